import type { LiveChange } from "@slipway/kernel/contract/live";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyFrame, reduceDocs, type LiveDocs, type LiveState } from "./live-state.ts";

type Docs = LiveDocs;
const empty: LiveState<Docs> = { data: new Map(), seq: null, ready: false, closed: null };
const at = { path: "projects/p1/edits", server_now: 0 };
const put = (seq: number, id: string, doc: Record<string, unknown>): LiveChange => ({ seq, op: "put", id, doc });
const changes = (...list: LiveChange[]) => ({ type: "changes" as const, changes: list, ...at });

describe("applyFrame", () => {
  it("begins with a snapshot and continues after its sequence", () => {
    const snapshot = { type: "snapshot" as const, seq: 7, docs: [{ id: "a", doc: { text: "x" } }], ...at };
    const first = applyFrame(empty, snapshot, reduceDocs).state;
    expect(first).toMatchObject({ seq: 7, ready: true });
    const second = applyFrame(first, changes({ seq: 8, op: "append", id: "a", field: "text", text: "yz" }), reduceDocs);
    expect(second.gap).toBe(false);
    expect(second.state.data.get("a")).toEqual({ text: "xyz" });
  });

  it("drops known changes and asks again after a gap, without applying later ones", () => {
    const state: LiveState<Docs> = { ...empty, seq: 4, ready: true };
    expect(applyFrame(state, changes(put(3, "a", {}), put(4, "b", {})), reduceDocs)).toEqual({ state, gap: false });
    const gapped = applyFrame(state, changes(put(6, "a", {})), reduceDocs);
    expect(gapped).toEqual({ state, gap: true });
  });

  it("keeps what is on screen when the hub closes the path", () => {
    const state: LiveState<Docs> = { ...empty, data: new Map([["a", {}]]), seq: 4 };
    const { state: closed } = applyFrame(state, { type: "closed", path: at.path, code: "not_found" }, reduceDocs);
    expect(closed).toMatchObject({ closed: "not_found", data: state.data });
  });

  it("ends in the same documents however the log is cut into frames and repeated after a reconnect", () => {
    const change = fc.record({ id: fc.constantFrom("a", "b", "c"), value: fc.nat(9), removes: fc.boolean() });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), fc.array(fc.nat(30)), (log, cuts) => {
        const all = log.map(({ id, value, removes }, index): LiveChange => {
          const seq = index + 1;
          return removes ? { seq, op: "remove", id } : put(seq, id, { value });
        });
        const started: LiveState<Docs> = { ...empty, seq: 0 };
        const whole = applyFrame(started, changes(...all), reduceDocs).state.data;
        let state = started;
        for (const cut of [...cuts, all.length]) {
          // A frame may begin with changes that were delivered before.
          const from = Math.min(cut, state.seq!);
          state = applyFrame(state, changes(...all.slice(from, Math.max(cut, from))), reduceDocs).state;
        }
        expect([...state.data].sort()).toEqual([...whole].sort());
      }),
    );
  });
});
