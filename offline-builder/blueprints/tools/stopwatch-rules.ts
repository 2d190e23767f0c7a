/** Times in milliseconds. */
export interface Watch {
  /** When it was started last; null while it stands. */
  started: number | null;
  /** What had been measured until then. */
  before: number;
  /** What had been measured at the end of each lap. */
  laps: number[];
}

export const fresh: Watch = { started: null, before: 0, laps: [] };

export function measured({ started, before }: Watch, now: number): number {
  // A clock that was set back in the meantime must not run below what was measured.
  return started === null ? before : before + Math.max(0, now - started);
}

export function toggled(watch: Watch, now: number): Watch {
  return watch.started === null ? { ...watch, started: now } : { ...watch, started: null, before: measured(watch, now) };
}

export function withLap(watch: Watch, now: number): Watch {
  return watch.started === null ? watch : { ...watch, laps: [...watch.laps, measured(watch, now)] };
}

export interface Lap {
  number: number;
  time: number;
  total: number;
  mark: "fastest" | "slowest" | null;
}

/** A single lap is neither the fastest nor the slowest, nor are laps that all took as long. */
export function lapsOf({ laps }: Watch): Lap[] {
  const times = laps.map((total, at) => total - (laps[at - 1] ?? 0));
  const fastest = Math.min(...times);
  const slowest = Math.max(...times);
  return times.map((time, at) => ({
    number: at + 1,
    time,
    total: laps[at]!,
    mark: fastest === slowest ? null : time === fastest ? "fastest" : time === slowest ? "slowest" : null,
  }));
}

/** "03:07.42", from an hour on "1:03:07.42". */
export function clockOf(time: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const hours = Math.floor(time / 3_600_000);
  const rest = `${two((time / 60_000) % 60)}:${two((time / 1000) % 60)}.${two((time / 10) % 100)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
