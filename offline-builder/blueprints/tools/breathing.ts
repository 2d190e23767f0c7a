export const phases = ["in", "hold", "out", "rest"] as const;
export type Phase = (typeof phases)[number];

/** Seconds of each phase, in order; 0 leaves one out. */
export type Rhythm = readonly [inward: number, hold: number, outward: number, rest: number];

export interface Moment {
  phase: Phase;
  /** How long the phase lasts, and how much of it is left, in seconds. */
  length: number;
  left: number;
  /** Breaths that are complete. */
  breaths: number;
}

export const lengthOf = (rhythm: Rhythm): number => rhythm.reduce((sum, seconds) => sum + seconds, 0);

export function momentAt(rhythm: Rhythm, seconds: number): Moment {
  const whole = lengthOf(rhythm);
  let within = seconds % whole;
  const breaths = Math.floor(seconds / whole);
  for (const [at, length] of rhythm.entries()) {
    if (within < length) return { phase: phases[at]!, length, left: length - within, breaths };
    within -= length;
  }
  return { phase: "in", length: rhythm[0], left: rhythm[0], breaths };
}

/** How large the circle is, from 0 to 1: it grows with the breath and rests with it. */
export function fullness({ phase, length, left }: Moment): number {
  const part = 1 - left / length;
  const eased = part * part * (3 - 2 * part);
  return { in: eased, hold: 1, out: 1 - eased, rest: 0 }[phase];
}
