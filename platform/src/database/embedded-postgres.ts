/** Postgres of our own, started and watched by this process. Nobody else can reach it: a UNIX socket and a password. */
import { execFile } from "node:child_process";
import { chmod, mkdir, open, readdir, readFile, readlink, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { unavailable, type AppError } from "@slipway/kernel/errors";
import { randomText } from "@slipway/kernel/ids";
import type { Log } from "../log/port.ts";
import { shortFolder } from "../processes/short-folder.ts";
import type { ProgramFiles } from "./postgres-binaries.ts";
import { firstClosedFolder } from "../processes/reachable.ts";
import { runPostgres, type PostgresProcess } from "./postgres-process.ts";
import {
  initdbFlags,
  postgresPrograms,
  refuseOtherMajor,
  writtenBy,
  type PostgresPrograms,
} from "./programs/postgres-programs.ts";
import { postgresUser, type Command, type PostgresUser, type SetupStep } from "./postgres-user.ts";

const START_DEADLINE_MS = 60_000;
const RETRY_DELAY_MS = 250;
const RETRY_DELAY_MAX_MS = 2000;
const STOP_GRACE_MS = 6000;

export interface EmbeddedPostgres extends AsyncDisposable {
  /** Connection string of a database in this cluster; it need not exist yet. */
  urlOf(database: string): string;
  /** Process id of the postmaster; changes when it is restarted. */
  readonly pid: number;
}

export interface EmbeddedOptions {
  /** Holds `data`, `run` and `password`. */
  folder: string;
  /** Where the programs are copied to; default `<folder>/runtime`. */
  runtimeFolder?: string;
  /** Folder of other programs than those that come with Slipway (SLIPWAY_POSTGRES_BIN); null or absent: those. */
  programsFolder?: string | null;
  log: Log;
  /** Faster and not durable. */
  testing?: boolean;
}

const COMMON_SETTINGS = {
  listen_addresses: "",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  max_parallel_workers_per_gather: "0",
  idle_in_transaction_session_timeout: "60s",
  log_checkpoints: "off",
  // Statement values must not appear in a log file.
  log_parameter_max_length_on_error: "0",
  log_min_error_statement: "panic",
  // After a crash the postmaster ends and is started again here, repeatedly while the disk is full. By itself it would
  // recover once; when that fails for lack of space it stays, accepts nobody and says nothing.
  restart_after_crash: "off",
};
const DURABLE_SETTINGS = { shared_buffers: "128MB", max_connections: "100", max_wal_size: "512MB" };
const TEST_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  shared_buffers: "128MB",
  max_connections: "300",
};

/**
 * Whether a postmaster works on the folder at this moment: a process id in a file says little after a reboot or in a
 * container.
 */
async function livingPostmaster(data: string): Promise<number | null> {
  const text = await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(text.split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? pid : null;
  }
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  const isOurs = cwd === null ? process.platform !== "linux" : cwd === data;
  return isOurs ? pid : null;
}

/** Ends a postmaster that was left behind (on systems without a parent-death signal) and removes a stale file. */
async function clearLeftovers(data: string): Promise<void> {
  const pid = await livingPostmaster(data);
  if (pid !== null) {
    process.kill(pid, "SIGQUIT");
    for (let tries = 0; tries < 40 && (await livingPostmaster(data)) !== null; tries += 1) await delay(RETRY_DELAY_MS);
  }
  if ((await livingPostmaster(data)) === null) await rm(join(data, "postmaster.pid"), { force: true });
}

export async function writeDurably(path: string, text: string, mode: number): Promise<void> {
  await using handle = await open(path, "w", mode);
  await handle.writeFile(text);
  await handle.sync();
}

async function passwordOf(folder: string): Promise<string> {
  const file = join(folder, "password");
  const saved = await readFile(file, "utf8").catch(() => "");
  if (saved !== "") return saved;
  const password = randomText(40);
  await writeDurably(file, password, 0o600);
  return password;
}

export const socketFolder = (folder: string): string => shortFolder(join(folder, "run"));

const connectionString = (run: string, password: string, database: string): string =>
  `postgresql://slipway:${password}@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(run)}`;

/** Connection string into the cluster that another process of ours runs in `folder` right now; null when none runs. */
export async function runningPostgresUrl(folder: string, database: string): Promise<string | null> {
  if ((await livingPostmaster(join(folder, "data"))) === null) return null;
  return connectionString(socketFolder(folder), await passwordOf(folder), database);
}

interface Setup {
  folder: string;
  data: string;
  run: string;
  password: string;
  binaries: PostgresPrograms;
  user: PostgresUser;
  testing: boolean;
}

const postgresEnvironment = (binaries: ProgramFiles): Record<string, string> => ({
  LC_ALL: "C",
  TZ: "UTC",
  PATH: "/usr/bin:/bin",
  ...(process.platform === "linux" && binaries.lib !== null ? { LD_LIBRARY_PATH: binaries.lib } : {}),
});

