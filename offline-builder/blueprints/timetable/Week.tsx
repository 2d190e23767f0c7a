import { Printer } from "lucide-react";
import { useState } from "react";
import { LessonForm } from "@/components/timetable/LessonForm";
import { SampleNotice } from "@/components/app/SampleNotice";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { lessons } from "@/data/lessons";
import { periods } from "@/data/periods";
import { subjects } from "@/data/subjects";
import { dayNames, inkOf, lessonAt, todayIndex } from "@/data/week-plan";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";

export default function IndexPage() {
  const rows = useRows(lessons);
  const hours = [...useRows(periods)].sort((one, other) => one.from.localeCompare(other.from));
  const taught = useRows(subjects);
  const [place, setPlace] = useState<{ day: number; periodId: string } | null>(null);

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button variant="outline" size="sm" onClick={() => window.print()} className="print:hidden">
          <Printer aria-hidden className="size-4" />
          {__("Print")}
        </Button>
      </PageHeader>
      <div className="overflow-x-auto rounded-card border bg-card" tabIndex={0} role="region" aria-label={$$("title")}>
        <table className="w-full min-w-[44rem] table-fixed border-collapse">
          <thead>
            <tr>
              <th className="w-24 border-b p-3 text-left text-sm font-medium">{__("Hour")}</th>
              {dayNames.map((name, day) => (
                <th key={name} aria-current={day === todayIndex() ? "date" : undefined} className={cn("border-b border-l p-3 text-left", day === todayIndex() && "bg-secondary text-secondary-foreground")}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((period) => (
              <tr key={period.id}>
                <th scope="row" className="border-t p-3 text-left align-top">
                  {period.name}
                  <span className="block text-xs font-normal whitespace-nowrap text-muted-foreground tabular-nums">
                    {period.from}–{period.until}
                  </span>
                </th>
                {dayNames.map((name, day) => {
                  const lesson = lessonAt(rows, day, period.id);
                  const subject = taught.find((row) => row.id === lesson?.subjectId);
                  return (
                    <td key={name} className="border-t border-l p-1.5 align-top">
                      <button
                        type="button"
                        aria-label={`${name}, ${period.name}: ${subject?.name ?? __("free")}`}
                        onClick={() => setPlace({ day, periodId: period.id })}
                        style={subject ? { borderColor: inkOf(taught, subject.id) } : undefined}
                        className={cn(
                          "block min-h-16 w-full cursor-pointer rounded-control p-2 text-left hover:bg-muted",
                          subject ? "border-l-6 bg-background" : "border border-dashed text-muted-foreground",
                        )}
                      >
                        <span className="block truncate font-semibold">{subject?.name}</span>
                        <span className="block truncate text-xs text-muted-foreground">{[lesson?.room, subject?.teacher].filter(Boolean).join(" · ")}</span>
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SampleNotice />
      {place && <LessonForm place={place} onClose={() => setPlace(null)} />}
    </>
  );
}
