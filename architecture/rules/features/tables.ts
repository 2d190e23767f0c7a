/** Only its owner names a table; the others ask the owner. Keys to people and workspaces are the one exception. */
import type { SourceTree, Rule, Violation } from "../../source-tree.ts";
import { placeOf } from "../../places.ts";
import type { SourceFile, TextLine } from "../../source-file.ts";

interface Exceptions {
  /** By feature: tables of others that its foreign keys name (docs/decisions/142). */
  keys: Readonly<Record<string, readonly string[]>>;
  /** By file: how often tables of others are named otherwise. */
  named: Readonly<Record<string, number>>;
}

const EXCEPTIONS: Exceptions = {
  keys: {
    billing: ["workspaces"],
    integrations: ["users", "workspaces"],
    projects: ["users", "workspaces"],
    sharing: ["users"],
    workspaces: ["users"],
  },
  named: {
    // A hostile script, which runs nowhere.
    "features/agent/server/loop/asking/hostile-scripts.ts": 1,
    // A released migration deletes the rows that would break its new keys.
    "features/integrations/server/integration-tables.ts": 2,
  },
};

const MADE = /\bcreate (?:unlogged )?table (?:if not exists )?"?([a-z_]+)/gi;
/** A drizzle schema: the table's name stands in the call, and the constant is what others could import. */
const SCHEMA = /\bconst (\w+) = pgTable\(\s*"([a-z_]+)"/g;
const IS_SQL = /\b(?:select|insert into|update|delete from|from|join|(?:create|alter|lock) table)\b/i;
/** Tables after these words; a list of them ends at the next word that is no alias. */
const NAMED =
  /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?((?:"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*)*"?[a-z_]+"?)/gi;

const KEY = /\breferences\s+"?([a-z_]+)/gi;

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

const keysIn = (texts: readonly TextLine[]): Named[] =>
  texts.flatMap(({ text, line }) =>
    IS_SQL.test(text) ? [...text.matchAll(KEY)].map(([, table]) => ({ table: table!, line })) : [],
  );

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

/** With other exceptions than the repository's own, for tests. */
export function ownTablesWith(tree: SourceTree, exceptions: Exceptions): Violation[] {
  const owners = ownersOfTables(tree);
  const files = tree.files.filter(isServer);
  const schemas = new Map(
    files.flatMap(({ path }) =>
      [...tree.read(path).matchAll(SCHEMA)].map(([, name, table]) => [`${ownerAt(path)} ${name}`, table!] as const),
    ),
  );
  const unused = new Set(Object.entries(exceptions.keys).flatMap(([by, tables]) => tables.map((to) => `${by} ${to}`)));
  const breaches = files.flatMap((file): Violation[] => {
    const feature = ownerAt(file.path);
    const told = ({ table, line }: Named, instead: string): Violation[] => {
      const owner = owners.get(table);
      if (owner === undefined || owner === feature) return [];
      return [{ path: file.path, line, message: `names ${table}, a table of ${owner}: ${instead}` }];
    };
    const keys = keysIn(file.texts).flatMap((key) => {
      unused.delete(`${feature} ${key.table}`);
      return exceptions.keys[feature]?.includes(key.table) ? [] : told(key, "delete rows when its owner says so");
    });
    const named = [...namedInTexts(file.texts), ...namedInSchemas(tree, file, schemas)].flatMap((each) =>
      told(each, "ask its owner for it"),
    );
    return [...keys, ...besideExceptions(file.path, named, exceptions.named[file.path] ?? 0)];
  });
  const past = [...unused].map((key) => ({ path: SELF, line: 1, message: `no foreign key is "${key}" any more` }));
  return [...breaches, ...past];
}

const SELF = "architecture/rules/features/tables.ts";

function besideExceptions(path: string, named: readonly Violation[], excepted: number): readonly Violation[] {
  if (named.length >= excepted) return named.length === excepted ? [] : named;
  return [
    { path, line: 1, message: `${named.length} tables of others are named, ${excepted} are excepted in ${SELF}` },
  ];
}

export const ownTables: Rule = (tree) => ownTablesWith(tree, EXCEPTIONS);
