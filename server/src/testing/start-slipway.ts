/** A whole Slipway as a person starts it: own process, own data folder, a free port. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { giveBaseSet } from "@slipway/sandbox/testing";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

export interface RunningSlipway extends AsyncDisposable {
  /** `http://slipway.localhost:41234` */
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** Its last lines on standard error: the reason when it ended by itself. */
  errors(): string;
  /** The server's log so far. */
  log(): Promise<string>;
  /** Kills it with SIGKILL, as a power cut would. Resolves when the process is gone. */
  kill(): Promise<void>;
}

export interface StartOptions {
  dataDir?: string;
  port?: number;
  environment?: Record<string, string>;
  /** SLIPWAY_URL for the chosen port. */
  urlFor?: (port: number) => string;
  timeoutMs?: number;
  /** Another program that finally becomes the server, as `unshare` does; default: the server itself. */
  wrap?: (program: string, args: readonly string[]) => [string, string[]];
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

/** The end of the process's standard error. */
function errorsOf(child: ChildProcess): () => string {
  let errors = "";
  child.stderr!.setEncoding("utf8").on("data", (text: string) => (errors = (errors + text).slice(-4000)));
  return () => errors;
}

/** The address in the `ready` line; any other output is a fault. */
function readyAddress(child: ChildProcess, errors: () => string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // Nobody has a handle on this process any more, and the next one needs its port and data.
      child.kill("SIGKILL");
      reject(new Error(`not ready within ${timeoutMs} ms: ${errors()}`));
    }, timeoutMs);
    createInterface({ input: child.stdout! }).once("line", (line) => {
      clearTimeout(timer);
      const address = /^ready (https?:\/\/\S+)$/.exec(line)?.[1];
      if (address === undefined) reject(new Error(`unexpected first line: ${line}`));
      else resolve(address);
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code} before it was ready: ${errors()}`));
    });
  });
}

/**
 * Gives a data folder that never ran the template's packages: installing them takes half a minute and ten seconds of a
 * processor, and tests of the sandbox cover it.
 */
async function prepareDataDir(given: string | undefined): Promise<string> {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), "slipway-running-")));
  if (!existsSync(join(dataDir, "sandbox"))) await giveBaseSet(dataDir);
  return dataDir;
}

export async function startSlipway(options: StartOptions = {}): Promise<RunningSlipway> {
  const dataDir = await prepareDataDir(options.dataDir);
  const port = options.port ?? (await freePort());
  const url = options.urlFor === undefined ? {} : { SLIPWAY_URL: options.urlFor(port) };
  const [program, args] = options.wrap?.(process.execPath, [main]) ?? [process.execPath, [main]];
  const child = spawn(program, args, {
    env: {
      ...process.env,
      PORT: String(port),
      SLIPWAY_DATA_DIR: dataDir,
      SLIPWAY_SIGNUP: "open",
      ...url,
      ...options.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const errors = errorsOf(child);
  const appUrl = await readyAddress(child, errors, options.timeoutMs ?? 300_000);
  return {
    url: appUrl,
    port,
    dataDir,
    process: child,
    errors,
    log: () => readFile(join(dataDir, "logs", "server.log"), "utf8"),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
