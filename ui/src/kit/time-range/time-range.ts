/** A span of time that a person chose: up to now, or between two moments. Pure. [C3.03] [C5.06] [C9.03] */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const RELATIVE_RANGES = {
  "15m": { label: "Last 15 minutes", ms: 15 * MINUTE },
  "30m": { label: "Last 30 minutes", ms: 30 * MINUTE },
  "1h": { label: "Last hour", ms: HOUR },
  "3h": { label: "Last 3 hours", ms: 3 * HOUR },
  "24h": { label: "Last 24 hours", ms: DAY },
  "2d": { label: "Last 2 days", ms: 2 * DAY },
  "3d": { label: "Last 3 days", ms: 3 * DAY },
  "5d": { label: "Last 5 days", ms: 5 * DAY },
} as const;
export type RelativeRange = keyof typeof RELATIVE_RANGES;

/** [C3.03] */
export type TimeRange =
  | { type: "relative"; value: RelativeRange }
  /** ISO 8601. */
  | { type: "absolute"; value: "custom"; startDate: string; endDate: string };

export const LAST_HOUR: TimeRange = { type: "relative", value: "1h" };

const isInstant = (value: unknown): value is string => typeof value === "string" && !Number.isNaN(Date.parse(value));

/** The range that a view's state holds; the last hour for anything else. */
export function readRange(value: unknown): TimeRange {
  if (typeof value !== "object" || value === null) return LAST_HOUR;
  const { type, value: key, startDate, endDate } = value as Record<string, unknown>;
  if (type === "relative" && typeof key === "string" && Object.hasOwn(RELATIVE_RANGES, key))
    return { type, value: key as RelativeRange };
  if (type === "absolute" && isInstant(startDate) && isInstant(endDate))
    return { type, value: "custom", startDate, endDate };
  return LAST_HOUR;
}

/** In epoch milliseconds. */
export interface Bounds {
  start: number;
  end: number;
}

export function boundsOf(range: TimeRange, now: number): Bounds {
  if (range.type === "relative") return { start: now - RELATIVE_RANGES[range.value].ms, end: now };
  return { start: Date.parse(range.startDate), end: Date.parse(range.endDate) };
}

export const rangeBetween = ({ start, end }: Bounds): TimeRange => ({
  type: "absolute",
  value: "custom",
  startDate: new Date(start).toISOString(),
  endDate: new Date(end).toISOString(),
});

/** Null: the range can be applied. [C5.06] */
export function rangeProblem({ start, end }: Bounds, now: number): string | null {
  if (Number.isNaN(start) || Number.isNaN(end)) return "Enter a start and an end";
  if (start >= end) return "Start must be before end";
  return end > now ? "Dates cannot be in the future" : null;
}

const two = (part: number): string => String(part).padStart(2, "0");

/** `2026-11-27T14:05` in the browser's time zone, as fields for dates with times take it. */
export function localInput(at: number): string {
  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

const SHORT = { dateStyle: "short", timeStyle: "short" } as const;

export const utcTime = (at: number): string =>
  `${new Intl.DateTimeFormat(undefined, { ...SHORT, timeZone: "UTC" }).format(at)} UTC`;

export function rangeLabel(range: TimeRange): string {
  if (range.type === "relative") return RELATIVE_RANGES[range.value].label;
  return new Intl.DateTimeFormat(undefined, SHORT).formatRange(Date.parse(range.startDate), Date.parse(range.endDate));
}
