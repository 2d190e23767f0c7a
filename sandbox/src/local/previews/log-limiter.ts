import type { LogLine } from "../../port.ts";

const WINDOW_MS = 10_000;
const MAX_LINES = 200;
const MAX_PROJECTS = 1_000;

/** Lets 200 lines of a project through in ten seconds; the next one says that lines were dropped, the rest vanish. */
export class LogLimiter {
  #windows = new Map<string, { since: number; lines: number }>();

  admit(line: LogLine): LogLine | null {
    let window = this.#windows.get(line.projectId);
    if (!window || line.at - window.since > WINDOW_MS) {
      window = { since: line.at, lines: 0 };
      if (this.#windows.size >= MAX_PROJECTS) this.#windows.clear();
      this.#windows.set(line.projectId, window);
    }
    window.lines += 1;
    if (window.lines <= MAX_LINES) return line;
    if (window.lines > MAX_LINES + 1) return null;
    return { ...line, level: "warning", message: "Too many log lines. Further lines are left out for a few seconds." };
  }
}
