import { Plus, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { lessons } from "@/data/lessons";
import { periods } from "@/data/periods";
import { subjects, type Subject } from "@/data/subjects";
import { hoursOf, inkOf } from "@/data/week-plan";
import { useRows } from "@/lib/collection";
import { removeWithUndo } from "@/lib/removal";

export default function SubjectsPage() {
  const rows = useRows(subjects);
  const hours = useRows(lessons);

  function remove(subject: Subject) {
    const before = { subjects: subjects.all(), lessons: lessons.all() };
    lessons.replace(before.lessons.filter((lesson) => lesson.subjectId !== subject.id));
    subjects.remove(subject.id);
    const run = () => {
      subjects.replace(before.subjects);
      lessons.replace(before.lessons);
    };
    toast(`${subject.name}: ${__("deleted")}`, { label: __("Undo"), run });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={__("Who teaches what, and how many hours a week.")} />
      {rows.length === 0 && <EmptyState title={__("No subject yet")} />}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((subject) => (
          <li key={subject.id} style={{ borderLeftColor: inkOf(rows, subject.id) }} className="flex items-center gap-3 rounded-card border border-l-6 bg-card p-4">
            <div className="min-w-0 flex-1">
              <h2 className="font-semibold">{subject.name}</h2>
              <p className="text-sm text-muted-foreground">{[subject.teacher, `${hoursOf(hours, subject.id)} ${__("hours a week")}`].filter(Boolean).join(" · ")}</p>
            </div>
            <Button variant="ghost" size="icon" aria-label={`${__("Delete")} ${subject.name}`} onClick={() => remove(subject)}>
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <AddSubject />
        <Hours />
      </div>
    </>
  );
}

function AddSubject() {
  const [name, setName] = useState("");
  const [teacher, setTeacher] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return;
    subjects.add({ name: name.trim(), teacher: teacher.trim() });
    setName("");
    setTeacher("");
  }

  return (
    <form onSubmit={submit} className="grid gap-4 rounded-card border bg-card p-5 sm:grid-cols-2">
      <h2 className="text-heading sm:col-span-2">{__("Add a subject")}</h2>
      <Field label={__("Subject")}>{(control) => <Input {...control} required value={name} onChange={(event) => setName(event.target.value)} />}</Field>
      <Field label={__("Teacher")}>{(control) => <Input {...control} value={teacher} onChange={(event) => setTeacher(event.target.value)} />}</Field>
      <div>
        <Button type="submit" variant="outline">
          <Plus aria-hidden className="size-4" />
          {__("Add")}
        </Button>
      </div>
    </form>
  );
}

/** When the lessons of a day begin and end. */
function Hours() {
  const rows = [...useRows(periods)].sort((one, other) => one.from.localeCompare(other.from));

  function add() {
    const last = rows.at(-1);
    const [hour = 8, minute = 0] = (last?.until ?? "07:45").split(":").map(Number);
    const clock = (minutes: number): string => `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    const from = hour * 60 + minute + 10;
    periods.add({ name: `${rows.length + 1}.`, from: clock(from), until: clock(from + 45) });
  }

  return (
    <section className="rounded-card border bg-card p-5">
      <h2 className="text-heading mb-3">{__("Hours of a day")}</h2>
      <ul className="flex flex-col gap-2">
        {rows.map((period) => (
          <li key={period.id} className="grid grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2">
            <span className="font-semibold">{period.name}</span>
            <Input type="time" aria-label={`${period.name} ${__("from")}`} value={period.from} onChange={(event) => periods.update(period.id, { from: event.target.value })} />
            <Input type="time" aria-label={`${period.name} ${__("until")}`} value={period.until} onChange={(event) => periods.update(period.id, { until: event.target.value })} />
            <Button variant="ghost" size="icon" aria-label={`${__("Delete")} ${period.name}`} onClick={() => removeWithUndo(periods, period, period.name)}>
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-4" onClick={add}>
        <Plus aria-hidden className="size-4" />
        {__("Add an hour")}
      </Button>
    </section>
  );
}
