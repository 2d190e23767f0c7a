/** One entry: time, level and message; opened, all of it as JSON. [C2.20] */
import { Button } from "@mantine/core";
import { JsonView } from "@slipway/ui/kit/json/json-view.tsx";
import { relativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { StatusDot, type Tone } from "@slipway/ui/kit/status/status-dot.tsx";
import { utcTime } from "@slipway/ui/kit/time-range/time-range";
import { ChevronRight } from "lucide-react";
import { memo, useState } from "react";
import { SLOW_MS, tookMs, traceOf, type LogEntry, type LogLevel } from "../contract/log-query.ts";
import classes from "./logs.module.css";

const TONES: Readonly<Record<LogLevel, Tone>> = { error: "err", warning: "warn", info: "info", debug: "quiet" };
const clock = new Intl.DateTimeFormat(undefined, {
  month: "short",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hour12: false,
});
const full = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });

/** Local, UTC, relative and raw. [C2.20] */
const timeInWords = (micros: number): string => {
  const at = micros / 1000;
  return [full.format(at), utcTime(at), relativeTime(at, Date.now()), String(micros)].join("\n");
};

interface EntryRowProps {
  entry: LogEntry;
  /** Shows all entries of its request; null where these are shown. */
  onTrace: ((traceId: string) => void) | null;
}

export const EntryRow = memo(function EntryRow({ entry, onTrace }: EntryRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trace = traceOf(entry);
  const ms = tookMs(entry);
  const { timestamp, log_level: level, event_message: message } = entry;
  return (
    <>
      <button type="button" className={classes.line} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ChevronRight size={14} aria-hidden="true" />
        <time dateTime={new Date(timestamp / 1000).toISOString()} title={timeInWords(timestamp)}>
          {clock.format(timestamp / 1000)}
        </time>
        <StatusDot tone={TONES[level] ?? "quiet"}>{level}</StatusDot>
        <span className={classes.message}>{message}</span>
        {ms !== null && (
          <span className={classes.took} data-slow={ms >= SLOW_MS || undefined}>
            {ms.toLocaleString()} ms
          </span>
        )}
      </button>
      {isOpen && (
        <div className={classes.opened}>
          {trace !== null && onTrace !== null && (
            <Button onClick={() => onTrace(trace)}>Show all of this request</Button>
          )}
          {message.includes("\n") && <pre className={classes.lines}>{message}</pre>}
          <JsonView value={entry} label="Entry as JSON" />
        </div>
      )}
    </>
  );
});
