import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { choicesOf, move } from "@/data/course";
import { exercises, type Exercise } from "@/data/exercises";
import { lessons, type Lesson } from "@/data/lessons";
import { useRows } from "@/lib/collection";
import { removeWithUndo } from "@/lib/removal";

export default function WriteLessonsPage() {
  const rows = useRows(lessons);
  const tasks = useRows(exercises);
  const [editing, setEditing] = useState<Lesson | "new" | null>(null);
  const [asking, setAsking] = useState<Lesson | null>(null);
  return (
    <>
      <PageHeader title={$$("title")} lead={__("Lessons in their order, each with questions of its own.")}>
        <Button size="sm" onClick={() => setEditing("new")}>
          <Plus aria-hidden className="size-4" />
          {__("Add a lesson")}
        </Button>
      </PageHeader>
      {rows.length === 0 && <EmptyState title={__("No lesson yet")} />}
      <ol className="divide-y rounded-card border bg-card empty:hidden">
        {rows.map((lesson, at) => (
          <li key={lesson.id} className="flex flex-wrap items-center gap-1 px-4 py-3">
            <div className="mr-auto min-w-48">
              <h2 className="font-semibold">{lesson.title}</h2>
              <p className="text-sm text-muted-foreground">
                {lesson.part} · {tasks.filter((task) => task.lessonId === lesson.id).length} {__("questions")}
              </p>
            </div>
            <Button variant="ghost" size="icon" disabled={at === 0} aria-label={`${__("Up")}: ${lesson.title}`} onClick={() => move(lesson, -1)}>
              <ArrowUp aria-hidden className="size-4" />
            </Button>
            <Button variant="ghost" size="icon" disabled={at === rows.length - 1} aria-label={`${__("Down")}: ${lesson.title}`} onClick={() => move(lesson, 1)}>
              <ArrowDown aria-hidden className="size-4" />
            </Button>
            <Button variant="outline" size="sm" aria-label={`${__("Questions")}: ${lesson.title}`} onClick={() => setAsking(lesson)}>
              {__("Questions")}
            </Button>
            <Button variant="ghost" size="icon" aria-label={`${__("Edit")} ${lesson.title}`} onClick={() => setEditing(lesson)}>
              <Pencil aria-hidden className="size-4" />
            </Button>
            <Button variant="ghost" size="icon" aria-label={`${__("Delete")} ${lesson.title}`} onClick={() => removeWithUndo(lessons, lesson, lesson.title)}>
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ol>
      {editing && <LessonForm lesson={editing === "new" ? null : editing} onClose={() => setEditing(null)} />}
      {asking && <QuestionForm lesson={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

function LessonForm({ lesson, onClose }: { lesson: Lesson | null; onClose: () => void }) {
  const [values, setValues] = useState({ title: lesson?.title ?? "", part: lesson?.part ?? "", text: lesson?.text ?? "", minutes: lesson?.minutes ?? 5 });
  const [checked, setChecked] = useState(false);
  const titleError = values.title.trim() === "" ? __("Please enter a title.") : undefined;
  const textError = values.text.trim() === "" ? __("Please write something.") : undefined;
  const minutesError = values.minutes >= 1 ? undefined : __("A whole number, 1 at least");

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (titleError || textError || minutesError) return;
    if (lesson) lessons.update(lesson.id, values);
    else lessons.add(values);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={lesson ? lesson.title : __("Add a lesson")} closeLabel={__("Close")}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={__("Title")} error={checked ? titleError : undefined}>
          {(control) => <Input {...control} value={values.title} onChange={(event) => setValues({ ...values, title: event.target.value })} />}
        </Field>
        <Field label={__("Part of the course")}>
          {(control) => <Input {...control} value={values.part} onChange={(event) => setValues({ ...values, part: event.target.value })} />}
        </Field>
        <Field label={__("Text")} error={checked ? textError : undefined}>
          {(control) => <Textarea {...control} rows={9} value={values.text} onChange={(event) => setValues({ ...values, text: event.target.value })} />}
        </Field>
        <Field label={__("Minutes")} error={checked ? minutesError : undefined}>
          {(control) => <Input {...control} type="number" min="1" value={values.minutes} onChange={(event) => setValues({ ...values, minutes: event.target.valueAsNumber })} />}
        </Field>
        <div>
          <Button type="submit">{__("Save")}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function QuestionForm({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) {
  const rows = useRows(exercises).filter((row) => row.lessonId === lesson.id);
  const empty: Omit<Exercise, "id"> = { lessonId: lesson.id, question: "", choices: "", answer: "" };
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const choices = choicesOf({ ...values, id: "" });
  const questionError = values.question.trim() === "" ? __("Please write your question.") : undefined;
  const choicesError = choices.length < 2 ? __("Two lines at least, the right one first.") : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (questionError || choicesError) return;
    exercises.add({ ...values, choices: [...choices].sort((one, other) => one.localeCompare(other)).join("\n"), answer: choices[0]! });
    setValues(empty);
    setChecked(false);
  }

  return (
    <Dialog open onClose={onClose} title={`${__("Questions")}: ${lesson.title}`} closeLabel={__("Close")}>
      <ul className="mb-5 divide-y">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-3 py-2">
            <span className="flex-1">{row.question}</span>
            <Button variant="ghost" size="icon" aria-label={`${__("Delete")} ${row.question}`} onClick={() => exercises.remove(row.id)}>
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={__("Question")} error={checked ? questionError : undefined}>
          {(control) => <Input {...control} value={values.question} onChange={(event) => setValues({ ...values, question: event.target.value })} />}
        </Field>
        <Field label={__("Answers, one in each line")} hint={__("The right one first; they are shown in order of the alphabet.")} error={checked ? choicesError : undefined}>
          {(control) => <Textarea {...control} rows={4} value={values.choices} onChange={(event) => setValues({ ...values, choices: event.target.value })} />}
        </Field>
        <div>
          <Button type="submit">{__("Add")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
