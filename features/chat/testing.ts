/** Factories for tests and seed data. */
import type { Client } from "@slipway/kernel/contract/client";
import { applyLiveChange } from "@slipway/kernel/contract/live";
import { newUuid } from "@slipway/kernel/ids";
import type { Needs } from "../services.ts";
import {
  chatContract,
  chatRequestSchema,
  type AiMessage,
  type ChatRequestInput,
  type TrajectoryDocument,
} from "./contract/index.ts";
import { appendTurn, lockQueue } from "./server/queue/turn-rows.ts";

export type Message = Partial<ChatRequestInput> & { message: string };

export async function send(call: Client, projectId: string, message: Message) {
  const body = { id: newUuid(), ai_message_id: newUuid(), ...message };
  return call(chatContract.send, { params: { id: projectId }, body });
}

export async function trajectoryOf(call: Client, projectId: string): Promise<TrajectoryDocument[]> {
  return (await call(chatContract.trajectory, { params: { id: projectId }, query: { limit: 100 } })).items;
}

/** Queues a turn without telling the project's runner. Resolves to its ids. */
export async function queuedTurn(
  services: Needs<"clock" | "database" | "disk" | "live">,
  { projectId, person, message }: { projectId: string; person: { email: string; name: string }; message: string },
): Promise<{ id: string; ai_message_id: string }> {
  const ids = { id: newUuid(), ai_message_id: newUuid() };
  const request = { ...chatRequestSchema.parse({ ...ids, message }), ...ids };
  const found = await services.database.pool.query<{ id: string }>("select id from users where email = $1", [
    person.email,
  ]);
  const turn = { projectId, request, user: { id: found.rows[0]!.id, name: person.name }, traceId: newUuid() };
  await services.database.transaction(async (tx) => {
    await lockQueue(tx, projectId);
    await appendTurn(services, tx, turn);
  });
  return ids;
}

/** Lines of the log about a turn carry it. */
export async function traceOf({ database }: Needs<"database">, aiMessageId: string): Promise<string> {
  const found = await database.pool.query<{ trace_id: string }>(
    "select trace_id from chat_turns where ai_message_id = $1",
    [aiMessageId],
  );
  return found.rows[0]!.trace_id;
}

type Document = Record<string, unknown>;

/** Ends a test that hangs; a busy machine takes its time. */
const PATIENCE_MS = 45_000;

/** Returns a value once the documents fulfil the condition. */
type Condition<T> = (docs: ReadonlyMap<string, Document>) => T | undefined;

/** Follows the live path as a page does, until the documents satisfy the condition. */
export const watchTrajectory = <T>(
  services: Needs<"liveHub">,
  projectId: string,
  condition: Condition<T>,
): Promise<T> => watch(services, { projectId, withinMs: PATIENCE_MS }, condition);

interface Watched {
  projectId: string;
  /** After this time the promise rejects and reports what was there. */
  withinMs: number;
}

function watch<T>(services: Needs<"liveHub">, { projectId, withinMs }: Watched, condition: Condition<T>): Promise<T> {
  const docs = new Map<string, Document>();
  const path = `projects/${projectId}/trajectory`;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        finish(() =>
          reject(new Error(`the conversation never got there: ${JSON.stringify([...docs.values()]).slice(-3000)}`)),
        ),
      withinMs,
    );
    const connection = services.liveHub.connect({
      authorize: () => Promise.resolve(true),
      send: (frame) => {
        if (frame.type === "snapshot") for (const { id, doc } of frame.docs) docs.set(id, doc);
        if (frame.type === "changes") {
          for (const change of frame.changes) {
            const next = applyLiveChange(docs.get(change.id), change);
            if (next === undefined) docs.delete(change.id);
            else docs.set(change.id, next);
          }
        }
        const value = condition(docs);
        if (value !== undefined) finish(() => resolve(value));
        return true;
      },
    });
    function finish(end: () => void): void {
      clearTimeout(timer);
      connection.close();
      end();
    }
    void connection.receive({ type: "subscribe", path, since: 0 });
  });
}

/** The answer once its turn has ended, for turns that take longer than a scripted one. */
export const answerWithin =
  (withinMs: number) =>
  (services: Needs<"liveHub">, projectId: string, aiMessageId: string): Promise<AiMessage> =>
    watch(services, { projectId, withinMs }, (docs) => {
      const doc = docs.get(aiMessageId);
      return doc !== undefined && doc["status"] !== "running" ? (doc as AiMessage) : undefined;
    });

/** The answer once its turn has ended. */
export const answerTo = answerWithin(PATIENCE_MS);
