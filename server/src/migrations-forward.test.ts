/** Data of every earlier schema comes forward: each step that a migration ever met, with rows in every table. Made from the list itself. */
import { features } from "@slipway/features/server.ts";
import type { Database, Migration } from "@slipway/platform/database/port";
import { createTestDatabase } from "@slipway/platform/testing/test-database";
import { expect, it } from "vitest";
import { engineMigrations } from "./services.ts";

const migrations = [...engineMigrations, ...features.flatMap((feature) => feature.migrations)];
const nameOf = ({ owner, name }: Migration): string => `${owner}/${name}`;

/** Run at one start together with the one before it, so no data ever waited between the two. */
const TOGETHER = ["integrations/002-owners"];

/** Number of the same owner's earlier migrations. */
function place(migration: Migration): number {
  const own = migrations.filter(({ owner }) => owner === migration.owner);
  const until = own.slice(0, own.indexOf(migration) + 1);
  return until.filter((one) => !TOGETHER.includes(nameOf(one))).length - 1;
}

const LAST = Math.max(...migrations.map(place));

/** Every owner at its first schema, at its second and so on: each step of each is among them. */
const STEPS = Array.from({ length: LAST }, (_none, at) => ({
  step: at + 1,
  earlier: migrations.filter((migration) => place(migration) <= at),
}));

type Row = Record<string, unknown>;

interface Column {
  table: string;
  column: string;
  type: string;
  checks: string | null;
}

interface Reference {
  table: string;
  target: string;
  columns: string[];
  targets: string[];
}

const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
     where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey)) as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'slipway_migrations'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a'
  order by c.relname, a.attnum`;
const REFERENCES = `
  select k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
    array(select attname::text from unnest(k.conkey) with ordinality u(n, o)
      join pg_attribute on attrelid = k.conrelid and attnum = n order by o) as columns,
    array(select attname::text from unnest(k.confkey) with ordinality u(n, o)
      join pg_attribute on attrelid = k.confrelid and attnum = n order by o) as targets
  from pg_constraint k where k.contype = 'f'`;

/** One that the column's own rules allow; `at` tells rows apart. */
function valueOf({ column, type, checks }: Column, at: number): unknown {
  const allowed = new RegExp(`\\(${column} = ANY \\(ARRAY\\['([^']*)'`).exec(checks ?? "")?.[1];
  if (allowed !== undefined) return allowed;
  if (checks?.includes(`(${column} ~ '^[0-9a-f]{64}$'`) === true) return String(at).repeat(64);
  // Exactly one of two columns has a value: the other one.
  if (checks?.includes(`IS NULL) = (${column} IS NOT NULL)`) === true) return null;
  // At most one of two columns has a value: the first.
  if (checks?.includes(`OR (${column} IS NULL)`) === true) return null;
  if (type.endsWith("[]")) return [];
  if (type === "boolean") return true;
  if (type.startsWith("json")) return "{}";
  if (type === "bytea") return Buffer.from([0, at]);
  if (type === "uuid") return `00000000-0000-4000-8000-00000000000${at}`;
  if (/^(timestamp|date)/.test(type)) return new Date(Date.UTC(2026, 0, 1 + at));
  if (/^(smallint|integer|bigint|numeric|real|double)/.test(type)) return at + 1;
  return `${column.replaceAll("_", "-")}-${at}`;
}

const ROWS = [0, 1];

/** Each row refers to the row of the same number. */
async function fill({ pool }: Database): Promise<void> {
  const { rows: columns } = await pool.query<Column>(COLUMNS);
  const { rows: references } = await pool.query<Reference>(REFERENCES);
  const made = new Map<string, Row[]>();
  const waiting = new Set(columns.map(({ table }) => table));
  while (waiting.size > 0) {
    const ready = [...waiting].filter((table) =>
      references.every((one) => one.table !== table || one.target === table || !waiting.has(one.target)),
    );
    if (ready.length === 0) throw new Error(`tables refer to each other in a ring: ${[...waiting].join(", ")}`);
    for (const table of ready) {
      waiting.delete(table);
      const rows: Row[] = [];
      for (const at of ROWS) {
        const row: Row = {};
        for (const column of columns.filter((one) => one.table === table)) row[column.column] = valueOf(column, at);
        for (const { target, columns: own, targets } of references.filter((one) => one.table === table))
          for (const [index, name] of own.entries())
            row[name] =
              target === table
                ? row[targets[index]!]
                : (made.get(target)![at] ?? made.get(target)![0]!)[targets[index]!];
        const names = Object.keys(row);
        const text = `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")})
          values (${names.map((_name, index) => `$${index + 1}`).join(", ")}) on conflict do nothing returning *`;
        const { rows: inserted } = await pool.query<Row>(text, Object.values(row)).catch((error: Error) => {
          throw new Error(`${table}: ${error.message}`, { cause: error });
        });
        rows.push(...inserted);
      }
      made.set(table, rows);
    }
  }
}

async function counts({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const found: Record<string, number> = {};
  for (const table of new Set(rows.map((row) => row.table)))
    found[table] = Number((await pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count);
  return found;
}

/** Columns with their types, defaults and rules, indexes and constraints. */
async function schemaOf({ pool }: Database): Promise<unknown[]> {
  const texts = [
    `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' '
       || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
     from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
    "select indexdef as line from pg_indexes where schemaname = 'public'",
    "select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace",
  ];
  const lines: string[] = [];
  for (const text of texts) lines.push(...(await pool.query<{ line: string }>(text)).rows.map(({ line }) => line));
  return lines.toSorted();
}

/** Tables out of which a migration takes rows on purpose. */
const taken = (earlier: readonly Migration[]): Set<string> => {
  const later = migrations.filter((migration) => !earlier.includes(migration)).map(({ sql }) => sql);
  return new Set(
    [...later.join(";").matchAll(/(?:delete from|drop table(?: if exists)?|truncate)\s+(\w+)/gi)].map(
      (match) => match[1]!,
    ),
  );
};

it.each(STEPS)(
  "rows of schema $step of every owner come forward, and the schema is that of a new installation",
  { timeout: 60_000 },
  async ({ earlier }) => {
    await using database = await createTestDatabase();
    await using fresh = await createTestDatabase({ migrations });
    await database.migrate(earlier);
    await fill(database);
    const had = await counts(database);
    expect(Math.min(...Object.values(had))).toBeGreaterThan(0);
    const { applied } = await database.migrate(migrations);
    expect(applied).toHaveLength(migrations.length - earlier.length);
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
    const has = await counts(database);
    const changes = taken(earlier);
    for (const [table, count] of Object.entries(had))
      if (!changes.has(table)) expect([table, has[table]]).toEqual([table, count]);
  },
);
