/** Spawns git: argument arrays, an environment of our own, bounded time, output and number of processes. */
import { spawn, type ChildProcessByStdio, type ChildProcessWithoutNullStreams } from "node:child_process";
import type { Readable } from "node:stream";
import { createLimiter, type Limiter } from "./limiter.ts";

export interface GitOutput {
  code: number;
  stdout: Buffer;
  stderr: string;
}

export interface RunOptions {
  input?: readonly (Buffer | string)[];
  /** Exit codes that are an answer and no failure, besides 0. */
  allow?: readonly number[];
  /** Protocols git may use; none by default. */
  protocols?: string;
  /** File of an index of its own; bare repositories have none. */
  index?: string;
}

const MAX_PROCESSES = 12;
const MAX_WAITING = 500;
const MAX_STDOUT_BYTES = 256 * 1_048_576;
const MAX_STDERR_CHARACTERS = 8_000;
const TIMEOUT_MS = 60_000;

export class GitFailure extends Error {
  readonly code: number;
  readonly stderr: string;
  constructor(args: readonly string[], output: { code: number; stderr: string }) {
    super(`git ${args[0]} ended with ${output.code}: ${output.stderr.trim().slice(0, 500)}`);
    this.code = output.code;
    this.stderr = output.stderr;
  }
}

/** Settings that hold for every command; nothing of the machine's or the person's own configuration is read. */
function settings(durable: boolean): [string, string][] {
  return [
    ["core.protectNTFS", "true"],
    ["core.protectHFS", "true"],
    ["core.fsync", durable ? "committed,reference,pack-metadata" : "none"],
    ["core.quotePath", "false"],
    ["core.hooksPath", "/dev/null"],
    ["gc.auto", "0"],
    ["maintenance.auto", "false"],
    // One pack per commit is one file to make durable; repacking joins them every 50 commits.
    ["fastimport.unpackLimit", "1"],
    ["protocol.allow", "never"],
    // Restored and moved data folders may belong to another account than the one that runs.
    ["safe.directory", "*"],
  ];
}

type Surroundings = Pick<RunOptions, "protocols" | "index">;

function environment(durable: boolean, { protocols = "", index }: Surroundings): Record<string, string> {
  const env: Record<string, string> = {
    PATH: process.env["PATH"] ?? "/usr/bin:/bin",
    HOME: "/nonexistent",
    LC_ALL: "C",
    TZ: "UTC",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_ALLOW_PROTOCOL: protocols,
    ...(index === undefined ? {} : { GIT_INDEX_FILE: index }),
  };
  const pairs = settings(durable);
  env["GIT_CONFIG_COUNT"] = String(pairs.length);
  pairs.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return env;
}

export class GitProcess {
  readonly #durable: boolean;
  readonly #limiter: Limiter = createLimiter(MAX_PROCESSES, MAX_WAITING);

  /** `durable: false` leaves out fsync; for tests only. */
  constructor(durable: boolean) {
    this.#durable = durable;
  }

  /** Runs one command to its end. Throws `GitFailure` for exit codes that were not allowed. */
  async run(directory: string, args: readonly string[], options: RunOptions = {}): Promise<GitOutput> {
    return this.#limiter(() => this.#run(directory, args, options));
  }

  async #run(directory: string, args: readonly string[], options: RunOptions): Promise<GitOutput> {
    const child = this.start(directory, args, options);
    const chunks: Buffer[] = [];
    let size = 0;
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_STDOUT_BYTES) child.kill("SIGKILL");
      else chunks.push(chunk);
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr = (stderr + text).slice(0, MAX_STDERR_CHARACTERS);
    });
    const timer = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
    // A command that ends before it has read its input closes the pipe: its exit code says why.
    child.stdin.on("error", () => undefined);
    for (const part of options.input ?? []) child.stdin.write(part);
    child.stdin.end();
    try {
      const code = await new Promise<number>((resolve, reject) => {
        child.once("error", reject);
        child.once("close", (exit) => resolve(exit ?? 137));
      });
      const output = { code, stdout: Buffer.concat(chunks), stderr };
      if (code !== 0 && !(options.allow ?? []).includes(code)) throw new GitFailure(args, output);
      return output;
    } finally {
      clearTimeout(timer);
    }
  }

  /** A process with open pipes; the caller ends it. */
  start(directory: string, args: readonly string[], around: Surroundings = {}): ChildProcessWithoutNullStreams {
    return spawn("git", args, {
      cwd: directory,
      env: environment(this.#durable, around),
      stdio: ["pipe", "pipe", "pipe"],
    });
  }

  /** A process that only writes: its output is read as a stream. */
  startReader(directory: string, args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
    return spawn("git", args, {
      cwd: directory,
      env: environment(this.#durable, {}),
      stdio: ["ignore", "pipe", "pipe"],
    });
  }
}
