/** Parses the standard error of a project's Postgres into records: `log_line_prefix` is `%m [%p] %e `. */
import { entryOf } from "@slipway/kernel/text/named-entries";
import type { LogLevel, LogSink } from "./port.ts";

const LINE = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}) UTC \[(\d+)\] ([0-9A-Z]{5}) ([A-Z0-9]+): {2}(.*)$/s;
/** Further lines of the record before, by their field. */
const BESIDE: Readonly<Record<string, string>> = { DETAIL: "detail", HINT: "hint", CONTEXT: "context", QUERY: "query" };
const NOT_TOLD = new Set(["STATEMENT", "LOCATION"]);
/**
 * Such lines concern the machine and not the project: the folders of sockets, and the first try of the platform's own login
 * in a database whose passwords are about to be replaced.
 */
const OF_THE_MACHINE = /^(?:listening on |password authentication failed for user "supabase_admin"$)/;
const LONGEST = 8192;

interface Pending {
  at: number;
  severity: string;
  message: string;
  attributes: Record<string, string | number>;
  /** The field that a line beginning with a tab continues. */
  last: "message" | string;
}

const levelOf = (severity: string): LogLevel => {
  if (["ERROR", "FATAL", "PANIC"].includes(severity)) return "error";
  return severity === "WARNING" ? "warning" : "info";
};

/** Takes line after line; a record is written when its last line has come. */
export function postgresLines(sink: LogSink): (line: string) => void {
  let pending: Pending | null = null;
  let told: NodeJS.Immediate | null = null;
  const tell = (): void => {
    if (pending === null) return;
    const { at, severity, message, attributes } = pending;
    pending = null;
    if (OF_THE_MACHINE.test(message)) return;
    sink.write({
      source: "postgres_logs",
      level: levelOf(severity),
      message: message.slice(0, LONGEST),
      at,
      attributes,
    });
  };
  const goOn = (text: string): void => {
    if (pending === null) return;
    if (pending.last === "message") pending.message = `${pending.message}\n${text}`.slice(0, LONGEST);
    else if (pending.last !== "")
      pending.attributes[pending.last] = `${pending.attributes[pending.last]}\n${text}`.slice(0, LONGEST);
  };
  return (line) => {
    const found = LINE.exec(line);
    // Postgres indents continued lines, so no message can look like a line of its own.
    if (found === null) return line.startsWith("\t") ? goOn(line.slice(1)) : undefined;
    const [, time, pid, state, severity, text] = found as unknown as [string, string, string, string, string, string];
    if (NOT_TOLD.has(severity)) {
      if (pending !== null) pending.last = "";
      return undefined;
    }
    const beside = entryOf(BESIDE, severity);
    if (beside !== undefined && pending !== null) {
      pending.attributes[beside] = text.slice(0, LONGEST);
      pending.last = beside;
      return undefined;
    }
    tell();
    const attributes = { error_severity: severity, sql_state_code: state, process_id: Number(pid) };
    pending = { at: Date.parse(`${time.replace(" ", "T")}Z`), severity, message: text, attributes, last: "message" };
    // The lines of one record come together.
    told ??= setImmediate(() => {
      told = null;
      tell();
    });
    return undefined;
  };
}
