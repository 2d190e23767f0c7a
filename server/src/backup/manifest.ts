/** The record of a backup's contents. It is the last entry of the archive: an archive without it was cut off. */
import { createHash } from "node:crypto";
import { z } from "zod";

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() });
export type TableCopy = z.output<typeof tableSchema>;

const repositorySchema = z.object({
  id: z.string(),
  /** The newest version by the database; null before the first. */
  head: z.string().nullable(),
  /** Git's own hash of all files of that version. */
  tree: z.string().nullable(),
});
export type RepositoryCopy = z.output<typeof repositorySchema>;

const leftOutSchema = z.object({
  what: z.enum(["project", "backend"]),
  /** Project id, in both. */
  id: z.string().regex(/^[a-z][a-z0-9]{1,19}$/),
  /**
   * `deleted`: somebody deleted it for ever during the backup; `missing`: it was missing before; `elsewhere`: it is on
   * a server that no setting names any more; `parts`: a copy cannot hold some of it.
   */
  why: z.enum(["deleted", "missing", "elsewhere", "parts"]),
  /** Names of the parts, with `parts`. */
  parts: z.array(z.string()).optional(),
});
export type LeftOut = z.output<typeof leftOutSchema>;

const copySchema = z.object({
  /** Reference of the project. */
  ref: z.string(),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Null when they were not counted. */
  tables: z
    .array(z.object({ name: z.string(), rows: z.number().int() }))
    .nullable()
    .default(null),
});
/** The record of one project's database in the archive. */
export type DatabaseCopy = z.output<typeof copySchema>;

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Identifies the installation's keys that open sealed data; absent in backups of earlier versions. */
  keys: z.string().nullable().default(null),
  created_at: z.iso.datetime(),
  migrations: z.array(z.object({ owner: z.string(), name: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  repositories: z.array(repositorySchema),
  /** `etag`: SHA-256 of the bytes, hex. */
  objects: z.array(z.object({ key: z.string(), size: z.number().int(), etag: z.string() })),
  mails: z.array(z.string()),
  /** Projects' own databases; absent in backups of earlier versions. */
  clusters: z.array(z.string().regex(/^[a-z][a-z0-9]{2,19}$/)).default([]),
  /** Databases on an external server. */
  managed: z.array(z.string().regex(/^[a-z][a-z0-9]{2,19}$/)).default([]),
  /** Records of both kinds of databases; absent in backups of earlier versions. */
  copies: z.array(copySchema).default([]),
  /** Data that rows name and the archive does not hold. */
  left_out: z.array(leftOutSchema).default([]),
});
export type Manifest = z.output<typeof manifestSchema>;

/**
 * Tables with an installation's signing keys. They are kept apart, so that nobody can sign in as others with a backup
 * alone.
 */
export const KEY_TABLES: readonly string[] = ["installation", "preview_installation"];

/** Rows of `KEY_TABLES`, as Postgres copies them, and the secret of the projects' database passwords. */
export const keysSchema = z.object({
  format: z.literal(1),
  /** Null where there are none, and in backups of earlier versions, which hold it in the archive. */
  clusters: z.string().min(1).max(1000).nullable().default(null),
  // The name becomes a file's name first, and a table's name later.
  tables: z.array(
    tableSchema.extend({ name: z.string().refine((name) => KEY_TABLES.includes(name)), copy: z.string() }),
  ),
});
export type Keys = z.output<typeof keysSchema>;

/** The same for all backups of one installation. Reveals nothing about the keys, which are random. */
export function keysMark({ tables }: Pick<Keys, "tables">): string {
  const { copy = "" } = tables.find(({ name }) => name === "installation") ?? {};
  return createHash("sha256").update(copy).digest("hex");
}

const count = (value: number): string => value.toLocaleString("en");

/** A hash that ignores the order of lines. */
const hashOf = (lines: readonly string[]): string =>
  createHash("sha256").update(lines.toSorted().join("\n")).digest("hex").slice(0, 16);

const kilobytes = (bytes: number): string => `${count(Math.ceil(bytes / 1024))} kB`;

/** Rows of all databases, if all were counted. */
function rowsOf(copies: Manifest["copies"]): string {
  const tables = copies.flatMap((copy) => copy.tables ?? []);
  if (copies.some((copy) => copy.tables === null)) return "";
  return `${count(tables.reduce((sum, { rows }) => sum + rows, 0))} rows, `;
}

/** Its tables, without the empty ones of every new backend. */
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

/** Missing parts as sentences, one each. */
export const leftOutOf = ({ left_out: leftOut }: Manifest): string[] =>
  leftOut.map((left) => `Left out: ${NAMES[left.what]} ${left.id} ${whyOf(left)}.`);

/**
 * Figures for people. Both commands print the same ones, so that their outputs can be compared. `verbose`: every table
 * and project.
 */
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
