/** Live documents: a gap-free change log per path, read over one WebSocket at `/api/live`. */
import type { Policy } from "./route.ts";

export interface LivePathDefinition {
  /** As in the specification, parameters in braces: `projects/{id}/trajectory`. [W7.39] */
  readonly path: string;
  readonly policy: Policy;
  /** The path parameter with the id of the person whose document it is: to others it does not exist. */
  readonly own?: string;
  readonly summary: string;
}

export const livePath = <const D extends LivePathDefinition>(definition: D): D => definition;

/**
 * One change. `put` carries the whole document, `patch` a shallow merge, `append` text to add to the end of one string
 * field (token streams), `remove` nothing. `seq` grows by exactly one per path.
 */
export type LiveChange =
  | { seq: number; op: "put"; id: string; doc: Record<string, unknown> }
  | { seq: number; op: "patch"; id: string; doc: Record<string, unknown> }
  | { seq: number; op: "append"; id: string; field: string; text: string }
  | { seq: number; op: "remove"; id: string };

/** Client to hub. `since`: last seq seen; the hub continues after it, or sends a snapshot when the log was trimmed. */
export type LiveRequest =
  | { type: "subscribe"; path: string; since: number | null; params?: Record<string, string> }
  | { type: "unsubscribe"; path: string }
  | { type: "ping" };

/** Hub to client. `server_now` is epoch milliseconds, to correct the client's clock. */
export type LiveFrame =
  | { type: "subscribed"; path: string; seq: number; server_now: number }
  | {
      type: "snapshot";
      path: string;
      seq: number;
      docs: { id: string; doc: Record<string, unknown> }[];
      server_now: number;
    }
  | { type: "changes"; path: string; changes: LiveChange[]; server_now: number }
  /** Refused or no longer allowed; looks the same for "missing" and "not yours". [K7] */
  | { type: "closed"; path: string; code: "not_found" | "overloaded" }
  | { type: "pong"; server_now: number };

/** Applies one change to a document (undefined = not there). Pure; shared by server tests and browser. */
export function applyLiveChange<T extends Record<string, unknown>>(
  doc: T | undefined,
  change: LiveChange,
): T | undefined {
  switch (change.op) {
    case "put":
      return change.doc as T;
    case "patch":
      return doc === undefined ? undefined : { ...doc, ...change.doc };
    case "append":
      return doc === undefined ? undefined : { ...doc, [change.field]: String(doc[change.field] ?? "") + change.text };
    case "remove":
      return undefined;
  }
}
