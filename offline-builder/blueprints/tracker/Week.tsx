import { Check, Flame } from "lucide-react";
import { Link } from "react-router";
// #if samples
import { SampleNotice } from "@/components/app/SampleNotice";
// #end
import { Panel } from "@/components/app/Panel";
import { HeatMap } from "@/components/charts/HeatMap";
import { LineChart } from "@/components/charts/LineChart";
import { PageHeader } from "@/components/layout/PageHeader";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { habits, type Habit } from "@/data/habits";
import { isTicked, lastDays, streak, ticks, toggleTick } from "@/data/ticks";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { dateOf, formatShortDay, today } from "@/lib/dates";
import { formatNumber } from "@/lib/format";

const weekday = new Intl.DateTimeFormat("$locale$", { weekday: "short" });

export default function WeekPage() {
  const habitRows = useRows(habits);
  const tickRows = useRows(ticks);
  const kept = new Set(tickRows.map((tick) => `${tick.habitId} ${tick.day}`));
  const keptOn = (day: string) => habitRows.filter((habit) => kept.has(`${habit.id} ${day}`)).length;
  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <p className="font-display text-2xl font-(--display-weight) tabular-nums">
          {formatNumber(keptOn(today()))}
          <span className="text-muted-foreground"> / {formatNumber(habitRows.length)}</span>
          <span className="ml-2 font-sans text-sm font-normal text-muted-foreground">{__("Today")}</span>
        </p>
      </PageHeader>
      {habitRows.length === 0 && (
        <EmptyState
          title={__("No habits yet")}
          action={
            <Link to="$path$" className={buttonClass()}>
              {__("Add the first habit")}
            </Link>
          }
        />
      )}
      {habitRows.length > 0 && (
        <div className="mb-6 grid gap-4 lg:grid-cols-2">
          <Panel title={__("The last 30 days")}>
            <LineChart
              label={__("Habits kept on each of the last 30 days")}
              points={lastDays(30).map((day) => ({ label: formatShortDay(day), value: keptOn(day) }))}
              format={formatNumber}
            />
          </Panel>
          <Panel title={__("Heat map of the last 12 weeks")}>
            <HeatMap
              label={__("Habits kept on each day of the last 12 weeks")}
              days={lastDays(84).map((day) => ({ day, value: keptOn(day) }))}
              most={habitRows.length}
              format={formatNumber}
            />
          </Panel>
        </div>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {habitRows.map((habit) => (
          <HabitWeek key={habit.id} habit={habit} />
        ))}
      </ul>
      {/* #if samples */}
      <SampleNotice />
      {/* #end */}
    </>
  );
}

function HabitWeek({ habit }: { habit: Habit }) {
  const rows = useRows(ticks);
  const days = lastDays(7);
  const done = days.filter((day) => isTicked(rows, habit.id, day)).length;
  const length = streak(rows, habit.id);
  return (
    <li className="rounded-card border bg-card p-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <Link to={`$path$/${habit.id}`} className="text-heading underline-offset-4 hover:underline">
            {habit.name}
          </Link>
          <p className="text-sm text-muted-foreground">
            {formatNumber(done)} {__("of")} {formatNumber(habit.goal)} {__("days")}
          </p>
        </div>
        <p className={cn("flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap", length > 2 ? "text-accent" : "text-muted-foreground")}>
          <Flame aria-hidden className="size-4" />
          {formatNumber(length)} {__("in a row")}
        </p>
      </div>
      <div className="mt-4 grid grid-cols-7 gap-1.5">
        {days.map((day) => {
          const ticked = isTicked(rows, habit.id, day);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={ticked}
              aria-label={`${habit.name}, ${formatShortDay(day)}`}
              onClick={() => toggleTick(habit.id, day)}
              className={cn(
                "flex min-h-14 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-control border text-xs",
                ticked ? "border-primary bg-primary text-primary-foreground" : "border-input hover:bg-muted",
                day === today() && "ring-2 ring-ring ring-offset-2 ring-offset-card",
              )}
            >
              {weekday.format(dateOf(day))}
              {ticked ? <Check aria-hidden className="size-4" /> : <span className="tabular-nums">{dateOf(day).getDate()}</span>}
            </button>
          );
        })}
      </div>
    </li>
  );
}
