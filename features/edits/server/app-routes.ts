/** Addresses of a generated app, read from its router file. [V2] */

export const ROUTER_FILES = ["src/App.tsx", "src/App.jsx", "src/routes.tsx", "src/router.tsx", "src/main.tsx"];
const MAX_PAGES = 50;

/** Static routes in the order they are declared; wildcards and parameters are left out. At least `/`. */
export function appRoutes(readText: (path: string) => string | null): string[] {
  for (const file of ROUTER_FILES) {
    const source = readText(file);
    const found = source === null ? [] : routesIn(source);
    if (found.length > 0) return found.slice(0, MAX_PAGES);
  }
  return ["/"];
}

function routesIn(source: string): string[] {
  const found = new Set<string>();
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  for (const match of code.matchAll(/\bpath\s*(?:=\s*\{?|:)\s*(["'`])([^"'`\n]*)\1/g)) {
    const path = match[2]!.startsWith("/") ? match[2]! : `/${match[2]!}`;
    if (!/[*:${}]/.test(path)) found.add(path);
  }
  return [...found];
}
