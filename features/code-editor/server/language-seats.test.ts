import type { AppError } from "@slipway/kernel/errors";
import type { LanguageServer } from "@slipway/sandbox/port";
import { describe, expect, it } from "vitest";
import { createQueues } from "@slipway/platform/jobs/queues";
import { LanguageSeats, type Asked } from "./language-seats.ts";

/** A double at the outside edge: a server that records what it is sent. */
function recordingServer() {
  const told: string[] = [];
  const ended = Promise.withResolvers<void>();
  const server: LanguageServer = {
    rootUri: "file:///app",
    ended: ended.promise,
    request: async () => null,
    notify: (method, params) => {
      const { textDocument, contentChanges } = params as {
        textDocument: { uri: string; text?: string };
        contentChanges?: { text: string }[];
      };
      const text = textDocument.text ?? contentChanges?.[0]?.text;
      told.push(
        [method.replace("textDocument/", ""), textDocument.uri.replace("file:///app/", ""), text]
          .filter(Boolean)
          .join(" "),
      );
    },
    apply: async () => undefined,
    [Symbol.asyncDispose]: async () => ended.resolve(),
  };
  return { server, told, end: () => ended.resolve() };
}

function seats(max: number) {
  const clock = { now: 0 };
  const started: { projectId: string; told: string[]; end: () => void }[] = [];
  const made = new LanguageSeats({
    queue: createQueues({ buildsAtOnce: 1, checksAtOnce: 1, rendersAtOnce: 1, languagesAtOnce: max }).languages,
    tenantOf: async (projectId) => `workspace of ${projectId.split(" ")[0]}`,
    now: () => clock.now,
    start: async (projectId) => {
      const { server, told, end } = recordingServer();
      started.push({ projectId, told, end });
      return server;
    },
  });
  const ask = (asked: Partial<Asked>) =>
    made.ask({ projectId: "p1", userId: "u1", path: "src/a.ts", text: "1", ...asked }, async (_, uri) => uri);
  return { made, clock, started, ask };
}

describe("language servers of projects", () => {
  it("holds exactly the text that is asked about, and tells a change only once", async () => {
    const { made, started, ask } = seats(1);
    await using _ = made;
    expect(await ask({ path: "src/ä b#1.tsx" })).toBe("file:///app/src/%C3%A4%20b%231.tsx");
    await ask({ text: "1" });
    await ask({ text: "1" });
    await ask({ text: "2" });
    expect(started[0]!.told.slice(1)).toEqual(["didOpen src/a.ts 1", "didChange src/a.ts 2"]);
  });

  it("shows nobody another person's unsaved texts", async () => {
    const { made, started, ask } = seats(1);
    await using _ = made;
    await ask({ userId: "u1", path: "src/a.ts" });
    await ask({ userId: "u2", path: "src/b.ts" });
    expect(started[0]!.told).toEqual(["didOpen src/a.ts 1", "didClose src/a.ts", "didOpen src/b.ts 1"]);
  });

  it("are one per project, and at the bound the longest unused makes room; one in use does not", async () => {
    const { made, clock, started, ask } = seats(2);
    await using _ = made;
    await ask({ projectId: "p1" });
    clock.now = 10_000;
    await ask({ projectId: "p2" });
    await ask({ projectId: "p2", userId: "u2" });
    await expect(ask({ projectId: "p3" })).rejects.toMatchObject({ code: "language_server_queued", status: 503 });
    clock.now = 30_000;
    await ask({ projectId: "p3" });
    await ask({ projectId: "p2" });
    expect(started.map(({ projectId }) => projectId)).toEqual(["p1", "p2", "p3"]);
  });

  it("queues projects by workspace, and says the place and the reason", async () => {
    const { made, clock, started, ask } = seats(1);
    await using _ = made;
    await ask({ projectId: "maya 1" });
    const place = (projectId: string) =>
      ask({ projectId }).then(
        () => 0,
        (error: AppError) => (error.details as { ahead: number }).ahead,
      );
    expect([await place("maya 2"), await place("maya 3"), await place("ben 1")]).toEqual([1, 2, 2]);
    expect(await place("maya 3")).toBe(3);
    await expect(ask({ projectId: "ben 1" })).rejects.toMatchObject({
      userMessage:
        "This server is at its limit of 1 TypeScript places. Waiting for a free TypeScript place: 2 ahead of you.",
      details: { ahead: 2, places: 1 },
      retryAfter: 5,
    });
    // The place goes to the next in the queue, whoever asks.
    for (const [whose, at] of [
      ["maya 2", 30_000],
      ["ben 1", 60_000],
      ["maya 3", 90_000],
    ] as const) {
      clock.now = at;
      await place("maya 3");
      expect([whose, await place(whose)]).toEqual([whose, 0]);
    }
    expect(started.map(({ projectId }) => projectId)).toEqual(["maya 1", "maya 2", "ben 1", "maya 3"]);
  });

  it("start again after ending by themselves, and not at all where none is allowed", async () => {
    const { made, started, ask } = seats(1);
    await using _ = made;
    await ask({});
    started[0]!.end();
    await expect.poll(() => ask({}).then(() => started.length)).toBe(2);
    const none = seats(0);
    await expect(none.ask({})).rejects.toMatchObject({ code: "language_server_off" });
  });

  it("keep no text of an old version open", async () => {
    const { made, started, ask } = seats(1);
    await using _ = made;
    await ask({});
    await made.update("p1", async () => undefined);
    await made.update("p2", () => Promise.reject(new Error("nobody asked there")));
    await ask({});
    expect(started[0]!.told).toEqual(["didOpen src/a.ts 1", "didClose src/a.ts", "didOpen src/a.ts 1"]);
  });
});
