import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseAst, type Plugin } from "vite";

const PACKAGE = "lucide-react";

interface NamedImport {
  type: string;
  start: number;
  end: number;
  source?: { value: unknown };
  specifiers?: readonly { type: string; local: { name: string }; imported?: { name?: string } }[];
}

/** File of each name that the collection's index exports, some of several names. */
export function iconFiles(index: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names, file] of index.matchAll(/^export \{ (default as [^}]+) \} from '(\.\/icons\/[^']+)';$/gm))
    for (const name of names!.split(", ")) files.set(name.replace("default as ", ""), file!);
  return files;
}

/** The same module with each icon from its own file; names that are no icons stay with the index. */
export function directIcons(code: string, fileOf: (icon: string) => string | null): string {
  let direct = code;
  const imports = (parseAst(code).body as unknown as NamedImport[]).filter(
    ({ type, source }) => type === "ImportDeclaration" && source?.value === PACKAGE,
  );
  // From the end, so that the places before stay what they are.
  for (const { start, end, specifiers = [] } of imports.toReversed()) {
    const others = specifiers.filter(({ imported }) => fileOf(imported?.name ?? "") === null);
    if (others.some(({ type }) => type !== "ImportSpecifier") || specifiers.length === 0) continue;
    const lines = specifiers
      .filter((each) => !others.includes(each))
      .map(({ local, imported }) => `import ${local.name} from ${JSON.stringify(fileOf(imported!.name!))};`);
    const rest = others.map(({ local, imported }) => `${imported!.name} as ${local.name}`).join(", ");
    if (rest !== "") lines.push(`import { ${rest} } from "${PACKAGE}";`);
    direct = direct.slice(0, start) + lines.join(" ") + direct.slice(end);
  }
  return direct;
}

/** Through the index every module reaches two thousand icons, and the build cannot tell which of them a page needs. */
export function iconsFromTheirFiles(): Plugin {
  let known: Promise<(icon: string) => string | null> | undefined;
  return {
    name: "slipway:direct-icons",
    apply: "build",
    async transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes(`"${PACKAGE}"`)) return null;
      known ??= this.resolve(PACKAGE, id).then(async (index) => {
        if (index === null) throw new Error(`${PACKAGE} is not installed`);
        const files = iconFiles(await readFile(index.id, "utf8"));
        return (icon) => {
          const file = files.get(icon);
          return file === undefined ? null : join(dirname(index.id), file);
        };
      });
      return { code: directIcons(code, await known), map: null };
    },
  };
}
