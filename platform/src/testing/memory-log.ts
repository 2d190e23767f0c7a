import type { Log } from "../log/port.ts";

export interface LoggedLine {
  level: "debug" | "info" | "warn" | "error";
  message: string;
  fields: Record<string, unknown>;
}

const KEPT_LINES = 10_000;

/** Keeps the last 10,000 lines, so that a test can ask what was logged; `onLine` sees each as it comes. */
export function memoryLog(onLine?: (line: LoggedLine) => void): Log & { lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const at = (base: Record<string, unknown>): Log => {
    const write = (level: LoggedLine["level"]) => (message: string, fields?: Record<string, unknown>) => {
      if (lines.length >= KEPT_LINES) lines.shift();
      const line = { level, message, fields: { ...base, ...fields } };
      lines.push(line);
      onLine?.(line);
    };
    return {
      debug: write("debug"),
      info: write("info"),
      warn: write("warn"),
      error: write("error"),
      child: (fields) => at({ ...base, ...fields }),
    };
  };
  return { ...at({}), lines };
}
