import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { $Form$ } from "@/components/$file$/$Form$";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useCalendarEntries, type CalendarEntry } from "@/data/calendar-entries";
import { cn } from "@/lib/cn";
import { dateOf, dayKey, formatDay, today } from "@/lib/dates";

const monthName = new Intl.DateTimeFormat("$locale$", { month: "long", year: "numeric" });
const weekdayName = new Intl.DateTimeFormat("$locale$", { weekday: "short" });

export default function $component$Page() {
  const entries = useCalendarEntries();
  const [month, setMonth] = useState(today().slice(0, 7));
  const [adding, setAdding] = useState(false);
  const days = daysOf(month);
  const inMonth = entries.filter(({ day }) => day.startsWith(month)).sort((one, other) => one.day.localeCompare(other.day));

  function turn(months: number) {
    const date = dateOf(`${month}-01`);
    date.setMonth(date.getMonth() + months);
    setMonth(dayKey(date).slice(0, 7));
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={monthName.format(dateOf(`${month}-01`))}>
        <Button variant="outline" size="sm" aria-label={__("Previous month")} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <Button variant="outline" size="sm" onClick={() => setMonth(today().slice(0, 7))}>
          {__("Today")}
        </Button>
        <Button variant="outline" size="sm" aria-label={__("Next month")} onClick={() => turn(1)}>
          <ChevronRight aria-hidden className="size-4" />
        </Button>
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          {$$("add")}
        </Button>
      </PageHeader>
      <div className="hidden grid-cols-7 gap-px overflow-hidden rounded-card border bg-border md:grid">
        {days.slice(0, 7).map((day) => (
          <p key={day} className="bg-card px-3 py-2 text-sm text-muted-foreground">
            {weekdayName.format(dateOf(day))}
          </p>
        ))}
        {days.map((day) => (
          <div key={day} className={cn("min-h-24 min-w-0 p-2", day.startsWith(month) ? "bg-card" : "bg-muted text-muted-foreground")}>
            <p className={cn("mb-1 grid size-7 place-items-center rounded-full text-sm tabular-nums", day === today() && "bg-primary font-semibold text-primary-foreground")}>
              {dateOf(day).getDate()}
            </p>
            {entries
              .filter((entry) => entry.day === day)
              .map((entry) => (
                <EntryLink key={`${entry.path}${entry.what}`} entry={entry} />
              ))}
          </div>
        ))}
      </div>
      <ul className="flex flex-col gap-4 md:hidden">
        {inMonth.map((entry) => (
          <li key={`${entry.path}${entry.what}`}>
            <p className="text-sm text-muted-foreground">{formatDay(entry.day)}</p>
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
      {inMonth.length === 0 && (
        <div className="mt-6">
          <EmptyState title={__("Nothing in this month")} />
        </div>
      )}
      {adding && <$Form$ $one$={null} onClose={() => setAdding(false)} />}
    </>
  );
}

function EntryLink({ entry }: { entry: CalendarEntry }) {
  return (
    <Link
      to={entry.path}
      className="mb-1 block min-h-8 rounded-control bg-secondary px-2 py-1 text-sm leading-snug [overflow-wrap:anywhere] text-secondary-foreground underline-offset-4 hover:underline"
    >
      {entry.title}
      {entry.what !== "" && <span className="block text-xs">{entry.what}</span>}
    </Link>
  );
}

/** Whole weeks around the month, each from $weekStart$. */
function daysOf(month: string): string[] {
  const first = dateOf(`${month}-01`);
  const lead = (first.getDay() + $weekShift$) % 7;
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const count = Math.ceil((lead + last) / 7) * 7;
  return Array.from({ length: count }, (_, index) => dayKey(new Date(first.getFullYear(), first.getMonth(), 1 - lead + index)));
}
