/** Frames of the calls between processes: four bytes of length, then one value as structured clone writes it. */
import { deserialize, serialize } from "node:v8";
import { AppError } from "@slipway/kernel/errors";
import pg from "pg";

/** Far beyond the largest answer of a statement (10 MB) and the files of a project's functions. */
const MAX_FRAME_BYTES = 96 * 1_048_576;
const LENGTH_BYTES = 4;

export type Frame =
  | { kind: "call"; id: number; method: string; args: unknown }
  | { kind: "answer"; id: number; value: unknown }
  | { kind: "failure"; id: number; error: WireError }
  | { kind: "told"; topic: string; value: unknown };

/** Structured clone recurses, so some thousand levels of nesting exhaust the stack. */
function serialized(frame: Frame): Buffer {
  try {
    return serialize(frame);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError({
      code: "answer_too_deep",
      status: 400,
      userMessage:
        "The answer holds JSON that is nested too deep to be shown. Ask for a part of it, or for its text (column::text).",
      cause: error,
    });
  }
}

/** Throws RangeError for a value larger than a frame, and AppError `answer_too_deep` (400). */
export function encodeFrame(frame: Frame): Buffer {
  const body = serialized(frame);
  if (body.length > MAX_FRAME_BYTES) throw new RangeError(`a frame of ${body.length} bytes is too large`);
  const head = Buffer.allocUnsafe(LENGTH_BYTES);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/** Collects arriving bytes and hands on each whole frame. Throws RangeError for one that is too large. */
export function frameReader(onFrame: (frame: Frame) => void): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let held = 0;
  const take = (bytes: number): Buffer => {
    const all = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    held -= bytes;
    parts = held === 0 ? [] : [all.subarray(bytes)];
    return all.subarray(0, bytes);
  };
  let wanted: number | null = null;
  return (chunk) => {
    parts.push(chunk);
    held += chunk.length;
    for (;;) {
      if (wanted === null) {
        if (held < LENGTH_BYTES) return;
        wanted = take(LENGTH_BYTES).readUInt32BE();
        if (wanted > MAX_FRAME_BYTES) throw new RangeError(`a frame of ${wanted} bytes is too large`);
      }
      if (held < wanted) return;
      const body = take(wanted);
      wanted = null;
      onFrame(deserialize(body) as Frame);
    }
  };
}

/** The parts of an error that are sent to the other process. */
export type WireError =
  | { type: "app"; init: Omit<ConstructorParameters<typeof AppError>[0], "cause"> }
  | { type: "database"; message: string; fields: Record<string, unknown> }
  | { type: "other"; name: string; message: string; code?: string };

const DATABASE_FIELDS = [
  "severity",
  "code",
  "detail",
  "hint",
  "position",
  "internalPosition",
  "internalQuery",
  "where",
  "schema",
  "table",
  "column",
  "dataType",
  "constraint",
] as const;

export function wireError(error: unknown): WireError {
  if (error instanceof AppError) {
    const { code, status, message, userMessage, kind, details, retryAfter } = error;
    const init = { code, status, message, userMessage, kind, details };
    return { type: "app", init: retryAfter === undefined ? init : { ...init, retryAfter } };
  }
  if (error instanceof pg.DatabaseError) {
    const fields = Object.fromEntries(DATABASE_FIELDS.map((name) => [name, error[name]]));
    return { type: "database", message: error.message, fields };
  }
  const { name = "Error", message = String(error), code } = (error ?? {}) as NodeJS.ErrnoException;
  return { type: "other", name, message, ...(typeof code === "string" ? { code } : {}) };
}

export function errorOfWire(wire: WireError): Error {
  if (wire.type === "app") return new AppError(wire.init);
  if (wire.type === "database")
    return Object.assign(new pg.DatabaseError(wire.message, wire.message.length, "error"), wire.fields);
  const error = new Error(wire.message);
  error.name = wire.name;
  return wire.code === undefined ? error : Object.assign(error, { code: wire.code });
}
