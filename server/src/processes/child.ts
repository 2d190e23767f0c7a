/** The frame of a child process: it starts on the supervisor's word and ends with the supervisor, however that ends. */
import type { Socket } from "node:net";
import { AppError } from "@slipway/kernel/errors";
import { newTraceId, withTrace } from "@slipway/platform/log/pino-log";
import { claimDataFolder, type DataFolderClaim } from "../data-folder.ts";
import { sentenceOf } from "./start-failure.ts";
import type { ChildSetting, Door, FromChild, ProcessEnd, ProcessName, ToChild } from "./messages.ts";

/** Longer than everything that a stop waits for. */
const STOP_WITHIN_MS = 10_000;
/** A predecessor killed with the supervisor may take a moment to end. */
const PREDECESSOR_MS = 10_000;
const LOOK_MS = 50;
/** The supervisor's channel may be blocked. */
const GIVE_UP_WITHIN_MS = 200;

export interface RunningChild extends AsyncDisposable {
  appUrl: string;
  /** Runs before the end: running work may finish. */
  drain?(signal: string): Promise<void>;
  connection?(socket: Socket, door: Door): void;
  ends?(ends: readonly ProcessEnd[]): void;
  warmUp?(): Promise<void>;
}

/** The child's view of its supervisor while it starts. */
export interface Supervisor {
  migrated: Promise<void>;
  sayMigrated(): void;
  /** Ends this process at once, and stops any successor from starting. */
  giveUp(sentence: string): void;
}

const say = (message: FromChild): void => void process.send?.(message);

function giveUp(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.send?.({ type: "refused" } satisfies FromChild, undefined, undefined, () => process.exit(1));
  setTimeout(() => process.exit(1), GIVE_UP_WITHIN_MS);
}

/** Two processes of one kind would both take the data folder for theirs. */
async function claimPlace(name: ProcessName, dataDir: string): Promise<DataFolderClaim> {
  const until = performance.now() + PREDECESSOR_MS;
  for (;;) {
    const claim = await claimDataFolder(`${dataDir}#${name}`);
    if (claim !== null) return claim;
    if (performance.now() > until) throw new Error(`another ${name} process still works on ${dataDir}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

type Start = (setting: ChildSetting, supervisor: Supervisor) => Promise<RunningChild>;

export function runChild(name: ProcessName, start: Start): void {
  const migrated = Promise.withResolvers<void>();
  const supervisor: Supervisor = { migrated: migrated.promise, sayMigrated: () => say({ type: "migrated" }), giveUp };
  let running: RunningChild | null = null;

  async function begin(setting: ChildSetting): Promise<void> {
    try {
      await claimPlace(name, setting.config.dataDir);
      running = await start(setting, supervisor);
      say({ type: "ready", appUrl: running.appUrl });
    } catch (error) {
      if (error instanceof AppError) return giveUp(error.userMessage);
      process.stderr.write(`${sentenceOf(error)}\n`);
      process.exit(1);
    }
  }

  async function stop(signal: string): Promise<void> {
    if (running === null) process.exit(0);
    await running.drain?.(signal);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await running[Symbol.asyncDispose]();
    process.exit(0);
  }

  const trace = newTraceId();
  process.on("message", (message: ToChild, socket?: Socket) => {
    withTrace(trace, () => {
      if (message.type === "begin") void begin(message.setting);
      else if (message.type === "migrated") migrated.resolve();
      else if (message.type === "ends") running?.ends?.(message.ends);
      else if (message.type === "warmUp") void running?.warmUp?.();
      else if (message.type === "stop") void stop(message.signal).catch(() => process.exit(1));
      else {
        say({ type: "taken", id: message.id });
        // The connection may have ended on its way here.
        if (socket !== undefined) running?.connection?.(socket, message.door);
      }
    });
  });
  // Ctrl-C in a terminal reaches every process of the group; the supervisor decides when to stop.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  // Nobody would know of this process without its supervisor; the next start recovers its work.
  process.once("disconnect", () => process.exit(process.exitCode ?? 1));
  // The supervisor may have ended while this process was loading.
  if (!process.connected) process.exit(1);
}
