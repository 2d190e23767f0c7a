/** `?settings=billing`: the plan and its features. [W2.05] [W6.02] */
import { Button } from "@mantine/core";
import { PLAN_LABELS, type Plan } from "@slipway/kernel/permissions";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { billingContract, type Billing } from "../contract/index.ts";
import { AutomaticTopUp } from "./automatic/automatic-top-up.tsx";
import { UsageAlertNote } from "./usage/usage-alert-note.tsx";
import { CheckoutReturn } from "./payments/checkout-return.tsx";
import { PaidPlans } from "./payments/paid-plans.tsx";
import { useBillingWorkspace, type BillingWorkspace } from "./use-billing-workspace.ts";
import { ASK_TO_UPGRADE, CHANGING_IS_FREE, isDowngrade, PLAN_BRINGS, planCredits } from "./words.ts";
import { CreditFigures } from "./credits/credit-figures.tsx";

export function BillingPage({ projectId }: SettingsSectionProps) {
  const home = useBillingWorkspace(projectId);
  const id = home.workspace?.id ?? "";
  const billing = useRoute(billingContract.billing, { params: { id } }, { enabled: id !== "" });
  if (home.isPending || (id !== "" && billing.isPending))
    return <SkeletonLines widths={["30%", "100%", "100%", "100%", "60%"]} height={24} gap={16} />;
  if (home.workspace === undefined && home.error === null)
    return <p>You are not a member of this project's workspace. Its plan is seen by members only.</p>;
  if (billing.data === undefined)
    return (
      <ErrorState
        error={billing.error ?? home.error}
        onRetry={() => {
          home.retry();
          void billing.refetch();
        }}
      />
    );
  return <Loaded billing={billing.data} home={home} id={id} />;
}

function Loaded({ billing, home, id }: { billing: Billing; home: BillingWorkspace; id: string }) {
  return (
    <>
      <UsageAlertNote workspaceId={id} plan={billing.plan} home={home} />
      <CheckoutReturn section="billing" />
      {billing.payment === null ? (
        <Plans billing={billing} home={home} id={id} />
      ) : (
        <PaidPlans billing={billing} payment={billing.payment} home={home} id={id} />
      )}
      {billing.priced && <Credits billing={billing} home={home} />}
      {billing.priced && billing.payment === null && !home.buysNothing && (
        <AutomaticTopUp key={id} workspaceId={id} stored={billing.automatic_top_up} mayManage={home.mayManage} />
      )}
    </>
  );
}

/** Shows no prices, because a plan is chosen here, not bought. */
function Plans({ billing, home, id }: { billing: Billing; home: BillingWorkspace; id: string }) {
  const change = useRouteMutation(billingContract.changePlan, {
    invalidates: () => [`/workspaces`, "/user", "/projects"],
    onSuccess: ({ plan }) => showToast({ tone: "ok", title: `The plan is ${PLAN_LABELS[plan]} now` }),
  });
  const choose = async (plan: Plan) => {
    const sure =
      !isDowngrade(billing.plan, plan) ||
      (await askToConfirm({
        title: `Change to ${PLAN_LABELS[plan]}?`,
        body: "What you have stays, people and credits too. You can't add more features of your current plan.",
        confirm: `Change to ${PLAN_LABELS[plan]}`,
      }));
    if (sure) change.mutate({ params: { id }, body: { plan } });
  };
  const hint = home.mayManage
    ? CHANGING_IS_FREE
    : billing.plan === "enterprise"
      ? "Managed by the workspace's admins."
      : ASK_TO_UPGRADE;
  return (
    <SettingsGroup title="Plans" hint={hint}>
      {billing.plans.map((offer) => (
        <SettingsRow
          key={offer.plan}
          title={PLAN_LABELS[offer.plan]}
          facts={
            <>
              {PLAN_BRINGS[offer.plan]}.{billing.priced && ` ${planCredits(offer)}`}
            </>
          }
        >
          {offer.plan === billing.plan ? (
            <span aria-current="true">Your plan</span>
          ) : (
            home.mayManage && (
              <Button
                aria-label={`Change to ${PLAN_LABELS[offer.plan]}`}
                loading={change.isPending && change.variables.body.plan === offer.plan}
                disabled={change.isPending}
                onClick={() => void choose(offer.plan)}
              >
                Change
              </Button>
            )
          )}
        </SettingsRow>
      ))}
    </SettingsGroup>
  );
}

function Credits({ billing, home }: { billing: Billing; home: BillingWorkspace }) {
  const { openSettings } = useNavigation();
  const sellsCredits = billing.payment?.sells_credits ?? true;
  const action = home.mayManage && sellsCredits && (
    <Button variant="filled" onClick={() => openSettings("usage", { openTopUp: "1" })}>
      Top up
    </Button>
  );
  return (
    <SettingsGroup
      title="Credits"
      hint="Runs of models with a price take them; the offline builder is free."
      action={action}
    >
      <CreditFigures credits={billing} />
      {home.maySeeUsage && (
        <Button mt={12} onClick={() => openSettings("usage")}>
          See what was spent
        </Button>
      )}
    </SettingsGroup>
  );
}
