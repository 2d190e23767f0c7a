import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { SampleNotice } from "@/components/app/SampleNotice";
import { PageHeader } from "@/components/layout/PageHeader";
import { AnswerCounts } from "@/components/matches/Availability";
import { MatchForm } from "@/components/matches/MatchForm";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Tabs } from "@/components/ui/tabs";
import { matchesList, type Match } from "@/data/matches";
import { startOf, upcoming } from "@/data/match-day";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { dateOf, dayKey, formatDay, today } from "@/lib/dates";

const monthName = new Intl.DateTimeFormat("$locale$", { month: "long", year: "numeric" });
const weekdayName = new Intl.DateTimeFormat("$locale$", { weekday: "short" });

export default function MatchesPage() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader title={$$("matchesTitle")}>
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          {__("Plan a match")}
        </Button>
      </PageHeader>
      <Tabs
        label={$$("matchesTitle")}
        tabs={[
          { label: __("List"), content: <MatchList /> },
          { label: __("Calendar"), content: <MatchCalendar /> },
        ]}
      />
      <SampleNotice />
      {adding && <MatchForm match={null} onClose={() => setAdding(false)} />}
    </>
  );
}

function MatchList() {
  const rows = useRows(matchesList);
  const next = upcoming(rows);
  const past = rows.filter((match) => !next.includes(match)).sort((one, other) => startOf(other) - startOf(one));
  if (rows.length === 0) return <EmptyState title={__("No match is planned")} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <Rows title={__("To be played")} rows={next} />
      <Rows title={__("Played")} rows={past} />
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly Match[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 font-display text-base font-semibold">{title}</h2>
      <ul className="divide-y rounded-card border bg-card">
        {rows.map((match) => (
          <li key={match.id}>
            <Link to={`$matchesPath$/${match.id}`} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3.5 hover:bg-muted">
              <span>
                <span className="block font-medium">{match.opponent}</span>
                <span className="text-sm text-muted-foreground">
                  {formatDay(match.date)}, {match.time} · {match.venue}
                </span>
              </span>
              {match.played ? (
                <span className="font-display text-xl font-semibold tabular-nums">
                  {match.ours} : {match.theirs}
                </span>
              ) : (
                <AnswerCounts matchId={match.id} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchCalendar() {
  const rows = useRows(matchesList);
  const [month, setMonth] = useState(today().slice(0, 7));
  const days = daysOf(month);

  function turn(months: number) {
    const date = dateOf(`${month}-01`);
    date.setMonth(date.getMonth() + months);
    setMonth(dayKey(date).slice(0, 7));
  }

  return (
    <div className="max-w-4xl">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="font-display text-lg font-semibold">{monthName.format(dateOf(`${month}-01`))}</h2>
        <div className="flex gap-2">
          <Button variant="outline" size="sm" aria-label={__("Previous month")} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden className="size-4" />
          </Button>
          <Button variant="outline" size="sm" aria-label={__("Next month")} onClick={() => turn(1)}>
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-7 gap-1">
        {days.slice(0, 7).map((day) => (
          <p key={day} className="py-1 text-center text-sm text-muted-foreground">
            {weekdayName.format(dateOf(day))}
          </p>
        ))}
        {days.map((day) => (
          <div key={day} className={cn("min-h-18 min-w-0 rounded-control border p-1 sm:min-h-24", day.startsWith(month) ? "bg-card" : "border-transparent text-muted-foreground", day === today() && "ring-2 ring-ring")}>
            <p className="text-sm tabular-nums">{dateOf(day).getDate()}</p>
            {rows
              .filter((match) => match.date === day)
              .map((match) => (
                <Link
                  key={match.id}
                  to={`$matchesPath$/${match.id}`}
                  className="mt-1 block min-h-8 truncate rounded-control bg-secondary px-1.5 py-1 text-xs font-medium text-secondary-foreground underline-offset-4 hover:underline"
                >
                  {match.opponent}
                </Link>
              ))}
          </div>
        ))}
      </div>
    </div>
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
