import { systemClock } from "@slipway/kernel/clock";
import type { LiveChange, LiveFrame } from "@slipway/kernel/contract/live";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/port.ts";
import { memoryLog } from "../testing/memory-log.ts";
import type { LiveConnection, LiveEmit, LiveHub, LiveLog } from "./port.ts";

export interface OpenedLive extends AsyncDisposable {
  log: LiveLog;
  hub: LiveHub;
}

export interface LiveEngine {
  database: Database;
  /** A hub of its own, as another process would have. */
  open(options: { clock: typeof systemClock; log: ReturnType<typeof memoryLog> }): Promise<OpenedLive>;
  /** Every doorbell loses its connection and may connect again. */
  killDoorbell(): Promise<void>;
}

/** Ends the connections that listen in Postgres. */
export async function endListeners({ pool }: Database): Promise<void> {
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'slipway-live' and datname = current_database()",
  );
}

const put = (id: string, doc: Record<string, unknown> = {}): LiveEmit => ({ op: "put", id, doc });

/** A client that checks what the browser's would: every number once and in order. */
class Reader {
  seq: number | null;
  readonly changes: LiveChange[] = [];
  readonly frames: LiveFrame[] = [];
  doubled = 0;
  missing = 0;
  allowed = true;
  full = false;
  #connection: LiveConnection | null = null;
  readonly #path: string;

  constructor(path: string, since: number | null) {
    this.#path = path;
    this.seq = since;
  }

