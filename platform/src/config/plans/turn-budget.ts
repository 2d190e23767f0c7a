/** `SLIPWAY_TURN_BUDGET=steps:60,tokens:3000000,credits:20`: how much one turn of a connected model may use before it asks to go on. */
import type { Config } from "../port.ts";

type Budget = Config["turnBudget"];

const VARIABLE = "SLIPWAY_TURN_BUDGET";
const DEFAULT: Budget = { steps: 60, tokens: null, credits: null };
const BOUNDS: Record<keyof Budget, { min: number; max: number }> = {
  steps: { min: 5, max: 500 },
  tokens: { min: 10_000, max: 1_000_000_000 },
  credits: { min: 0.1, max: 1_000_000 },
};

const isPart = (text: string): text is keyof Budget => Object.hasOwn(BOUNDS, text);

/** Adds a sentence to `problems` for what cannot be understood. Parts that are left out keep their default. */
export function readTurnBudget(env: Readonly<Record<string, string | undefined>>, problems: string[]): Budget {
  const budget = { ...DEFAULT };
  for (const pair of (env[VARIABLE] ?? "").split(",").filter((part) => part.trim() !== "")) {
    const [part = "", text = ""] = pair.split(":").map((each) => each.trim());
    const amount = /^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
    if (!isPart(part) || amount === null || amount < BOUNDS[part].min || amount > BOUNDS[part].max) {
      problems.push(
        `${VARIABLE}: must be amounts such as steps:60,tokens:3000000,credits:20, with 5 to 500 steps and at least 10000 tokens`,
      );
      continue;
    }
    budget[part] = part === "credits" ? amount : Math.floor(amount);
  }
  return budget;
}

export const describeTurnBudget = ({ turnBudget }: Pick<Config, "turnBudget">): [string, string][] => [
  [
    VARIABLE,
    Object.entries(turnBudget)
      .flatMap(([part, amount]) => (amount === null ? [] : [`${part}:${amount}`]))
      .join(","),
  ],
];
