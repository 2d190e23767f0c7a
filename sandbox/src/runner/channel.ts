/** The runner's end of the channel to its host: descriptor 3. */
import { Socket } from "node:net";
import { FRAME_BYTES, FRAME_JSON, FRAME_LIMIT, FrameReader, writeFrame, writeMessage } from "./frames.ts";
import type { RequestEnvelope } from "./messages.ts";

const LONGEST_TEXT = 20_000;

const socket = new Socket({ fd: 3, readable: true, writable: true });
let writing: Promise<unknown> = Promise.resolve();

/** Frames of one answer must not mix with those of another. */
function enqueue(task: () => Promise<unknown>): Promise<unknown> {
  writing = writing.then(task);
  return writing;
}

export const send = (message: object): Promise<unknown> => enqueue(() => writeMessage(socket, message));

export const sendLog = (level: "info" | "warning" | "error", message: string): void =>
  void send({ type: "log", level, message: message.slice(0, LONGEST_TEXT) });

export const sendFile = (path: string, content: Uint8Array): Promise<unknown> =>
  enqueue(async () => {
    await writeMessage(socket, { type: "file", path, size: content.length });
    for (let at = 0; at < content.length; at += FRAME_LIMIT) {
      await writeFrame(socket, FRAME_BYTES, content.subarray(at, at + FRAME_LIMIT));
    }
  });

const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message || String(error.stack) : String(error)).slice(0, LONGEST_TEXT);

/** Answers requests one after the other with `done` or `failed`; ends the process when the host goes. */
export function answerRequests(handle: (request: RequestEnvelope) => Promise<object | void>): void {
  let queue: Promise<unknown> = Promise.resolve();
  const reader = new FrameReader((kind, payload) => {
    if (kind !== FRAME_JSON) return;
    const request = JSON.parse(payload.toString("utf8")) as RequestEnvelope;
    queue = queue
      .then(() => handle(request))
      .then((data) => send({ type: "done", id: request.id, data: data ?? null }))
      .catch((error: unknown) => send({ type: "failed", id: request.id, message: errorText(error) }));
  });
  socket.on("data", (chunk: Buffer) => reader.push(chunk));
  socket.on("close", () => process.exit(0));
  socket.on("error", () => process.exit(1));
}
