import { inWords } from "../log/fields.ts";
import { currentTrace } from "../log/pino-log.ts";
import type { Log } from "../log/port.ts";

export interface LoggedLine {
  level: "debug" | "info" | "warn" | "error";
  message: string;
  /** Trace id of the async context it was written in. */
  traceId: string | undefined;
  fields: Record<string, unknown>;
}

const KEPT_LINES = 10_000;

type Fields = Record<string, unknown>;

function together(base: Fields, more: Fields = {}): Fields {
  try {
    return { ...base, ...more };
  } catch {
    return { ...base, ...inWords(more) };
  }
}

/** Keeps the last 10,000 lines, so that a test can ask what was logged; `onLine` sees each as it comes. */
export function memoryLog(onLine?: (line: LoggedLine) => void): Log & { lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const at = (base: Fields): Log => {
    const write = (level: LoggedLine["level"]) => (message: string, fields?: Fields) => {
      if (lines.length >= KEPT_LINES) lines.shift();
      const line = { level, message, traceId: currentTrace(), fields: together(base, fields) };
      lines.push(line);
      onLine?.(line);
    };
    return {
      debug: write("debug"),
      info: write("info"),
      warn: write("warn"),
      error: write("error"),
      child: (fields) => at(together(base, fields)),
    };
  };
  return { ...at({}), lines };
}
