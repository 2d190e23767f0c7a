/**
 * `slipway start` as several processes: this one, which accepts connections and runs the database; the app; and the
 * gateway of backends, sites and previews. When a child ends it is logged and started again, while the others go on.
 */
import { mkdir, chmod, rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@slipway/kernel/errors";
import type { Config } from "@slipway/platform/config/port";
import { createLog, newTraceId, withTrace } from "@slipway/platform/log/pino-log";
import { shortFolder } from "@slipway/platform/processes/short-folder";
import { startPlatformPostgres } from "../platform-postgres.ts";
import { makeDataDir } from "../data-folder.ts";
import { claimed } from "./claimed.ts";
import { openDoors, type Doors } from "./doors.ts";
import type { ChildSetting, ProcessEnd, Sockets } from "./messages.ts";
import { sentenceOf } from "./start-failure.ts";
import { WatchedChild } from "./watched-child.ts";

/** Longer than the app waits for running work and its engines. */
const STOP_BEYOND_MS = 18_000;

/** Time for ending a failed start's processes. */
const GIVE_UP_WITHIN_MS = 10_000;

async function makeSockets(dataDir: string): Promise<Sockets> {
  const folder = shortFolder(join(dataDir, "run"));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const at = (name: string): string => join(folder, `${name}.sock`);
  return {
    app: at("app"),
    calls: at("calls"),
    doors: { http: at("http"), tls: at("tls"), "tls-redirect": at("redirect") },
  };
}

interface Run {
  /** The signal that requested the stop. */
  signal(): string;
  told(end: ProcessEnd): void;
}

interface Supervised extends AsyncDisposable {
  /** Resolves when everything answers; rejects when something cannot start. */
  ready: Promise<string>;
  /** A child cannot go on and said why, so the others must not go on either. */
  gaveUp: Promise<void>;
}

function runChildren(setting: ChildSetting, doors: Doors, { signal, told }: Run): Supervised {
  const ready = Promise.withResolvers<string>();
  const gaveUp = Promise.withResolvers<void>();
  let appUrl: string | null = null;
  let gatewayIsReady = false;
  let isMigrated = false;
  /** Ends that the app has not been told of, perhaps because it was the one that ended. */
  let untold: ProcessEnd[] = [];
  const look = (): void => void (appUrl !== null && gatewayIsReady && ready.resolve(appUrl));
  const ended =
    (name: ProcessEnd["name"]) =>
    (cause: string | null): void => {
      if (cause === null) {
        ready.reject(new AppError({ code: "not_started", status: 500, userMessage: "" }));
        return gaveUp.resolve();
      }
      const end = { name, cause };
      told(end);
      untold.push(end);
      tellEnds();
    };
  const tellEnds = (): void => {
    if (untold.length === 0 || appUrl === null) return;
    app.send({ type: "ends", ends: untold });
    untold = [];
  };
  const app: WatchedChild = new WatchedChild({
    name: "app",
    program: new URL("app/app-process.ts", import.meta.url),
    youngMegabytes: 16,
    setting,
    onMigrated() {
      isMigrated = true;
      gateway.send({ type: "migrated" });
    },
    onReady(at) {
      const isFirst = appUrl === null;
      appUrl = at;
      look();
      tellEnds();
      if (!isFirst) app.send({ type: "warmUp" });
    },
    onEnd(cause) {
      // Sent when it is back.
      if (cause !== null) appUrl = null;
      ended("app")(cause);
    },
  });
  const gateway: WatchedChild = new WatchedChild({
    name: "gateway",
    program: new URL("gateway/gateway-process.ts", import.meta.url),
    youngMegabytes: 8,
    setting,
    onTaken: (id) => doors.taken(id),
    greeting: () => (isMigrated ? [{ type: "migrated" }] : []),
    onReady() {
      gatewayIsReady = true;
      doors.open((socket, door, id) => gateway.send({ type: "connection", door, id }, socket));
      look();
    },
    onEnd(cause) {
      doors.open(null);
      ended("gateway")(cause);
    },
  });
  ready.promise.then(
    () => app.send({ type: "warmUp" }),
    () => undefined,
  );
  return {
    ready: ready.promise,
    gaveUp: gaveUp.promise,
    async [Symbol.asyncDispose]() {
      const late = setTimeout(
        () => {
          app.kill();
          gateway.kill();
        },
        setting.config.stopSeconds * 1000 + STOP_BEYOND_MS,
      );
      // Requests that wait for the app's work may still come; backends answer until then.
      await app.stop(signal());
      doors.open(null);
      await gateway.stop(signal());
      clearTimeout(late);
    },
  };
}

async function begin(config: Config, stack: AsyncDisposableStack, signal: () => string): Promise<string> {
  const claim = stack.use(await claimed(config));
  await makeDataDir(config.dataDir);
  const log = stack.use(
    createLog({ level: config.logLevel, file: join(config.dataDir, "logs", "processes.log"), stderr: config.verbose }),
  );
  // The port comes first, so that a taken one does not cost a database's start.
  const doors = stack.use(await openDoors(config));
  const databaseUrl = config.databaseUrl ?? stack.use(await startPlatformPostgres(config, log)).url;
  const sockets = await makeSockets(config.dataDir);
  const setting: ChildSetting = { config, databaseUrl, port: doors.port, sockets };
  const told: Run["told"] = ({ name, cause }) => log.error("a process ended by itself", { process: name, cause });
  const children = stack.use(runChildren(setting, doors, { signal, told }));
  stack.defer(() => log.info("stopping", { signal: signal() }));
  const appUrl = await children.ready;
  // Nothing may be written any more: children end with this process.
  void children.gaveUp.then(() => process.exit(1));
  claim.announce(appUrl);
  return appUrl;
}

export async function supervise(readConfig: () => Config): Promise<void> {
  const stack = new AsyncDisposableStack();
  let isRunning = false;
  let signal: string | null = null;
  const stop = (received: NodeJS.Signals): void => {
    // A second signal ends the process at once; the next start recovers what was left.
    if (signal !== null) process.exit(1);
    signal = received;
    // An incomplete start has nothing to finish: children end with their supervisor.
    if (!isRunning) process.exit(0);
    void stack.disposeAsync().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${sentenceOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    const appUrl = await withTrace(newTraceId(), () => begin(readConfig(), stack, () => signal ?? "none"));
    isRunning = true;
    process.stdout.write(`ready ${appUrl}\n`);
  } catch (error) {
    const sentence = sentenceOf(error);
    // The child has printed its own sentence.
    if (sentence !== "") process.stderr.write(`${sentence}\n`);
    setTimeout(() => process.exit(1), GIVE_UP_WITHIN_MS).unref();
    await stack.disposeAsync().catch(() => undefined);
    process.exit(1);
  }
}
