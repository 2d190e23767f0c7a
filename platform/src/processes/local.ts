import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Duplex, Readable } from "node:stream";
import { AppError } from "@slipway/kernel/errors";
import { bubblewrapArguments } from "./containment/bubblewrap.ts";
import { findExecutable } from "./find-executable.ts";
import { LineReader, TailBuffer } from "./line-reader.ts";
import { watchMemory } from "./memory-watchdog.ts";
import { sharedLibraryMounts } from "./containment/shared-libraries.ts";
import type { ExitReason, ManagedProcess, Mount, OutputStream, ProcessExit, SpawnOptions } from "./port.ts";
import { systemCallFilter } from "./containment/system-call-filter.ts";

const DEFAULT_TAIL_BYTES = 16_384;
const DEFAULT_LINE_BYTES = 8_192;
const DEFAULT_GRACE_MS = 2_000;

const missingTool = (name: string): AppError =>
  new AppError({
    code: "tool_missing",
    status: 503,
    userMessage: `This server lacks the program "${name}".`,
    message: `${name} was not found on PATH`,
  });

const tool = (name: string): string => {
  const path = findExecutable(name);
  if (!path) throw missingTool(name);
  return path;
};

/**
 * Whether a service manager gave this process rights that its children would have, too: to listen on a low port, say. They
 * are nobody's business below, and bubblewrap refuses to run with any.
 */
const hasAmbientRights = (() => {
  let known: boolean | null = null;
  return (): boolean => {
    if (process.platform !== "linux") return false;
    return (known ??= !/^CapAmb:\s*0+$/m.test(readFileSync("/proc/self/status", "utf8")));
  };
})();

function limitArguments({ limits, uid }: SpawnOptions): string[] {
  const wanted = [
    // The limit counts every process of the uid, so it would stop strangers where the uid is shared.
    limits?.processes !== undefined && uid !== undefined ? `--nproc=${limits.processes}` : "",
    limits?.dataBytes !== undefined ? `--data=${limits.dataBytes}` : "",
    limits?.openFiles !== undefined ? `--nofile=${limits.openFiles}` : "",
    limits?.fileBytes !== undefined ? `--fsize=${limits.fileBytes}` : "",
  ].filter((argument) => argument !== "");
  return wanted.length > 0 ? [tool("prlimit"), ...wanted, "--core=0"] : [];
}

/**
 * The chain of launchers, each of which replaces itself: limits, then the user, then the sandbox. Code that is still uid 0 in a
 * sandbox would be the host's to procfs, so the user changes before bubblewrap, or inside before the program. For who must start
 * the child itself; everybody else takes `spawnProcess`. The sandbox reads its filter of system calls from `filterDescriptor`.
 */
export function launchCommand(options: SpawnOptions, filterDescriptor: number | null = null): string[] {
  const { uid } = options;
  const user = uid === undefined ? [] : [`--reuid=${uid}`, `--regid=${uid}`, "--clear-groups", "--no-new-privs"];
  const switchesUser = options.sandbox?.switchesUserInside === true && uid !== undefined;
  const rights = hasAmbientRights() ? ["--inh-caps=-all", "--ambient-caps=-all"] : [];
  const outerUser = switchesUser ? [] : user;
  const setpriv =
    // bubblewrap ends with its parent, too.
    outerUser.length === 0 && options.sandbox && rights.length === 0
      ? []
      : [tool("setpriv"), ...outerUser, ...rights, "--pdeathsig", "KILL"];
  const sandbox = options.sandbox
    ? [
        tool("bwrap"),
        ...bubblewrapArguments({
          command: options.command,
          plan: options.sandbox,
          env: options.env ?? {},
          cwd: options.cwd ?? "/",
          filterDescriptor,
          switchesUser,
        }),
        ...(switchesUser
          ? [SWITCH_USER, ...user, "--inh-caps=-all", "--bounding-set=-all", "--pdeathsig", "KILL", "--"]
          : []),
      ]
    : [];
  const command = options.sandbox ? options.command : tool(options.command);
  const nice = options.niceness === undefined ? [] : [tool("nice"), "-n", String(options.niceness)];
  return [...nice, ...limitArguments(options), ...setpriv, ...sandbox, command, ...(options.args ?? [])];
}

/** Where a sandbox that changes its user inside finds what does so. */
const SWITCH_USER = "/bin/setpriv";

/** For plans that say `switchesUserInside`. Throws AppError `tool_missing`. */
export async function switchUserMounts(): Promise<Mount[]> {
  const program = tool("setpriv");
  return [...(await sharedLibraryMounts(program)), { kind: "read-only", from: program, to: SWITCH_USER }];
}

