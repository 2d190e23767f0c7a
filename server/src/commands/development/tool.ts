/** Runs the tools of this repository (compiler, linter, test runner) as children that end with their parent. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

export interface ToolOptions {
  /** Collect instead of passing through. */
  capture?: boolean;
  env?: Readonly<Record<string, string>>;
}

export interface ToolResult {
  code: number;
  /** Standard output and error as they came; empty unless captured. */
  output: string;
}

const SETPRIV = "/usr/bin/setpriv";

/** kill -9 of the command must not leave its tools behind; where the kernel cannot see to that, signals are passed on. */
function startTool(args: readonly string[], options: ToolOptions): ChildProcess {
  const command = existsSync(SETPRIV) ? [SETPRIV, "--pdeathsig", "TERM", "--", process.execPath] : [process.execPath];
  return spawn(command[0]!, [...command.slice(1), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    stdio: options.capture ? ["ignore", "pipe", "pipe"] : "inherit",
  });
}

export interface RunningTool {
  finished: Promise<ToolResult>;
  stop(): void;
}

/** `args` are Node's: a script below the root, then its arguments. */
export function startNodeTool(args: readonly string[], options: ToolOptions = {}): RunningTool {
  const child = startTool(args, options);
  const stop = (): void => void child.kill("SIGTERM");
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  // Ctrl-C reaches the whole group; the tool reports and ends, and its status decides ours.
  const ignore = (): void => undefined;
  process.on("SIGINT", ignore).on("SIGTERM", stop).on("SIGHUP", stop);
  const finished = new Promise<ToolResult>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("SIGINT", ignore).off("SIGTERM", stop).off("SIGHUP", stop);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") });
    });
  });
  return { finished, stop };
}

export const runNodeTool = (args: readonly string[], options: ToolOptions = {}): Promise<ToolResult> =>
  startNodeTool(args, options).finished;

/** Arguments that check a `tsconfig` without building. What the compiler learnt of files stays for the next check. */
export const typeCheck = (project: string): string[] => [
  ...["node_modules/typescript/bin/tsc", "-p", project],
  ...["--incremental", "--tsBuildInfoFile", join("node_modules/.cache/slipway-types", basename(project, ".json"))],
];
