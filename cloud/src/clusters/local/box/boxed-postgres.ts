/**
 * One run of a project's Postgres in a sandbox of its own: its data, its socket, its program, and nothing else. It is the first
 * process in there, so that whatever it started ends with it.
 */
import type { PostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import type { PostgresProcess } from "@slipway/platform/database/postgres-process";
import { isRunning, startOf } from "@slipway/platform/processes/leftovers";
import { spawnProcess } from "@slipway/platform/processes/local";
import type { ManagedProcess, Mount, SandboxPlan } from "@slipway/platform/processes/port";
import { setTimeout as delay } from "node:timers/promises";
import { insideOf, noteProcess, openDoor } from "./door.ts";
import { INSIDE, postgresMounts } from "./postgres-mounts.ts";

const MEBIBYTE = 1 << 20;
/** Memory that Postgres shares between its processes beside its buffers: mostly statistics of tables. */
const SHARED_MEMORY_BYTES = 64 * MEBIBYTE;
/** The largest size has 57 connections; beside them Postgres runs a dozen processes. */
const MAX_PROCESSES = 256;
/** Twice the longest file that Postgres writes: a segment of a table. */
const MAX_FILE_BYTES = 2048 * MEBIBYTE;
/** A longer line of Postgres is cut here. */
const MAX_LINE_BYTES = 65_536;
const READY = "database system is ready to accept connections";
const LAUNCHER = /^(?:bwrap|setpriv|prlimit): (.*)$/m;
const GONE_LOOK_MS = 2;

export interface BoxedRun {
  binaries: PostgresBinaries;
  /** Null when we are not root: then namespaces alone keep it apart. */
  uid: number | null;
  data: string;
  /** The folder from `makeDoor`, which was called before. */
  run: string;
  /** The access rules (`pg_hba.conf`); default: those stored with the data. */
  accessFile?: string | undefined;
  settings: Readonly<Record<string, string>>;
  /**
   * Private memory of each of its processes, without the shared buffers. People's SQL may change every memory setting
   * of Postgres, but not this bound.
   */
  dataBytes: number;
  onLine: (line: string) => void;
}

/** This machine cannot make such a sandbox: `message` says why. */
export class BoxRefused extends Error {}

async function planOf({ binaries, data, run, accessFile }: BoxedRun): Promise<SandboxPlan> {
  const access: Mount[] = accessFile === undefined ? [] : [{ kind: "read-only", from: accessFile, to: INSIDE.access }];
  return {
    mounts: [
      ...(await postgresMounts(binaries)),
      { kind: "writable", from: data, to: INSIDE.data },
      { kind: "writable", from: insideOf(run), to: INSIDE.socket },
      ...access,
    ],
    hostname: "database",
    sharedMemoryBytes: SHARED_MEMORY_BYTES,
    filter: "database",
    isBare: true,
    isFirstProcess: true,
    infoDescriptor: 3,
  };
}

/** The host's process id of the first process inside; null when the sandbox ended before it had one. */
async function firstProcess(launcher: ManagedProcess): Promise<number | null> {
  let told = "";
  const pid = new Promise<number | null>((resolve) => {
    launcher.channels[0]!.on("data", (chunk: Buffer) => {
      told += chunk.toString();
      const found = /"child-pid": (\d+)/.exec(told)?.[1];
      if (found !== undefined) resolve(Number(found));
    }).on("close", () => resolve(null));
  });
  return Promise.race([pid, launcher.exited.then(() => null)]);
}

const argumentsOf = ({ settings, accessFile }: BoxedRun): string[] => {
  const all: Record<string, string> = {
    ...settings,
    unix_socket_directories: INSIDE.socket,
    ...(accessFile === undefined ? {} : { hba_file: INSIDE.access }),
  };
  return ["-D", INSIDE.data, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
};

function launch(run: BoxedRun, sandbox: SandboxPlan): ManagedProcess {
  return spawnProcess({
    command: INSIDE.postgres,
    args: argumentsOf(run),
    env: { LC_ALL: "C", TZ: "UTC", LD_LIBRARY_PATH: INSIDE.lib },
    uid: run.uid ?? undefined,
    sandbox,
    descriptors: ["duplex"],
    limits: { processes: MAX_PROCESSES, fileBytes: MAX_FILE_BYTES, dataBytes: run.dataBytes },
    output: { lineBytes: MAX_LINE_BYTES, onLine: run.onLine },
    isReady: (line) => line.includes(READY),
  });
}

/** Called after the launcher has ended, which waits for it unless somebody killed the launcher. */
async function isGone(pid: number, start: string | null): Promise<void> {
  while (isRunning(pid, start)) await delay(GONE_LOOK_MS);
}

/**
 * Answers as soon as the sandbox stands; `ready` resolves when Postgres answers. Throws BoxRefused, and AppError
 * `tool_missing` where a program that makes sandboxes is missing.
 */
export async function runBoxedPostgres(run: BoxedRun): Promise<PostgresProcess> {
  const launcher = launch(run, await planOf(run));
  const pid = await firstProcess(launcher);
  const refusal = (): BoxRefused | null => {
    const said = LAUNCHER.exec(launcher.tail())?.[1];
    return said === undefined ? null : new BoxRefused(said);
  };
  if (pid === null) {
    await launcher.exited;
    throw refusal() ?? new BoxRefused(launcher.tail().trim() || "no sandbox came up");
  }
  const start = startOf(pid);
  const exited = launcher.exited.then(() => isGone(pid, start));
  const ready = Promise.all([launcher.ready, noteProcess(run.run, pid)]).then(
    () => openDoor(run.run),
    (error: unknown) => {
      throw refusal() ?? error;
    },
  );
  ready.catch(() => undefined);
  let hasExited = false;
  void exited.then(() => (hasExited = true));
  const signal = (name: NodeJS.Signals): void => {
    if (!hasExited && isRunning(pid, start)) process.kill(pid, name);
  };
  return { pid, ready, exited, stop: (graceMs) => stopWithin(graceMs, { exited, signal }) };
}

interface Stoppable {
  exited: Promise<void>;
  signal: (name: NodeJS.Signals) => void;
}

/**
 * Begins with a fast shutdown, since SIGTERM would wait for every client to leave, and then goes on to harder signals.
 */
async function stopWithin(graceMs: number, { exited, signal }: Stoppable): Promise<void> {
  for (const [name, milliseconds] of [
    ["SIGINT", graceMs],
    ["SIGQUIT", 1000],
  ] as const) {
    signal(name);
    const late = new AbortController();
    const isLate = delay(milliseconds, true, { signal: late.signal }).catch(() => false);
    const ended = await Promise.race([exited.then(() => true), isLate.then(() => false)]);
    late.abort();
    if (ended) return;
  }
  signal("SIGKILL");
  await exited;
}
