/**
 * One node per database: only servers of one data folder may write to `DATABASE_URL`, because projects' histories are
 * in that folder. The node that holds the lease renews it every few seconds; it is stale after 15 s. The lease belongs
 * to the node: one of its processes takes it before anything else of the database is read.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unavailable } from "@slipway/kernel/errors";
import type { Database, Transaction } from "@slipway/platform/database/port";
import type { Log } from "@slipway/platform/log/port";

/** Five renewals in a row may be missed. */
const RENEW_MS = 3000;
const STALE_SECONDS = 15;
/** How long a start waits for the former node's connections to end. */
const TERMINATE_MS = 2000;
/** Any number, equal in every process: of two servers that start together, only one may find the lease free. */
const LEASE_LOCK = 7_254_012;

/** A schema of its own, because a backup holds `public`, and a lease belongs to no backup. */
const SCHEMA = `
  create schema if not exists slipway_node;
  create table if not exists slipway_node.lease (
    one boolean primary key default true check (one), holder uuid not null, node text not null, folder uuid not null,
    data_dir text not null, renewed_at timestamptz not null)`;

export interface NodeIdentity {
  /** `SLIPWAY_NODE` */
  node: string;
  /** Id of the data folder itself, because paths of two machines may be equal. */
  folder: string;
  dataDir: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Makes the folder's id if it has none. The caller has claimed the folder, or knows that another process of the node
 * has.
 */
export async function nodeIdentity({ node, dataDir }: { node: string; dataDir: string }): Promise<NodeIdentity> {
  const file = join(dataDir, "node-id");
  const known = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  if (UUID.test(known.trim())) return { node, folder: known.trim(), dataDir };
  const folder = randomUUID();
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, `${folder}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return { node, folder, dataDir };
}

/** Name of the connections of all processes of a node, so that the next node can end them. */
function applicationName({ node, folder }: Pick<NodeIdentity, "node" | "folder">): string {
  return `slipway ${createHash("sha256").update(`${folder} ${node}`).digest("hex").slice(0, 32)}`;
}

export function urlForNode(url: string, identity: NodeIdentity): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  parsed.searchParams.set("application_name", applicationName(identity));
  return parsed.href;
}

interface Held {
  node: string;
  folder: string;
  data_dir: string;
  /** Seconds of silence by the database's clock, which all nodes share. */
  silent: number;
}

const READ = `select node, folder, data_dir, extract(epoch from clock_timestamp() - renewed_at)::float8 as silent
  from slipway_node.lease for update`;
const WRITE = `insert into slipway_node.lease (holder, node, folder, data_dir, renewed_at) values ($1, $2, $3, $4, clock_timestamp())
  on conflict (one) do update set holder = excluded.holder, node = excluded.node, folder = excluded.folder,
    data_dir = excluded.data_dir, renewed_at = excluded.renewed_at`;
/** Restores a row that somebody removed, and leaves another holder's alone. */
const RENEW = `${WRITE} where lease.holder = excluded.holder`;

const inUse = ({ node, data_dir, silent }: Held) => {
  const left = Math.max(1, Math.ceil(STALE_SECONDS - silent));
  return unavailable(
    "database_in_use",
    `Another Slipway, ${node} with the data folder ${data_dir}, runs on the database that DATABASE_URL names. ` +
      `Stop it first, or give this one a database of its own. If it has crashed, this one can start in ${left} s.`,
  );
};

/** The former holder, if another node; null when the lease was free or ours. Throws AppError `database_in_use`. */
async function take({ client }: Transaction, identity: NodeIdentity, holder: string): Promise<Held | null> {
  await client.query("select pg_advisory_xact_lock($1)", [LEASE_LOCK]);
  await client.query(SCHEMA);
  const { rows } = await client.query<Held>(READ);
  const held = rows[0];
  const isOurs = held?.node === identity.node && held.folder === identity.folder;
  if (held !== undefined && !isOurs && held.silent < STALE_SECONDS) throw inUse(held);
  await client.query(WRITE, [holder, identity.node, identity.folder, identity.dataDir]);
  return held === undefined || isOurs ? null : held;
}

/** The former node may only be paused, so its open transactions are ended. */
async function endConnectionsOf({ pool }: Database, node: Held): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid, $2) from pg_stat_activity
     where datname = current_database() and usename = current_user and application_name = $1 and pid <> pg_backend_pid()`,
    [applicationName(node), TERMINATE_MS],
  );
}

export interface NodeLeaseOptions {
  database: Database;
  identity: NodeIdentity;
  log: Log;
  /**
   * Called at most once, with a sentence for people, when another node has taken over after this one was silent for too
   * long. This node must write nothing more: the caller ends the process.
   */
  onLost: (sentence: string) => void;
}

const LOST =
  "Another Slipway has taken over the database that DATABASE_URL names, because this one was silent for too long. This one ends, so that nothing is written twice.";

/** Throws AppError `database_in_use`. Disposing releases the lease. */
export async function takeNodeLease(options: NodeLeaseOptions): Promise<AsyncDisposable> {
  const { database, identity, log, onLost } = options;
  const holder = randomUUID();
  const before = await database.transaction((tx) => take(tx, identity, holder));
  if (before !== null) {
    log.warn("the lease of a node that fell silent was taken over", { node: before.node, folder: before.data_dir });
    await endConnectionsOf(database, before);
  }
  const values = [holder, identity.node, identity.folder, identity.dataDir];
  let beating: Promise<void> | null = null;
  const beat = async (): Promise<void> => {
    try {
      const { rowCount } = await database.pool.query(RENEW, values);
      if (rowCount !== 0) return;
      clearInterval(timer);
      onLost(LOST);
    } catch (error) {
      // Nobody can take the lease while the database is away; the next renewal finds out.
      log.warn("the lease on the database could not be renewed", { error });
    }
  };
  const timer = setInterval(() => {
    beating ??= beat().finally(() => (beating = null));
  }, RENEW_MS).unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await beating;
      await database.pool
        .query("delete from slipway_node.lease where holder = $1", [holder])
        .catch((error: unknown) => log.warn("the lease on the database could not be given back", { error }));
    },
  };
}
