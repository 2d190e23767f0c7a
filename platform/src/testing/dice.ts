/** Choices that can be made again: one number decides them all. */
export interface Dice {
  /** A whole number from 0, below the limit. */
  below(limit: number): number;
  of<T>(items: readonly T[]): T;
  chance(share: number): boolean;
}

const mixed = (state: number): number => {
  let text = Math.imul(state ^ (state >>> 15), state | 1);
  text ^= text + Math.imul(text ^ (text >>> 7), text | 61);
  return (text ^ (text >>> 14)) >>> 0;
};

/** The same seed makes the same choices (mulberry32). With `index`, one of many that are independent of each other. */
export function diceOf(seed: number, index = 0): Dice {
  let state = (seed ^ (index === 0 ? 0 : mixed((index + 0x9e3779b9) >>> 0))) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    return mixed(state) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, of: (items) => items[below(items.length)]!, chance: (share) => next() < share };
}
