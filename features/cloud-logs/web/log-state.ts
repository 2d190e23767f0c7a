/** State of the logs view, kept in the history. */
import { readRange, type TimeRange } from "@slipway/ui/kit/time-range/time-range";
import { LOG_LEVELS, LOG_TYPES, TRACE_ID, type LogLevel, type LogType } from "../contract/log-query.ts";

export interface LogState {
  range: TimeRange;
  type: LogType | null;
  search: string;
  /** Levels that are left out. */
  hidden: readonly LogLevel[];
  /** Set by the view of one function. */
  functionId: string | null;
  functionName: string;
  /** Set by an entry, for all that its request left. */
  traceId: string | null;
  isSlow: boolean;
}

export function readLogState(kept: Readonly<Record<string, unknown>>): LogState {
  const { range, type, search, hidden, functionId, functionName, traceId, isSlow } = kept;
  return {
    range: readRange(range),
    type: LOG_TYPES.find((one) => one === type) ?? null,
    search: typeof search === "string" ? search.slice(0, 200) : "",
    hidden: Array.isArray(hidden) ? LOG_LEVELS.filter((level) => hidden.includes(level)) : [],
    functionId: typeof functionId === "string" ? functionId : null,
    functionName: typeof functionName === "string" ? functionName : "function",
    isSlow: isSlow === true,
    traceId: typeof traceId === "string" && TRACE_ID.test(traceId) ? traceId : null,
  };
}
