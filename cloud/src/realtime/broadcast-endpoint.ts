/** Broadcasts by HTTP: `POST /api/broadcast` with a list, `POST /api/broadcast/{topic}/events/{event}` with one. */
import { JsonBeyondBounds, parseJson } from "@slipway/kernel/json-bounds";
import { z } from "zod";
import type { Caller } from "../backend/port.ts";
import { headerOf, jsonResponse, readBytes } from "../gateway/body.ts";
import type { ServiceRequest, ServiceResponse } from "../gateway/service.ts";
import { callerOf, CallerProblem } from "./callers.ts";
import { channelRights } from "./channel-rights.ts";
import type { ProjectRealtime } from "./project-realtime.ts";
import type { BroadcastPayload } from "./wire/frames.ts";

interface Message {
  topic: string;
  event: string;
  private: boolean;
  payload: BroadcastPayload;
}

const listSchema = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1).max(255),
        event: z.string().min(1).max(255),
        payload: z.unknown(),
        private: z.boolean().nullish(),
      }),
    )
    .max(1000),
});
const ONE = /^\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/;

const refused = (status: number, message: string): ServiceResponse => jsonResponse(status, { message, error: message });

/** Undefined for what is no JSON. Throws JsonBeyondBounds. */
function jsonIn(bytes: Buffer): unknown {
  try {
    return parseJson(bytes.toString("utf8"));
  } catch (error) {
    if (error instanceof JsonBeyondBounds) throw error;
    return undefined;
  }
}

/** Null for what is not encoded as addresses are. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Null for a body of the wrong shape. Throws JsonBeyondBounds. */
function messagesIn(request: ServiceRequest, bytes: Buffer): Message[] | null {
  const one = ONE.exec(request.path);
  if (one === null) {
    const list = listSchema.safeParse(jsonIn(bytes));
    return !list.success
      ? null
      : list.data.messages.map(({ topic, event, payload, private: isPrivate }) => ({
          topic,
          event,
          private: isPrivate === true,
          payload: { json: JSON.stringify(payload ?? {}) },
        }));
  }
  const isBinary = headerOf(request, "content-type")?.startsWith("application/octet-stream") === true;
  const [topic, event] = [decoded(one[1]!), decoded(one[2]!)];
  if (topic === null || event === null || (!isBinary && jsonIn(bytes) === undefined)) return null;
  return [
    {
      topic,
      event,
      private: new URLSearchParams(request.query).get("private") === "true",
      payload: isBinary ? { bytes } : { json: bytes.toString("utf8") },
    },
  ];
}

async function mayWrite(project: ProjectRealtime, messages: readonly Message[], caller: Caller): Promise<boolean> {
  const topics = new Set(messages.filter((message) => message.private).map(({ topic }) => topic));
  for (const topic of topics) {
    const { writeBroadcast } = await channelRights(project.backend.database, topic, caller);
    if (!writeBroadcast) return false;
  }
  return true;
}

export const isBroadcastPath = (path: string): boolean => path === "/api/broadcast" || ONE.test(path);

export async function handleBroadcast(request: ServiceRequest, project: ProjectRealtime): Promise<ServiceResponse> {
  if (request.method !== "POST") return refused(405, "Only POST is supported");
  let caller: Caller;
  try {
    caller = await callerOf(project.backend, request.credential);
  } catch (error) {
    if (!(error instanceof CallerProblem)) throw error;
    return refused(401, error.message);
  }
  const bytes = await readBytes(request.body, project.settings.max_payload_bytes);
  if (bytes === null) return refused(413, "The message is too large");
  if (new URLSearchParams(request.query).has("persist")) return refused(422, "Storing broadcasts is not supported");
  let messages: Message[] | null;
  try {
    messages = messagesIn(request, bytes);
  } catch (error) {
    if (!(error instanceof JsonBeyondBounds)) throw error;
    return refused(422, error.message);
  }
  if (messages === null) return refused(422, "Each message needs a topic, an event and a payload");
  if (!(await mayWrite(project, messages, caller))) {
    return refused(403, "You do not have permissions to write to this Channel topic");
  }
  for (const { topic, event, payload, private: isPrivate } of messages) {
    project.topics.broadcast(topic, isPrivate, { event, payload });
  }
  return { status: 202 };
}
