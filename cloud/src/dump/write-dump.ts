/** Writes a project's database as SQL: all of it shows one moment. Runs as the project's owner and changes nothing. */
import type { BackendTransaction, Connections } from "../backend/port.ts";
import { NOT_COPIED } from "../clusters/managed/export/catalog-queries.ts";
import { dumpRows, sourceOf, tupleSql, type DumpedTable, type Write } from "./dump-rows.ts";
import { DEPENDENCIES, OBJECTS, RANK, REFRESHES, RIGHTS, SEQUENCES, TABLES } from "./object-queries.ts";
import { orderObjects, type Dependency, type DumpedObject } from "./order-objects.ts";
import { BUCKET_COLUMNS, IDENTITY_COLUMNS, REALTIME_STAND_IN, STAND_INS, USER_COLUMNS } from "./stand-ins.ts";

export interface DumpChoice {
  part: "all" | "schema" | "rows";
  users: "none" | "without_passwords" | "with_passwords";
}

/** A dump that takes longer would hold back the cleaning up of the database. */
const MAX_MS = 30 * 60_000;
const STATEMENT_MS = 10 * 60_000;

const SETTINGS = [
  "set transaction isolation level repeatable read, read only",
  "set local search_path = pg_catalog",
  `set local statement_timeout = ${STATEMENT_MS}`,
  "set local idle_in_transaction_session_timeout = 0",
  // Rows that a policy would hide are an error here, never left out in silence.
  "set local row_security = off",
  "set local datestyle = 'ISO'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local extra_float_digits = 3",
  "set local bytea_output = 'hex'",
];

const HEAD = [
  "set client_encoding = 'UTF8';",
  "set standard_conforming_strings = on;",
  "set check_function_bodies = off;",
  "set client_min_messages = warning;",
  "select pg_catalog.set_config('search_path', '', false);",
  "set datestyle = 'ISO';",
  "set intervalstyle = 'postgres';",
  "set timezone = 'UTC';",
].join("\n");

async function objectsOf(tx: BackendTransaction, choice: DumpChoice): Promise<DumpedObject[]> {
  const objects: DumpedObject[] = [];
  for (const text of OBJECTS) {
    const isParameter = text.includes("$1");
    const { rows } = await tx.query<{
      rank: number;
      class: string;
      oid: string;
      owns: string | null;
      sql: string | null;
    }>(`${text} order by 3, 5`, isParameter ? [choice.users === "none"] : []);
    for (const { rank, class: of, oid, owns, sql } of rows) {
      if (sql === null) continue;
      const owned = (owns ?? "{}").slice(1, -1).split(",").filter(Boolean);
      // Views and tables bring rules and expressions along; the catalog of each is not known here.
      objects.push({
        rank,
        key: `${of} ${oid}`,
        owns: owned.flatMap((one) => OWNED_CLASSES.map((name) => `${name} ${one}`)),
        sql,
      });
    }
  }
  const { rows: classes } = await tx.query<{ name: string; oid: string }>(
    "select name, name::regclass::oid::int8::text as oid from unnest(array['pg_rewrite', 'pg_attrdef', 'pg_constraint', 'pg_class']) as name",
  );
  const oidOf = new Map(classes.map(({ name, oid }) => [name, oid]));
  const resolved = objects.map((object) => ({
    ...object,
    owns: object.owns.map((key) => key.replace(/^\S+/, (name) => oidOf.get(name)!)),
  }));
  const { rows: dependencies } = await tx.query<Dependency>(DEPENDENCIES);
  return orderObjects(resolved, dependencies);
}

const OWNED_CLASSES = ["pg_rewrite", "pg_attrdef", "pg_constraint", "pg_class"] as const;

/** For visitors' roles only: others are no part of a dump. */
async function rightsOf(tx: BackendTransaction): Promise<string[]> {
  const { rows } = await tx.query<{ object: string; role: string | null; rights: string | null; is_whole: boolean }>(
    RIGHTS,
  );
  const revoked = new Set<string>();
  return rows.flatMap(({ object, role, rights }) => {
    const before = revoked.has(object)
      ? []
      : [`revoke all on ${object} from public, anon, authenticated, service_role`];
    revoked.add(object);
    return role === null || rights === null ? before : [...before, `grant ${rights} on ${object} to ${role}`];
  });
}

async function leftOut(tx: BackendTransaction): Promise<string[]> {
  const found: string[] = [];
  for (const text of NOT_COPIED) {
    const { rows } = await tx.query<{ what: string }>(text);
    found.push(...rows.map(({ what }) => what));
  }
  return found;
}

