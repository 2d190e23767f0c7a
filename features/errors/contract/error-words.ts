/** Labels of the error types, and which of them an edit of the app can fix. [T8.10] */
import { errorTextForAgent } from "@slipway/kernel/text/error-text";
import type { ErrorPlace, ErrorType } from "./error-record.ts";

const LABELS: Partial<Record<ErrorType, string>> = {
  cors: "CORS error",
  http_server: "HTTP server error",
  http_client: "HTTP client error",
  edge_function: "Supabase edge function error",
  build: "Build error",
  runtime: "Runtime error",
  immediate_runtime: "Runtime error",
};
export const errorLabel = (type: ErrorType): string => LABELS[type] ?? "Error";

export const SERVERS_FAULT = "The server that was asked is at fault: the AI cannot fix this.";
export const isServersFault = (type: ErrorType): boolean => type === "cors" || type === "http_server";

export interface TellableError {
  type: ErrorType;
  error_message: string;
  page: string;
  meta_data: Pick<ErrorPlace, "filename" | "lineno" | "colno">;
}

function textOf({ type, error_message: message, page, meta_data: meta }: TellableError): string {
  const place = meta.filename === null ? "" : `\nat ${meta.filename}:${meta.lineno ?? 0}:${meta.colno ?? 0}`;
  return `${errorLabel(type)} on ${page}: ${message}${place}`;
}

/** Lines that a build prints before the error: its own name, its progress, the number of errors. */
const PREAMBLE = /^(vite v\d|\W*(transform|build) failed\b|transforming\b)/i;

/** The one line that states the error; the rest are details. */
export function sentenceOf(message: string): string {
  const lines = message.split("\n").map((line) => line.trim());
  const said = lines.find((line) => line !== "" && !PREAMBLE.test(line)) ?? lines.find((line) => line !== "") ?? "";
  return said.replace(/^\[[\w:-]+\] /, "").slice(0, 300);
}

/** The file and line. A build shows the line in a drawing below its words. */
export function placeOf({
  error_message: message,
  meta_data: meta,
}: Pick<TellableError, "error_message" | "meta_data">) {
  const drawn = / (\S+):(\d+):(\d+) \]/.exec(message);
  const filename = meta.filename ?? drawn?.[1] ?? null;
  const isDrawn = drawn !== null && meta.lineno === null && filename === drawn[1];
  return isDrawn
    ? { filename, lineno: Number(drawn[2]), colno: Number(drawn[3]) }
    : { filename, lineno: meta.lineno, colno: meta.colno };
}

/** The text for the agent: at most 20,000 characters of errors, without terminal codes. [T5.11] */
export const fixRequest = (errors: readonly TellableError[]): string =>
  `Fix ${errors.length === 1 ? "this error" : "these errors"}:\n${errorTextForAgent(errors.map(textOf).join("\n\n"))}`;
