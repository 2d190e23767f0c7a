import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { lessons } from "@/data/lessons";
import { periods } from "@/data/periods";
import { subjects } from "@/data/subjects";
import { dayNames, lessonAt, putLesson } from "@/data/week-plan";
import { useRows } from "@/lib/collection";

export function LessonForm({ place, onClose }: { place: { day: number; periodId: string }; onClose: () => void }) {
  const taught = useRows(subjects);
  const period = useRows(periods).find((row) => row.id === place.periodId);
  const there = lessonAt(lessons.all(), place.day, place.periodId);
  const [subjectId, setSubject] = useState(there?.subjectId ?? "");
  const [room, setRoom] = useState(there?.room ?? "");

  function submit(event: FormEvent) {
    event.preventDefault();
    putLesson(place, subjectId, room.trim());
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={`${dayNames[place.day]}, ${period?.name ?? ""}`} closeLabel={__("Close")}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label={__("Subject")}>
          {(control) => (
            <Select {...control} value={subjectId} onChange={(event) => setSubject(event.target.value)}>
              <option value="">{__("free")}</option>
              {taught.map((subject) => (
                <option key={subject.id} value={subject.id}>
                  {subject.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={__("Room")}>{(control) => <Input {...control} value={room} onChange={(event) => setRoom(event.target.value)} />}</Field>
        <div>
          <Button type="submit">{__("Save")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
