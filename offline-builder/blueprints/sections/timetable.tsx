import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/select";
import { site } from "@/content/site";
import { cn } from "@/lib/cn";

const dayNames = new Intl.DateTimeFormat("$locale$", { weekday: "long", timeZone: "UTC" });
// 1 January 2024 was a Monday.
const days = [0, 1, 2, 3, 4, 5, 6].map((day) => dayNames.format(new Date(Date.UTC(2024, 0, 1 + day))));

export function Timetable() {
  const [day, setDay] = useState((new Date().getDay() + 6) % 7);
  const [name, setName] = useState("");
  const names = [...new Set(site.classes.map((entry) => entry.name))].sort();
  const shown = site.classes
    .filter((entry) => entry.day === day && (name === "" || entry.name === name))
    .sort((one, other) => one.time.localeCompare(other.time));
  return (
    <section className="wrap pb-24">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div role="group" aria-label={__("Day")} className="flex flex-wrap gap-1.5">
          {days.map((label, index) => (
            <button
              key={label}
              type="button"
              aria-pressed={index === day}
              onClick={() => setDay(index)}
              className={cn(
                "min-h-11 cursor-pointer rounded-button border px-4 text-sm font-medium",
                index === day ? "border-primary bg-primary text-primary-foreground" : "border-input hover:bg-muted",
              )}
            >
              {label}
            </button>
          ))}
        </div>
        <Select aria-label={__("Class")} value={name} onChange={(event) => setName(event.target.value)} className="w-52">
          <option value="">{__("All classes")}</option>
          {names.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </div>
      {shown.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={__("No class on this day")} hint={__("Choose another day or show all classes.")} />
        </div>
      ) : (
        <ol className="mt-8 divide-y border-y">
          {shown.map((entry) => (
            <li
              key={entry.time + entry.name}
              className="grid items-center gap-x-8 gap-y-1 py-5 sm:grid-cols-[7rem_1fr_1fr_auto]"
            >
              <p className="font-display text-2xl font-semibold tabular-nums">{entry.time}</p>
              <h2 className="text-heading">{entry.name}</h2>
              <p className="text-muted-foreground">
                {__("with")} {entry.coach}, {entry.minutes} min
              </p>
              <Badge>{entry.level}</Badge>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
