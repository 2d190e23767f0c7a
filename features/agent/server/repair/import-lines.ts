/** Imports of one file: added where they belong, renamed, made a type, taken away. */
import type { ImportDeclaration, ImportDeclarationSpecifier } from "oxc-parser";
import type { Origin } from "./project-symbols.ts";
import { identifiersNamed, removeNode, type Source } from "./source.ts";

export const importsOf = (source: Source): ImportDeclaration[] =>
  source.program.body.filter((node) => node.type === "ImportDeclaration");

export interface ImportedAs {
  statement: ImportDeclaration;
  specifier: ImportDeclarationSpecifier;
}

/** The import that binds a name. */
export function importOf(source: Source, local: string): ImportedAs | null {
  for (const statement of importsOf(source)) {
    const specifier = statement.specifiers.find((entry) => entry.local.name === local);
    if (specifier !== undefined) return { statement, specifier };
  }
  return null;
}

export function addImport(source: Source, name: string, origin: Origin): void {
  const { from, kind, isType } = origin;
  const same = importsOf(source).find(
    (node) => node.source.value === from && node.specifiers.some((entry) => entry.type === "ImportSpecifier"),
  );
  const last = same?.specifiers.findLast((entry) => entry.type === "ImportSpecifier");
  if (kind === "named" && same !== undefined && last !== undefined && (same.importKind !== "type" || isType)) {
    source.edits.appendLeft(last.end, `, ${isType && same.importKind !== "type" ? "type " : ""}${name}`);
    return;
  }
  const clause = kind === "named" ? `{ ${name} }` : kind === "*" ? `* as ${name}` : name;
  const line = `import ${isType ? "type " : ""}${clause} from ${JSON.stringify(from)};\n`;
  const first = source.program.body.find(
    (node) => node.type !== "ExpressionStatement" || !("directive" in node && node.directive),
  );
  source.edits.appendRight(first?.start ?? 0, line);
}

/** Removes one name, and the whole line if nothing else is imported by it. */
export function removeSpecifier(source: Source, { statement, specifier }: ImportedAs): void {
  if (statement.specifiers.length === 1) return removeNode(source, statement);
  const named = statement.specifiers.filter((entry) => entry.type === "ImportSpecifier");
  if (specifier.type === "ImportSpecifier" && named.length === 1) {
    // `import a, { b } from` -> `import a from`
    const end = source.text.indexOf("}", specifier.end) + 1;
    const start = source.text.lastIndexOf("{", specifier.start);
    source.edits.remove(start - (/,\s*$/.exec(source.text.slice(0, start))?.[0].length ?? 0), end);
    return;
  }
  if (specifier.type === "ImportDefaultSpecifier") {
    const next = /^\s*,\s*/.exec(source.text.slice(specifier.end))?.[0].length ?? 0;
    source.edits.remove(specifier.start, specifier.end + next);
    return;
  }
  const after = /^\s*,\s*/.exec(source.text.slice(specifier.end))?.[0].length ?? 0;
  if (after > 0) source.edits.remove(specifier.start, specifier.end + after);
  else
    source.edits.remove(
      specifier.start - (/,\s*$/.exec(source.text.slice(0, specifier.start))?.[0].length ?? 0),
      specifier.end,
    );
}

/** Renames a name everywhere in the file. */
export function renameEverywhere(source: Source, from: string, to: string): void {
  for (const { node, parents } of identifiersNamed(source, from)) {
    const parent = parents.at(-1);
    const isKey = parent?.type === "Property" && !parent.computed && parent.key === node && !parent.shorthand;
    const isMember = parent?.type === "MemberExpression" && !parent.computed && parent.property === node;
    const isAttribute = parent?.type === "JSXAttribute";
    if (!isKey && !isMember && !isAttribute) source.edits.overwrite(node.start, node.end, to);
  }
}
