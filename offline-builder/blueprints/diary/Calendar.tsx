import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { SampleNotice } from "@/components/app/SampleNotice";
import { MoodDot } from "@/components/diary/MoodPicker";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { entries } from "@/data/entries";
import { moodOptions } from "@/data/moods";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { dateOf, dayKey, formatDay, today } from "@/lib/dates";
import { formatNumber } from "@/lib/format";

const monthName = new Intl.DateTimeFormat("$locale$", { month: "long", year: "numeric" });
const weekdayName = new Intl.DateTimeFormat("$locale$", { weekday: "short" });

export default function CalendarPage() {
  const rows = useRows(entries);
  const [month, setMonth] = useState(today().slice(0, 7));
  const days = daysOf(month);
  const written = rows.filter((entry) => entry.day.startsWith(month));

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
      </PageHeader>
      <div className="grid max-w-3xl grid-cols-7 gap-1.5">
        {days.slice(0, 7).map((day) => (
          <p key={day} className="py-1 text-center text-sm text-muted-foreground">
            {weekdayName.format(dateOf(day))}
          </p>
        ))}
        {days.map((day) => {
          const entry = rows.find((row) => row.day === day);
          const content = (
            <>
              <span className="tabular-nums">{dateOf(day).getDate()}</span>
              {entry && <MoodDot mood={entry.mood} />}
            </>
          );
          const look = "flex min-h-14 flex-col items-center justify-center gap-1 rounded-control border sm:min-h-18";
          if (!day.startsWith(month) || day > today())
            return (
              <span key={day} className={cn(look, "border-transparent text-muted-foreground")}>
                {day.startsWith(month) ? content : ""}
              </span>
            );
          return (
            <Link
              key={day}
              to={`$entriesPath$/${day}`}
              aria-label={[formatDay(day), entry ? entry.mood || __("written") : __("empty")].join(", ")}
              className={cn(look, entry ? "bg-card hover:border-primary" : "border-dashed hover:bg-muted", day === today() && "ring-2 ring-ring")}
            >
              {content}
            </Link>
          );
        })}
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {moodOptions.map((mood) => (
          <li key={mood} className="flex items-center gap-2">
            <MoodDot mood={mood} />
            {mood}: {formatNumber(written.filter((entry) => entry.mood === mood).length)}
          </li>
        ))}
      </ul>
      <SampleNotice />
    </>
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
