/** Repairs imports of missing exports, imports of the wrong kind, and imports from missing modules. */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { isCode } from "../../overlay/module-records.ts";
import { quotedIn, suggestionIn, type Fixer, type FixersByCode, type Problem } from "../fixer.ts";
import { addImport, importsOf, removeSpecifier, renameEverywhere, type ImportedAs } from "../import-lines.ts";
import { aliasOf, iconNames, type Exported } from "../project-symbols.ts";
import { nearestName } from "../source.ts";

function importedAt({ source, offset }: Problem): ImportedAs | null {
  const statement = importsOf(source).find((node) => node.start <= offset && offset < node.end);
  const specifier =
    statement?.specifiers.find((entry) => entry.start <= offset && offset < entry.end) ?? statement?.specifiers[0];
  return statement === undefined || specifier === undefined ? null : { statement, specifier };
}

const exportsOfImport = ({ source, symbols }: Problem, { statement }: ImportedAs): readonly Exported[] => {
  const target = symbols.target(source.path, statement.source.value);
  return target === null ? [] : symbols.exportsOf(target);
};

/** Puts an import of another kind in place of one that does not fit. */
function reimport(
  problem: Problem,
  imported: ImportedAs,
  clause: { name: string; kind: "named" | "default"; from?: string },
): string {
  const { source } = problem;
  const local = imported.specifier.local.name;
  const from = clause.from ?? imported.statement.source.value;
  const name = clause.kind === "named" && clause.name !== local ? `${clause.name} as ${local}` : local;
  removeSpecifier(source, imported);
  addImport(source, name, { from, kind: clause.kind, isType: imported.statement.importKind === "type" });
  return `imported ${clause.kind === "default" ? `${local} as the default` : clause.name} from ${from} in ${source.path}`;
}

/** `import Card from` where there is only `{ Card }`. */
const noDefault: Fixer = (problem) => {
  const imported = importedAt(problem);
  if (imported?.specifier.type !== "ImportDefaultSpecifier") return null;
  const local = imported.specifier.local.name;
  const names = exportsOfImport(problem, imported).map((entry) => entry.name);
  const name = names.includes(local)
    ? local
    : (nearestName(local, names, 2) ?? (names.length === 1 ? names[0]! : null));
  return name === null ? null : reimport(problem, imported, { name, kind: "named" });
};

/** `import { Card } from` where it is the default export, has another name, or is in another module. */
const noSuchMember: Fixer = (problem) => {
  const { source, symbols, message } = problem;
  const imported = importedAt(problem);
  if (imported?.specifier.type !== "ImportSpecifier") return null;
  const { specifier, statement } = imported;
  const wanted = specifier.imported.type === "Identifier" ? specifier.imported.name : specifier.local.name;
  const names = exportsOfImport(problem, imported).map((entry) => entry.name);
  if (names.includes("default") && (/import \w+ from/.test(message) || names.length === 1))
    return reimport(problem, imported, { name: "default", kind: "default" });
  const elsewhere = symbols.originOf(wanted, source.path, symbols.dependencies());
  if (elsewhere !== null && elsewhere.kind !== "*" && elsewhere.from !== statement.source.value)
    return reimport(problem, imported, { name: wanted, kind: elsewhere.kind, from: elsewhere.from });
  const isIcon = statement.source.value === "lucide-react";
  const meant =
    suggestionIn(message) ?? nearestName(wanted, isIcon ? iconNames() : names, 2) ?? (isIcon ? likeIcon(wanted) : null);
  if (meant === null) return null;
  if (specifier.local.name === wanted && source.text.search(new RegExp(`\\b${meant}\\b`)) === -1)
    renameEverywhere(source, wanted, meant);
  else source.edits.overwrite(specifier.start, specifier.end, `${meant} as ${specifier.local.name}`);
  return `imported ${meant} for ${wanted}, which ${statement.source.value} does not have, in ${source.path}`;
};

/** An icon that shares a word with the missing one, else a plain circle. */
function likeIcon(name: string): string {
  const parts = name.match(/[A-Z][a-z]+/g) ?? [];
  const all = [...iconNames()];
  for (const part of parts.filter((word) => word.length > 2)) {
    if (iconNames().has(part)) return part;
    const found = all.find((icon) => icon.startsWith(part));
    if (found !== undefined) return found;
  }
  return "Circle";
}

