import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { site } from "@/content/site";
import { stays } from "@/data/stays";
import { formatPrice } from "@/lib/format";

const rooms = site.offer.flatMap((group) => group.items);
const empty = { arrival: "", departure: "", room: "", guests: "2", name: "", email: "" };

export function Stay() {
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [saved, setSaved] = useState(false);
  const errors = checked ? findErrors(values) : {};
  const nights = nightsBetween(values.arrival, values.departure);
  const room = rooms.find((entry) => entry.name === values.room);

  function change(changes: Partial<typeof empty>) {
    setValues({ ...values, ...changes });
    setSaved(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(findErrors(values)).length > 0) return;
    stays.add({ ...values, guests: Number(values.guests) });
    setValues(empty);
    setChecked(false);
    setSaved(true);
  }

  return (
    <section className="wrap pb-24">
      <form onSubmit={submit} noValidate className="grid max-w-2xl gap-6 sm:grid-cols-2">
        <Field label={__("Arrival")} error={errors.arrival}>
          {(control) => <Input {...control} type="date" value={values.arrival} onChange={(event) => change({ arrival: event.target.value })} />}
        </Field>
        <Field label={__("Departure")} error={errors.departure}>
          {(control) => <Input {...control} type="date" value={values.departure} onChange={(event) => change({ departure: event.target.value })} />}
        </Field>
        <Field label={__("Room")} error={errors.room}>
          {(control) => (
            <Select {...control} value={values.room} onChange={(event) => change({ room: event.target.value })}>
              <option value="">{__("Please choose")}</option>
              {rooms.map((entry) => (
                <option key={entry.name}>{entry.name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={__("How many are you?")} error={errors.guests}>
          {(control) => (
            <Input {...control} type="number" min="1" max="8" value={values.guests} onChange={(event) => change({ guests: event.target.value })} />
          )}
        </Field>
        <Field label={__("Name")} error={errors.name}>
          {(control) => <Input {...control} autoComplete="name" value={values.name} onChange={(event) => change({ name: event.target.value })} />}
        </Field>
        <Field label={__("Email")} error={errors.email}>
          {(control) => (
            <Input {...control} type="email" autoComplete="email" value={values.email} onChange={(event) => change({ email: event.target.value })} />
          )}
        </Field>
        {room && nights > 0 && (
          <p className="text-lead sm:col-span-2">
            {nights} × {formatPrice(room.price)} = <strong className="tabular-nums">{formatPrice(nights * room.price)}</strong>
          </p>
        )}
        <p className="text-sm text-muted-foreground sm:col-span-2">{__("Not sent: this form does not reach us yet. Please call or write to us.")}</p>
        <div className="sm:col-span-2">
          <Button type="submit" size="lg">
            {__("Ask for this room")}
          </Button>
          <p role="status" className="mt-4 font-medium">
            {saved && __("Saved on this device only. This site cannot send messages yet.")}
          </p>
        </div>
      </form>
    </section>
  );
}

function nightsBetween(arrival: string, departure: string): number {
  if (arrival === "" || departure === "") return 0;
  return Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000);
}

function findErrors(values: typeof empty): Partial<typeof empty> {
  const errors: Partial<typeof empty> = {};
  if (values.arrival === "") errors.arrival = __("Please choose a day.");
  if (nightsBetween(values.arrival, values.departure) < 1) errors.departure = __("Please choose a later day.");
  if (values.room === "") errors.room = __("Please choose a room.");
  if (!(Number(values.guests) >= 1 && Number(values.guests) <= 8)) errors.guests = __("Please enter a number from 1 to 8.");
  if (values.name.trim() === "") errors.name = __("Please enter your name.");
  if (!/^\S+@\S+\.\S+$/.test(values.email)) errors.email = __("Please enter a valid email address.");
  return errors;
}
