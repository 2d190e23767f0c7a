/** The sentence of an error, its place, and whether an edit of the app can fix it: for views that show one. [T8.10] */
import type { ErrorType } from "./error-record.ts";
import type { TellableError } from "./error-words.ts";

export const SERVERS_FAULT = "The server that was asked is at fault: the AI cannot fix this.";
export const isServersFault = (type: ErrorType): boolean => type === "cors" || type === "http_server";

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
