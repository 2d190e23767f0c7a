/** Labels of the error types, and the request to fix some. [T8.10] */
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

/** The text for the agent: at most 20,000 characters of errors, without terminal codes. [T5.11] */
export const fixRequest = (errors: readonly TellableError[]): string =>
  `Fix ${errors.length === 1 ? "this error" : "these errors"}:\n${errorTextForAgent(errors.map(textOf).join("\n\n"))}`;
