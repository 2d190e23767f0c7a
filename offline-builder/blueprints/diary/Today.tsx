import { Link } from "react-router";
import { SampleNotice } from "@/components/app/SampleNotice";
import { DayPage } from "@/components/diary/DayPage";
import { MoodDot } from "@/components/diary/MoodPicker";
import { PageHeader } from "@/components/layout/PageHeader";
import { entries } from "@/data/entries";
import { byDay } from "@/data/pages";
import { useRows } from "@/lib/collection";
import { dateOf, formatDay, today } from "@/lib/dates";

const long = new Intl.DateTimeFormat("$locale$", { weekday: "long", day: "numeric", month: "long" });

export default function TodayPage() {
  const day = today();
  const earlier = useRows(entries)
    .filter((entry) => entry.day < day && entry.text !== "")
    .sort(byDay)
    .slice(0, 3);
  return (
    <>
      <PageHeader title={long.format(dateOf(day))} lead={$$("lead")} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <DayPage key={day} day={day} label={$$("todayLabel")} />
        {earlier.length > 0 && (
          <section>
            <h2 className="mb-3 font-display text-base font-semibold">{__("Before")}</h2>
            <ul className="flex flex-col gap-3">
              {earlier.map((entry) => (
                <li key={entry.id}>
                  <Link to={`$entriesPath$/${entry.day}`} className="block rounded-card border bg-card p-4 hover:border-primary">
                    <span className="flex items-center gap-2 text-sm text-muted-foreground">
                      <MoodDot mood={entry.mood} />
                      {formatDay(entry.day)}
                    </span>
                    <span className="mt-1.5 line-clamp-3 text-[0.9375rem]">{entry.text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <SampleNotice />
    </>
  );
}
