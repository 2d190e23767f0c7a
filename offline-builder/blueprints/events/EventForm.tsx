import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { events, type Event } from "@/data/events";
import { inDays } from "@/lib/dates";

export function EventForm({ event: known, onClose }: { event: Event | null; onClose: () => void }) {
  const [values, setValues] = useState<Omit<Event, "id">>(known ?? { title: "", date: inDays(7), time: "19:00", place: "", about: "", seats: 0 });
  const [checked, setChecked] = useState(false);
  const titleError = values.title.trim() === "" ? __("Please enter a title.") : undefined;
  const dateError = values.date === "" ? __("Please choose a day.") : undefined;
  const seatsError = Number.isInteger(values.seats) && values.seats >= 0 ? undefined : __("A whole number, 0 for no limit");

  function change(changes: Partial<typeof values>) {
    setValues({ ...values, ...changes });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (titleError || dateError || seatsError) return;
    const { title, date, time, place, about, seats } = values;
    if (known) events.update(known.id, { title: title.trim(), date, time, place, about, seats });
    else events.add({ title: title.trim(), date, time, place, about, seats });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={known ? known.title : $$("add")} closeLabel={__("Close")}>
      <form onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
        <Field label={__("Title")} error={checked ? titleError : undefined} className="sm:col-span-2">
          {(control) => <Input {...control} value={values.title} onChange={(event) => change({ title: event.target.value })} />}
        </Field>
        <Field label={__("Date")} error={checked ? dateError : undefined}>
          {(control) => <Input {...control} type="date" value={values.date} onChange={(event) => change({ date: event.target.value })} />}
        </Field>
        <Field label={__("Time")}>
          {(control) => <Input {...control} type="time" value={values.time} onChange={(event) => change({ time: event.target.value })} />}
        </Field>
        <Field label={__("Place")}>
          {(control) => <Input {...control} value={values.place} onChange={(event) => change({ place: event.target.value })} />}
        </Field>
        <Field label={__("Places, 0 for no limit")} error={checked ? seatsError : undefined}>
          {(control) => <Input {...control} type="number" min="0" value={values.seats} onChange={(event) => change({ seats: event.target.valueAsNumber })} />}
        </Field>
        <Field label={__("What it is about")} className="sm:col-span-2">
          {(control) => <Textarea {...control} rows={4} value={values.about} onChange={(event) => change({ about: event.target.value })} />}
        </Field>
        <div>
          <Button type="submit">{__("Save")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
