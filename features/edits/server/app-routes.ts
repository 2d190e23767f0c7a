/** Addresses of a generated app, read from its router file. [V2] */

export const ROUTER_FILES = ["src/App.tsx", "src/App.jsx", "src/routes.tsx", "src/router.tsx", "src/main.tsx"];
const MAX_PAGES = 50;

type ReadText = (path: string) => string | null;

/** Static routes in the order they are declared; wildcards and parameters are left out. At least `/`. */
export function appRoutes(readText: ReadText): string[] {
  const found = allAppRoutes(readText).filter((path) => !path.includes(":"));
  return found.length > 0 ? found : ["/"];
}

/** The same with those that have a parameter: `/items/:id`. */
export function allAppRoutes(readText: ReadText): string[] {
  for (const file of ROUTER_FILES) {
    const source = readText(file);
    const found = source === null ? [] : routesIn(source);
    if (found.some((path) => !path.includes(":"))) return found;
  }
  return ["/"];
}

/** Each part is read once: the text is a stranger's, and a pattern that tries again from every place would hold up everybody. */
const ROUTE = /\bpath\s*(?:=\s*(?:\{\s*)?|:\s*)(["'`])([^"'`\n]*)\1/g;

function routesIn(source: string): string[] {
  const found = new Set<string>();
  for (const match of withoutComments(source).matchAll(ROUTE)) {
    const path = match[2]!.startsWith("/") ? match[2]! : `/${match[2]!}`;
    if (!/[*${}]/.test(path)) found.add(path);
    if (found.size === MAX_PAGES) break;
  }
  return [...found];
}

/** A block comment without an end is not a comment. */
function withoutComments(source: string): string {
  let code = "";
  let at = 0;
  while (at < source.length) {
    const start = source.indexOf("/*", at);
    const end = start < 0 ? -1 : source.indexOf("*/", start + 2);
    if (end < 0) break;
    code += source.slice(at, start);
    at = end + 2;
  }
  return (code + source.slice(at)).replace(/(?<=^|\s)\/\/.*$/gm, "");
}
