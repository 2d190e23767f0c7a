import { Circle, CircleCheck, Play, RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { SampleNotice } from "@/components/app/SampleNotice";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { toast } from "@/components/ui/toast";
import { isDone, nextLesson, partsOf, startAgain } from "@/data/course";
import { doneLessons } from "@/data/done-lessons";
import { lessons } from "@/data/lessons";
import { useRows } from "@/lib/collection";

export default function IndexPage() {
  const rows = useRows(lessons);
  const done = useRows(doneLessons);
  const count = rows.filter((lesson) => isDone(done, lesson.id)).length;
  const next = nextLesson(rows, done);
  const minutes = rows.filter((lesson) => !isDone(done, lesson.id)).reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        {count > 0 && (
          <Button variant="ghost" size="sm" onClick={() => toast(__("Begun again"), { label: __("Undo"), run: startAgain() })}>
            <RotateCcw aria-hidden className="size-4" />
            {__("Begin again")}
          </Button>
        )}
        {next && (
          <Link to={`$toLessonDetail$/${next.id}`} className={buttonClass("primary", "sm")}>
            <Play aria-hidden className="size-4" />
            {count === 0 ? __("Begin") : __("Go on")}
          </Link>
        )}
      </PageHeader>
      {rows.length === 0 && <EmptyState title={__("No lesson yet")} hint={__("Write one on the page Write lessons.")} />}
      {rows.length > 0 && (
        <section className="mb-8 rounded-card border bg-card p-6">
          <p className="flex flex-wrap justify-between gap-3">
            <span className="font-semibold">
              {count} {__("of")} {rows.length} {__("lessons done")}
            </span>
            <span className="text-muted-foreground tabular-nums">
              {next ? `${minutes} ${__("minutes left")}` : __("All done. Well learned.")}
            </span>
          </p>
          <div role="progressbar" aria-label={__("Progress")} aria-valuemin={0} aria-valuemax={rows.length} aria-valuenow={count} className="mt-3 h-3 overflow-hidden rounded-full bg-muted">
            <div className="h-full bg-primary" style={{ width: `${(100 * count) / rows.length}%` }} />
          </div>
        </section>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        {partsOf(rows).map(({ part, lessons: own }) => (
          <section key={part}>
            <h2 className="text-heading mb-3">{part}</h2>
            <ol className="divide-y rounded-card border bg-card">
              {own.map((lesson) => {
                const ready = isDone(done, lesson.id);
                return (
                  <li key={lesson.id}>
                    <Link to={`$toLessonDetail$/${lesson.id}`} className="flex min-h-14 items-center gap-3 px-5 py-3 hover:bg-muted">
                      {ready ? <CircleCheck aria-label={__("done")} className="size-5 shrink-0 text-success" /> : <Circle aria-hidden className="size-5 shrink-0 text-muted-foreground" />}
                      <span className="flex-1 font-medium">{lesson.title}</span>
                      <span className="text-sm text-muted-foreground tabular-nums">{lesson.minutes} min</span>
                    </Link>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
      <SampleNotice />
    </>
  );
}
