/**
 * Turns a function's output into records of its project's logs, within a bound, so that a loop that prints does not
 * push out the rest.
 */
import type { OutputStream } from "@slipway/platform/processes/port";
import { Rate } from "../backend/rate.ts";

const LINES_PER_SECOND = 200;

/** Written by `runtime/bootstrap.js` when the lines that follow belong to another request, or to none. */
const TRACE_MARK = /^\u0001([0-9a-f]{32})?$/;

/** Written before and after the lines of one call, such as an error and its stack. */
const FRAME_BEGIN = "\u0002";
const FRAME_END = "\u0003";
/** Lines of a frame beyond are left out: the log keeps no more of an entry. */
const MAX_FRAME_CHARACTERS = 8000;

export interface ToldLine {
  level: "info" | "warning" | "error";
  message: string;
  /** The request in which it was printed; null for none. */
  trace: string | null;
}

export function lineTeller(tell: (line: ToldLine) => void) {
  const rate = new Rate(LINES_PER_SECOND, performance.now());
  const traces: Record<OutputStream, string | null> = { stdout: null, stderr: null };
  const frames: Record<OutputStream, { lines: string[]; characters: number } | null> = { stdout: null, stderr: null };
  let left = 0;
  const take = (line: string, stream: OutputStream): void => {
    if (!rate.take(performance.now())) return void (left += 1);
    if (left > 0) {
      const message = `${left} lines were left out: a function may print ${LINES_PER_SECOND} in a second.`;
      tell({ level: "warning", message, trace: null });
    }
    left = 0;
    tell({ level: stream === "stderr" ? "error" : "info", message: line, trace: traces[stream] });
  };
  const endFrame = (stream: OutputStream): void => {
    const frame = frames[stream];
    frames[stream] = null;
    if (frame !== null && frame.lines.length > 0) take(frame.lines.join("\n"), stream);
  };
  return (line: string, stream: OutputStream): void => {
    const mark = TRACE_MARK.exec(line);
    if (mark !== null) {
      // The next request's output never stands within a call: its end was not printed.
      endFrame(stream);
      return void (traces[stream] = mark[1] ?? null);
    }
    if (line === FRAME_BEGIN || line === FRAME_END) {
      endFrame(stream);
      if (line === FRAME_BEGIN) frames[stream] = { lines: [], characters: 0 };
      return;
    }
    const frame = frames[stream];
    if (frame === null) return take(line, stream);
    if (frame.characters > MAX_FRAME_CHARACTERS) return;
    frame.characters += line.length + 1;
    frame.lines.push(frame.characters > MAX_FRAME_CHARACTERS ? "…" : line);
  };
}
