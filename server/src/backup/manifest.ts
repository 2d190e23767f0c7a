/** What a backup says about itself. It is the last entry of the archive: an archive without it was cut off. */
import { createHash } from "node:crypto";
import { z } from "zod";

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() });
export type TableCopy = z.output<typeof tableSchema>;

const repositorySchema = z.object({
  id: z.string(),
  /** What the database says is the newest version; null before the first. */
  head: z.string().nullable(),
  /** Git's own hash of all files of that version. */
  tree: z.string().nullable(),
});
export type RepositoryCopy = z.output<typeof repositorySchema>;

const leftOutSchema = z.object({
  what: z.enum(["project", "backend"]),
  /** Of the project, both times. */
  id: z.string().regex(/^[a-z][a-z0-9]{1,19}$/),
  /**
   * `deleted`: somebody deleted it for ever while the backup was made; `missing`: it was not there before either; `elsewhere`: on a
   * server that no setting names any more; `parts`: some of it has no place in a copy.
   */
  why: z.enum(["deleted", "missing", "elsewhere", "parts"]),
  /** Which, with `parts`. */
  parts: z.array(z.string()).optional(),
});
export type LeftOut = z.output<typeof leftOutSchema>;

const copySchema = z.object({
  /** Of the project. */
  ref: z.string(),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Null: nobody counted them. */
  tables: z
    .array(z.object({ name: z.string(), rows: z.number().int() }))
    .nullable()
    .default(null),
});
/** What stands in the archive for one project's database. */
export type DatabaseCopy = z.output<typeof copySchema>;

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Which installation's keys open what is sealed in it; backups of earlier versions do not say. */
  keys: z.string().nullable().default(null),
  created_at: z.iso.datetime(),
  migrations: z.array(z.object({ owner: z.string(), name: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  repositories: z.array(repositorySchema),
  /** `etag`: SHA-256 of the bytes, hex. */
  objects: z.array(z.object({ key: z.string(), size: z.number().int(), etag: z.string() })),
  mails: z.array(z.string()),
  /** Projects' own databases; backups of earlier versions know none. */
  clusters: z.array(z.string().regex(/^[a-z][a-z0-9]{2,19}$/)).default([]),
  /** Those on a server of their own. */
  managed: z.array(z.string().regex(/^[a-z][a-z0-9]{2,19}$/)).default([]),
  /** Of each of both kinds; backups of earlier versions have none. */
  copies: z.array(copySchema).default([]),
  /** What the rows name and the archive does not hold. */
  left_out: z.array(leftOutSchema).default([]),
});
export type Manifest = z.output<typeof manifestSchema>;

/** What an installation signs with: kept apart, so that who gets hold of a backup cannot sign in as others. */
export const KEY_TABLES: readonly string[] = ["installation", "preview_installation"];

/** Rows of `KEY_TABLES`, as Postgres copies them, and what the passwords of the projects' databases are made from. */
export const keysSchema = z.object({
  format: z.literal(1),
  /** Null where there are none, and in backups of earlier versions, whose archive holds it. */
  clusters: z.string().min(1).max(1000).nullable().default(null),
  // A name becomes a file's name before it becomes a table's.
  tables: z.array(
    tableSchema.extend({ name: z.string().refine((name) => KEY_TABLES.includes(name)), copy: z.string() }),
  ),
});
export type Keys = z.output<typeof keysSchema>;

/** The same for all backups of one installation. Says nothing of the keys themselves, which are random. */
export function keysMark({ tables }: Pick<Keys, "tables">): string {
  const { copy = "" } = tables.find(({ name }) => name === "installation") ?? {};
  return createHash("sha256").update(copy).digest("hex");
}

const count = (value: number): string => value.toLocaleString("en");

/** Of lines in any order. */
const hashOf = (lines: readonly string[]): string =>
  createHash("sha256").update(lines.toSorted().join("\n")).digest("hex").slice(0, 16);

const kilobytes = (bytes: number): string => `${count(Math.ceil(bytes / 1024))} kB`;

/** Of all of them, where all were counted. */
function rowsOf(copies: Manifest["copies"]): string {
  const tables = copies.flatMap((copy) => copy.tables ?? []);
  if (copies.some((copy) => copy.tables === null)) return "";
  return `${count(tables.reduce((sum, { rows }) => sum + rows, 0))} rows, `;
}

/** Its tables, without the empty ones that every backend begins with. */
function tablesOf({ tables }: DatabaseCopy): string[][] {
  if (tables === null) return [["    rows", "not counted"]];
  const shown = tables.filter(({ name, rows }) => rows > 0 || name.startsWith("public."));
  return shown.map(({ name, rows }) => [`    ${name}`, count(rows)]);
}

function backendsOf({ clusters, managed, copies }: Manifest): string {
  const all = count(clusters.length + managed.length);
  if (copies.length === 0) return all;
  const bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
  return `${all}, ${kilobytes(bytes)}, ${rowsOf(copies)}check ${hashOf(copies.map(({ ref, sha256 }) => `${ref} ${sha256}`))}`;
}

const NAMES = { project: "the project", backend: "the backend of the project" } as const;
const REASONS = {
  deleted: "was deleted while the backup was made",
  missing: "was missing on this server before the backup already",
  elsewhere: "stands on a server that SLIPWAY_CLOUD_DATABASE_URL does not name any more",
} as const;

const whyOf = ({ why, parts }: LeftOut): string =>
  why === "parts" ? `is complete but for ${(parts ?? []).join(", ")}` : REASONS[why];

/** In sentences, one for each thing. */
export const leftOutOf = ({ left_out: leftOut }: Manifest): string[] =>
  leftOut.map((left) => `Left out: ${NAMES[left.what]} ${left.id} ${whyOf(left)}.`);

/** Figures for people; both commands print the same ones, so that their outputs can be compared. `verbose`: every table and project. */
export function figuresOf(manifest: Manifest, verbose = false): string[][] {
  const { tables, repositories, objects, mails, copies } = manifest;
  const bytes = objects.reduce((sum, { size }) => sum + size, 0);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const versions = repositories.filter(({ head }) => head !== null).length;
  const largest = tables.toSorted((one, other) => other.rows - one.rows || (one.name < other.name ? -1 : 1));
  const shown = verbose ? largest : [];
  const people = tables.find(({ name }) => name === "users")?.rows;
  const trees = verbose ? repositories : [];
  const all = hashOf(repositories.map(({ id, tree }) => `${id} ${tree ?? ""}`));
  return [
    ...(people === undefined ? [] : [["people", count(people)]]),
    ["tables", `${count(tables.length)}, ${count(rows)} rows`],
    ...shown.map((table) => [`  ${table.name}`, count(table.rows)]),
    ["projects", `${count(repositories.length)}, ${count(versions)} with versions, check ${all}`],
    ...trees.map(({ id, tree }) => [`  ${id}`, tree ?? "no version"]),
    [
      "objects",
      `${count(objects.length)}, ${kilobytes(bytes)}, check ${hashOf(objects.map(({ key, etag }) => `${key} ${etag}`))}`,
    ],
    ["mails", count(mails.length)],
    ["backends", backendsOf(manifest)],
    ...(verbose ? copies.flatMap((copy) => [[`  ${copy.ref}`, copy.sha256], ...tablesOf(copy)]) : []),
  ];
}
