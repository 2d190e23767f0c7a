/** The plots of the reports, and their figures in words. Pure. */
import { sizeInWords } from "@slipway/kernel/text/amounts/size-in-words";
import type { ReportSlot, ReportStep } from "./index.ts";

const FORMATS: Readonly<Record<ReportStep, Intl.DateTimeFormat>> = {
  hour: new Intl.DateTimeFormat(undefined, {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  }),
  day: new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", timeZone: "UTC" }),
};
export const slotInWords = (at: number, step: ReportStep): string => FORMATS[step].format(at);

export type Figure = "database_bytes" | "file_bytes" | "egress_bytes" | "requests" | "function_calls";

/** The days that a figure is known for, for a line on a card. */
export const courseOf = (slots: readonly ReportSlot[], figure: Figure): { label: string; value: number }[] =>
  slots.flatMap(({ at, [figure]: value }) => (value === null ? [] : [{ label: slotInWords(at, "day"), value }]));

export const sumOf = (slots: readonly ReportSlot[], figure: Figure): number =>
  slots.reduce((sum, slot) => sum + (slot[figure] ?? 0), 0);

/** "31.4 MB, 1.2 MB more in 7 days": the last known size and how it has changed. Null: never measured. */
export function growthInWords(slots: readonly ReportSlot[], figure: Figure): string | null {
  const known = slots.flatMap(({ [figure]: value }) => (value === null ? [] : [value]));
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return null;
  const change = last - first;
  const words = change === 0 ? "the same" : `${sizeInWords(Math.abs(change))} ${change > 0 ? "more" : "less"}`;
  return `${sizeInWords(last)}, ${words} in ${slots.length} days`;
}
