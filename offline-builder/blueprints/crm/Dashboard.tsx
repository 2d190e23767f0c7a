import { Link } from "react-router";
import { DueDay } from "@/components/app/DueDay";
import { Figures } from "@/components/app/Figures";
import { Panel } from "@/components/app/Panel";
import { SampleNotice } from "@/components/app/SampleNotice";
import { BarList } from "@/components/charts/BarList";
import { ColumnChart } from "@/components/charts/ColumnChart";
import { PageHeader } from "@/components/layout/PageHeader";
import { Checkbox } from "@/components/ui/checkbox";
import { contactName, contacts } from "@/data/contacts";
import { deals, dealStages, type Deal } from "@/data/deals";
import { followUps, isOverdue } from "@/data/follow-ups";
import { stageName, useStages } from "@/data/stages";
import { useRows } from "@/lib/collection";
import { inDays, lastMonths } from "@/lib/dates";
import { formatNumber, formatRoundMoney } from "@/lib/format";

const won = dealStages[3];
const openStages = dealStages.slice(0, 3);

export default function DashboardPage() {
  const dealRows = useRows(deals);
  const contactRows = useRows(contacts);
  const tasks = useRows(followUps);
  const stages = useStages();
  const open = dealRows.filter((deal) => openStages.includes(deal.stage));
  const months = lastMonths(6).map((month) => ({ label: month.label, value: wonIn(dealRows, month.key) }));
  const due = tasks.filter((task) => !task.done && task.due <= inDays(7)).sort((one, other) => one.due.localeCompare(other.due));

  return (
    <>
      <PageHeader title={$$("dashboardTitle")} lead={$$("tagline")} />
      <Figures
        figures={[
          { label: __("Open pipeline"), value: formatRoundMoney(total(open)), note: `${formatNumber(open.length)} ${__("open deals")}` },
          { label: __("Won this month"), value: formatRoundMoney(months.at(-1)?.value ?? 0), note: `${formatRoundMoney(months.at(-2)?.value ?? 0)} ${__("last month")}` },
          { label: __("Tasks due"), value: formatNumber(due.length), note: `${formatNumber(due.filter(isOverdue).length)} ${__("overdue")}`, tone: due.some(isOverdue) ? "bad" : undefined },
          { label: __("Contacts"), value: formatNumber(contactRows.length) },
        ]}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Panel title={__("Pipeline value by stage")}>
          <BarList
            bars={openStages.map((stage) => ({ label: stageName(stages, stage), value: total(dealRows.filter((deal) => deal.stage === stage)) }))}
            format={formatRoundMoney}
          />
        </Panel>
        <Panel title={__("Won by month")}>
          <ColumnChart label={__("Won by month")} columns={months} format={formatRoundMoney} />
        </Panel>
        <Panel title={__("Tasks due")} className="lg:col-span-2" aside={<Link to="$tasksPath$" className="underline underline-offset-4">{__("All tasks")}</Link>}>
          {due.length === 0 && <p className="text-muted-foreground">{__("Nothing is due in the next seven days.")}</p>}
          <ul className="divide-y">
            {due.map((task) => (
              <li key={task.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <Checkbox label={task.title} checked={task.done} onChange={(event) => followUps.update(task.id, { done: event.target.checked })} />
                <span className="flex items-center gap-3 text-sm text-muted-foreground">
                  {contactName(contactRows, task.contactId)}
                  <DueDay day={task.due} overdue={isOverdue(task)} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <SampleNotice />
    </>
  );
}

function total(rows: readonly Deal[]): number {
  return rows.reduce((sum, deal) => sum + deal.value, 0);
}

function wonIn(rows: readonly Deal[], month: string): number {
  return total(rows.filter((deal) => deal.stage === won && deal.closes.startsWith(month)));
}
