/** A subscriber of a running Slipway, as a page of the app is one. */
import { applyLiveChange, type LiveFrame } from "@slipway/kernel/contract/live";
import { WebSocket } from "ws";
import type { TestPerson } from "./test-person.ts";

export type LiveDocument = Record<string, unknown>;

export interface Following extends AsyncDisposable {
  /** By id, as they are now. */
  readonly documents: ReadonlyMap<string, LiveDocument>;
  /** The first document the test accepts, now or later; rejects after `timeoutMs` or when the connection ends. */
  until(accepts: (document: LiveDocument) => boolean, timeoutMs: number): Promise<LiveDocument>;
}

interface Waiting {
  accepts: (document: LiveDocument) => boolean;
  resolve: (document: LiveDocument) => void;
  reject: (error: Error) => void;
}

/** Follows one path from its beginning. Resolves when the server has accepted the subscription. */
export async function followLive(url: string, person: TestPerson, path: string): Promise<Following> {
  const { host, port, origin } = new URL(url);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, ["slipway.live"], {
    headers: { host, origin, cookie: person.headers["cookie"] ?? "" },
  });
  const documents = new Map<string, LiveDocument>();
  const waiting = new Set<Waiting>();
  const subscribed = Promise.withResolvers<void>();

  const look = (document: LiveDocument): void => {
    for (const one of waiting) if (one.accepts(document)) one.resolve(document);
  };
  const receive = (frame: LiveFrame): void => {
    if (frame.type === "closed") return socket.close();
    if (frame.type === "subscribed") subscribed.resolve();
    if (frame.type === "snapshot") {
      subscribed.resolve();
      for (const { id, doc } of frame.docs) documents.set(id, doc);
      for (const { doc } of frame.docs) look(doc);
    }
    if (frame.type !== "changes") return;
    for (const change of frame.changes) {
      const known = documents.get(change.id) ?? (change.op === "patch" ? {} : undefined);
      const next = applyLiveChange(known, change);
      if (next === undefined) documents.delete(change.id);
      else {
        documents.set(change.id, next);
        look(next);
      }
    }
  };
  socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", path, since: 0 })));
  socket.on("message", (data: Buffer) => receive(JSON.parse(data.toString("utf8")) as LiveFrame));
  socket.on("error", (error) => subscribed.reject(error));
  const ended = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  void ended.then(() => {
    const error = new Error(`the live connection to ${path} ended`);
    subscribed.reject(error);
    for (const one of waiting) one.reject(error);
  });
  await subscribed.promise;
  return {
    documents,
    async until(accepts, timeoutMs) {
      const now = [...documents.values()].find(accepts);
      if (now !== undefined) return now;
      const { promise, resolve, reject } = Promise.withResolvers<LiveDocument>();
      const one: Waiting = { accepts, resolve, reject };
      waiting.add(one);
      const shown = (): string => JSON.stringify([...documents.values()].at(-1) ?? null).slice(0, 2000);
      const timer = setTimeout(() => reject(new Error(`not within ${timeoutMs} ms; last: ${shown()}`)), timeoutMs);
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(one);
      });
    },
    async [Symbol.asyncDispose]() {
      socket.terminate();
      await ended;
    },
  };
}
