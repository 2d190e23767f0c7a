/** The plan's payment and the prices, as the settings show them. */
import { planSchema } from "../../../workspaces/contract/index.ts";
import type { Needs } from "../../../services.ts";
import type { Payment } from "../../contract/index.ts";
import { findPaymentAccount } from "./payment-accounts.ts";
import { isLive, type PaymentProvider } from "./provider.ts";

export async function describePayment(
  services: Needs<"clock" | "database"> & { payments: PaymentProvider | null },
  workspaceId: string,
): Promise<Payment | null> {
  const { clock, payments } = services;
  if (payments === null) return null;
  const [prices, account] = await Promise.all([
    payments.prices(clock.now()),
    findPaymentAccount(services, workspaceId),
  ]);
  const isPaid = account !== null && isLive(account.state) && account.plan !== null && account.periodEnd !== null;
  return {
    sells: planSchema.options.filter((plan) => payments.priceOf(plan) !== null),
    sells_credits: payments.priceOf("credit") !== null,
    prices,
    subscription: isPaid
      ? {
          plan: account.plan!,
          state: account.state as NonNullable<Payment["subscription"]>["state"],
          period_end: new Date(account.periodEnd!).toISOString(),
          is_cancelled: account.isCancelled,
        }
      : null,
  };
}
