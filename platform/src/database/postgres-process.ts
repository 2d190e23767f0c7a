/** One run of the postgres program: ready signal, fast stop, and what it said last. */
import { spawn, type ChildProcess } from "node:child_process";
import { LineReader } from "../processes/line-reader.ts";

export interface PostgresProcess {
  readonly pid: number;
  /** Rejects with what Postgres said when it ends before it accepts connections. */
  readonly ready: Promise<void>;
  readonly exited: Promise<void>;
  /** Ends sessions and writes a checkpoint; harder after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

export interface PostgresCommand {
  command: string;
  args: string[];
  env: Record<string, string>;
  onLine: (line: string) => void;
}

const READY = "database system is ready to accept connections";
const KEPT_LINES = 40;
/** A project's SQL writes lines of any length (`raise warning`); longer ones are cut. */
const MAX_LINE_BYTES = 16_384;

const settled = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });

export function runPostgres({ command, args, env, onLine }: PostgresCommand): PostgresProcess {
  const child = spawn(command, args, { cwd: "/", env, stdio: ["ignore", "ignore", "pipe"] });
  const lines: string[] = [];
  const exited = settled(child);
  const ready = new Promise<void>((resolve, reject) => {
    const reader = new LineReader(MAX_LINE_BYTES, (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      onLine(line);
      if (line.includes(READY)) resolve();
    });
    child.stderr.on("data", (chunk: Buffer) => reader.push(chunk)).once("end", () => reader.end());
    child.once("error", reject);
    void exited.then(() => reject(new Error(`postgres ended before it was ready:\n${lines.join("\n")}`)));
  });
  ready.catch(() => undefined);
  const within = async (milliseconds: number): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
    const ended = await Promise.race([exited.then(() => true), late]);
    clearTimeout(timer);
    return ended;
  };
  return {
    pid: child.pid ?? -1,
    ready,
    exited,
    async stop(graceMs) {
      // Fast shutdown; SIGTERM would wait for every client to leave by itself.
      child.kill("SIGINT");
      if (await within(graceMs)) return;
      child.kill("SIGQUIT");
      if (await within(1000)) return;
      child.kill("SIGKILL");
      await exited;
    },
  };
}
