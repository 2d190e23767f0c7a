/**
 * `SLIPWAY_CLOUD_PRICES=database:2,files:1,egress:0.5,functions:0.02,free:5`: credits that projects' backends cost: per GB and month of
 * database and of files, per GB that leaves, per 1,000 calls of functions; `free` credits of each month are the workspace's for nothing.
 * Without the variable nothing is charged.
 */
import type { Config } from "../port.ts";

type Environment = Readonly<Record<string, string | undefined>>;
export type CloudPrices = NonNullable<Config["cloudPrices"]>;

const VARIABLE = "SLIPWAY_CLOUD_PRICES";
const RULE =
  "must be credits such as database:2,files:1,egress:0.5,functions:0.02,free:5, where what is left out costs nothing";
const NOTHING: CloudPrices = { database: 0, files: 0, egress: 0, functions: 0, free: 0 };
const MAX_AMOUNT = 1_000_000;

/** Adds a sentence to `problems` for what cannot be understood. Null: nothing costs anything. */
export function readCloudPrices(env: Environment, problems: string[]): Config["cloudPrices"] {
  const prices = { ...NOTHING };
  for (const pair of (env[VARIABLE] ?? "").split(",")) {
    if (pair.trim() === "") continue;
    const [name = "", amount = ""] = pair.split(":").map((part) => part.trim());
    const isAmount = /^\d{1,7}(\.\d{1,6})?$/.test(amount) && Number(amount) <= MAX_AMOUNT;
    if (Object.hasOwn(NOTHING, name) && isAmount) prices[name as keyof CloudPrices] = Number(amount);
    else problems.push(`${VARIABLE}: ${RULE}`);
  }
  const { free: _, ...costs } = prices;
  return Object.values(costs).some((cost) => cost > 0) ? prices : null;
}

export const describeCloudPrices = ({ cloudPrices }: Pick<Config, "cloudPrices">): [string, string][] => [
  [
    VARIABLE,
    cloudPrices === null
      ? "not set (nothing is charged)"
      : Object.entries(cloudPrices)
          .map((pair) => pair.join(":"))
          .join(","),
  ],
];
