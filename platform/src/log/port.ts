/** Structured log; every line carries the trace id of the request or run it belongs to, taken from async context. */
export interface Log {
  debug(message: string, fields?: Record<string, unknown>): void;
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  /** Put the thrown value under `error`. */
  error(message: string, fields?: Record<string, unknown>): void;
  child(fields: Record<string, unknown>): Log;
}
