/** A project's logs: records of its services, functions and database. */

/** [C3.06] */
export const LOG_SOURCES = [
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
export type LogSource = (typeof LOG_SOURCES)[number];

export type LogLevel = "debug" | "info" | "warning" | "error";

export interface LogRecord {
  source: LogSource;
  level: LogLevel;
  message: string;
  /** Milliseconds since the epoch; default now. */
  at?: number;
  /** Further fields: `status_code`, `function_id`, `request.method`, ... Never a secret, a token or a body. */
  attributes?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Takes one project's records. Never waits and never throws: records without room are dropped and counted. */
export interface LogSink {
  write(record: LogRecord): void;
}
