/** Pages of the payment provider that a person is sent to, and the way back from them. */
import type { AppError } from "@slipway/kernel/errors";
import { conflict, notFound } from "@slipway/kernel/errors";
import { PLAN_LABELS, type Plan } from "@slipway/kernel/permissions";
import type { Needs } from "../../../services.ts";
import { getWorkspace } from "../../../workspaces/server/index.ts";
import type { Actor } from "../../../actor.ts";
import { bookCheckout, type PaymentPorts } from "./book-payment.ts";
import { findPaymentAccount, noteCheckout, openPaymentAccount, type PaymentAccount } from "./payment-accounts.ts";
import { type Checkout, isLive } from "./provider.ts";

interface Buyer {
  workspaceId: string;
  actor: Actor;
}

type Section = "billing" | "usage";

/** Stripe puts the id of the checkout in place of the braces. */
function wayBack({ addresses }: Needs<"addresses">, workspaceId: string, section: Section) {
  const leftUrl = `${addresses.appUrl}/?settings=${section}&workspace=${workspaceId}`;
  return { leftUrl, paidUrl: `${leftUrl}&checkout={CHECKOUT_SESSION_ID}` };
}

async function accountOf(services: PaymentPorts, { workspaceId, actor }: Buyer): Promise<PaymentAccount> {
  const known = await findPaymentAccount(services, workspaceId);
  if (known !== null) return known;
  const workspace = await getWorkspace(services, workspaceId);
  if (workspace === null) throw notFound("This workspace");
  const customerId = await services.payments.newCustomer({ ...workspace, email: actor.email });
  return openPaymentAccount(services, { workspaceId, customerId, payer: actor.userId });
}

/** Address of the page that sells the plan. Another plan than the one that is paid for is chosen in the portal. */
export async function openPlanCheckout(services: PaymentPorts, buyer: Buyer, plan: Plan): Promise<string> {
  const { payments } = services;
  if (payments.priceOf(plan) === null) throw conflict("not_sold", `${PLAN_LABELS[plan]} is not sold here.`);
  const account = await accountOf(services, buyer);
  if (isLive(account.state))
    throw conflict("already_subscribed", "This workspace has a plan that is paid for. Change it under Manage plan.");
  if (account.openSession !== null) await payments.closeCheckout(account.openSession);
  const { workspaceId, actor } = buyer;
  const { customerId } = account;
  const asked = {
    customerId,
    workspaceId,
    userId: actor.userId,
    buys: { plan },
    ...wayBack(services, workspaceId, "billing"),
  };
  const { id, url } = await payments.openCheckout(asked);
  await noteCheckout(services, { workspaceId, payer: actor.userId, session: id });
  return url;
}

export async function openCreditCheckout(services: PaymentPorts, buyer: Buyer, credits: number): Promise<string> {
  const { payments } = services;
  if (payments.priceOf("credit") === null) throw conflict("not_sold", "Credits are not sold here.");
  const { customerId } = await accountOf(services, buyer);
  const { workspaceId, actor } = buyer;
  const asked = {
    customerId,
    workspaceId,
    userId: actor.userId,
    buys: { credits },
    ...wayBack(services, workspaceId, "usage"),
  };
  return (await payments.openCheckout(asked)).url;
}

export async function openPortal(services: PaymentPorts, workspaceId: string): Promise<string> {
  const account = await findPaymentAccount(services, workspaceId);
  if (account === null) throw conflict("nothing_paid", "Nothing was paid for this workspace yet.");
  return services.payments.portal(account.customerId, wayBack(services, workspaceId, "billing").leftUrl);
}

/** Books what was paid, so that nobody waits for the provider's message. */
export async function confirmCheckout(
  services: PaymentPorts,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<Pick<Checkout, "credits" | "state">> {
  const checkout = await services.payments.checkout(id);
  if (checkout === null || checkout.workspaceId !== workspaceId) throw notFound("This checkout");
  await bookCheckout(services, { id, workspaceId, checkout });
  return { state: checkout.state, credits: checkout.credits };
}

/** Plans and credits are given for nothing only where nobody takes money. */
export const isPaidFor = (): AppError =>
  conflict("plan_is_paid", "Plans are paid for here. Open the checkout of the plan instead.");
