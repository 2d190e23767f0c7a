/** `/_sandbox/code/ws`: a person's unsaved files for that person's preview, never committed. [W7.38] [V1] */
import { parseJson } from "@slipway/kernel/json-bounds";
import { AppError } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import type { UpgradeRequest } from "@slipway/platform/http/port";
import type { Log } from "@slipway/platform/log/port";
import { WebSocketServer, type WebSocket } from "ws";
import { z } from "zod";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import type { OwnPreview } from "../own/own-preview.ts";
import { MAX_BYTES, MAX_FILES } from "../own/unsaved-files.ts";

const file = z.strictObject({ path: z.string(), content: z.string().max(limits.sourceFileBytes) });
const messageSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("init_code"), files: z.array(file).max(MAX_FILES) }),
  z.strictObject({ type: z.literal("file_update"), path: z.string(), content: z.string().max(limits.sourceFileBytes) }),
]);

/** Escapes of JSON and the names of the files. */
const MAX_MESSAGE_BYTES = 2 * MAX_BYTES;
const BAD_MESSAGE = 1008;
const FAILED = 1011;
/** The browser left the page, or the connection broke: both may be back in a moment. */
const COMES_BACK = new Set([1001, 1006]);

function parse(data: unknown): z.output<typeof messageSchema> | null {
  try {
    return messageSchema.safeParse(parseJson(String(data))).data ?? null;
  } catch {
    return null;
  }
}

function listen(own: OwnPreview, socket: WebSocket, log: Log): void {
  const tab = own.enter();
  socket.on("error", () => socket.terminate());
  socket.on("message", (data) => {
    const message = parse(data);
    if (message === null) return socket.close(BAD_MESSAGE);
    try {
      tab.take(message);
    } catch (error) {
      if (error instanceof AppError) return socket.close(BAD_MESSAGE, error.userMessage.slice(0, 100));
      // A listener that throws would end the process.
      log.error("unsaved code could not be taken", { error });
      socket.close(FAILED);
    }
  });
  socket.once("close", (code) => tab.leave(COMES_BACK.has(code)));
}

export const CODE_SOCKET_PATH = "/_sandbox/code/ws";

/** The caller has checked the right and the origin. */
export function createCodeSocket(services: Needs<"log"> & Keeps<"own">) {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  return ({ projectId, userId }: { projectId: string; userId: string }, { incoming, socket, head }: UpgradeRequest) =>
    server.handleUpgrade(incoming, socket, head, (opened) =>
      listen(services.own.begin(projectId, userId), opened, services.log),
    );
}
