import { useState, type FormEvent } from "react";
import { Link } from "react-router";
import { BookingProblem, BookingState, NotSentNotice } from "@/components/booking/BookingOutcome";
import { Choices } from "@/components/booking/Choices";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { site } from "@/content/site";
import { book, isTaken, reachesOwner, useTaken, type Booking, type Outcome } from "@/data/bookings";
import { formatDay, openDays, startTimes } from "@/lib/days";
// #if prices
import { formatPrice } from "@/lib/format";
// #end
import { formatTime } from "@/lib/hours";

export default function BookPage() {
  const rows = useTaken();
  const days = openDays();
  const [serviceName, setServiceName] = useState(site.services[0]!.name);
  const [person, setPerson] = useState(site.resources[0]!);
  const [day, setDay] = useState(days[0]?.day ?? "");
  const [starts, setStarts] = useState<number | null>(null);
  const [name, setName] = useState("");
  const [phone, setPhone] = useState("");
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [booked, setBooked] = useState<Omit<Booking, "id"> | null>(null);

  const service = site.services.find((entry) => entry.name === serviceName)!;
  const times = startTimes(day, service.minutes).map((time) => ({
    time,
    taken: isTaken(rows, { person, day, starts: time, minutes: service.minutes }),
  }));
  const chosen = times.find((entry) => entry.time === starts && !entry.taken);
  const errors = {
    time: checked && !chosen ? __("Please choose a free time.") : "",
    name: checked && name.trim() === "" ? __("Please enter your name.") : "",
    phone: checked && phone.replace(/\D/g, "").length < 6 ? __("Please enter a phone number.") : "",
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!chosen || name.trim() === "" || phone.replace(/\D/g, "").length < 6) return;
    const wanted = { service: service.name, person, day, starts: chosen.time, minutes: service.minutes, name: name.trim(), phone };
    setBusy(true);
    const answer = await book(wanted).finally(() => setBusy(false));
    setOutcome(answer);
    if (answer === "sent" || answer === "unsent") setBooked(wanted);
  }

  if (booked && outcome) {
    return (
      <>
        <PageHeader
          title={outcome === "sent" ? $$("bookedTitle") : __("Not sent yet: please call us")}
          lead={`${formatDay(booked.day)}, ${formatTime(booked.starts)}: ${booked.service}, ${booked.person}`}
        />
        <div className="wrap pb-24">
          <BookingState outcome={outcome} />
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="$minePath$" className={buttonClass("primary", "lg")}>
              {$$("mineTitle")}
            </Link>
            <Button variant="outline" size="lg" onClick={() => {
                setBooked(null);
                setOutcome(null);
                setChecked(false);
              }}>
              {__("Book another")}
            </Button>
          </div>
        </div>
      </>
    );
  }

  return (
    <>
      <PageHeader title={$$("bookTitle")} lead={$$("bookLead")} />
      <form onSubmit={(event) => void submit(event)} noValidate className="wrap grid gap-14 pb-24 lg:grid-cols-[2fr_1fr]">
        <div className="flex flex-col gap-12">
          <Choices
            legend={$$("serviceLabel")}
            name="service"
            value={serviceName}
            choices={site.services.map((entry) => ({
              value: entry.name,
              label: entry.name,
              // #if prices
              note: `${entry.minutes} min, ${formatPrice(entry.price)}`,
              // #end
            }))}
            onChoose={setServiceName}
            className="sm:grid-cols-2"
          />
          {site.resources.length > 1 && (
            <Choices
              legend={$$("personLabel")}
              name="person"
              value={person}
              choices={site.resources.map((resource) => ({ value: resource, label: resource }))}
              onChoose={setPerson}
              className="grid-cols-2 sm:grid-cols-4"
            />
          )}
          <Choices
            legend={__("Day")}
            name="day"
            value={day}
            choices={days.map((entry) => ({ value: entry.day, label: entry.label }))}
            onChoose={setDay}
            className="grid-cols-2 sm:grid-cols-4"
          />
          <div>
            <Choices
              legend={__("Time")}
              name="time"
              value={chosen ? String(chosen.time) : ""}
              choices={times.map((entry) => ({
                value: String(entry.time),
                label: formatTime(entry.time),
                disabled: entry.taken,
                note: entry.taken ? __("taken") : undefined,
              }))}
              onChoose={(value) => setStarts(Number(value))}
              className="grid-cols-3 sm:grid-cols-5"
              error={errors.time}
            />
            {times.length === 0 && <p className="text-muted-foreground">{__("No time left on this day. Please choose another.")}</p>}
          </div>
        </div>
        <div className="flex flex-col gap-5 self-start rounded-card bg-muted p-7 lg:sticky lg:top-8">
          <h2 className="text-heading">{service.name}</h2>
          <p>
            {day && formatDay(day)}
            {chosen && `, ${formatTime(chosen.time)}`}
            <br />
            {person}
          </p>
          {/* #if prices */}
          <p className="font-display text-3xl font-semibold tabular-nums">{formatPrice(service.price)}</p>
          {/* #end */}
          <Field label={__("Name")} error={errors.name}>
            {(control) => (
              <Input {...control} autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          <Field label={__("Phone")} error={errors.phone}>
            {(control) => (
              <Input {...control} type="tel" autoComplete="tel" value={phone} onChange={(event) => setPhone(event.target.value)} />
            )}
          </Field>
          {!reachesOwner && <NotSentNotice />}
          <BookingProblem outcome={outcome} />
          <Button type="submit" size="lg" disabled={busy}>
            {$$("bookAction")}
          </Button>
        </div>
      </form>
    </>
  );
}
