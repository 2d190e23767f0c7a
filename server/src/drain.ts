/** The first half of a stop: what runs may end, within a bound, and people are told what is waited for. */
import { setTimeout as delay } from "node:timers/promises";
import type { Pending } from "@slipway/features/feature.ts";

const LOOK_MS = 100;

export interface DrainOptions {
  pending: () => readonly Pending[];
  withinMs: number;
  /** Gets a sentence whenever it changes. */
  say: (sentence: string) => void;
}

/** "2 agent turns, 1 publish"; empty when nothing runs. */
export const inWords = (pending: readonly Pending[]): string =>
  pending
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`)
    .join(", ");

/** Resolves with what was left over, in words; empty when everything ended. Nothing tells us of an end, so we look. */
export async function drain({ pending, withinMs, say }: DrainOptions): Promise<string> {
  const deadline = performance.now() + withinMs;
  let said = "";
  for (;;) {
    const words = inWords(pending());
    if (words === "") return "";
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) return words;
    if (words !== said) say(`Stopping: waiting for ${words}, at most ${Math.ceil(leftMs / 1000)} s more.`);
    said = words;
    await delay(LOOK_MS);
  }
}
