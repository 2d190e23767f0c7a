import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Panel } from "@/components/app/Panel";
// #if samples
import { SampleNotice } from "@/components/app/SampleNotice";
// #end
import { PageHeader } from "@/components/layout/PageHeader";
import { Button, buttonClass } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { flatmates } from "@/data/flatmates";
import { sharedExpenses } from "@/data/shared-expenses";
import { balancesOf, paymentsFor, type Payment } from "@/lib/balances";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { today } from "@/lib/dates";
import { formatMoney } from "@/lib/format";

export default function IndexPage() {
  const expenses = useRows(sharedExpenses);
  const balances = balancesOf(useRows(flatmates), expenses);
  const payments = paymentsFor(balances);

  function settle({ from, to, amount }: Payment) {
    const what = `${from.name} → ${to.name}`;
    const row = sharedExpenses.add({ what, amount, paidById: from.id, onlyForId: to.id, date: today() });
    toast(`${what}: ${formatMoney(amount)}`, { label: __("Undo"), run: () => sharedExpenses.remove(row.id) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Link to="$path$" className={buttonClass()}>
          {__("Add an expense")}
        </Link>
      </PageHeader>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {balances.map(({ person, paid, share }) => (
          <li key={person.id} className="rounded-card border bg-card p-5">
            <p className="text-heading">{person.name}</p>
            <p
              className={cn(
                "mt-2 font-display text-3xl font-(--display-weight) tabular-nums",
                paid - share < -0.005 ? "text-destructive" : "text-foreground",
              )}
            >
              {formatMoney(Math.abs(paid - share))}
            </p>
            <p className="text-sm text-muted-foreground">
              {Math.abs(paid - share) < 0.005 ? __("is even") : paid > share ? __("gets back") : __("owes")}
            </p>
            <p className="mt-4 border-t pt-3 text-sm text-muted-foreground tabular-nums">
              {__("Paid")} {formatMoney(paid)} · {__("Share")} {formatMoney(share)}
            </p>
          </li>
        ))}
      </ul>
      <Panel title={__("How to get even")} className="mt-6">
        {payments.length === 0 && <p className="text-muted-foreground">{__("Nobody owes anybody anything.")}</p>}
        <ul className="divide-y">
          {payments.map((payment) => (
            <li key={`${payment.from.id}-${payment.to.id}`} className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
              <p className="flex items-center gap-2 font-medium">
                {payment.from.name}
                <ArrowRight role="img" aria-label={__("pays")} className="size-4 text-muted-foreground" />
                {payment.to.name}
                <span className="ml-3 tabular-nums">{formatMoney(payment.amount)}</span>
              </p>
              <Button variant="outline" size="sm" onClick={() => settle(payment)}>
                {__("Mark as paid")}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      {/* #if samples */}
      <SampleNotice />
      {/* #end */}
    </>
  );
}
