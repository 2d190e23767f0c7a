/** What a backup says about itself. It is the last entry of the archive: an archive without it was cut off. */
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

export const manifestSchema = z.object({
  format: z.literal(1),
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
});
export type Manifest = z.output<typeof manifestSchema>;

/** What an installation signs with: kept apart, so that who gets hold of a backup cannot sign in as others. */
export const KEY_TABLES: readonly string[] = ["installation", "preview_installation"];

/** Rows of `KEY_TABLES`, as Postgres copies them. */
export const keysSchema = z.object({
  format: z.literal(1),
  // A name becomes a file's name before it becomes a table's.
  tables: z.array(
    tableSchema.extend({ name: z.string().refine((name) => KEY_TABLES.includes(name)), copy: z.string() }),
  ),
});
export type Keys = z.output<typeof keysSchema>;

/** Figures for people; both commands print the same ones. */
export function figuresOf(manifest: Manifest): string[][] {
  const bytes = manifest.objects.reduce((sum, { size }) => sum + size, 0);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const versions = manifest.repositories.filter(({ head }) => head !== null).length;
  const count = (value: number): string => value.toLocaleString("en");
  return [
    ["tables", `${count(manifest.tables.length)}, ${count(rows)} rows`],
    ["projects", `${count(manifest.repositories.length)}, ${count(versions)} with versions`],
    ["objects", `${count(manifest.objects.length)}, ${count(Math.ceil(bytes / 1024))} kB`],
    ["mails", count(manifest.mails.length)],
    ["backends", count(manifest.clusters.length)],
  ];
}
