export const slowest = 30;
export const fastest = 260;

export const inRange = (tempo: number): number => Math.min(fastest, Math.max(slowest, Math.round(tempo)));

/** A longer pause begins a new count. */
const longestGapMs = 2000;

/** Taps so far, of which only those of one count are kept, the newest eight at most. */
export function withTap(taps: readonly number[], now: number): number[] {
  const last = taps.at(-1);
  return last !== undefined && now - last > longestGapMs ? [now] : [...taps.slice(-7), now];
}

/** Beats per minute; null before the second tap. */
export function tempoOf(taps: readonly number[]): number | null {
  if (taps.length < 2) return null;
  const gap = (taps.at(-1)! - taps[0]!) / (taps.length - 1);
  return gap > 0 ? inRange(60_000 / gap) : null;
}

/** The word musicians use for a tempo. */
export function nameOf(tempo: number): string {
  const names = [
    [60, "Largo"],
    [76, "Adagio"],
    [108, "Andante"],
    [120, "Moderato"],
    [156, "Allegro"],
    [200, "Presto"],
  ] as const;
  return names.find(([below]) => tempo < below)?.[1] ?? "Prestissimo";
}
