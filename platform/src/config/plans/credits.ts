/**
 * `SLIPWAY_MONTHLY_CREDITS=pro:100,biz:200`: credits of a month by plan. `SLIPWAY_CREDIT_PRICES=gpt-5:0.2/0.8`: credits per
 * 1,000 tokens in and out of a model option that the environment maps. Without a price nothing is charged.
 * `SLIPWAY_AI_FREE_CREDITS=5`: credits of what functions ask of models that each workspace's month gives for nothing.
 */
import { MODEL_OPTIONS } from "@slipway/kernel/model-options";
import type { Config } from "../port.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const MONTHLY = "SLIPWAY_MONTHLY_CREDITS";
const PRICES = "SLIPWAY_CREDIT_PRICES";
const AI_FREE = "SLIPWAY_AI_FREE_CREDITS";
const DEFAULT_MONTHLY: Config["monthlyCredits"] = { free: 0, pro: 100, biz: 200, enterprise: 500 };
const MAX_CREDITS = 1_000_000;
const MAX_PER_1000_TOKENS = 1000;

const pairsOf = (text: string): [string, string][] =>
  text
    .split(",")
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const at = pair.lastIndexOf(":");
      return at < 0 ? [pair, ""] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    });

const amountOf = (text: string, max: number): number | null =>
  /^\d{1,7}(\.\d{1,6})?$/.test(text) && Number(text) <= max ? Number(text) : null;

/** Adds a sentence to `problems` for what cannot be understood. Plans that are left out keep their default. */
export function readMonthlyCredits(env: Environment, problems: string[]): Config["monthlyCredits"] {
  const credits = { ...DEFAULT_MONTHLY };
  for (const [plan, text] of pairsOf(env[MONTHLY] ?? "")) {
    const amount = amountOf(text, MAX_CREDITS);
    if (!Object.hasOwn(credits, plan) || amount === null)
      problems.push(
        `${MONTHLY}: must be plans with credits such as pro:100,biz:200, where a plan is free, pro, biz or enterprise`,
      );
    else credits[plan as keyof typeof credits] = amount;
  }
  return credits;
}

/** Adds a sentence to `problems` for what is no amount. */
export function readAiFreeCredits(env: Environment, problems: string[]): number {
  const amount = amountOf((env[AI_FREE] || "0").trim(), MAX_CREDITS);
  if (amount === null) problems.push(`${AI_FREE}: must be credits of a month such as 5 or 2.5`);
  return amount ?? 0;
}

/** Puts prices to the options they are for. */
export function withPrices(
  options: Config["modelOptions"],
  env: Environment,
  problems: string[],
): Config["modelOptions"] {
  const prices = new Map<string, { input: number; output: number }>();
  for (const [option, text] of pairsOf(env[PRICES] ?? "")) {
    const [input = null, output = null, more] = text
      .split("/")
      .map((part) => amountOf(part.trim(), MAX_PER_1000_TOKENS));
    if (
      !(MODEL_OPTIONS as readonly string[]).includes(option) ||
      input === null ||
      output === null ||
      more !== undefined
    ) {
      problems.push(`${PRICES}: must be options with credits per 1,000 tokens in and out, such as gpt-5:0.2/0.8`);
      continue;
    }
    if (!options.some((entry) => entry.option === option))
      problems.push(`${PRICES}: names ${option}, which no SLIPWAY_MODEL variable maps`);
    prices.set(option, { input, output });
  }
  return options.map((entry) => {
    const price = prices.get(entry.option);
    return price === undefined ? entry : { ...entry, price };
  });
}

export const monthlyCreditsText = (credits: Config["monthlyCredits"]): string =>
  Object.entries(credits)
    .map((pair) => pair.join(":"))
    .join(",");

export const describeCredits = (
  config: Pick<Config, "monthlyCredits" | "modelOptions" | "aiFreeCredits">,
): [string, string][] => [
  [MONTHLY, monthlyCreditsText(config.monthlyCredits)],
  [
    PRICES,
    config.modelOptions
      .flatMap(({ option, price }) => (price == null ? [] : [`${option}:${price.input}/${price.output}`]))
      .join(",") || "not set (nothing is charged)",
  ],
  [AI_FREE, String(config.aiFreeCredits)],
];
