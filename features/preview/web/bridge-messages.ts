/**
 * Messages of the previewed page to the workspace. The page is hostile: only its own window and origin count, and every
 * field is checked.
 */

import { limits } from "@slipway/kernel/limits";
import { withoutSecrets } from "@slipway/kernel/text/secret-text";
import type { PageError } from "@slipway/ui/session/preview-errors";
import type { PreviewReport } from "@slipway/ui/session/preview-record";
import { isErrorType, REPORTED_CHARACTERS } from "../../errors/contract/index.ts";

export type BridgeMessage =
  /** The page begins, or its code was replaced: earlier errors are over. */
  | { type: "begin" }
  | { type: "update" }
  | { type: "ready"; path: string; title: string }
  | { type: "route"; path: string; title: string }
  | {
      type: "error";
      kind: string;
      message: string;
      path: string;
      filename: string | null;
      line: number | null;
      column: number | null;
      status: number | null;
      url: string | null;
      method: string | null;
      origin: string | null;
    }
  | { type: "console"; level: string; message: string }
  /** An action of the person, while recording is on. */
  | { type: "replay"; event: Readonly<Record<string, unknown>> }
  /** `status` 0: no answer came. */
  | { type: "network"; method: string; url: string; status: number };

/** Removes NUL and lone surrogates. One of them would make the server refuse a whole chat message. */
const storable = (value: string, length: number): string =>
  value.slice(0, length).replaceAll("\u0000", "").toWellFormed();
const text = (value: unknown, length: number): string => (typeof value === "string" ? storable(value, length) : "");
const textOrNull = (value: unknown, length: number): string | null =>
  typeof value === "string" ? storable(value, length) : null;
const wholeOrNull = (value: unknown): number | null =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31 ? (value as number) : null;

/** The recorder keeps the bound itself, so only events forged by the page's own code are larger. [W5.05] */
function replayEventOf(event: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof event !== "object" || event === null) return null;
  const plain = JSON.stringify(event);
  if (plain.length > limits.replayEventCharacters || /\\u(?:0000|d[89a-f])/i.test(plain)) return null;
  return JSON.parse(plain) as Record<string, unknown>;
}

/** Null for everything that is not a message of the bridge, version 1. */
export function readBridgeMessage(data: unknown): BridgeMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message["source"] !== "slipway-preview" || message["v"] !== 1) return null;
  const path = text(message["path"], 2000);
  switch (message["type"]) {
    case "begin":
    case "update":
      return { type: message["type"] };
    case "ready":
    case "route":
      return { type: message["type"], path: path.startsWith("/") ? path : "/", title: text(message["title"], 200) };
    case "error":
      return {
        type: "error",
        kind: text(message["kind"], 40),
        message: text(message["message"], REPORTED_CHARACTERS),
        path,
        filename: textOrNull(message["filename"], 2000),
        line: wholeOrNull(message["lineno"]),
        column: wholeOrNull(message["colno"]),
        status: wholeOrNull(message["status"]),
        url: textOrNull(message["url"], 2000),
        method: textOrNull(message["method"], 20),
        origin: textOrNull(message["origin"], 2000),
      };
    case "replay": {
      const event = replayEventOf(message["event"]);
      return event === null ? null : { type: "replay", event };
    }
    case "console":
      return { type: "console", level: text(message["level"], 10), message: text(message["message"], 4000) };
    case "network":
      return {
        type: "network",
        method: text(message["method"], 10),
        url: text(message["url"], 2000),
        status: wholeOrNull(message["status"]) ?? 0,
      };
    default:
      return null;
  }
}

/** The part of a message that goes along with the next request; null if there is none. [T3.07] */
export function reportOf(message: BridgeMessage): PreviewReport | null {
  switch (message.type) {
    case "begin":
    case "update":
    case "replay":
      return null;
    case "ready":
    case "route":
      return { page: message.path };
    case "console":
      return { log: { level: message.level, message: message.message } };
    case "network":
      return { request: { method: message.method, url: message.url, status: message.status } };
    case "error": {
      const { type, error_message, page: path, meta_data } = pageErrorOf(message, Date.now());
      return { error: { type, error_message, path, meta_data } };
    }
  }
}

/** `http://p1.preview.example/src/App.tsx?t=1` and `/app/src/App.tsx` are the project's file `src/App.tsx`. */
function fileOf(filename: string | null): string | null {
  if (filename === null || filename === "") return null;
  const path = filename.startsWith("/") ? filename.replace(/^\/app\//, "/") : (URL.parse(filename)?.pathname ?? "");
  const own = /^\/((?:src|public)\/[^?#]+)/.exec(path)?.[1];
  if (own === undefined) return filename;
  try {
    return decodeURIComponent(own);
  } catch {
    return filename;
  }
}

/** `now` is in epoch milliseconds. [T3.07] */
export function pageErrorOf(message: Extract<BridgeMessage, { type: "error" }>, now: number): Omit<PageError, "key"> {
  const { kind, message: said, path, filename, line: lineno, column: colno, status, url, method, origin } = message;
  return {
    type: isErrorType(kind) ? kind : "unknown",
    error_message: said.trim() === "" ? "An error without a message" : withoutSecrets(said),
    page: path.startsWith("/") ? path : "/",
    occurred_at: new Date(now).toISOString(),
    meta_data: {
      url: url === null ? null : withoutSecrets(url),
      method,
      origin,
      status,
      colno,
      lineno,
      filename: fileOf(filename),
    },
  };
}

/** Tells the page to record actions, or to stop. Only the preview's own origin receives it. */
export function sendReplay(frame: HTMLIFrameElement | null, origin: string, on: boolean): void {
  frame?.contentWindow?.postMessage({ source: "slipway-app", v: 1, type: "replay", on }, origin);
}

/** Tells the page to navigate. Only the preview's own origin receives it. */
export function sendNavigate(frame: HTMLIFrameElement | null, origin: string, to: string): void {
  frame?.contentWindow?.postMessage({ source: "slipway-app", v: 1, type: "navigate", to }, origin);
}
