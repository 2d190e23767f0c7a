/** Variables of the provider that takes money. */
import { z } from "zod";
import { address, setting } from "../setting.ts";

export const paymentVariables = {
  SLIPWAY_PAYMENT_PROVIDER: setting(z.enum(["none", "stripe"], "must be none or stripe").default("none"), {
    group: "Plans and credits",
    meaning: "Who takes money for plans and credits. Without one, changing the plan is free.",
  }),
  SLIPWAY_STRIPE_KEY: setting(
    z
      .string()
      .regex(/^[sr]k_[\w-]{10,300}$/, "must be a secret or restricted key, which begins with sk_ or rk_")
      .optional(),
    { group: "Plans and credits", meaning: "Secret or restricted key of the Stripe account." },
  ),
  SLIPWAY_STRIPE_WEBHOOK_SECRET: setting(
    z
      .string()
      .regex(/^whsec_[\w-]{10,300}$/, "must be a signing secret, which begins with whsec_")
      .optional(),
    {
      group: "Plans and credits",
      meaning: "Signing secret of the webhook endpoint `<SLIPWAY_URL>/api/payments/stripe/webhook`.",
    },
  ),
  SLIPWAY_STRIPE_PRICES: setting(z.string().max(1000).optional(), {
    group: "Plans and credits",
    meaning:
      "Prices of the Stripe account: `pro:price_1,biz:price_2,credit:price_3`. Plans without one are not sold; `credit` is the price of one credit.",
  }),
  SLIPWAY_STRIPE_URL: setting(
    address(/^https?:$/, "an http or https address")
      .transform((text) => new URL(text).origin)
      .default("https://api.stripe.com"),
    { group: "Plans and credits", meaning: "Where Stripe's API answers." },
  ),
};
