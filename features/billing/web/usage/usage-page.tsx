/** `?settings=usage`: spending by subject and person, and the ledger. [W2.06] [B1] */
import { Button } from "@mantine/core";
import { useRoute, useRoutePages } from "@slipway/ui/api/use-route";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { Coins } from "lucide-react";
import type { ReactNode } from "react";
import { billingContract, inTenths } from "../../contract/index.ts";
import { CreditFigures } from "../credits/credit-figures.tsx";
import { CheckoutReturn } from "../payments/checkout-return.tsx";
import { Ledger } from "./ledger.tsx";
import { TopUpDialog } from "./top-up-dialog.tsx";
import { UsageAlertNote } from "./usage-alert-note.tsx";
import { UsagePlot } from "./usage-plot.tsx";
import { useBillingWorkspace, type BillingWorkspace } from "../use-billing-workspace.ts";
import { askTo } from "../words.ts";
import classes from "../billing.module.css";

const asksForTopUp = (): boolean => new URLSearchParams(window.location.search).get("openTopUp") === "1";

export function UsagePage({ projectId }: SettingsSectionProps) {
  const home = useBillingWorkspace(projectId);
  const { openSettings } = useNavigation();
  const { workspace } = home;
  if (home.isPending) return <Loading />;
  if (workspace === undefined)
    return home.error === null ? (
      <p>You are not a member of this project's workspace. Its usage is seen by members only.</p>
    ) : (
      <ErrorState error={home.error} onRetry={home.retry} />
    );
  return (
    <>
      <UsageAlertNote workspaceId={workspace.id} plan={workspace.plan} home={home} />
      <CheckoutReturn section="usage" />
      <Balance id={workspace.id} home={home} onTopUp={() => openSettings("usage", { openTopUp: "1" })} />
      {home.maySeeUsage && <Spent id={workspace.id} />}
      {asksForTopUp() && home.mayManage && !home.buysNothing && (
        <TopUpDialog workspaceId={workspace.id} onClose={() => openSettings("usage")} />
      )}
    </>
  );
}

const Loading = () => <SkeletonLines widths={["30%", "100%", "100%", "60%"]} height={24} gap={16} />;

function Balance({ id, home, onTopUp }: { id: string; home: BillingWorkspace; onTopUp: () => void }) {
  const billing = useRoute(billingContract.billing, { params: { id } });
  if (billing.isPending) return <Loading />;
  if (billing.data === undefined) return <ErrorState error={billing.error} onRetry={() => void billing.refetch()} />;
  if (!billing.data.priced)
    return (
      <EmptyState icon={Coins} title="Free · offline builder">
        Runs are free here.
      </EmptyState>
    );
  const sellsCredits = billing.data.payment?.sells_credits ?? true;
  const action =
    home.mayManage && !home.buysNothing && sellsCredits ? (
      <Button variant="filled" onClick={onTopUp}>
        Top up
      </Button>
    ) : undefined;
  const hint = home.mayManage || home.buysNothing || billing.data.state === "ok" ? undefined : askTo(billing.data.plan);
  return (
    <SettingsGroup title="Credits" {...(hint === undefined ? {} : { hint })} action={action}>
      <CreditFigures credits={billing.data} />
    </SettingsGroup>
  );
}

function Spent({ id }: { id: string }) {
  const usage = useRoutePages(
    billingContract.usage,
    { params: { id }, query: {} },
    {
      with: (input, before) => ({ ...input, query: { ...input.query, before } }),
      next: ({ next_cursor }) => next_cursor,
    },
  );
  if (usage.isPending) return <Loading />;
  const newest = usage.data?.pages[0];
  if (newest === undefined) return <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />;
  const entries = usage.data!.pages.flatMap((page) => page.entries);
  if (!newest.priced && entries.every(({ kind }) => kind !== "run")) return null;
  return (
    <>
      <SettingsGroup title="Spent">
        <UsagePlot days={newest.days} />
      </SettingsGroup>
      <Shares title="By person" rows={newest.people.map(({ user_id, name, credits }) => [user_id, name, credits])} />
      <Shares
        title="By project"
        rows={newest.projects.map(({ project_id, name, credits }) => [
          project_id ?? "",
          name ?? "Other projects",
          credits,
        ])}
      />
      <SettingsGroup title="Ledger" hint="Every credit that came or went, newest first.">
        <Ledger entries={entries} />
        {usage.hasNextPage && (
          <Button mt={12} loading={usage.isFetchingNextPage} onClick={() => void usage.fetchNextPage()}>
            Show older
          </Button>
        )}
      </SettingsGroup>
    </>
  );
}

function Shares({
  title,
  rows,
}: {
  title: string;
  rows: readonly (readonly [id: string, name: string, credits: number])[];
}): ReactNode {
  const max = Math.max(...rows.map(([, , credits]) => credits));
  if (rows.length === 0) return null;
  return (
    <SettingsGroup title={title}>
      <ul className={classes.shares}>
        {rows.map(([id, name, credits]) => (
          <li key={id}>
            <span className={classes.shareName}>{name}</span>
            <span className={classes.shareAmount}>{inTenths(credits).toLocaleString("en-US")}</span>
            <span className={classes.shareBar} aria-hidden="true">
              <span style={{ width: `${(credits / max) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </SettingsGroup>
  );
}
