/**
 * Turns a function's output into records of its project's logs, within a bound, so that a loop that prints does not
 * push out the rest.
 */
import type { OutputStream } from "@slipway/platform/processes/port";
import { Rate } from "../backend/rate.ts";

const LINES_PER_SECOND = 200;

/** Written by `runtime/bootstrap.js` when the lines that follow belong to another request, or to none. */
const TRACE_MARK = /^\u0001([0-9a-f]{32})?$/;

export interface ToldLine {
  level: "info" | "warning" | "error";
  message: string;
  /** The request in which it was printed; null for none. */
  trace: string | null;
}

export function lineTeller(tell: (line: ToldLine) => void) {
  const rate = new Rate(LINES_PER_SECOND, performance.now());
  const traces: Record<OutputStream, string | null> = { stdout: null, stderr: null };
  let left = 0;
  return (line: string, stream: OutputStream): void => {
    const mark = TRACE_MARK.exec(line);
    if (mark !== null) return void (traces[stream] = mark[1] ?? null);
    if (!rate.take(performance.now())) return void (left += 1);
    if (left > 0) {
      const message = `${left} lines were left out: a function may print ${LINES_PER_SECOND} in a second.`;
      tell({ level: "warning", message, trace: null });
    }
    left = 0;
    tell({ level: stream === "stderr" ? "error" : "info", message: line, trace: traces[stream] });
  };
}