  async connect(hub: LiveHub): Promise<void> {
    const mine: LiveConnection = hub.connect({
      authorize: async () => this.allowed,
      send: (frame) => {
        if (this.full && frame.type !== "closed") return false;
        if (this.#connection === mine) this.#receive(frame);
        return true;
      },
    });
    this.#connection = mine;
    await mine.receive({ type: "subscribe", path: this.#path, since: this.seq });
  }

  cut(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  types(): string[] {
    return this.frames.map((frame) => frame.type);
  }

  #receive(frame: LiveFrame): void {
    this.frames.push(frame);
    if (frame.type === "snapshot") this.seq = frame.seq;
    if (frame.type !== "changes") return;
    for (const change of frame.changes) {
      if (this.seq !== null && change.seq <= this.seq) this.doubled += 1;
      else if (this.seq !== null && change.seq !== this.seq + 1) this.missing += change.seq - this.seq - 1;
      this.seq = change.seq;
      this.changes.push(change);
    }
  }
}

export function liveSuite(name: string, make: () => Promise<LiveEngine & AsyncDisposable>): void {
  describe(`live: ${name}`, () => {
    let engine: LiveEngine & AsyncDisposable;
    let live: OpenedLive;
    const docs = new Map<string, { id: string; doc: Record<string, unknown> }[]>();
    beforeAll(async () => {
      engine = await make();
      live = await engine.open({ clock: systemClock, log: memoryLog() });
      live.hub.register("docs/{id}", async ({ id }) => docs.get(id!) ?? []);
    });
    afterAll(async () => {
      await live[Symbol.asyncDispose]();
      await engine[Symbol.asyncDispose]();
    });
    const emit = (path: string, ...changes: LiveEmit[]): Promise<number> =>
      engine.database.transaction((tx) => live.log.emit(tx, path, changes));

    it("delivers every kind of change in order, from the reader's position [W7.39] [T7.35]", async () => {
      await emit("docs/kinds", put("a", { text: "" }), put("b"));
      const reader = new Reader("docs/kinds", 1);
      await reader.connect(live.hub);
      await emit(
        "docs/kinds",
        { op: "append", id: "a", field: "text", text: "hi" },
        { op: "patch", id: "b", doc: { n: 1 } },
      );
      await emit("docs/kinds", { op: "remove", id: "a" });
      await expect.poll(() => reader.seq).toBe(5);
      expect(reader.changes.map(({ op, seq }) => `${seq} ${op}`)).toEqual(["2 put", "3 append", "4 patch", "5 remove"]);
      expect(reader.types()).toContain("subscribed");
      expect(await live.log.head("docs/kinds")).toBe(5);
      reader.cut();
    });

    it("numbers concurrent writers of one path without a gap, and forgets those that roll back", async () => {
      const writes = Array.from({ length: 60 }, (_none, at) =>
        engine.database
          .transaction(async (tx) => {
            await live.log.emit(tx, "docs/busy", [put(`d${at}`)]);
            if (at % 10 === 0) throw new Error("rolled back");
          })
          .catch(() => undefined),
      );
      await Promise.all(writes);
      const reader = new Reader("docs/busy", 0);
      await reader.connect(live.hub);
      await expect.poll(() => reader.changes.length).toBe(54);
      expect(reader.changes.map((change) => change.seq)).toEqual(Array.from({ length: 54 }, (_none, at) => at + 1));
      reader.cut();
    });

    it("sends a snapshot to new readers and to those whose position was trimmed away", async () => {
      docs.set("trimmed", [{ id: "a", doc: { n: 3 } }]);
      await emit("docs/trimmed", put("a", { n: 1 }), put("a", { n: 2 }), put("a", { n: 3 }));
      const fresh = new Reader("docs/trimmed", null);
      await fresh.connect(live.hub);
      expect(fresh.frames[0]).toMatchObject({ type: "snapshot", seq: 3, docs: [{ id: "a", doc: { n: 3 } }] });
      await live.log.trim(0);
      await emit("docs/trimmed", put("a", { n: 4 }));
      docs.set("trimmed", [{ id: "a", doc: { n: 4 } }]);
      const late = new Reader("docs/trimmed", 1);
      await late.connect(live.hub);
      expect(late.frames[0]).toMatchObject({ type: "snapshot", seq: 4 });
      // From a database that was put back to an older state.
      const ahead = new Reader("docs/trimmed", 99);
      await ahead.connect(live.hub);
      expect(ahead.frames[0]).toMatchObject({ type: "snapshot", seq: 4 });
      for (const reader of [fresh, late, ahead]) reader.cut();
    });

    it("says not found for unknown paths and for those the reader may not see, alike [K7]", async () => {
      const unknown = new Reader("nothing/here", null);
      await unknown.connect(live.hub);
      const refused = new Reader("docs/kinds", null);
      refused.allowed = false;
      await refused.connect(live.hub);
      expect(unknown.frames).toEqual([{ type: "closed", path: "nothing/here", code: "not_found" }]);
      expect(refused.frames).toEqual([{ type: "closed", path: "docs/kinds", code: "not_found" }]);
    });

    it("ends a subscription within 5 s of a right being lost [K7]", async () => {
      const reader = new Reader("docs/rights", null);
      await reader.connect(live.hub);
      reader.allowed = false;
      await expect
        .poll(() => reader.frames.at(-1), { timeout: 5000 })
        .toMatchObject({ type: "closed", code: "not_found" });
      await emit("docs/rights", put("secret"));
      expect(reader.changes).toEqual([]);
    });

    it("drops a reader that does not keep up, without losing changes for it", async () => {
      const reader = new Reader("docs/slow", 0);
      await reader.connect(live.hub);
      reader.full = true;
      await emit("docs/slow", put("a"), put("b"));
      await expect.poll(() => reader.frames.at(-1)).toMatchObject({ type: "closed", code: "overloaded" });
      reader.full = false;
      await reader.connect(live.hub);
      await expect.poll(() => reader.seq).toBe(2);
      expect([reader.doubled, reader.missing]).toEqual([0, 0]);
      reader.cut();
    });

    it(
      "loses and doubles nothing with two hubs, cut connections and a killed doorbell",
      { timeout: 60_000 },
      async () => {
        await using other = await engine.open({ clock: systemClock, log: memoryLog() });
        other.hub.register("docs/{id}", async () => []);
        const hubs = [live.hub, other.hub];
        const paths = ["docs/c0", "docs/c1", "docs/c2", "docs/c3"];
        const readers = Array.from({ length: 40 }, (_none, at) => new Reader(paths[at % paths.length]!, 0));
        await Promise.all(readers.map((reader, at) => reader.connect(hubs[at % 2]!)));
        for (let round = 0; round < 25; round += 1) {
          const writes = Array.from({ length: 16 }, (_none, at) =>
            emit(paths[at % paths.length]!, put(`${round}-${at}`)),
          );
          const cut = readers.filter(() => Math.random() < 0.2);
          for (const reader of cut) reader.cut();
          if (round % 5 === 0) await engine.killDoorbell();
          await Promise.all([...writes, ...cut.map((reader, at) => reader.connect(hubs[(round + at) % 2]!))]);
        }
        const expected = (25 * 16) / paths.length;
        await expect
          .poll(() => readers.every((reader) => reader.changes.length >= expected), { timeout: 10_000 })
          .toBe(true);
        const total = { doubled: 0, missing: 0, delivered: 0 };
        for (const reader of readers) {
          total.doubled += reader.doubled;
          total.missing += reader.missing;
          total.delivered += reader.changes.length;
          reader.cut();
        }
        expect(total).toEqual({ doubled: 0, missing: 0, delivered: 40 * expected });
      },
    );
  });
}
