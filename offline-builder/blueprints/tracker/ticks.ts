import { createCollection } from "@/lib/collection";
import { dayKey, dateOf, inDays, today } from "@/lib/dates";
// #if samples
import { sampleHabits } from "@/content/sample-habits";
// #end

/** A habit that was kept on a day. */
export interface Tick {
  id: string;
  habitId: string;
  day: string;
}

// #if samples
/** Twelve weeks in which most days went well. */
const sampleTicks: Tick[] = sampleHabits.flatMap((habit, index) =>
  Array.from({ length: 84 }, (_, ago) => ago)
    .filter((ago) => (ago * 3 + index * 5) % (index + 4) !== 1)
    .map((ago) => ({ id: `sample-tick-${index}-${ago}`, habitId: habit.id, day: inDays(-ago) })),
);

export const ticks = createCollection<Tick>("ticks", sampleTicks);
// #else
export const ticks = createCollection<Tick>("ticks", []);
// #end

export function isTicked(rows: readonly Tick[], habitId: string, day: string): boolean {
  return rows.some((row) => row.habitId === habitId && row.day === day);
}

export function toggleTick(habitId: string, day: string): void {
  const found = ticks.all().find((row) => row.habitId === habitId && row.day === day);
  if (found) ticks.remove(found.id);
  else ticks.add({ habitId, day });
}

/** Days in a row up to today; today may still be open. */
export function streak(rows: readonly Tick[], habitId: string): number {
  const days = new Set(rows.filter((row) => row.habitId === habitId).map((row) => row.day));
  const date = dateOf(today());
  if (!days.has(today())) date.setDate(date.getDate() - 1);
  let count = 0;
  while (days.has(dayKey(date))) {
    count++;
    date.setDate(date.getDate() - 1);
  }
  return count;
}

/** The days up to today. */
export function lastDays(count: number): string[] {
  return Array.from({ length: count }, (_, index) => inDays(index - count + 1));
}
