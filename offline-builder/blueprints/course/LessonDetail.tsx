import { ArrowLeft, ArrowRight, CircleCheck } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button, buttonClass } from "@/components/ui/button";
import { choicesOf, isDone, markDone, nextLesson } from "@/data/course";
import { doneLessons } from "@/data/done-lessons";
import { exercises, type Exercise } from "@/data/exercises";
import { lessons, type Lesson } from "@/data/lessons";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import NotFound from "@/pages/NotFound";

export default function LessonDetailPage() {
  const { id = "" } = useParams();
  const lesson = useRows(lessons).find((row) => row.id === id);
  return lesson ? <LessonView key={lesson.id} lesson={lesson} /> : <NotFound />;
}

function LessonView({ lesson }: { lesson: Lesson }) {
  const rows = useRows(lessons);
  const done = useRows(doneLessons);
  const tasks = useRows(exercises).filter((row) => row.lessonId === lesson.id);
  const [solved, setSolved] = useState<string[]>([]);
  const next = nextLesson(rows, done, lesson);
  const ready = isDone(done, lesson.id);
  const open = tasks.filter((task) => !solved.includes(task.id)).length;

  return (
    <article className="mx-auto max-w-2xl">
      <Link to="/" className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
        <ArrowLeft aria-hidden className="size-4" />
        {__("All lessons")}
      </Link>
      <PageHeader title={lesson.title} lead={`${lesson.part} · ${lesson.minutes} min`} />
      <p className="text-[1.0625rem] leading-relaxed whitespace-pre-line">{lesson.text}</p>
      {tasks.length > 0 && (
        <section className="mt-10 border-t pt-6">
          <h2 className="text-heading mb-4">{__("What stayed?")}</h2>
          <ol className="flex flex-col gap-6">
            {tasks.map((task) => (
              <li key={task.id}>
                <Task task={task} onSolved={() => setSolved((before) => [...new Set([...before, task.id])])} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="mt-10 flex flex-wrap items-center gap-4 border-t pt-6">
        {ready ? (
          <p className="flex items-center gap-2 font-semibold text-success">
            <CircleCheck aria-hidden className="size-5" />
            {__("This lesson is done.")}
          </p>
        ) : (
          <Button disabled={open > 0} onClick={() => markDone(lesson.id)}>
            {__("Mark as done")}
          </Button>
        )}
        {!ready && open > 0 && <p className="text-sm text-muted-foreground">{__("Answer the questions first.")}</p>}
        {next && (
          <Link to={`$toLessonDetail$/${next.id}`} className={buttonClass(ready ? "primary" : "outline")}>
            {next.title}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
    </article>
  );
}

function Task({ task, onSolved }: { task: Exercise; onSolved: () => void }) {
  const [chosen, setChosen] = useState("");
  const right = chosen === task.answer;

  function choose(choice: string) {
    setChosen(choice);
    if (choice === task.answer) onSolved();
  }

  return (
    <fieldset>
      <legend className="mb-2 font-medium">{task.question}</legend>
      <div className="grid gap-2">
        {choicesOf(task).map((choice) => (
          <label
            key={choice}
            className={cn(
              "flex min-h-11 cursor-pointer items-center gap-3 rounded-control border px-4 py-2",
              chosen === choice && (right ? "border-success bg-success-soft text-success" : "border-destructive bg-danger-soft text-destructive"),
            )}
          >
            <input type="radio" name={task.id} checked={chosen === choice} onChange={() => choose(choice)} className="size-4 accent-primary" />
            {choice}
          </label>
        ))}
      </div>
      <p role="status" className={cn("mt-2 text-sm font-medium", right ? "text-success" : "text-destructive")}>
        {chosen !== "" && (right ? __("Right.") : __("Not quite. Try another one."))}
      </p>
    </fieldset>
  );
}
