/** Days and months are those of UTC: no daylight saving, the same for everybody in a workspace. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

const DAY_MS = 86_400_000;

export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);
export const dayAfter = (day: string): string => dayOf(startOfDay(day) + DAY_MS);

/** `2026-12` -> `2027-01`. */
export function monthAfter(month: string): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return monthOf(Date.UTC(year, number, 1));
}
export const startOfMonth = (month: string): number => startOfDay(`${month}-01`);
