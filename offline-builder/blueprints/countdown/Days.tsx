import { Plus, Trash2 } from "lucide-react";
import { useEffect, useState, type FormEvent } from "react";
import { SampleNotice } from "@/components/app/SampleNotice";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { bigDays, type BigDay } from "@/data/big-days";
import { useRows } from "@/lib/collection";
import { dateOf, formatDay, inDays } from "@/lib/dates";
import { removeWithUndo } from "@/lib/removal";

const second = 1000;

function timeOf({ date, time }: BigDay): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return dateOf(date).getTime() + (hour * 60 + minute) * 60 * second;
}

/** Runs on by itself; the nearest day stands first, what has been comes last. */
export default function IndexPage() {
  const rows = useRows(bigDays);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);

  const coming = rows.filter((day) => timeOf(day) > now).sort((one, other) => timeOf(one) - timeOf(other));
  const past = rows.filter((day) => timeOf(day) <= now).sort((one, other) => timeOf(other) - timeOf(one));
  const [first, ...others] = coming;

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      {first ? <Big day={first} left={timeOf(first) - now} /> : <EmptyState title={__("Nothing to wait for yet")} hint={__("Add a day below.")} />}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...others, ...past].map((day) => {
          const days = Math.floor((timeOf(day) - now) / (86_400 * second));
          return (
            <li key={day.id} className="flex items-start gap-3 rounded-card border bg-card p-5">
              <div className="min-w-0 flex-1">
                <h2 className="text-heading">{day.title}</h2>
                <p className="text-muted-foreground">{formatDay(day.date)}</p>
                <p className="mt-2 font-display text-2xl font-semibold tabular-nums">
                  {timeOf(day) > now ? `${days} ${__("days to go")}` : __("It has been")}
                </p>
              </div>
              <Remove day={day} />
            </li>
          );
        })}
      </ul>
      <AddDay />
      <SampleNotice />
    </>
  );
}

function Remove({ day }: { day: BigDay }) {
  return (
    <Button variant="ghost" size="icon" aria-label={`${__("Delete")} ${day.title}`} onClick={() => removeWithUndo(bigDays, day, day.title)}>
      <Trash2 aria-hidden className="size-4" />
    </Button>
  );
}

function Big({ day, left }: { day: BigDay; left: number }) {
  const parts = [
    { name: __("days to go"), value: Math.floor(left / (86_400 * second)) },
    { name: __("hours"), value: Math.floor(left / (3600 * second)) % 24 },
    { name: __("minutes"), value: Math.floor(left / (60 * second)) % 60 },
    { name: __("seconds"), value: Math.floor(left / second) % 60 },
  ];
  return (
    <section aria-label={day.title} className="rounded-card border bg-card p-6 text-center sm:p-10">
      <div className="flex items-start justify-between gap-3 text-left">
        <div>
          <h2 className="font-display text-2xl font-semibold sm:text-3xl">{day.title}</h2>
          <p className="mt-1 text-muted-foreground">{[formatDay(day.date), day.time].filter(Boolean).join(", ")}</p>
        </div>
        <Remove day={day} />
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-6 sm:grid-cols-4">
        {parts.map((part) => (
          <div key={part.name} className="flex flex-col-reverse">
            <dt className="text-muted-foreground">{part.name}</dt>
            <dd className="font-display text-5xl font-(--display-weight) tabular-nums sm:text-7xl">{part.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AddDay() {
  const [title, setTitle] = useState("");
  const [date, setDate] = useState(inDays(30));
  const [time, setTime] = useState("");
  const [checked, setChecked] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (title.trim() === "" || date === "") return;
    bigDays.add({ title: title.trim(), date, time });
    setTitle("");
    setChecked(false);
  }

  return (
    <form onSubmit={submit} noValidate className="mt-6 grid items-start gap-4 rounded-card border border-dashed p-5 sm:grid-cols-[minmax(0,1fr)_11rem_9rem]">
      <Field label={__("What you wait for")} error={checked && title.trim() === "" ? __("Please enter a title.") : undefined}>
        {(control) => <Input {...control} value={title} onChange={(event) => setTitle(event.target.value)} />}
      </Field>
      <Field label={__("Date")} error={checked && date === "" ? __("Please choose a day.") : undefined}>
        {(control) => <Input {...control} type="date" value={date} onChange={(event) => setDate(event.target.value)} />}
      </Field>
      <Field label={__("Time")}>{(control) => <Input {...control} type="time" value={time} onChange={(event) => setTime(event.target.value)} />}</Field>
      <div>
        <Button type="submit" variant="outline">
          <Plus aria-hidden className="size-4" />
          {__("Add")}
        </Button>
      </div>
    </form>
  );
}
