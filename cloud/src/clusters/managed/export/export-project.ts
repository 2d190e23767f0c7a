/**
 * A project's database as files: statements that make it, rows, and where its sequences stand. All of it shows one
 * moment.
 */
import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import copyStreams from "pg-copy-streams";
import { SEQUENCES, TABLES } from "./catalog-queries.ts";
import { describeDatabase, notDescribed, type Description } from "./describe.ts";

export interface ExportedTable {
  /** With its schema, quoted where it has to be. */
  name: string;
  columns: string[];
  rows: number;
}

export interface ExportedProject extends Description {
  format: 1;
  tables: ExportedTable[];
  sequences: string[];
}

export interface Exported {
  tables: { name: string; rows: number }[];
  /** Objects that no statement here recreates. */
  leftOut: string[];
}

export const CONTENT_FILE = "content.json";
export const rowsFile = (index: number): string => `rows-${String(index).padStart(5, "0")}.copy`;
export const quotedColumns = (columns: readonly string[]): string =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(", ");

interface Table {
  name: string;
  forced: boolean;
  columns: string[];
  needs: string[];
}

/** Tables that others refer to come first; tables that refer to each other in a ring stay as they are. */
function inOrder(tables: readonly Table[]): Table[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => !needs.some((name) => waiting.has(name)));
    for (const table of ready.length > 0 ? ready : [...waiting.values()]) {
      waiting.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}

interface ExportedRows {
  tables: ExportedTable[];
  /** Worded for people. */
  refused: string[];
}

/** A table that the project's owner may not read does not stop the others from being exported. */
async function exportRows(client: pg.Client, folder: string, signal?: AbortSignal): Promise<ExportedRows> {
  const { rows: found } = await client.query<Table>(TABLES);
  const exported: ExportedRows = { tables: [], refused: [] };
  for (const { name, forced, columns } of inOrder(found)) {
    if (columns.length === 0) continue;
    await client.query("savepoint rows");
    try {
      // Its policies would otherwise apply to the copy as well; the transaction undoes this.
      if (forced) await client.query(`alter table ${name} no force row level security`);
      const copying = client.query(copyStreams.to(`copy ${name} (${quotedColumns(columns)}) to stdout`));
      const file = join(folder, rowsFile(exported.tables.length));
      await pipeline(copying, createWriteStream(file, { mode: 0o600 }), { signal });
      exported.tables.push({ name, columns, rows: copying.rowCount });
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.severity !== "ERROR") throw error;
      await client.query("rollback to savepoint rows");
      exported.refused.push(`rows of ${name} (${error.message})`);
    }
  }
  return exported;
}

/** `client` is connected as the project's owner. Fills `folder`. */
export async function exportProject(client: pg.Client, folder: string, signal?: AbortSignal): Promise<Exported> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await client.query("begin isolation level repeatable read read write");
  try {
    await client.query("set local search_path = pg_catalog; set local idle_in_transaction_session_timeout = 0");
    const description = await describeDatabase(client);
    const leftOut = await notDescribed(client);
    const { rows: sequences } = await client.query<{ sql: string }>(SEQUENCES);
    const { tables, refused } = await exportRows(client, folder, signal);
    const content: ExportedProject = {
      format: 1,
      ...description,
      tables,
      sequences: sequences.map(({ sql }) => sql),
    };
    await writeFile(join(folder, CONTENT_FILE), JSON.stringify(content), { mode: 0o600 });
    return { leftOut: [...leftOut, ...refused], tables: content.tables.map(({ name, rows }) => ({ name, rows })) };
  } finally {
    await client.query("rollback");
  }
}
