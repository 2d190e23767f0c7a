/**
 * Frames of the Phoenix protocol as realtime clients speak it: 1.0.0 has JSON objects, 2.0.0 JSON arrays and two kinds of binary
 * frames, 3 for a broadcast that is pushed and 4 for one that arrives.
 */
import { isDeepJson } from "@slipway/kernel/json-bounds";

export type Protocol = "1.0.0" | "2.0.0";

/** Payload of a broadcast: JSON as text, which is never parsed twice, or bytes. */
export type BroadcastPayload = { json: string } | { bytes: Buffer };

export interface Broadcast {
  event: string;
  payload: BroadcastPayload;
  /** JSON. */
  meta?: string;
}

export interface ClientFrame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  /** Payload of every frame but a broadcast. */
  payload: unknown;
  broadcast: Broadcast | null;
  /** Its JSON nests deeper than the code here may walk, so neither payload nor broadcast is set. */
  isTooDeep: boolean;
}

export interface ServerFrame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  /** As JSON. */
  payload: string;
}

const PUSHED = 3;
const ARRIVING = 4;
const JSON_PAYLOAD = 1;
const PUSHED_HEADER = 7;
const ARRIVING_HEADER = 5;
const LONGEST_FIELD = 255;

const textOrNull = (value: unknown): string | null =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function broadcastOf(event: string, payload: unknown): Broadcast | null {
  if (event !== "broadcast" || !isRecord(payload) || typeof payload.event !== "string") return null;
  return { event: payload.event, payload: { json: JSON.stringify(payload.payload ?? {}) } };
}

/** Null for a text that is no frame. */
function readText(text: string, protocol: Protocol): ClientFrame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (protocol === "1.0.0") {
    if (!isRecord(value)) return null;
    value = [value.join_ref, value.ref, value.topic, value.event, value.payload];
  }
  if (!Array.isArray(value) || value.length !== 5) return null;
  const [joinRef, ref, topic, event, payload] = value as unknown[];
  if (typeof topic !== "string" || typeof event !== "string") return null;
  const isTooDeep = isDeepJson(text);
  return {
    joinRef: textOrNull(joinRef),
    ref: textOrNull(ref),
    topic,
    event,
    payload: isTooDeep ? null : payload,
    broadcast: isTooDeep ? null : broadcastOf(event, payload),
    isTooDeep,
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readBinary(frame: Buffer): ClientFrame | null {
  if (frame.length < PUSHED_HEADER || frame[0] !== PUSHED) return null;
  let at = PUSHED_HEADER;
  const fields = [1, 2, 3, 4, 5].map((index) => {
    const field = frame.subarray(at, at + frame[index]!);
    at += frame[index]!;
    return field.toString("utf8");
  });
  if (at > frame.length) return null;
  const [joinRef, ref, topic, event] = fields as [string, string, string, string, string];
  const rest = frame.subarray(at);
  const json = frame[6] === JSON_PAYLOAD ? rest.toString("utf8") : null;
  if (json !== null && !isJson(json)) return null;
  const isTooDeep = json !== null && isDeepJson(json);
  return {
    joinRef: joinRef === "" ? null : joinRef,
    ref: ref === "" ? null : ref,
    topic,
    event: "broadcast",
    payload: null,
    broadcast: isTooDeep ? null : { event, payload: json === null ? { bytes: Buffer.from(rest) } : { json } },
    isTooDeep,
  };
}

export const readFrame = (data: Buffer, isBinary: boolean, protocol: Protocol): ClientFrame | null =>
  isBinary ? (protocol === "2.0.0" ? readBinary(data) : null) : readText(data.toString("utf8"), protocol);

export function frameText({ joinRef, ref, topic, event, payload }: ServerFrame, protocol: Protocol): string {
  const [a, b, c, d] = [joinRef, ref, topic, event].map((value) => JSON.stringify(value));
  return protocol === "1.0.0"
    ? `{"event":${d},"payload":${payload},"ref":${b},"topic":${c}}`
    : `[${a},${b},${c},${d},${payload}]`;
}

/** Null where the protocol cannot carry it: bytes in 1.0.0, and bytes under names too long for a header. */
export function broadcastFrame(topic: string, broadcast: Broadcast, protocol: Protocol): string | Buffer | null {
  const { event, payload, meta } = broadcast;
  const fields = [topic, event, meta ?? ""].map((text) => Buffer.from(text, "utf8"));
  const fits = fields.every(({ length }) => length <= LONGEST_FIELD);
  if (protocol === "2.0.0" && fits) {
    const header = Buffer.alloc(ARRIVING_HEADER);
    header[0] = ARRIVING;
    for (const [index, field] of fields.entries()) header[index + 1] = field.length;
    header[4] = "json" in payload ? JSON_PAYLOAD : 0;
    return Buffer.concat([header, ...fields, "json" in payload ? Buffer.from(payload.json, "utf8") : payload.bytes]);
  }
  if (!("json" in payload)) return null;
  const text = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${payload.json}${
    meta === undefined ? "" : `,"meta":${meta}`
  }}`;
  return frameText({ joinRef: null, ref: null, topic, event: "broadcast", payload: text }, protocol);
}
