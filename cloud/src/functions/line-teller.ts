/**
 * Turns a function's output into records of its project's logs, within a bound, so that a loop that prints does not
 * push out the rest.
 */
import type { OutputStream } from "@slipway/platform/processes/port";
import { Rate } from "../backend/rate.ts";

const LINES_PER_SECOND = 200;

export function lineTeller(tell: (level: "info" | "warning" | "error", message: string) => void) {
  const rate = new Rate(LINES_PER_SECOND, performance.now());
  let left = 0;
  return (line: string, stream: OutputStream): void => {
    if (!rate.take(performance.now())) return void (left += 1);
    if (left > 0) tell("warning", `${left} lines were left out: a function may print ${LINES_PER_SECOND} in a second.`);
    left = 0;
    tell(stream === "stderr" ? "error" : "info", line);
  };
}
