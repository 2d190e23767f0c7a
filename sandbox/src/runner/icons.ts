/**
 * lucide-react as one file is 850 kB: more than all else that a page loads, for a dozen icons. Here each module gets the
 * icons it names, their drawings in its own code. A build imports each from its own file: it would leave the unused ones out
 * itself, but only after it has read all two thousand, which is two fifths of its time.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = "lucide-react";
const FOLDER = "/node_modules/lucide-react/dist/esm";
/** Part of the optimized set: an icon made with it is the package's own in all but its address. */
export const ICON_FACTORY = "lucide-react/dist/esm/createLucideIcon.mjs";
const FACTORY_NAME = "__createLucideIcon";

const FILTER = { id: /^\/app\/src\//, code: PACKAGE };

const EXPORTS = /^export \{ ([^}]+) \} from '\.\/(icons\/[\w-]+\.mjs)';$/gm;
const ALIAS = /default as (\w+)/g;
const DRAWING = /^const __iconData = (\{.*?^\});$/ms;

/** File of each icon by the names it is exported under; empty for a version of the package that looks different. */
async function iconFiles(): Promise<Map<string, string>> {
  const index = await readFile(join(FOLDER, "lucide-react.mjs"), "utf8").catch(() => "");
  const files = new Map<string, string>();
  for (const [, names, file] of index.matchAll(EXPORTS))
    for (const [, name] of names!.matchAll(ALIAS)) files.set(name!, file!);
  return files;
}

/** The drawing as source text, null when the file looks different. */
async function drawingOf(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null;
  const source = await readFile(join(FOLDER, file), "utf8").catch(() => "");
  return DRAWING.exec(source)?.[1] ?? null;
}

interface NamedImport {
  start: number;
  end: number;
  /** Imported name and the name it has in the module. */
  names: { icon: string; local: string }[];
}

interface ImportNode {
  type: string;
  start: number;
  end: number;
  source?: { value: unknown } | null;
  specifiers?: { type: string; imported?: { type: string; name?: string }; local: { name: string } }[];
}

/** Imports of icons by name; null when the module takes the package in another way too. */
function namedImports(body: readonly ImportNode[]): NamedImport[] | null {
  const found: NamedImport[] = [];
  for (const { type, start, end, source, specifiers = [] } of body) {
    if (source?.value !== PACKAGE) continue;
    if (type !== "ImportDeclaration" || specifiers.some((each) => each.type !== "ImportSpecifier")) return null;
    const names = specifiers.map(({ imported, local }) => ({ icon: imported?.name ?? "", local: local.name }));
    found.push({ start, end, names });
  }
  return found;
}

export function iconPlugin(): Plugin {
  let files: Promise<Map<string, string>> | undefined;
  const drawings = new Map<string, Promise<string | null>>();

  const drawing = async (icon: string): Promise<string | null> => {
    const known = drawings.get(icon) ?? drawingOf((await (files ??= iconFiles())).get(icon));
    drawings.set(icon, Promise.resolve(known));
    return known;
  };

  /** The constants that replace an import; null when one of its names is no icon. */
  const constants = async ({ names }: NamedImport): Promise<string | null> => {
    const drawn = await Promise.all(names.map(({ icon }) => drawing(icon)));
    if (drawn.includes(null)) return null;
    // On one line each, and the import's lines kept by its own end: lines of the source map stay right.
    return names
      .map(({ local }, at) => `const ${local} = ${FACTORY_NAME}(${drawn[at]!.replaceAll("\n", " ")});`)
      .join(" ");
  };

  return {
    name: "slipway-icons",
    apply: "serve",
    transform: {
      filter: FILTER,
      async handler(code) {
        const changed = await replaceImports(code, { body: this.parse(code).body, replacement: constants });
        // Imports are hoisted, so the last line serves the first.
        return changed && { code: `${changed}\nimport ${FACTORY_NAME} from "${ICON_FACTORY}";`, map: null };
      },
    },
  };
}

/** For builds, which have no source maps. */
export function iconImports(): Plugin {
  let files: Promise<Map<string, string>> | undefined;

  const imports = async ({ names }: NamedImport): Promise<string | null> => {
    const known = await (files ??= iconFiles());
    if (names.some(({ icon }) => !known.has(icon))) return null;
    return names.map(({ icon, local }) => `import ${local} from "${PACKAGE}/dist/esm/${known.get(icon)}";`).join(" ");
  };

  return {
    name: "slipway-icon-imports",
    apply: "build",
    transform: {
      filter: FILTER,
      async handler(code) {
        const changed = await replaceImports(code, { body: this.parse(code).body, replacement: imports });
        return changed && { code: changed, map: null };
      },
    },
  };
}

interface Replacing {
  body: unknown[];
  /** Null when one of its names is no icon: then nothing of the module is touched. */
  replacement: (found: NamedImport) => Promise<string | null>;
}

async function replaceImports(code: string, { body, replacement }: Replacing): Promise<string | null> {
  const imports = namedImports(body as readonly ImportNode[]);
  if (imports === null || imports.length === 0) return null;
  let changed = code;
  for (const found of imports.toReversed()) {
    const text = await replacement(found);
    if (text === null) return null;
    const lines = code.slice(found.start, found.end).split("\n").length - 1;
    changed = changed.slice(0, found.start) + text + "\n".repeat(lines) + changed.slice(found.end);
  }
  return changed;
}