const statement = (sql: string): string => `${sql};\n`;
const title = (text: string): string => `\n-- ${text}\n\n`;

/** Tables that others refer to come first; those in a ring stay in their order. */
function inOrder<T extends { name: string; needs: string[] }>(tables: readonly T[]): T[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: T[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => !needs.some((name) => waiting.has(name)));
    for (const table of ready.length > 0 ? ready : [...waiting.values()]) {
      waiting.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}

const list = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(", ");

async function writePeople(tx: BackendTransaction, { users }: DumpChoice, write: Write): Promise<void> {
  if (users !== "none") {
    await write(title("Users"));
    const hidden: Record<string, string> =
      users === "with_passwords" ? {} : { encrypted_password: "null::pg_catalog.text" };
    const head = `insert into auth.users (${list(USER_COLUMNS)}) values`;
    await dumpRows(tx, { head, tuple: tupleSql(USER_COLUMNS, hidden), from: "auth.users" }, write);
    const identities = `insert into auth.identities (${list(IDENTITY_COLUMNS)}) values`;
    await dumpRows(tx, { head: identities, tuple: tupleSql(IDENTITY_COLUMNS), from: "auth.identities" }, write);
  }
  const buckets = `insert into storage.buckets (${list(BUCKET_COLUMNS)}) values`;
  const tail = " on conflict (id) do nothing";
  await dumpRows(tx, { head: buckets, tail, tuple: tupleSql(BUCKET_COLUMNS), from: "storage.buckets" }, write);
}

async function writeRows(tx: BackendTransaction, choice: DumpChoice, write: Write): Promise<void> {
  await writePeople(tx, choice, write);
  const { rows: tables } = await tx.query<DumpedTable & { needs: string[] }>(TABLES);
  for (const table of inOrder(tables)) {
    if (table.columns.length === 0) continue;
    await write(title(`Rows of ${table.name.replaceAll(/[\r\n]/g, " ")}`));
    await dumpRows(tx, sourceOf(table), write);
  }
  const { rows: sequences } = await tx.query<{ sql: string }>(SEQUENCES);
  if (sequences.length > 0) await write(title("Positions of sequences"));
  await write(sequences.map(({ sql }) => statement(sql)).join(""));
}

async function writeAll(tx: BackendTransaction, choice: DumpChoice, write: Write): Promise<void> {
  for (const text of SETTINGS) await tx.query(text);
  const objects = choice.part === "rows" ? [] : await objectsOf(tx, choice);
  const lost = choice.part === "rows" ? [] : await leftOut(tx);
  const said = lost.map((what) => `-- Left out: ${what.replaceAll(/[\r\n]/g, " ")}\n`).join("");
  await write(`-- A project's database as SQL. Files in storage are no part of it.\n${said}\n${HEAD}\n`);
  if (choice.part === "rows") await write("set session_replication_role = replica;\n");
  const last = objects.findLastIndex(({ rank }) => rank === RANK.table) + 1;
  const writeObjects = async (some: readonly DumpedObject[]): Promise<void> => {
    for (const { sql } of some) await write(statement(sql));
  };
  if (choice.part !== "rows") {
    await write(title("What a backend brings along, where it is missing"));
    await write(`${STAND_INS.join("\n")}\n`);
    if (objects.some(({ rank }) => rank === RANK.publication)) await write(`${REALTIME_STAND_IN}\n`);
    await write(title("Tables and what they need"));
    await writeObjects(objects.slice(0, last));
  }
  if (choice.part !== "schema") await writeRows(tx, choice, write);
  if (choice.part !== "rows") {
    await write(title("Keys, indexes, views, triggers and policies"));
    await writeObjects(objects.slice(last));
    await write(title("Rights of visitors"));
    for (const sql of await rightsOf(tx)) await write(statement(sql));
  }
  const { rows: refreshes } = await tx.query<{ sql: string }>(REFRESHES);
  if (choice.part !== "schema") for (const { sql } of refreshes) await write(statement(sql));
  if (choice.part === "rows") await write("reset session_replication_role;\n");
}

/** `write` may wait. Throws what it throws, and errors of the database; nothing is retried. */
export async function writeDump(owner: Connections, choice: DumpChoice, write: Write): Promise<void> {
  await owner.transaction((tx) => writeAll(tx, choice, write), undefined, { maxMs: MAX_MS, endsSession: true });
}