/** A set-up that was cut off never gets the final name. */
async function initialise({ folder, data, binaries, user, password, testing }: Setup): Promise<void> {
  const staging = join(folder, `data.new-${randomText(8)}`);
  await mkdir(staging, { mode: 0o700 });
  const flags = [...["-D", staging, "--username=slipway", "--auth=reject"], ...initdbFlags(binaries.major, testing)];
  // Single-user mode sets the password before anybody can connect, and without a file or an argument that shows it.
  const statement = `alter role slipway password '${password}';\n`;
  const steps: SetupStep[] = [
    { program: binaries.initdb, args: flags },
    { program: binaries.postgres, args: ["--single", "-D", staging, "postgres"], input: statement },
  ];
  try {
    await user.initialise(staging, steps, (command, input) => runSetupStep(command, binaries, input));
    await writeDurably(join(staging, "pg_hba.conf"), "local all all scram-sha-256\n", 0o600);
    await rename(staging, data);
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? String(error);
    await rm(staging, { recursive: true, force: true });
    throw unavailable(
      "database_unavailable",
      "The embedded Postgres could not be set up.",
      new Error(said, { cause: error }),
    );
  }
}

/** One step of a set-up; it has a minute. */
export async function runSetupStep([program, args]: Command, binaries: ProgramFiles, input = ""): Promise<void> {
  const running = promisify(execFile)(program, args, {
    env: postgresEnvironment(binaries),
    cwd: "/",
    timeout: START_DEADLINE_MS,
  });
  // A program that ended before it read all of it says why itself; nobody heard of the pipe's own failure, and that ends a process.
  running.child.stdin?.on("error", () => undefined);
  running.child.stdin?.end(input);
  await running;
}

export const closedFolder = (path: string): AppError =>
  unavailable(
    "database_unavailable",
    `Databases run as users of their own, and ${path} lets nobody pass but its owner. Let others pass (chmod o+x ${path}), or choose a SLIPWAY_DATA_DIR elsewhere.`,
  );

async function prepare(options: EmbeddedOptions): Promise<Setup> {
  const { folder, testing = false } = options;
  const data = join(folder, "data");
  const binaries = await postgresPrograms(
    options.programsFolder ?? null,
    options.runtimeFolder ?? join(folder, "runtime"),
  );
  await refuseOtherMajor(data, binaries);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await chmod(folder, 0o711);
  const closed = process.getuid?.() === 0 ? await firstClosedFolder(folder) : null;
  if (closed !== null) throw closedFolder(closed);
  const user = await postgresUser(folder);
  const run = socketFolder(folder);
  await mkdir(run, { recursive: true, mode: 0o700 });
  await user.own(run);
  const setup: Setup = { folder, data, run, password: await passwordOf(folder), binaries, user, testing };
  for (const name of await readdir(folder)) {
    // Left by a first start that was cut off.
    if (name.startsWith("data.new-")) await rm(join(folder, name), { recursive: true, force: true });
  }
  if ((await writtenBy(data)) === null) await initialise(setup);
  return setup;
}

function launch({ data, run, binaries, user, testing }: Setup, log: Log): PostgresProcess {
  const settings = {
    ...COMMON_SETTINGS,
    ...(testing ? TEST_SETTINGS : DURABLE_SETTINGS),
    unix_socket_directories: run,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, args] = user.wrap(binaries.postgres, ["-D", data, ...flags]);
  return runPostgres({
    command,
    args,
    env: postgresEnvironment(binaries),
    onLine: (line) => (/ (FATAL|PANIC): /.test(line) ? log.warn(line) : log.debug(line)),
  });
}

/**
 * The shared memory of the last run may be held for a moment after a kill, and a full disk may last hours: tries until
 * Postgres accepts, or until `goesOn` says no.
 */
async function launchUntilReady(setup: Setup, log: Log, goesOn: () => boolean): Promise<PostgresProcess> {
  for (let tries = 0; ; tries += 1) {
    await clearLeftovers(setup.data);
    const attempt = launch(setup, log);
    try {
      await attempt.ready;
      return attempt;
    } catch (error) {
      if (!goesOn()) {
        throw unavailable(
          "database_unavailable",
          "The embedded Postgres does not start. Its reason is in the log.",
          error,
        );
      }
      log.warn("postgres did not start, trying again", { error });
      await delay(Math.min(RETRY_DELAY_MS * 2 ** tries, RETRY_DELAY_MAX_MS));
    }
  }
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const setup = await prepare(options);
  let stopping = false;
  const deadline = Date.now() + START_DEADLINE_MS;
  let current = await launchUntilReady(setup, log, () => Date.now() < deadline);
  let watching: Promise<void> = Promise.resolve();
  const watch = async (): Promise<void> => {
    while (!stopping) {
      await current.exited;
      if (stopping) return;
      log.error("postgres ended unexpectedly and is started again");
      current = await launchUntilReady(setup, log, () => !stopping);
    }
    // A stop was requested while it was being started.
    await current.stop(STOP_GRACE_MS);
  };
  watching = watch().catch((error: unknown) => log.warn("postgres was not started again", { error }));
  return {
    get pid() {
      return current.pid;
    },
    urlOf: (database) => connectionString(setup.run, setup.password, database),
    async [Symbol.asyncDispose]() {
      stopping = true;
      await current.stop(STOP_GRACE_MS);
      await watching;
    },
  };
}

/** Creates the database when the server has none of that name. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
