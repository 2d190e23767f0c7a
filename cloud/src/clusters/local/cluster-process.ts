/** One run of Postgres over one project's data. */
import { unavailable } from "@slipway/kernel/errors";
import { clearLeftovers, postgresEnvironment } from "@slipway/platform/database/embedded-postgres";
import type { PostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import { runPostgres, type PostgresProcess } from "@slipway/platform/database/postgres-process";
import type { PostgresUser } from "@slipway/platform/database/postgres-user";
import type { Log } from "@slipway/platform/log/port";
import { findExecutable } from "@slipway/platform/processes/find-executable";
import { setTimeout as delay } from "node:timers/promises";
import type { InstanceType } from "../port.ts";
import { sizeSettings } from "../sizes.ts";

export interface ClusterRun {
  binaries: PostgresBinaries;
  user: PostgresUser;
  data: string;
  /** Folder of the socket. */
  run: string;
  size: InstanceType;
  log: Log;
  /** Everything Postgres says, line by line. */
  onLine?: (line: string) => void;
  /** Faster and not durable. */
  testing: boolean;
  /** Who may sign in how; default: what stands with the data. */
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
  // Who asked is gone: what they asked for ends.
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
  log_line_prefix: "%m [%p] %e ",
};
/** Outlives the process that wrote it, not the machine. */
const NOT_DURABLE = { fsync: "off", full_page_writes: "off" };

const ATTEMPTS = 6;
const RETRY_MS = 150;
export const STOP_GRACE_MS = 5000;

function launch({ binaries, user, data, run, size, log, testing, onLine, accessFile }: ClusterRun): PostgresProcess {
  const settings: Record<string, string> = {
    ...COMMON,
    ...sizeSettings(size).postgres,
    ...(testing ? NOT_DURABLE : {}),
    unix_socket_directories: run,
    ...(accessFile === undefined ? {} : { hba_file: accessFile }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = [binaries.postgres, "-D", data, ...flags];
  // The buffers that its processes share do not count. People's SQL may set every memory setting of Postgres, and not this one.
  const prlimit = findExecutable("prlimit");
  const limit = prlimit === null ? [] : [prlimit, `--data=${sizeSettings(size).memoryBytes}`];
  const [program = "", ...rest] = [...limit, ...server];
  const [command, args] = user.wrap(program, rest);
  return runPostgres({
    command,
    args,
    env: postgresEnvironment(binaries),
    onLine(line) {
      if (/ (FATAL|PANIC): /.test(line)) log.warn(line);
      else log.debug(line);
      onLine?.(line);
    },
  });
}

/**
 * Ready when it answers. Right after a kill, shared memory of the last run may be held for a moment: a few attempts.
 * Throws AppError `cloud_unavailable`.
 */
export async function startCluster(run: ClusterRun): Promise<PostgresProcess> {
  for (let attempt = 1; ; attempt += 1) {
    await clearLeftovers(run.data);
    const started = launch(run);
    try {
      await started.ready;
      return started;
    } catch (error) {
      await started.exited;
      if (attempt >= ATTEMPTS)
        throw unavailable("cloud_unavailable", "The database of this project does not start.", error);
      run.log.warn("a project's database did not start, trying again", { error });
      await delay(RETRY_MS * attempt);
    }
  }
}
