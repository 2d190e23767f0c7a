/** Structured log on pino: a size-limited file, and standard error when somebody watches. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomFillSync } from "node:crypto";
import { mkdirSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import pino from "pino";
import type { Config } from "../config/port.ts";
import { besideOwn, inWords } from "./fields.ts";
import type { Log } from "./port.ts";

interface Trace {
  id: string;
  place: string | undefined;
}

const trace = new AsyncLocalStorage<Trace>();

/**
 * Every line logged inside `work`, however deep, carries `id`. `place` is the route's pattern or the queue's name: one
 * of few, and never anything a caller made up. Default: that of the surrounding trace.
 */
export const withTrace = <T>(id: string, work: () => T, place?: string): T =>
  trace.run({ id, place: place ?? trace.getStore()?.place }, work);

/** The id of the request, job or run that this code belongs to. */
export const currentTrace = (): string | undefined => trace.getStore()?.id;

/** The route or queue that this code works for. */
export const currentPlace = (): string | undefined => trace.getStore()?.place;

const TRACE_BYTES = 16;
/** Random bytes are drawn in bulk, because drawing 16 at a time costs more than the rest of a trace. */
const supply = Buffer.alloc(256 * TRACE_BYTES);
let taken = supply.length;

/** 16 random bytes in hex, as in W3C's trace context. */
export function newTraceId(): string {
  if (taken === supply.length) {
    randomFillSync(supply);
    taken = 0;
  }
  taken += TRACE_BYTES;
  return supply.toString("hex", taken - TRACE_BYTES, taken);
}

/** An id to tell people, in a trace or outside of one. */
export const currentOrNewTrace = (): string => currentTrace() ?? newTraceId();

const SECRET_FIELDS = ["password", "token", "secret", "authorization", "cookie", "apiKey"];
const MAX_FILE_BYTES = 32 * 1_048_576;

/** The file is renamed to `<file>.1` at 32 MB, which replaces the one before: at most 64 MB of log. */
function boundedFile(file: string): ReturnType<typeof pino.destination> {
  mkdirSync(dirname(file), { recursive: true });
  const destination = pino.destination({ dest: file, sync: false, mkdir: true });
  let written = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  destination.on("write", (bytes: number) => {
    written += bytes;
    if (written < MAX_FILE_BYTES) return;
    written = 0;
    renameSync(file, `${file}.1`);
    destination.reopen();
  });
  return destination;
}

/** Never throws for its input: unreadable fields are replaced by words. */
function tried<T>(work: (fields: Record<string, unknown>) => T, fields: Record<string, unknown>): T {
  try {
    return work(besideOwn(fields));
  } catch {
    return work(besideOwn(inWords(fields)));
  }
}

function wrap(logger: pino.Logger): Log {
  const at =
    (level: Config["logLevel"]): Log["info"] =>
    (message, fields) =>
      tried((given) => logger[level](given, message), fields ?? {});
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    child: (fields) => wrap(tried((given) => logger.child(given), fields)),
  };
}

export interface LogTargets {
  level: Config["logLevel"];
  file?: string;
  stderr?: boolean;
}

export interface ClosableLog extends Log, AsyncDisposable {}

export function createLog({ level, file, stderr }: LogTargets): ClosableLog {
  const destination = file === undefined ? null : boundedFile(file);
  const streams: pino.StreamEntry[] = [];
  if (destination !== null) streams.push({ level, stream: destination });
  if (stderr) streams.push({ level, stream: pino.destination({ dest: 2, sync: true }) });
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`]), censor: "***" },
      serializers: { error: pino.stdSerializers.err },
      mixin: () => {
        const id = currentTrace();
        return id === undefined ? {} : { trace_id: id };
      },
    },
    pino.multistream(streams),
  );
  return {
    ...wrap(logger),
    [Symbol.asyncDispose]: async () => {
      if (destination === null) return;
      const closed = new Promise<void>((done) => destination.once("close", done));
      destination.end();
      await closed;
    },
  };
}
