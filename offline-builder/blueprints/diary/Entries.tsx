import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { FilterSelect } from "@/components/app/FilterSelect";
import { SampleNotice } from "@/components/app/SampleNotice";
import { SearchBox } from "@/components/app/SearchBox";
import { MoodDot } from "@/components/diary/MoodPicker";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { toast } from "@/components/ui/toast";
import { entries } from "@/data/entries";
import { moodOptions } from "@/data/moods";
import { byDay, exportDiary, importDiary } from "@/data/pages";
import { useRows } from "@/lib/collection";
import { dateOf } from "@/lib/dates";

const monthName = new Intl.DateTimeFormat("$locale$", { month: "long", year: "numeric" });
const dayName = new Intl.DateTimeFormat("$locale$", { weekday: "short", day: "numeric" });

export default function EntriesPage() {
  const [search, setSearch] = useState("");
  const [mood, setMood] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const rows = useRows(entries);
  const words = search.trim().toLowerCase();
  const found = rows
    .filter((entry) => entry.text.toLowerCase().includes(words) && (mood === "" || entry.mood === mood))
    .sort(byDay);
  const months = [...new Set(found.map((entry) => entry.day.slice(0, 7)))];

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    const result = importDiary(await chosen.text());
    if (file.current) file.current.value = "";
    if (!result) toast(__("This is not a file that was exported here."));
    else toast(`${result.added} ${__("days added")}, ${result.known} ${__("were here already")}`);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("entriesLead")}>
        <Button variant="outline" size="sm" onClick={exportDiary} disabled={rows.length === 0}>
          <Download aria-hidden className="size-4" />
          {__("Export a file")}
        </Button>
        <Button variant="outline" size="sm" onClick={() => file.current?.click()}>
          <Upload aria-hidden className="size-4" />
          {__("Import a file")}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label={__("Import a file")}
          className="hidden"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </PageHeader>
      <div className="flex flex-wrap gap-3">
        <SearchBox label={__("Search the diary")} value={search} onChange={setSearch} />
        <FilterSelect
          label={__("Mood")}
          value={mood}
          options={moodOptions.map((option) => ({ value: option, label: option }))}
          onChange={setMood}
        />
      </div>
      {found.length === 0 && (
        <div className="mt-8">
          <EmptyState
            title={rows.length === 0 ? __("Nothing written yet") : __("No day matches")}
            hint={rows.length === 0 ? __("The page of today is waiting.") : __("Other words or another mood may find it.")}
          />
        </div>
      )}
      {months.map((month) => (
        <section key={month} className="mt-8">
          <h2 className="mb-3 font-display text-lg font-semibold">{monthName.format(dateOf(`${month}-01`))}</h2>
          <ul className="divide-y rounded-card border bg-card">
            {found
              .filter((entry) => entry.day.startsWith(month))
              .map((entry) => (
                <li key={entry.id}>
                  <Link to={`$entriesPath$/${entry.day}`} className="grid gap-x-6 gap-y-1 px-5 py-4 hover:bg-muted sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
                    <span className="font-medium">{dayName.format(dateOf(entry.day))}</span>
                    <span className="line-clamp-2">{entry.text}</span>
                    <span className="flex items-center gap-2 text-sm text-muted-foreground">
                      <MoodDot mood={entry.mood} />
                      {entry.mood}
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <SampleNotice />
    </>
  );
}
