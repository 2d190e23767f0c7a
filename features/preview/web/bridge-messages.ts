/** What the previewed page tells the workspace. It is hostile: only its own window and origin count, and every field is checked. */

import type { PreviewReport } from "@slipway/ui/session/preview-record";

export type BridgeMessage =
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
    }
  | { type: "console"; level: string; message: string }
  /** `status` 0: there was no answer. */
  | { type: "network"; method: string; url: string; status: number };

const text = (value: unknown, length: number): string => (typeof value === "string" ? value.slice(0, length) : "");
const textOrNull = (value: unknown, length: number): string | null =>
  typeof value === "string" ? value.slice(0, length) : null;
const wholeOrNull = (value: unknown): number | null => (Number.isInteger(value) ? (value as number) : null);

/** Null for anything that is not a message of the bridge, version 1. */
export function readBridgeMessage(data: unknown): BridgeMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message["source"] !== "slipway-preview" || message["v"] !== 1) return null;
  const path = text(message["path"], 2000);
  switch (message["type"]) {
    case "ready":
    case "route":
      return { type: message["type"], path: path.startsWith("/") ? path : "/", title: text(message["title"], 200) };
    case "error":
      return {
        type: "error",
        kind: text(message["kind"], 40),
        message: text(message["message"], 4000),
        path,
        filename: textOrNull(message["filename"], 2000),
        line: wholeOrNull(message["lineno"]),
        column: wholeOrNull(message["colno"]),
        status: wholeOrNull(message["status"]),
        url: textOrNull(message["url"], 2000),
      };
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

/** What a message adds to the record that goes along with the next request; null where it adds nothing. [T3.07] */
export function reportOf(message: BridgeMessage): PreviewReport | null {
  switch (message.type) {
    case "ready":
    case "route":
      return { page: message.path };
    case "console":
      return { log: { level: message.level, message: message.message } };
    case "network":
      return { request: { method: message.method, url: message.url, status: message.status } };
    case "error": {
      const { kind, message: error_message, path, filename, line: lineno, column: colno, status, url } = message;
      return { error: { type: kind, error_message, path, meta_data: { url, filename, lineno, colno, status } } };
    }
  }
}

/** Tells the page to go somewhere; only the preview's own origin receives it. */
export function sendNavigate(frame: HTMLIFrameElement | null, origin: string, to: string): void {
  frame?.contentWindow?.postMessage({ source: "slipway-app", v: 1, type: "navigate", to }, origin);
}

/** Labels of the error sheet. [T8.10] */
const ERROR_LABELS: Record<string, string> = {
  cors: "CORS error",
  http_server: "HTTP server error",
  http_client: "HTTP client error",
  edge_function: "Supabase edge function error",
  build: "Build error",
  runtime: "Runtime error",
  immediate_runtime: "Runtime error",
};
export const errorLabel = (kind: string): string => ERROR_LABELS[kind] ?? "Error";

/** The server is at fault; no edit of the app can mend it. [T8.10] */
export const isServersFault = (kind: string): boolean => kind === "cors" || kind === "http_server";
