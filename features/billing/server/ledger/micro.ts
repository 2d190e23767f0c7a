/** Credits are counted in whole millionths: sums are exact. */
const MICRO = 1_000_000;

export const toMicro = (credits: number): number => Math.round(credits * MICRO);
export const fromMicro = (micro: number): number => micro / MICRO;

/** Rounds up to a tenth, because people are charged the amount they read. */
export const upToTenth = (micro: number): number => Math.ceil(micro / (MICRO / 10)) * (MICRO / 10);
export const TENTH = MICRO / 10;
