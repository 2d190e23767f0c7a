/** Cost of tokens, and likely cost of a run. Pure. */
import type { ModelPrice } from "@slipway/platform/models/port";
import { TENTH, toMicro, upToTenth } from "../ledger/micro.ts";

export interface Tokens {
  input: number;
  output: number;
}

/** Kinds of runs; runs of one kind cost about the same. */
export type RunKind = "agent" | "instant" | "chat";
export const runKind = (run: { chatOnly: boolean; mode: "agent" | "instant" }): RunKind =>
  run.chatOnly ? "chat" : run.mode;

/** An answer in chat costs at least 1 credit. (fill-ins, chat modes) */
const LEAST: Record<RunKind, number> = { agent: TENTH, instant: TENTH, chat: 10 * TENTH };
export const leastCost = (kind: RunKind): number => LEAST[kind];

const creditsOf = (price: ModelPrice, { input, output }: Tokens): number =>
  (input / 1000) * price.input + (output / 1000) * price.output;

const tokensCost = (price: ModelPrice, tokens: Tokens): number => upToTenth(toMicro(creditsOf(price, tokens)));

/** Cost of the tokens of several models together. */
export const sumOfTokens = (used: ReadonlyMap<ModelPrice, Tokens>): number =>
  upToTenth(toMicro([...used].reduce((sum, [price, tokens]) => sum + creditsOf(price, tokens), 0)));

/** Cost of a run that did its work. A run that never reached the model costs nothing. */
export function runCost(price: ModelPrice, kind: RunKind, tokens: Tokens): number {
  if (tokens.input + tokens.output === 0) return 0;
  return Math.max(LEAST[kind], tokensCost(price, tokens));
}

/** Used until a workspace has enough runs to estimate from. */
const TYPICAL: Record<RunKind, Tokens> = {
  agent: { input: 60_000, output: 6000 },
  instant: { input: 15_000, output: 1500 },
  chat: { input: 10_000, output: 1000 },
};

export interface Estimate {
  low: number;
  high: number;
}

/** Fewer runs than this are not enough for an estimate. */
const RUNS_TO_GO_BY = 3;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

/** Rounded to whole credits from 1 on, because "about 4-6" is as exact as it gets. `recent` is in micro credits. */
export function estimateRun(price: ModelPrice, kind: RunKind, recent: readonly number[]): Estimate {
  const sorted = recent.toSorted((one, other) => one - other);
  const typical = runCost(price, kind, TYPICAL[kind]);
  const [low, high] =
    sorted.length >= RUNS_TO_GO_BY ? [quantile(sorted, 0.25), quantile(sorted, 0.75)] : [typical * 0.7, typical * 1.3];
  return { low: rounded(low, Math.floor), high: rounded(high, Math.ceil) };
}

const rounded = (micro: number, whole: (credits: number) => number): number =>
  micro < 10 * TENTH ? upToTenth(micro) / (10 * TENTH) : whole(micro / (10 * TENTH));
