/** One run of Postgres over one project's data, in a sandbox. */
import { AppError, unavailable } from "@slipway/kernel/errors";
import { closedFolder } from "@slipway/platform/database/embedded-postgres";
import type { PostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import type { PostgresProcess } from "@slipway/platform/database/postgres-process";
import { firstClosedFolder } from "@slipway/platform/processes/reachable";
import type { Log } from "@slipway/platform/log/port";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { InstanceType } from "../port.ts";
import { sizeSettings } from "../sizes.ts";
import { BoxRefused, runBoxedPostgres } from "./box/boxed-postgres.ts";
import { endLeftover, makeDoor } from "./box/door.ts";

export interface ClusterRun {
  binaries: PostgresBinaries;
  /** Owner of the data; null when we are not root. */
  uid: number | null;
  data: string;
  /** Folder of the socket; made here. */
  run: string;
  size: InstanceType;
  log: Log;
  /** Everything Postgres says, line by line. */
  onLine?: (line: string) => void;
  /** Faster and not durable. */
  testing: boolean;
  /** The database takes nothing more. */
  isFull?: boolean;
  /** The access rules (`pg_hba.conf`); default: those stored with the data. */
  accessFile?: string;
}

const COMMON = {
  listen_addresses: "",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  // Explained plans name their query.
  compute_query_id: "on",
  max_parallel_workers_per_gather: "0",
  max_worker_processes: "4",
  max_parallel_workers: "0",
  autovacuum_max_workers: "1",
  idle_in_transaction_session_timeout: "30s",
  idle_session_timeout: "0",
  // A statement ends when its client is gone.
  client_connection_check_interval: "5s",
  // Changes are read by a temporary slot, which must not keep the disk full of what nobody reads.
  wal_level: "logical",
  max_replication_slots: "4",
  max_wal_senders: "4",
  max_slot_wal_keep_size: "64MB",
  min_wal_size: "2MB",
  max_wal_size: "64MB",
  wal_buffers: "256kB",
  temp_file_limit: "262144kB",
  log_checkpoints: "off",
  log_parameter_max_length_on_error: "0",
  log_min_error_statement: "panic",
  log_line_prefix: "%m [%p] %e (%b) <%a> ",
};
/** Outlives the process that wrote it, not the machine. */
const NOT_DURABLE = { fsync: "off", full_page_writes: "off" };

const ATTEMPTS = 6;
const RETRY_MS = 150;
export const STOP_GRACE_MS = 5000;

function launch(run: ClusterRun): Promise<PostgresProcess> {
  const { size, log, testing, onLine } = run;
  const { postgres, memoryBytes } = sizeSettings(size);
  return runBoxedPostgres({
    ...run,
    settings: { ...COMMON, ...postgres, ...(testing ? NOT_DURABLE : {}) },
    dataBytes: memoryBytes,
    onLine(line) {
      if (/ (FATAL|PANIC): /.test(line)) log.warn(line);
      else log.debug(line);
      onLine?.(line);
    },
  });
}

const noSandbox = (reason: string, cause?: unknown): AppError =>
  unavailable(
    "cloud_unavailable",
    `This server cannot run the database of a project safely: ${reason} ./slipway doctor says what to do.`,
    cause,
  );

/**
 * Ready when it answers. Right after a kill the disk may be busy with the last run for a moment: a few attempts. Throws AppError
 * `cloud_unavailable`, with the reason where this machine makes no sandbox for it.
 */
export async function startCluster(run: ClusterRun): Promise<PostgresProcess> {
  if (process.platform !== "linux") throw noSandbox("Isolation needs Linux.");
  for (let attempt = 1; ; attempt += 1) {
    await endLeftover(run.run);
    await makeDoor(run.run, run.uid);
    let started: PostgresProcess | null = null;
    try {
      started = await launch(run);
      await started.ready;
      return started;
    } catch (error) {
      await started?.stop(0);
      const closed = run.uid === null ? null : await firstClosedFolder(dirname(run.data));
      if (closed !== null) throw closedFolder(closed);
      if (error instanceof BoxRefused) throw noSandbox(`bubblewrap says "${error.message}".`, error);
      if (error instanceof AppError) throw noSandbox(error.userMessage, error);
      if (attempt >= ATTEMPTS)
        throw unavailable("cloud_unavailable", "The database of this project does not start.", error);
      run.log.warn("a project's database did not start, trying again", { error });
      await delay(RETRY_MS * attempt);
    }
  }
}