/** Collects both streams within bounds and ends a child that floods them. */
function readOutput(streams: ReadonlyMap<OutputStream, Readable>, options: SpawnOptions, onFlood: () => void) {
  const {
    tailBytes = DEFAULT_TAIL_BYTES,
    lineBytes = DEFAULT_LINE_BYTES,
    totalBytes = Infinity,
  } = options.output ?? {};
  const tail = new TailBuffer(tailBytes);
  let total = 0;
  let isReady = options.isReady === undefined;
  const readiness = Promise.withResolvers<void>();
  if (isReady) readiness.resolve();
  for (const [name, stream] of streams) {
    const reader = new LineReader(lineBytes, (line) => {
      options.output?.onLine?.(line, name);
      if (!isReady && options.isReady?.(line, name)) {
        isReady = true;
        readiness.resolve();
      }
    });
    stream.on("data", (chunk: Buffer) => {
      total += chunk.length;
      if (total > totalBytes) return onFlood();
      tail.push(chunk);
      reader.push(chunk);
    });
    stream.on("end", () => reader.end());
    // A reset pipe is the child's death, which `exited` reports.
    stream.on("error", () => undefined);
  }
  return { tail, readiness };
}

/** Kills the child's whole group; the group may be gone already. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // ESRCH: nothing left to signal.
  }
}

/** bubblewrap reads to the end and closes its side before the command runs. */
function sendOnce(stream: Duplex | undefined, bytes: Buffer | null): void {
  // A child that could not start has no streams to speak of, and says so itself.
  stream?.on("error", () => undefined).resume();
  stream?.end(bytes);
}

/** Starts a child. Throws AppError `tool_missing`; a command that cannot start shows in `exited` and `ready`. */
export function spawnProcess(options: SpawnOptions): ManagedProcess {
  const descriptors = options.descriptors ?? [];
  // A program that makes namespaces of its own could not with this filter.
  const filter = options.sandbox && !options.sandbox.nestedNamespaces ? systemCallFilter(options.sandbox.filter) : null;
  const filterDescriptor = filter === null ? null : 3 + descriptors.length;
  const [file, ...args] = launchCommand(options, filterDescriptor);
  const child = spawn(file!, args, {
    // A sandboxed child's environment is set by bubblewrap; what the launchers get is readable inside as /proc/1/environ.
    env: options.sandbox ? {} : { ...options.env },
    cwd: options.sandbox ? "/" : options.cwd,
    // A group of its own, so that one signal reaches everything it started.
    detached: true,
    stdio: [
      options.input === "pipe" ? "pipe" : "ignore",
      "pipe",
      "pipe",
      ...descriptors.map((descriptor) => (descriptor === "duplex" ? ("pipe" as const) : descriptor)),
      ...(filter === null ? [] : ["pipe" as const]),
    ],
  });
  if (filterDescriptor !== null) sendOnce(child.stdio[filterDescriptor] as Duplex | undefined, filter);
  const exit = Promise.withResolvers<ProcessExit>();
  let reason: ExitReason = "exited";
  let isGone = false;
  const kill = (why: ExitReason = "stopped"): void => {
    if (isGone || child.pid === undefined) return;
    if (reason === "exited") reason = why;
    signalGroup(child.pid, "SIGKILL");
  };
  const streams = new Map<OutputStream, Readable>([["stderr", child.stderr!]]);
  if (options.stdout !== "raw") streams.set("stdout", child.stdout!);
  const { tail, readiness } = readOutput(streams, options, () => kill("output"));

  const { memoryBytes, wallMs } = options.limits ?? {};
  const wall = wallMs === undefined ? null : setTimeout(() => kill("wall"), wallMs);
  const unwatch = memoryBytes && child.pid ? watchMemory(child.pid, memoryBytes, () => kill("memory")) : null;
  const finish = (code: number | null, signal: NodeJS.Signals | null): void => {
    if (isGone) return;
    isGone = true;
    if (wall) clearTimeout(wall);
    unwatch?.();
    // Whatever the child left in its group goes with it.
    if (child.pid !== undefined) signalGroup(child.pid, "SIGKILL");
    readiness.reject(new Error(`${options.command} ended before it was ready: ${tail.text().slice(-2_000)}`));
    exit.resolve({ code, signal, reason });
  };
  child.once("close", finish);
  child.once("error", (error) => {
    tail.push(Buffer.from(String(error)));
    finish(null, null);
  });
  // Callers that only wait for the exit must not crash on an unready child.
  readiness.promise.catch(() => undefined);
  child.stdin?.on("error", () => undefined);

  const channels = descriptors.flatMap((descriptor, index) =>
    descriptor === "duplex" ? [child.stdio[index + 3] as Duplex] : [],
  );
  for (const channel of channels) channel.on("error", () => undefined);
  return {
    pid: child.pid ?? -1,
    stdin: child.stdin,
    stdout: options.stdout === "raw" ? child.stdout : null,
    channels,
    ready: readiness.promise,
    exited: exit.promise,
    tail: () => tail.text(),
    kill,
    async [Symbol.asyncDispose]() {
      if (isGone || child.pid === undefined) return;
      if (reason === "exited") reason = "stopped";
      signalGroup(child.pid, "SIGTERM");
      const force = setTimeout(() => signalGroup(child.pid!, "SIGKILL"), options.graceMs ?? DEFAULT_GRACE_MS);
      await exit.promise;
      clearTimeout(force);
    },
  };
}
