/**
 * Finds out what happened when a process ended between a change on the server and its record. Each such change is written down before it is
 * made; afterwards the server is asked what came of it.
 */
import type { ManagedRecord } from "./records.ts";
import { beforeName, databaseName, exists } from "./server/databases.ts";
import type { ManagedServer } from "./server/server.ts";

/** Numbers of transactions count for the whole server; one that is ahead of it is another server's. */
async function wasCommitted(server: ManagedServer, transaction: string): Promise<boolean> {
  const [row] = await server.run<{ status: string | null }>(
    `select case when $1::text::xid8 < pg_snapshot_xmax(pg_current_snapshot()) then pg_xact_status($1::text::xid8) end as status`,
    [transaction],
  );
  return row!.status === "committed";
}

/** The state that the record must state now. No session of the project's owner is running. */
export async function settled(
  server: ManagedServer,
  { ref, schema, applying, restoring }: ManagedRecord,
): Promise<Partial<ManagedRecord>> {
  // The database that was there before keeps its other name until the record speaks of the one that is there now.
  if (restoring !== null && (await exists(server, beforeName(ref))))
    return { schema: restoring.schema, fullBytes: null, applying: null, restoring: null };
  const isThere = applying !== null && (await wasCommitted(server, applying.transaction));
  return { schema: isThere ? applying.name : schema, applying: null, restoring: null };
}

/** Copies to come back to whose record was never written. */
export async function unknownPoints(server: ManagedServer, { ref, points }: ManagedRecord): Promise<string[]> {
  const prefix = `${databaseName(ref)}_rp`;
  const rows = await server.run<{ name: string }>(
    "select datname as name from pg_database where starts_with(datname, $1)",
    [prefix],
  );
  const known = new Set(points.map(({ id }) => `${databaseName(ref)}_${id}`));
  return rows.map(({ name }) => name).filter((name) => !known.has(name));
}
