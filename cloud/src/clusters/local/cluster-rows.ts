/**
 * Opens a copy of a project's database and counts its rows: a copy that opens can be restored. Runs as the project's
 * owner, because even planning a query runs functions of indexes.
 */
import { chmod, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { exposePostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import type { Log } from "@slipway/platform/log/port";
import pg from "pg";
import { TABLES } from "../managed/export/catalog-queries.ts";
import { removeDoor } from "./box/door.ts";
import { clusterPaths, ownTree, readRecord } from "./cluster-files.ts";
import { startCluster, STOP_GRACE_MS } from "./cluster-process.ts";
import { openWithoutPassword } from "./renew-logins.ts";
import { withOwner } from "./sessions/owner-session.ts";

export interface TableRows {
  /** With its schema, quoted where it has to be. */
  name: string;
  rows: number;
}

export interface CountedRows {
  tables: TableRows[];
  /**
   * Tables whose rows could not be counted: their owner kept the project's owner out, or their own functions refused.
   */
  uncounted: string[];
}

/** Bounds the count of all tables together, since a function of the project may never end. */
const MAX_MS = 15 * 60_000;

export interface OpenCopy {
  /** Folder of copies, each named after its project. Every user must be able to pass through it. */
  root: string;
  ref: string;
  /** Folder that holds the programs, or gets them copied. */
  runtimeFolder: string;
  log: Log;
  /** The copy is deleted afterwards, so it need not survive a crash of the machine. */
  isThrowaway: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Nothing else may run over the copy. Afterwards it is as an orderly stop leaves it. Throws AppError
 * `cloud_unavailable` when it does not open.
 */
export async function countRows({
  root,
  ref,
  runtimeFolder,
  log,
  isThrowaway,
  signal,
}: OpenCopy): Promise<CountedRows> {
  const paths = clusterPaths(root, ref);
  const record = await readRecord(paths);
  const uid = process.getuid?.() === 0 ? (record?.uid ?? null) : null;
  const binaries = await exposePostgresBinaries(runtimeFolder);
  await chmod(paths.folder, 0o711);
  if (uid !== null) await ownTree(paths.data, uid);
  // The passwords may be lost. Only this server can enter the socket's folder.
  const accessFile = await openWithoutPassword("postgres", { run: paths.run, uid });
  const base = { binaries, uid, data: paths.data, run: paths.run, size: "xs" as const, log };
  try {
    const started = await startCluster({ ...base, testing: isThrowaway, accessFile });
    const end = (): void => void started.stop(0);
    signal?.addEventListener("abort", end);
    try {
      return await countThrough(paths.run);
    } finally {
      signal?.removeEventListener("abort", end);
      await started.stop(STOP_GRACE_MS);
    }
  } finally {
    await removeDoor(paths.run);
    // Written by this run; a backup's entries are those of a sleeping database.
    await rm(join(paths.data, "postmaster.opts"), { force: true });
  }
}

/**
 * Counts as many tables as one connection survives: a function of the project may end its session. Removes tried names
 * from `names`.
 */
async function countSome(client: pg.Client, names: string[], counted: CountedRows): Promise<void> {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    // Counts as refused until it has answered.
    counted.uncounted.push(name);
    const rows = await client
      .query<{ rows: string }>(`select count(*) as rows from ${name}`)
      .catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && error.severity === "ERROR") return null;
        throw error;
      });
    if (rows === null) continue;
    counted.uncounted.pop();
    counted.tables.push({ name, rows: Number(rows.rows[0]!.rows) });
  }
}

async function countThrough(host: string): Promise<CountedRows> {
  const until = performance.now() + MAX_MS;
  const place = { host, isReadOnly: true };
  const names = await withOwner(place, async (client) => (await client.query<{ name: string }>(TABLES)).rows).then(
    (rows) => rows.map(({ name }) => name),
  );
  const counted: CountedRows = { tables: [], uncounted: [] };
  while (names.length > 0 && performance.now() < until) {
    const left = names.length;
    const maxMs = until - performance.now();
    await withOwner({ ...place, maxMs }, (client) => countSome(client, names, counted)).catch((error: unknown) => {
      // Not even the connection could be opened.
      if (names.length === left) throw error;
    });
  }
  counted.uncounted.push(...names);
  return counted;
}

/** Makes the folder for opened copies, below a path that every user can pass through. */
export async function makeCopiesFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await chmod(folder, 0o711);
}
