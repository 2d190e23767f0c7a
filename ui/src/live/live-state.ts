/** Pure part of a live document: frames in, state and sequence out. */
import { applyLiveChange, type LiveChange } from "@slipway/kernel/contract/live";
import type { PathFrame } from "./connection.ts";

export type LiveDoc = { id: string; doc: Record<string, unknown> };

/** Events for a feature's reducer: everything at once, or changes in order. */
export type LiveEvent =
  | { type: "snapshot"; docs: readonly LiveDoc[] }
  | { type: "changes"; changes: readonly LiveChange[] };

export type LiveReducer<S> = (state: S, event: LiveEvent) => S;

export interface LiveState<S> {
  data: S;
  /** Last sequence applied; null before the first frame. */
  seq: number | null;
  /** False until the hub has confirmed the subscription or sent a snapshot. */
  ready: boolean;
  /** Why the hub ended it: not there or not allowed, or the hub is full. */
  closed: "not_found" | "overloaded" | null;
}

/** `gap`: a change is missing in between, so the path must be asked for again. */
export type Applied<S> = { state: LiveState<S>; gap: boolean };

export function applyFrame<S>(state: LiveState<S>, frame: PathFrame, reduce: LiveReducer<S>): Applied<S> {
  switch (frame.type) {
    case "subscribed":
      return { state: { ...state, seq: state.seq ?? frame.seq, ready: true, closed: null }, gap: false };
    case "snapshot": {
      const data = reduce(state.data, { type: "snapshot", docs: frame.docs });
      return { state: { data, seq: frame.seq, ready: true, closed: null }, gap: false };
    }
    case "changes":
      return applyChanges(state, frame.changes, reduce);
    case "closed":
      return { state: { ...state, ready: true, closed: frame.code }, gap: false };
  }
}

/** Changes already seen are dropped; those after a gap are not applied. */
function applyChanges<S>(state: LiveState<S>, changes: readonly LiveChange[], reduce: LiveReducer<S>): Applied<S> {
  const fresh = changes.filter((change) => state.seq === null || change.seq > state.seq);
  if (fresh.length === 0) return { state, gap: false };
  if (state.seq !== null && fresh[0]!.seq !== state.seq + 1) return { state, gap: true };
  const data = reduce(state.data, { type: "changes", changes: fresh });
  return { state: { ...state, data, seq: fresh.at(-1)!.seq, ready: true }, gap: false };
}

/** The documents of a path by id, in the order they arrived. The reducer most features need. */
export type LiveDocs<T extends Record<string, unknown> = Record<string, unknown>> = ReadonlyMap<string, T>;

export function reduceDocs<T extends Record<string, unknown>>(docs: LiveDocs<T>, event: LiveEvent): LiveDocs<T> {
  if (event.type === "snapshot") return new Map(event.docs.map(({ id, doc }) => [id, doc as T]));
  const next = new Map(docs);
  for (const change of event.changes) {
    const doc = applyLiveChange(next.get(change.id), change);
    if (doc === undefined) next.delete(change.id);
    else next.set(change.id, doc);
  }
  return next;
}
