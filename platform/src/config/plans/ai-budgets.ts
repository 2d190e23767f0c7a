/**
 * `SLIPWAY_AI_BUDGETS=free:100/200000/1000/2000000`: what the functions of one project may ask of language models, by the plan of its
 * workspace: requests and tokens of a day, then of a month (both UTC).
 */
import type { Config } from "../port.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Plan = Config["defaultPlan"];
export type AiBudget = Config["aiBudgets"][Plan];

const VARIABLE = "SLIPWAY_AI_BUDGETS";
const RULE =
  "must be plans with requests and tokens of a day and of a month such as pro:1000/2000000/20000/20000000, where a plan is free, pro, biz or enterprise";

const DEFAULT: Readonly<Record<Plan, AiBudget>> = {
  free: { requestsPerDay: 100, tokensPerDay: 200_000, requestsPerMonth: 1000, tokensPerMonth: 2_000_000 },
  pro: { requestsPerDay: 1000, tokensPerDay: 2_000_000, requestsPerMonth: 20_000, tokensPerMonth: 20_000_000 },
  biz: { requestsPerDay: 5000, tokensPerDay: 10_000_000, requestsPerMonth: 100_000, tokensPerMonth: 100_000_000 },
  enterprise: {
    requestsPerDay: 20_000,
    tokensPerDay: 40_000_000,
    requestsPerMonth: 400_000,
    tokensPerMonth: 400_000_000,
  },
};

function budgetOf(text: string): AiBudget | null {
  const numbers = text.split("/").map((part) => part.trim());
  if (numbers.length !== 4 || !numbers.every((number) => /^\d{1,12}$/.test(number))) return null;
  const [requestsPerDay, tokensPerDay, requestsPerMonth, tokensPerMonth] = numbers.map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { requestsPerDay, tokensPerDay, requestsPerMonth, tokensPerMonth };
}

/** Adds a sentence to `problems` for what cannot be understood. Plans that are left out keep their default; 0 allows nothing. */
export function readAiBudgets(env: Environment, problems: string[]): Config["aiBudgets"] {
  const budgets = { ...DEFAULT };
  for (const pair of (env[VARIABLE] ?? "").split(",")) {
    if (pair.trim() === "") continue;
    const [plan = "", numbers = ""] = pair.split(":").map((part) => part.trim());
    const budget = budgetOf(numbers);
    if (!Object.hasOwn(DEFAULT, plan) || budget === null) problems.push(`${VARIABLE}: ${RULE}`);
    else budgets[plan as Plan] = budget;
  }
  return budgets;
}

export const aiBudgetsText = (budgets: Config["aiBudgets"]): string =>
  Object.entries(budgets)
    .map(([plan, budget]) => `${plan}:${Object.values(budget).join("/")}`)
    .join(",");

export const describeAiBudgets = ({ aiBudgets }: Pick<Config, "aiBudgets">): [string, string][] => [
  [VARIABLE, aiBudgetsText(aiBudgets)],
];
