/** Days since the first of January 1970, of a day written as 2026-03-14. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000);

/** Goes through the list in leaps, so that neighbours of the list are days apart; each comes once before any comes again. */
export function positionOn(date: string, count: number): number {
  const leap = [7, 11, 13, 17].find((step) => count % step !== 0) ?? 1;
  return (((dayNumber(date) * leap) % count) + count) % count;
}

export function dayBeside(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * 86_400_000).toISOString().slice(0, 10);
}
