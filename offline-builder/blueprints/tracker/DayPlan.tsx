import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { useState } from "react";
// #if samples
import { SampleNotice } from "@/components/app/SampleNotice";
// #end
import { $Form$ } from "@/components/$file$/$Form$";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
// #if !fixed
import { EmptyState } from "@/components/ui/empty-state";
// #end
// #if fixed
import { $places$, $many$, type $Type$ } from "@/data/$file$";
// #else
import { $many$, type $Type$ } from "@/data/$file$";
// #end
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { dateOf, dayKey, formatDay, formatShortDay, inDays, today } from "@/lib/dates";
// #if !fixed
import { distinct } from "@/lib/search";
// #end

const weekday = new Intl.DateTimeFormat("$locale$", { weekday: "short" });

/** What the form begins with: a new one for a place and a day, or one that is there. */
type Editing = { row: $Type$ | null; preset?: Partial<$Type$> } | null;

export default function IndexPage() {
  const rows = useRows($many$);
  const [weeks, setWeeks] = useState(0);
  const [editing, setEditing] = useState<Editing>(null);
  const days = weekOf(weeks);
  // #if fixed
  const places = $places$;
  // #else
  const places = distinct(rows.map((row) => row.$place$));
  // #end
  const entryOf = (place: string, day: string) => rows.find((row) => row.$place$ === place && row.$day$ === day);

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button variant="outline" size="sm" aria-label={__("Previous week")} onClick={() => setWeeks(weeks - 1)}>
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <p className="min-w-36 text-center text-sm font-medium tabular-nums">
          {formatShortDay(days[0])} – {formatShortDay(days[6])}
        </p>
        <Button variant="outline" size="sm" aria-label={__("Next week")} onClick={() => setWeeks(weeks + 1)}>
          <ChevronRight aria-hidden className="size-4" />
        </Button>
        <Button size="sm" onClick={() => setEditing({ row: null })}>
          <Plus aria-hidden className="size-4" />
          {$$("add")}
        </Button>
      </PageHeader>
      {/* #if !fixed */}
      {places.length === 0 && <EmptyState title={$$("none")} action={<Button onClick={() => setEditing({ row: null })}>{$$("add")}</Button>} />}
      {/* #end */}
      {places.length > 0 && (
        <>
          <table className="hidden w-full table-fixed border-separate border-spacing-1 md:table">
            <thead>
              <tr>
                <th scope="col" className="w-28 text-left text-sm font-medium text-muted-foreground">
                  {$$("place")}
                </th>
                {days.map((day) => (
                  <th
                    key={day}
                    scope="col"
                    className={cn("rounded-control py-2 text-sm font-medium", day === today() ? "bg-primary text-primary-foreground" : "text-muted-foreground")}
                  >
                    {weekday.format(dateOf(day))} {dateOf(day).getDate()}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {places.map((place) => (
                <tr key={place}>
                  <th scope="row" className="text-left font-medium">
                    {place}
                  </th>
                  {days.map((day) => (
                    <td key={day} className="h-14">
                      <Place place={place} day={day} entry={entryOf(place, day)} onEdit={setEditing} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="flex flex-col gap-4 md:hidden">
            {days.map((day) => (
              <li key={day} className={cn("rounded-card border bg-card p-4", day === today() && "border-primary")}>
                <h2 className="font-display font-semibold">
                  {weekday.format(dateOf(day))}, {formatShortDay(day)}
                </h2>
                <ul className="mt-3 flex flex-col gap-2">
                  {places.map((place) => (
                    <li key={place} className="grid grid-cols-[6rem_1fr] items-center gap-3">
                      <span className="text-sm text-muted-foreground">{place}</span>
                      <Place place={place} day={day} entry={entryOf(place, day)} onEdit={setEditing} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
      {/* #if samples */}
      <SampleNotice />
      {/* #end */}
      {editing && <$Form$ $one$={editing.row} preset={editing.preset} onClose={() => setEditing(null)} />}
    </>
  );
}

interface PlaceProps {
  place: string;
  day: string;
  entry: $Type$ | undefined;
  onEdit: (editing: Editing) => void;
}

/** Who is there, or a way to take it. */
function Place({ place, day, entry, onEdit }: PlaceProps) {
  return (
    <button
      type="button"
      aria-label={`${place}, ${formatDay(day)}: ${entry ? entry.$who$ : __("free")}`}
      onClick={() => onEdit(entry ? { row: entry } : { row: null, preset: { $place$: place as $Type$["$place$"], $day$: day } })}
      className={cn(
        "h-full min-h-11 w-full cursor-pointer rounded-control border px-2 py-1 text-sm",
        entry ? "border-transparent bg-secondary font-medium text-secondary-foreground hover:bg-muted" : "border-dashed border-input text-muted-foreground hover:bg-muted",
      )}
    >
      {entry ? entry.$who$ : __("free")}
    </button>
  );
}

/** The seven days of a week, counted from this one, Monday first. */
function weekOf(weeks: number): string[] {
  const sinceMonday = (new Date().getDay() + 6) % 7;
  const monday = dateOf(inDays(weeks * 7 - sinceMonday));
  return Array.from({ length: 7 }, (_, at) => dayKey(new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + at)));
}
