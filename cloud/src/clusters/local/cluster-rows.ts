/** Opens a copy of a project's database and counts what is in it: a copy that opens is one that can be restored. */
import { chmod, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { exposePostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import type { Log } from "@slipway/platform/log/port";
import pg from "pg";
import { TABLES } from "../managed/export/catalog-queries.ts";
import { removeDoor } from "./box/door.ts";
import { clusterPaths, ownTree, readRecord } from "./cluster-files.ts";
import { startCluster, STOP_GRACE_MS } from "./cluster-process.ts";
import { SUPERUSER } from "./logins.ts";
import { openToSuperuser } from "./renew-logins.ts";

export interface TableRows {
  /** With its schema, quoted where it has to be. */
  name: string;
  rows: number;
}

export interface OpenCopy {
  /** Holds the folders of copies, each named after its project; every user must be able to pass through it. */
  root: string;
  ref: string;
  /** Where the programs are, or are copied to. */
  runtimeFolder: string;
  log: Log;
  /** It is thrown away afterwards, whatever becomes of the machine. */
  isThrowaway: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Nobody else runs over it. Afterwards it is as an orderly stop leaves it. Throws AppError `cloud_unavailable` when it does
 * not open.
 */
export async function countRows({
  root,
  ref,
  runtimeFolder,
  log,
  isThrowaway,
  signal,
}: OpenCopy): Promise<TableRows[]> {
  const paths = clusterPaths(root, ref);
  const record = await readRecord(paths);
  const uid = process.getuid?.() === 0 ? (record?.uid ?? null) : null;
  const binaries = await exposePostgresBinaries(runtimeFolder);
  await chmod(paths.folder, 0o711);
  if (uid !== null) await ownTree(paths.data, uid);
  // Nobody may know its passwords any more. Only this server enters the socket's folder.
  const accessFile = await openToSuperuser({ run: paths.run, uid });
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
    // Of this run; a backup's entries are those of a database that sleeps.
    await rm(join(paths.data, "postmaster.opts"), { force: true });
  }
}

async function countThrough(socket: string): Promise<TableRows[]> {
  const options = "-c search_path=pg_catalog -c default_transaction_read_only=on -c row_security=off";
  const client = new pg.Client({ host: socket, user: SUPERUSER, database: "postgres", options });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    const counted: TableRows[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${name}`);
      counted.push({ name, rows: Number(rows[0]!.rows) });
    }
    return counted;
  } finally {
    await client.end();
  }
}

/** For copies that are opened: below what every user passes through. */
export async function makeCopiesFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await chmod(folder, 0o711);
}
