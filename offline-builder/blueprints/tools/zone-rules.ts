/** What the clocks of a zone show at a moment, as numbers. */
function wall(zone: string, at: number): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)!.value);
  return { day: Date.UTC(part("year"), part("month") - 1, part("day")) / 86_400_000, minutes: part("hour") * 60 + part("minute") };
}

/** Minutes that a zone's clocks are ahead of another's; summer time is in it. */
export function aheadOf(zone: string, other: string, at: number): number {
  const [one, two] = [wall(zone, at), wall(other, at)];
  return (one.day - two.day) * 1440 + one.minutes - two.minutes;
}

/** Days that a zone's calendar is ahead of another's. */
export function daysAhead(zone: string, other: string, at: number): number {
  return wall(zone, at).day - wall(other, at).day;
}

/** Light enough to call somebody. */
export function isDay(zone: string, at: number): boolean {
  const { minutes } = wall(zone, at);
  return minutes >= 7 * 60 && minutes < 20 * 60;
}

/** "+5:30", "−3", "±0". */
export function offsetText(minutes: number): string {
  if (minutes === 0) return "±0";
  const all = Math.abs(minutes);
  return `${minutes > 0 ? "+" : "−"}${Math.floor(all / 60)}${all % 60 === 0 ? "" : `:${String(all % 60).padStart(2, "0")}`}`;
}

/** "America/Argentina/Buenos_Aires" is Buenos Aires. */
export const cityOf = (zone: string): string => zone.split("/").at(-1)!.replaceAll("_", " ");
