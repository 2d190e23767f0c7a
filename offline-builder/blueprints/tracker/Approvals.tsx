import { Check, X } from "lucide-react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { toast } from "@/components/ui/toast";
// #if employee
import { employees } from "@/data/employees";
// #end
// #if project
import { projects } from "@/data/projects";
// #end
import { timeEntries, timeEntryStatuses, type TimeEntry } from "@/data/time-entries";
import { useRows } from "@/lib/collection";
import { formatDay } from "@/lib/dates";
import { formatNumber } from "@/lib/format";

const [, submitted, approved, rejected] = timeEntryStatuses;

export default function ApprovalsPage() {
  const waiting = useRows(timeEntries).filter((row) => row.status === submitted);
  // #if employee
  const people = useRows(employees);
  // #end
  // #if project
  const allProjects = useRows(projects);
  // #end
  const hours = waiting.reduce((sum, row) => sum + row.hours, 0);

  function decide(entry: TimeEntry, status: TimeEntry["status"]) {
    timeEntries.update(entry.id, { status });
    toast(`${entry.work}: ${status}`, { label: __("Undo"), run: () => timeEntries.update(entry.id, { status: submitted }) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <p className="font-display text-2xl font-(--display-weight) tabular-nums">
          {formatNumber(hours)} <span className="font-sans text-sm font-normal text-muted-foreground">{__("hours")}</span>
        </p>
      </PageHeader>
      {waiting.length === 0 && <EmptyState title={__("Nothing is waiting for approval")} />}
      {waiting.length > 0 && <h2 className="mb-3 font-display text-base font-semibold">{__("Timesheet entries to decide on")}</h2>}
      <ul className="divide-y rounded-card border bg-card empty:hidden">
        {waiting.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
            <div>
              <p className="font-medium">{entry.work}</p>
              <p className="text-sm text-muted-foreground">
                {formatDay(entry.date)} · {formatNumber(entry.hours)} {__("hours")}
                {/* #if employee */}
                {` · ${people.find((person) => person.id === entry.employeeId)?.name ?? ""}`}
                {/* #end */}
                {/* #if project */}
                {` · ${allProjects.find((project) => project.id === entry.projectId)?.name ?? ""}`}
                {/* #end */}
              </p>
            </div>
            <div className="flex gap-2">
              <Button size="sm" onClick={() => decide(entry, approved)}>
                <Check aria-hidden className="size-4" />
                {__("Approve")}
              </Button>
              <Button variant="outline" size="sm" onClick={() => decide(entry, rejected)}>
                <X aria-hidden className="size-4" />
                {__("Reject")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
