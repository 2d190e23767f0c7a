import { ArrowLeft, Download, MapPin, Pencil, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { EventForm } from "@/components/events/EventForm";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { events, type Event } from "@/data/events";
import { comingTo, freeAt, isPast } from "@/data/gathering";
import { rsvpAnswers, rsvps, type Rsvp } from "@/data/rsvps";
import { useRows } from "@/lib/collection";
import { downloadCsv } from "@/lib/csv";
import { formatDay } from "@/lib/dates";
import { removeWithUndo } from "@/lib/removal";
import NotFound from "@/pages/NotFound";

/** In the order of the answers. */
const tones = ["success", "warning", "neutral"] as const;

export default function EventDetailPage() {
  const { id = "" } = useParams();
  const event = useRows(events).find((row) => row.id === id);
  return event ? <EventView event={event} /> : <NotFound />;
}

function EventView({ event }: { event: Event }) {
  const navigate = useNavigate();
  const all = useRows(rsvps);
  const rows = all.filter((row) => row.eventId === event.id);
  const [editing, setEditing] = useState(false);
  const free = freeAt(event, all);

  function remove() {
    navigate("/");
    removeWithUndo(events, event, event.title);
  }

  function exportGuests() {
    downloadCsv("guests.csv", [__("Name"), __("Answer"), __("People"), __("Note")], rows.map((row) => [row.name, row.answer, row.people, row.note]));
  }

  return (
    <>
      <Link to="/" className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
        <ArrowLeft aria-hidden className="size-4" />
        {$$("all")}
      </Link>
      <PageHeader title={event.title} lead={[formatDay(event.date), event.time].filter(Boolean).join(", ")}>
        <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
          <Pencil aria-hidden className="size-4" />
          {__("Edit")}
        </Button>
        <Button variant="ghost" size="sm" onClick={remove}>
          <Trash2 aria-hidden className="size-4" />
          {__("Delete")}
        </Button>
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-6">
          <section className="rounded-card border bg-card p-6">
            {event.place !== "" && (
              <p className="mb-3 flex items-center gap-2 font-medium">
                <MapPin aria-hidden className="size-4" />
                {event.place}
              </p>
            )}
            <p className="whitespace-pre-line">{event.about}</p>
          </section>
          <section className="rounded-card border bg-card p-6">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-heading">
                {comingTo(all, event.id)} {__("coming")}
                {free !== null && ` · ${free} ${__("places left")}`}
              </h2>
              <Button variant="outline" size="sm" onClick={exportGuests}>
                <Download aria-hidden className="size-4" />
                {__("Export CSV")}
              </Button>
            </div>
            {rows.length === 0 && <p className="text-muted-foreground">{__("Nobody has answered yet.")}</p>}
            <ul className="divide-y">
              {rows.map((row) => (
                <li key={row.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
                  <span className="font-medium">
                    {row.name}
                    {row.people > 1 && ` + ${row.people - 1}`}
                  </span>
                  <Badge tone={tones[rsvpAnswers.indexOf(row.answer)]}>{row.answer}</Badge>
                  {row.note !== "" && <span className="text-sm text-muted-foreground">{row.note}</span>}
                  <Button variant="ghost" size="icon" aria-label={`${__("Delete")} ${row.name}`} className="ml-auto" onClick={() => removeWithUndo(rsvps, row, row.name)}>
                    <Trash2 aria-hidden className="size-4" />
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        </div>
        {isPast(event) ? <p className="rounded-card border bg-card p-6">{$$("over")}</p> : <RsvpForm event={event} />}
      </div>
      {editing && <EventForm event={event} onClose={() => setEditing(false)} />}
    </>
  );
}

function RsvpForm({ event: gathering }: { event: Event }) {
  const all = useRows(rsvps);
  const empty: Omit<Rsvp, "id"> = { eventId: gathering.id, name: "", answer: rsvpAnswers[0], people: 1, note: "" };
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const known = all.find((row) => row.eventId === gathering.id && row.name.toLowerCase() === values.name.trim().toLowerCase());
  const own = known?.answer === rsvpAnswers[0] ? known.people : 0;
  const free = freeAt(gathering, all);
  const nameError = values.name.trim() === "" ? __("Please enter your name.") : undefined;
  const coming = values.answer === rsvpAnswers[0];
  const peopleError = !(Number.isInteger(values.people) && values.people >= 1)
    ? __("A whole number, 1 at least")
    : coming && free !== null && values.people > free + own
      ? `${__("Places left")}: ${free + own}`
      : undefined;

  function change(changes: Partial<typeof values>) {
    setValues({ ...values, ...changes });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (nameError || peopleError) return;
    const answer = { ...values, name: values.name.trim() };
    if (known) rsvps.update(known.id, answer);
    else rsvps.add(answer);
    toast(known ? __("Your answer was changed.") : __("Your answer was noted."));
    setValues(empty);
    setChecked(false);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5 rounded-card border bg-card p-6">
      <h2 className="text-heading">{__("Will you be there?")}</h2>
      <Field label={__("Name")} error={checked ? nameError : undefined} hint={known ? __("You have answered: this changes it.") : undefined}>
        {(control) => <Input {...control} autoComplete="name" value={values.name} onChange={(event) => change({ name: event.target.value })} />}
      </Field>
      <Field label={__("Answer")}>
        {(control) => (
          <Select {...control} value={values.answer} onChange={(event) => change({ answer: event.target.value as Rsvp["answer"] })}>
            {rsvpAnswers.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={__("How many are you?")} error={checked ? peopleError : undefined}>
        {(control) => <Input {...control} type="number" min="1" value={values.people} onChange={(event) => change({ people: event.target.valueAsNumber })} />}
      </Field>
      <Field label={__("Note")} hint={$$("hint")}>
        {(control) => <Input {...control} value={values.note} onChange={(event) => change({ note: event.target.value })} />}
      </Field>
      <div>
        <Button type="submit">{__("Send answer")}</Button>
      </div>
    </form>
  );
}
