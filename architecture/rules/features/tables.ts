/** Only its owner names a table; the others ask the owner. Breaches from before the rule are counted, and the counts only fall. */
import type { SourceTree, Rule, Violation } from "../../source-tree.ts";
import { placeOf } from "../../places.ts";
import type { SourceFile, TextLine } from "../../source-file.ts";

/**
 * How often each feature names a table of another one: foreign keys in migrations that were released, which never change.
 * The agent's is a word in a hostile script, which runs nowhere.
 */
const LEFT: Readonly<Record<string, number>> = {
  agent: 1,
  billing: 1,
  integrations: 4,
  projects: 3,
  sharing: 2,
  workspaces: 2,
};

const MADE = /\bcreate (?:unlogged )?table (?:if not exists )?"?([a-z_]+)/gi;
/** A drizzle schema: the table's name stands in the call, and the constant is what others could import. */
const SCHEMA = /\bconst (\w+) = pgTable\(\s*"([a-z_]+)"/g;
const IS_SQL = /\b(?:select|insert into|update|delete from|from|join|(?:create|alter|lock) table)\b/i;
/** Tables after these words; a list of them ends at the next word that is no alias. */
const NAMED =
  /\b(?:from|join|into|update|using|table|references)\s+(?:only\s+)?((?:"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*)*"?[a-z_]+"?)/gi;

/** Feature, or the room where it is none. */
const ownerAt = (path: string): string => placeOf(path).feature ?? path.split("/", 1)[0]!;

const isServer = ({ path }: SourceFile): boolean => {
  const { feature, slice, isTest } = placeOf(path);
  return feature !== null && slice === "server" && !isTest;
};

/** By name: who makes it in a migration. Tables inside projects' databases are nobody's here. */
function ownersOfTables(tree: SourceTree): Map<string, string> {
  const owners = new Map<string, string>();
  const makers = tree.files.filter((file) => isServer(file) || /^platform\/src\/.*(?<!\.test)\.ts$/.test(file.path));
  for (const { path, texts } of makers)
    for (const { text } of texts) for (const [, name] of text.matchAll(MADE)) owners.set(name!, ownerAt(path));
  return owners;
}

const namesIn = (sql: string): string[] =>
  [...sql.matchAll(NAMED)].flatMap(([, list]) =>
    list!.split(",").map((part) => part.trim().split(/\s/, 1)[0]!.replaceAll('"', "")),
  );

interface Named {
  table: string;
  line: number;
}

const namedInTexts = (texts: readonly TextLine[]): Named[] =>
  texts.flatMap(({ text, line }) => (IS_SQL.test(text) ? namesIn(text).map((table) => ({ table, line })) : []));

/** Tables of schemas that stand here, and of those that are imported from another feature. */
function namedInSchemas(tree: SourceTree, file: SourceFile, schemas: ReadonlyMap<string, string>): Named[] {
  const declared = [...tree.read(file.path).matchAll(SCHEMA)].map(([, , table]) => ({ table: table!, line: 1 }));
  const imported = file.imports.flatMap(({ names, line, ...rest }) => {
    const target = tree.target(file, { names, line, ...rest });
    if (names === "all" || target === null || ownerAt(target) === ownerAt(file.path)) return [];
    return names.flatMap((name) => {
      const table = schemas.get(`${ownerAt(target)} ${name}`);
      return table === undefined ? [] : [{ table, line }];
    });
  });
  return [...declared, ...imported];
}

/** With another table of counts than the repository's own, for tests. */
export function ownTablesWith(tree: SourceTree, left: Readonly<Record<string, number>>): Violation[] {
  const owners = ownersOfTables(tree);
  const files = tree.files.filter(isServer);
  const schemas = new Map(
    files.flatMap(({ path }) =>
      [...tree.read(path).matchAll(SCHEMA)].map(([, name, table]) => [`${ownerAt(path)} ${name}`, table!] as const),
    ),
  );
  const found = new Map<string, Violation[]>(Object.keys(left).map((feature) => [feature, []]));
  for (const file of files) {
    const feature = ownerAt(file.path);
    for (const { table, line } of [...namedInTexts(file.texts), ...namedInSchemas(tree, file, schemas)]) {
      const owner = owners.get(table);
      if (owner === undefined || owner === feature) continue;
      const message = `names ${table}, a table of ${owner}: ask ${owner} for it`;
      found.set(feature, [...(found.get(feature) ?? []), { path: file.path, line, message }]);
    }
  }
  return [...found].flatMap(([feature, breaches]): Violation[] => {
    const max = left[feature] ?? 0;
    if (breaches.length > max) return breaches;
    if (breaches.length === max) return [];
    const message = `${breaches.length} tables of others are named, ${max} were left: lower the count in architecture/rules/features/tables.ts`;
    return [{ path: `features/${feature}/server`, line: 1, message }];
  });
}

export const ownTables: Rule = (tree) => ownTablesWith(tree, LEFT);
