/** Plans where a payment provider takes money: each is bought on its page, and managed there. [W2.05] [W6.02] */
import { Button } from "@mantine/core";
import { PLAN_LABELS } from "@slipway/kernel/permissions";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { billingContract, type Billing, type Payment } from "../../contract/index.ts";
import type { BillingWorkspace } from "../use-billing-workspace.ts";
import { ASK_TO_UPGRADE, PLAN_BRINGS, planCredits } from "../words.ts";
import { priceInWords, priceOf, subscriptionInWords } from "./payment-words.ts";
import classes from "../billing.module.css";

interface PaidPlansProps {
  billing: Billing;
  payment: Payment;
  home: BillingWorkspace;
  id: string;
}

export function PaidPlans({ billing, payment, home, id }: PaidPlansProps) {
  const { subscription } = payment;
  const mayBuy = home.mayManage && !home.buysNothing;
  const checkout = useRouteMutation(billingContract.checkout, {
    onSuccess: ({ checkout_url }) => window.location.assign(checkout_url),
  });
  const manage = mayBuy && subscription !== null && <ManagePlan id={id} />;
  const isGiven = subscription === null && billing.plan !== "free";
  const hint = !home.mayManage
    ? ASK_TO_UPGRADE
    : isGiven
      ? "This plan was given to the workspace. Nothing is charged for it."
      : "Paid by card on the payment provider's page.";
  return (
    <SettingsGroup title="Plans" hint={home.buysNothing ? undefined : hint} action={manage}>
      {subscription !== null && (
        <div className={classes.alert} data-tone={subscription.state === "past_due" ? "err" : undefined} role="status">
          {subscriptionInWords(subscription)}
        </div>
      )}
      {billing.plans.map((offer) => {
        const { plan } = offer;
        const price = priceOf(payment, plan);
        const isSold = payment.sells.includes(plan);
        return (
          <SettingsRow
            key={plan}
            title={PLAN_LABELS[plan]}
            facts={
              <>
                {price !== null && `${priceInWords(price)}. `}
                {PLAN_BRINGS[plan]}.{billing.priced && ` ${planCredits(offer)}`}
              </>
            }
          >
            {plan === billing.plan ? (
              <span aria-current="true">Your plan</span>
            ) : (
              mayBuy &&
              isSold &&
              subscription === null && (
                <Button
                  aria-label={`Buy ${PLAN_LABELS[plan]}`}
                  loading={checkout.isPending && checkout.variables.body.plan === plan}
                  disabled={checkout.isPending}
                  onClick={() => checkout.mutate({ params: { id }, body: { plan } })}
                >
                  Buy
                </Button>
              )
            )}
          </SettingsRow>
        );
      })}
    </SettingsGroup>
  );
}

/** Cards, invoices, another plan, and the end of the subscription. */
function ManagePlan({ id }: { id: string }) {
  const portal = useRouteMutation(billingContract.portal, {
    onSuccess: ({ portal_url }) => window.location.assign(portal_url),
  });
  return (
    <Button loading={portal.isPending} onClick={() => portal.mutate({ params: { id }, body: {} })}>
      Manage plan
    </Button>
  );
}