const MOVED_PACKAGES: Readonly<Record<string, string>> = { "react-router-dom": "react-router", lucide: "lucide-react" };

const noSuchModule: Fixer = (problem) => {
  const { source, symbols, message, wantPackage } = problem;
  const request = quotedIn(message);
  const statement = importsOf(source).find((node) => node.start <= problem.offset && problem.offset < node.end);
  if (request === null || statement === undefined || statement.source.value !== request) return null;
  const literal = { start: statement.source.start, end: statement.source.end };
  const put = (from: string): string => {
    source.edits.overwrite(literal.start, literal.end, JSON.stringify(from));
    return `imported from ${from} in place of ${request} in ${source.path}`;
  };
  if (/^[.@]\/|^\.\.\//.test(request)) {
    const target = fileLike(
      problem,
      request,
      statement.specifiers.map((entry) => entry.local.name),
    );
    return target === null ? null : put(aliasOf(target));
  }
  const name = request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");
  const dependencies = symbols.dependencies();
  const instead = MOVED_PACKAGES[name] ?? nearestName(name, dependencies, 2);
  if (instead !== null && instead !== undefined && dependencies.has(instead)) return put(instead);
  if (dependencies.has(name) || !/^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/.test(name)) return null;
  wantPackage(name);
  return `added the package ${name}`;
};

/** The one file with the same or a similar name, else the one that exports the imported names. */
function fileLike({ source, symbols }: Problem, request: string, names: readonly string[]): ProjectPath | null {
  const base = request
    .split("/")
    .at(-1)!
    .replace(/\.\w+$/, "");
  const files = symbols.files.paths().filter((path) => path.startsWith("src/") && isCode(path) && path !== source.path);
  const nameOf = (path: string): string =>
    path
      .split("/")
      .at(-1)!
      .replace(/\.\w+$/, "");
  const same = files.filter((path) => nameOf(path).toLowerCase() === base.toLowerCase());
  if (same.length === 1) return same[0]!;
  const near = same.length > 1 ? null : nearestName(base, files.map(nameOf), 2);
  const nearFiles = files.filter((path) => nameOf(path) === near);
  if (nearFiles.length === 1) return nearFiles[0]!;
  const exporting = new Set(
    symbols
      .exports()
      .filter((entry) => names.includes(entry.name) && entry.path !== source.path)
      .map((entry) => entry.path),
  );
  return exporting.size === 1 ? [...exporting][0]! : null;
}

/** A type imported as a value, where types need `import type`. */
const asType: Fixer = (problem) => {
  const imported = importedAt(problem);
  if (imported?.specifier.type !== "ImportSpecifier") return null;
  problem.source.edits.appendRight(imported.specifier.start, "type ");
  return `imported ${imported.specifier.local.name} as a type in ${problem.source.path}`;
};

/** A value imported as a type. */
const asValue: Fixer = ({ source, message }) => {
  const name = quotedIn(message);
  for (const statement of importsOf(source)) {
    const specifier = statement.specifiers.find((entry) => entry.local.name === name);
    if (specifier === undefined || name === null) continue;
    const isWhole = statement.importKind === "type";
    const at = isWhole ? statement : specifier;
    const found = /^(import\s+)?type\s+/.exec(source.text.slice(at.start));
    if (found === null) return null;
    if (isWhole && statement.specifiers.length > 1) {
      removeSpecifier(source, { statement, specifier });
      addImport(source, name, {
        from: statement.source.value,
        kind: specifier.type === "ImportSpecifier" ? "named" : "default",
        isType: false,
      });
    } else source.edits.remove(at.start + (found[1]?.length ?? 0), at.start + found[0].length);
    return `imported ${name} as a value in ${source.path}`;
  }
  return null;
};

export const importFixers: FixersByCode = {
  TS1192: [noDefault],
  TS2613: [noDefault],
  TS2305: [noSuchMember],
  TS2614: [noSuchMember],
  TS2724: [noSuchMember],
  TS2459: [noSuchMember],
  TS2307: [noSuchModule],
  TS1484: [asType],
  TS1361: [asValue],
  TS1362: [asValue],
};
