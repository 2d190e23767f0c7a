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
import { cn } from "@/lib/cn";
import { hourPrice, hoursOfWeek, isOpenAt, nextWeek, SLOT } from "@/lib/court-hours";
import { formatDay } from "@/lib/days";
// #if prices
import { formatPrice } from "@/lib/format";
// #end
import { formatTime } from "@/lib/hours";

interface Hour {
  day: string;
  starts: number;
}

export default function BookPage() {
  const rows = useTaken();
  const [court, setCourt] = useState(site.resources[0]!);
  const [hour, setHour] = useState<Hour | null>(null);
  const [name, setName] = useState("");
  const [phone, setPhone] = useState("");
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [booked, setBooked] = useState<Omit<Booking, "id"> | null>(null);
  const days = nextWeek();
  const taken = ({ day, starts }: Hour): boolean => isTaken(rows, { person: court, day, starts, minutes: SLOT });
  const chosen = hour && !taken(hour) ? hour : null;
  const errors = {
    time: checked && !chosen ? __("Please choose a free time.") : "",
    name: checked && name.trim() === "" ? __("Please enter your name.") : "",
    phone: checked && phone.replace(/\D/g, "").length < 6 ? __("Please enter a phone number.") : "",
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!chosen || name.trim() === "" || phone.replace(/\D/g, "").length < 6) return;
    const wanted = { service: __("1 hour"), person: court, ...chosen, minutes: SLOT, name: name.trim(), phone };
    setBusy(true);
    const answer = await book(wanted).finally(() => setBusy(false));
    setOutcome(answer);
    if (answer !== "sent" && answer !== "unsent") return;
    setBooked(wanted);
    setHour(null);
    setChecked(false);
  }

  if (booked && outcome) {
    return (
      <>
        <PageHeader title={outcome === "sent" ? $$("bookedTitle") : __("Not sent yet: please call us")} lead={`${booked.person}: ${formatDay(booked.day)}, ${formatTime(booked.starts)}`} />
        <div className="wrap pb-24">
          <BookingState outcome={outcome} />
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="$minePath$" className={buttonClass("primary", "lg")}>
              {$$("mineTitle")}
            </Link>
            <Button variant="outline" size="lg" onClick={() => {
                setBooked(null);
                setOutcome(null);
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
      <form onSubmit={(event) => void submit(event)} noValidate className="wrap grid items-start gap-10 pb-24 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Choices
            legend={$$("personLabel")}
            name="court"
            value={court}
            choices={site.resources.map((resource) => ({ value: resource, label: resource }))}
            onChoose={setCourt}
            className="grid-cols-2 sm:grid-cols-4"
          />
          <div className="overflow-x-auto rounded-card border bg-card" tabIndex={0} role="region" aria-label={__("Free hours")}>
            <table className="w-full min-w-160 border-separate border-spacing-1 p-2 text-sm">
              <thead>
                <tr>
                  <th scope="col" className="sr-only">
                    {__("Time")}
                  </th>
                  {days.map(({ day, label }) => (
                    <th key={day} scope="col" className="p-2 font-medium">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {hoursOfWeek().map((starts) => (
                  <tr key={starts}>
                    <th scope="row" className="pr-2 text-right font-normal whitespace-nowrap text-muted-foreground tabular-nums">
                      {formatTime(starts)}
                    </th>
                    {days.map(({ day }) => (
                      <td key={day}>
                        {isOpenAt(day, starts) && (
                          <HourButton
                            hour={{ day, starts }}
                            isTaken={taken({ day, starts })}
                            isChosen={chosen?.day === day && chosen.starts === starts}
                            onChoose={setHour}
                          />
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <div className="flex flex-col gap-5 rounded-card bg-muted p-7 lg:sticky lg:top-8">
          <h2 className="text-heading">{court}</h2>
          <p>{chosen ? `${formatDay(chosen.day)}, ${formatTime(chosen.starts)}` : __("Choose a free hour in the table.")}</p>
          {/* #if prices */}
          {chosen && <p className="font-display text-3xl font-semibold tabular-nums">{formatPrice(hourPrice(chosen.starts))}</p>}
          {/* #end */}
          {errors.time && (
            <p role="alert" className="text-sm text-destructive">
              {errors.time}
            </p>
          )}
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

interface HourButtonProps {
  hour: Hour;
  isTaken: boolean;
  isChosen: boolean;
  onChoose: (hour: Hour) => void;
}

function HourButton({ hour, isTaken, isChosen, onChoose }: HourButtonProps) {
  // #if prices
  const shown = isTaken ? __("taken") : formatPrice(hourPrice(hour.starts));
  // #else
  const shown = isTaken ? __("taken") : __("free");
  // #end
  return (
    <button
      type="button"
      disabled={isTaken}
      aria-pressed={isChosen}
      aria-label={`${formatDay(hour.day)}, ${formatTime(hour.starts)}: ${shown}`}
      onClick={() => onChoose(hour)}
      className={cn(
        "min-h-11 w-full cursor-pointer rounded-control border px-1 tabular-nums",
        "disabled:cursor-not-allowed disabled:border-dashed disabled:bg-muted disabled:text-muted-foreground",
        isChosen ? "border-primary bg-primary font-semibold text-primary-foreground" : "border-input hover:bg-muted",
      )}
    >
      {shown}
    </button>
  );
}
