/** Parses the standard error of a project's Postgres into records: `log_line_prefix` is `%m [%p] %e (%b) <%a> `. */
import { entryOf } from "@slipway/kernel/text/named-entries";
import type { LogLevel, LogSink } from "./port.ts";

const LINE =
  /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}) UTC \[(\d+)\] ([0-9A-Z]{5}) \((.{0,96}?)\) <(.{0,63}?)> ([A-Z0-9]+): {2}(.*)$/s;
/** Further lines of the record before, by their field. */
const BESIDE: Readonly<Record<string, string>> = { DETAIL: "detail", HINT: "hint", CONTEXT: "context", QUERY: "query" };
const NOT_TOLD = new Set(["STATEMENT", "LOCATION"]);
/**
 * The `application_name` of transactions in which the platform tries what should be refused. Their errors are no news to a
 * project's people, so they stay out of its logs.
 */
export const TRIES_ACCESS = "slipway-tries-access";
/**
 * Processes that run no statement of the project. They tell of starts, stops and checkpoints, which happen whenever a
 * database falls asleep and wakes.
 */
const HOUSEKEEPING = new Set([
  "postmaster",
  "startup",
  "checkpointer",
  "background writer",
  "walwriter",
  "walsummarizer",
  "archiver",
  "io worker",
  "autovacuum launcher",
  "logical replication launcher",
]);
/** A connection ended or was refused because the database stopped: 57P01 to 57P03. */
const STOPPED = /^57P0[123]$/;
/** A statement took its process down, and with it every connection. Postgres tells it at its lowest level. */
const CRASH = /^[a-z ]+ \(PID \d+\) was terminated by signal /;
/** The platform's own login is tried in a database whose passwords are about to be replaced. */
const FIRST_LOGIN = 'password authentication failed for user "supabase_admin"';
const LONGEST = 8192;

interface Pending {
  at: number;
  severity: string;
  message: string;
  attributes: Record<string, string | number>;
  /** The field that a line beginning with a tab continues. */
  last: "message" | string;
}

const levelOf = (severity: string, message: string): LogLevel => {
  if (["ERROR", "FATAL", "PANIC"].includes(severity) || CRASH.test(message)) return "error";
  return severity === "WARNING" ? "warning" : "info";
};

interface Told {
  state: string;
  backend: string;
  application: string;
  severity: string;
  text: string;
}

/** Whether a record concerns the project's people rather than the machine. */
function isOfProject({ state, backend, application, severity, text }: Told): boolean {
  if (application === TRIES_ACCESS || STOPPED.test(state) || text === FIRST_LOGIN) return false;
  return severity !== "LOG" || !HOUSEKEEPING.has(backend) || CRASH.test(text);
}

/** Takes line after line; a record is written when its last line has come. */
export function postgresLines(sink: LogSink): (line: string) => void {
  let pending: Pending | null = null;
  let told: NodeJS.Immediate | null = null;
  const tell = (): void => {
    if (pending === null) return;
    const { at, severity, message, attributes } = pending;
    pending = null;
    sink.write({
      source: "postgres_logs",
      level: levelOf(severity, message),
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
    const [time, pid, state, backend, application, severity, text] = found.slice(1) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
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
    if (!isOfProject({ state, backend, application, severity, text })) return undefined;
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
