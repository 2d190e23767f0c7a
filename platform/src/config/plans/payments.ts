/**
 * `SLIPWAY_PAYMENT_PROVIDER=stripe` and `SLIPWAY_STRIPE_...`: who takes money for plans and credits.
 * `SLIPWAY_STRIPE_PRICES=pro:price_1,biz:price_2,credit:price_3` names prices of the Stripe account; `credit` is the price of
 * one credit.
 */
import type { Config } from "../port.ts";

const PRICED = ["pro", "biz", "enterprise", "credit"] as const;
const PRICES = "SLIPWAY_STRIPE_PRICES";
const RULE = "must be plans with prices such as pro:price_1,biz:price_2,credit:price_3";

export interface PaymentValues {
  SLIPWAY_PAYMENT_PROVIDER: "none" | "stripe";
  SLIPWAY_STRIPE_KEY?: string | undefined;
  SLIPWAY_STRIPE_WEBHOOK_SECRET?: string | undefined;
  SLIPWAY_STRIPE_PRICES?: string | undefined;
  SLIPWAY_STRIPE_URL: string;
}

const NEEDED = ["SLIPWAY_STRIPE_KEY", "SLIPWAY_STRIPE_WEBHOOK_SECRET", PRICES] as const;

function readPrices(text: string, problems: string[]): NonNullable<Config["payments"]>["prices"] {
  const prices: Partial<Record<(typeof PRICED)[number], string>> = {};
  for (const pair of text.split(",")) {
    const [, name, price] = /^\s*(\w+)\s*:\s*(price_\w{1,100})\s*$/.exec(pair) ?? [];
    const priced = PRICED.find((one) => one === name);
    if (priced === undefined || price === undefined || prices[priced] !== undefined)
      problems.push(`${PRICES}: ${RULE}`);
    else prices[priced] = price;
  }
  if (new Set(Object.values(prices)).size !== Object.keys(prices).length)
    problems.push(`${PRICES}: must name another price for each`);
  return prices;
}

/** Null: nobody takes money. Adds a sentence to `problems` for what is missing or wrong. */
export function readPayments(values: PaymentValues, problems: string[]): Config["payments"] {
  if (values.SLIPWAY_PAYMENT_PROVIDER === "none") return null;
  for (const name of NEEDED)
    if (values[name] === undefined) problems.push(`${name}: must be set too, because Stripe takes the payments`);
  return {
    key: values.SLIPWAY_STRIPE_KEY ?? "",
    webhookSecret: values.SLIPWAY_STRIPE_WEBHOOK_SECRET ?? "",
    prices: values[PRICES] === undefined ? {} : readPrices(values[PRICES], problems),
    url: values.SLIPWAY_STRIPE_URL,
  };
}

/** Lines for doctor. */
export function describePayments(payments: Config["payments"]): [string, string][] {
  if (payments === null) return [["SLIPWAY_PAYMENT_PROVIDER", "none"]];
  const prices = Object.entries(payments.prices).map(([name, price]) => `${name}:${price}`);
  return [
    ["SLIPWAY_PAYMENT_PROVIDER", "stripe"],
    ["SLIPWAY_STRIPE_KEY", "set"],
    ["SLIPWAY_STRIPE_WEBHOOK_SECRET", "set"],
    [PRICES, prices.join(",")],
    ["SLIPWAY_STRIPE_URL", payments.url],
  ];
}
