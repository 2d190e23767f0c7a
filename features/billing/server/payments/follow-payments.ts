/** Messages of the payment provider, and what nobody told. */
import { eq, lt } from "drizzle-orm";
import { workspaceEnds } from "../../../workspaces/server/index.ts";
import { bookCheckout, followSubscription, type PaymentPorts } from "./book-payment.ts";
import { forgetPaymentAccount, liveAccounts, staleAccounts, touchPaymentAccount } from "./payment-accounts.ts";
import { paymentEvents } from "./payment-tables.ts";

const DAY_MS = 86_400_000;
/** Stripe repeats a message for three days. */
const EVENTS_KEPT_MS = 30 * DAY_MS;
const SWEEP = 200;

/** Throws AppError `bad_signature`. A message that came before changes nothing. */
export async function receiveEvent(services: PaymentPorts, request: Request): Promise<void> {
  const { clock, database, payments } = services;
  const body = Buffer.from(await request.arrayBuffer());
  const signature = (request.headers.get("stripe-signature") ?? "").slice(0, 2000);
  const { id, about } = await payments.readEvent(body, signature, clock.now());
  if (about === null || (await database.sql.$count(paymentEvents, eq(paymentEvents.id, id))) > 0) return;
  const { workspaceId } = about;
  if (about.kind === "subscription") await followSubscription(services, { workspaceId, subscriptionId: about.id });
  else {
    const checkout = await payments.checkout(about.id);
    if (checkout !== null) await bookCheckout(services, { id: about.id, workspaceId, checkout });
  }
  // Kept after the work, because a message whose work failed comes again.
  await database.sql.insert(paymentEvents).values({ id, createdAt: clock.now() }).onConflictDoNothing();
}

/**
 * Reads each living subscription once a day, in case a message was lost, and ends those of deleted workspaces: at the end
 * of the paid time while the workspace can be restored, at once when it is gone.
 */
export async function followPayments(services: PaymentPorts): Promise<void> {
  const { clock, database, log, payments } = services;
  const attempt = async (workspaceId: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn("a subscription could not be read or ended", { workspaceId, error });
    }
  };
  const live = await liveAccounts(services, SWEEP);
  const ends = await workspaceEnds(
    services,
    live.map(({ workspaceId }) => workspaceId),
  );
  for (const { workspaceId, subscriptionId, isCancelled } of live) {
    if (!ends.has(workspaceId))
      await attempt(workspaceId, async () => {
        await payments.endSubscription(subscriptionId!, "now");
        await forgetPaymentAccount(services, workspaceId);
      });
    else if (ends.get(workspaceId) !== null && !isCancelled)
      await attempt(workspaceId, async () => {
        await payments.endSubscription(subscriptionId!, "at period's end");
        await followSubscription(services, { workspaceId, subscriptionId: subscriptionId! });
      });
  }
  for (const { workspaceId, subscriptionId } of await staleAccounts(services, clock.now() - DAY_MS, SWEEP))
    await attempt(workspaceId, async () => {
      await followSubscription(services, { workspaceId, subscriptionId: subscriptionId! });
      await touchPaymentAccount(services, workspaceId);
    });
  await database.sql.delete(paymentEvents).where(lt(paymentEvents.createdAt, clock.now() - EVENTS_KEPT_MS));
}
