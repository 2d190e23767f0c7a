/** Figures of functions' calls, counted by the logs. Pure. [C2.24] [C2.25] [C9.04] [FN1] */
import type { Bounds } from "@slipway/ui/kit/time-range/time-range";
import type { Slot } from "@slipway/ui/plots/slots";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A bar's length by the length of the range. [C9.04] */
export function slotMs(spanMs: number): number {
  if (spanMs <= 2 * HOUR) return 5 * MINUTE;
  if (spanMs <= 12 * HOUR) return 15 * MINUTE;
  if (spanMs <= 3 * DAY) return HOUR;
  return spanMs <= 14 * DAY ? 6 * HOUR : DAY;
}

export interface Counts {
  /** Every call, also one without a status of 200 or more. */
  total: number;
  /** Status 200 to 399. */
  good: number;
  /** Status 400 and above. */
  failed: number;
}

const STATUS = "log_attributes['status_code']";
const FIGURES = `count(*) as total, countif(${STATUS} >= 200 and ${STATUS} < 400) as good, countif(${STATUS} >= 400) as failed`;

/** A row for each function that was called. */
export const totalsQuery = (): string =>
  `select log_attributes['function_id'] as id, ${FIGURES} from function_edge_logs group by id`;
export type TotalRow = Counts & { id: string };

/** The logs count by minute, hour or day; bars join as many of those as they need. */
const unitOf = (slot: number): string =>
  slot < HOUR ? "tostartofminute" : slot < DAY ? "tostartofhour" : "tostartofday";

/** `id` comes from the server, and holds no quote. */
export const slotsQuery = (id: string, slot: number): string =>
  `select ${unitOf(slot)}(timestamp) as slot, ${FIGURES} from function_edge_logs ` +
  `where log_attributes['function_id'] = '${id.replaceAll("'", "")}' group by slot order by slot desc`;
/** `slot`: microseconds since the epoch. */
export type SlotRow = Counts & { slot: number };

/** Null without a call that counts. */
export const successRate = ({ good, failed }: Counts): number | null =>
  good + failed === 0 ? null : (good / (good + failed)) * 100;

/** [C9.04] */
export const rateTone = (rate: number): "ok" | "warn" | "err" => (rate > 75 ? "ok" : rate > 50 ? "warn" : "err");

export function rateText(rate: number | null): string {
  if (rate === null) return "—";
  // 999 of 1000 are not all of them.
  const shown = rate < 100 && rate > 99.9 ? 99.9 : rate;
  return `${shown.toLocaleString(undefined, { maximumFractionDigits: 1 })}%`;
}

const FORMATS = {
  hours: new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", hour12: false }),
  days: new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", hour: "2-digit", hour12: false }),
} as const;

/** A bar for each slot of the span, also for those without a call. */
export function barsOf(rows: readonly SlotRow[], { start, end }: Bounds): Slot[] {
  const step = slotMs(end - start);
  const format = step < HOUR ? FORMATS.hours : FORMATS.days;
  const first = Math.floor(start / step) * step;
  const counts = new Map<number, { good: number; failed: number }>();
  for (const { slot, good, failed } of rows) {
    const at = first + Math.floor((slot / 1000 - first) / step) * step;
    const known = counts.get(at) ?? { good: 0, failed: 0 };
    counts.set(at, { good: known.good + good, failed: known.failed + failed });
  }
  return Array.from({ length: Math.max(1, Math.ceil((end - first) / step)) }, (_, index) => {
    const at = first + index * step;
    return { at, label: format.format(at), values: { good: 0, failed: 0, ...counts.get(at) } };
  });
}
