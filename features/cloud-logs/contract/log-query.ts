/** Questions to the logs as the viewer asks them, in the dialect that the server takes. [C3.05] [C3.06] [C5.08] [LG2] */

/** [C3.06] */
export const LOG_TYPES = [
  "function_edge_logs",
  "auth_logs",
  "postgres_logs",
  "realtime_logs",
  "storage_logs",
  "pg_cron_logs",
  "edge_logs",
  "function_logs",
  "postgrest_logs",
  "supavisor_logs",
  "pgbouncer_logs",
  "pg_upgrade_logs",
] as const;
export type LogType = (typeof LOG_TYPES)[number];

export const LOG_TYPE_LABELS: Readonly<Record<LogType, string>> = {
  function_edge_logs: "Function requests",
  auth_logs: "Sign-in",
  postgres_logs: "Database",
  realtime_logs: "Realtime",
  storage_logs: "Storage",
  pg_cron_logs: "Scheduled jobs",
  edge_logs: "API requests",
  function_logs: "Function output",
  postgrest_logs: "REST API",
  supavisor_logs: "Connection pool",
  pgbouncer_logs: "Connection pool (PgBouncer)",
  pg_upgrade_logs: "Database upgrades",
};

/** [LG5] */
export const LOG_LEVELS = ["error", "warning", "info", "debug"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** [C3.05] */
export interface LogEntry {
  id: string;
  /** Microseconds since the epoch. */
  timestamp: number;
  event_message: string;
  log_level: LogLevel;
  details: Readonly<Record<string, unknown>>;
}

export interface LogFilter {
  /** Null: all types. */
  type: LogType | null;
  /** As it was typed. */
  search: string;
  /** Only those of one function. */
  functionId: string | null;
  /** Only those of one request. */
  traceId: string | null;
  /** Only requests that took `SLOW_MS` or longer. */
  isSlow: boolean;
}

/** A person waits, and notices it. */
export const SLOW_MS = 1000;

const MAX_SEARCH = 200;
const UNSAFE = /[^\p{L}\p{N} _\-.,:;/@#=+()[\]{}?&!*"']/gu;

/** Part of a text in single quotes: characters outside the safe set are dropped, and quotes are doubled. [C5.08] [LG2] */
export const safeSearch = (text: string): string => text.replace(UNSAFE, "").slice(0, MAX_SEARCH).replaceAll("'", "''");

function whereOf({ search, functionId, traceId, isSlow }: LogFilter): string {
  const wanted = safeSearch(search.trim());
  const id = functionId === null ? "" : safeSearch(functionId);
  const parts = [
    ...(wanted === "" ? [] : [`contains(lower(event_message), lower('${wanted}'))`]),
    ...(id === "" ? [] : [`log_attributes['function_id'] = '${id}'`]),
    ...(traceId === null ? [] : [`log_attributes['trace_id'] = '${safeSearch(traceId)}'`]),
    ...(isSlow ? [`log_attributes['execution_time_ms'] >= ${SLOW_MS}`] : []),
  ];
  return parts.length === 0 ? "" : ` where ${parts.join(" and ")}`;
}

/** The request that an entry is about; null where there is none. */
export function traceOf({ details }: LogEntry): string | null {
  const id = details["trace_id"];
  return typeof id === "string" && TRACE_ID.test(id) ? id : null;
}

/** How long the request took, in milliseconds; null where the entry is no request. */
export function tookMs({ details }: LogEntry): number | null {
  const ms = details["execution_time_ms"];
  return typeof ms === "number" ? ms : null;
}
export const TRACE_ID = /^[0-9a-f]{32}$/;

const COLUMNS = "id, timestamp, event_message, severity_text as log_level, log_attributes as details";
const sourceOf = ({ type }: LogFilter): string => type ?? "logs";

/** The newest entries first. */
export const entriesQuery = (filter: LogFilter): string =>
  `select ${COLUMNS} from ${sourceOf(filter)}${whereOf(filter)} order by timestamp desc`;

/** A function's request is told by the gateway too: one of both is enough. */
export const errorsQuery = (): string =>
  `select ${COLUMNS} from logs where severity_text = 'error' and source != 'function_edge_logs' order by timestamp desc`;

/** Errors of each hour, counted as above. */
export const errorsByHourQuery = (): string =>
  "select tostartofhour(timestamp) as slot, count(*) as errors from logs where severity_text = 'error' and source != 'function_edge_logs' group by slot";

export type Slot = "minute" | "hour" | "day";
const SLOT_FUNCTIONS: Readonly<Record<Slot, string>> = {
  minute: "tostartofminute",
  hour: "tostartofhour",
  day: "tostartofday",
};
export const SLOT_MS: Readonly<Record<Slot, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Slots so that a plot has at most 120 bars, for spans of up to five days. */
export const slotFor = (spanMs: number): Slot =>
  spanMs <= 2 * SLOT_MS.hour ? "minute" : spanMs <= 5 * SLOT_MS.day ? "hour" : "day";

export interface SlotCount {
  /** Microseconds since the epoch. */
  slot: number;
  errors: number;
  warnings: number;
  total: number;
}

/** How many entries each slot has, by what went wrong. */
export const countsQuery = (filter: LogFilter, slot: Slot): string =>
  `select ${SLOT_FUNCTIONS[slot]}(timestamp) as slot, countif(severity_text = 'error') as errors, ` +
  `countif(severity_text = 'warning') as warnings, count(*) as total from ${sourceOf(filter)}${whereOf(filter)} group by slot`;
