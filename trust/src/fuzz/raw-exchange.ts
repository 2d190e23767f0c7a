/** Bytes of any kind to a port, and the head of what comes back: no client of HTTP would send most of these. */
import { connect } from "node:net";

export interface RawAnswer {
  /** 0: nothing came within the time; -1: closed without an answer. */
  status: number;
  head: string;
  text: string;
}

/** Only says that the body may come. */
const CONTINUE = /^HTTP\/1\.1 100 Continue\r\n\r\n/;
const MAX_BYTES = 4 * 1_048_576;

/** Ends when the server closes, the announced body is there, or the time is over. */
export function exchangeBytes(port: number, bytes: Buffer, patienceMs: number): Promise<RawAnswer> {
  const { promise, resolve } = Promise.withResolvers<RawAnswer>();
  const socket = connect({ host: "127.0.0.1", port });
  let received = Buffer.alloc(0);
  const finish = (isLate: boolean): void => {
    clearTimeout(timer);
    socket.destroy();
    const all = received.toString("latin1").replace(CONTINUE, "");
    const at = all.indexOf("\r\n\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(all)?.[1] ?? (isLate ? 0 : -1));
    resolve({
      status,
      head: at < 0 ? all : all.slice(0, at),
      text: at < 0 ? "" : Buffer.from(all.slice(at + 4), "latin1").toString(),
    });
  };
  const timer = setTimeout(() => finish(true), patienceMs);
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    if (received.length > MAX_BYTES || isWhole(received)) finish(false);
  });
  // The server may close while we still write: what it said before counts.
  socket.on("error", () => undefined);
  socket.on("close", () => finish(false));
  socket.write(bytes);
  return promise;
}

/** Whether the first answer has come to its end. An upgrade's end is its head. */
function isWhole(all: Buffer): boolean {
  const received = all.subarray(CONTINUE.exec(all.subarray(0, 60).toString("latin1"))?.[0].length ?? 0);
  const head = received.indexOf("\r\n\r\n");
  if (head < 0) return false;
  const text = received.subarray(0, head).toString("latin1");
  if (/^HTTP\/1\.1 (101|204|304)/.test(text)) return true;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
  if (length !== undefined) return received.length >= head + 4 + Number(length);
  return /\r\ntransfer-encoding: chunked/i.test(text) && received.subarray(-7).toString().endsWith("\r\n0\r\n\r\n");
}
