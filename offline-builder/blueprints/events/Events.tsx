import { MapPin, Plus, Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { EventForm } from "@/components/events/EventForm";
import { SampleNotice } from "@/components/app/SampleNotice";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { events } from "@/data/events";
import { byTime, comingTo, freeAt, isPast } from "@/data/gathering";
import { rsvps } from "@/data/rsvps";
import { useRows } from "@/lib/collection";
import { dateOf } from "@/lib/dates";

const month = new Intl.DateTimeFormat("$locale$", { month: "short" });
const weekday = new Intl.DateTimeFormat("$locale$", { weekday: "long" });

export default function IndexPage() {
  const rows = useRows(events);
  const answers = useRows(rsvps);
  const [query, setQuery] = useState("");
  const [past, setPast] = useState(false);
  const [adding, setAdding] = useState(false);
  const shown = rows
    .filter((event) => isPast(event) === past)
    .filter((event) => `${event.title} ${event.place} ${event.about}`.toLowerCase().includes(query.trim().toLowerCase()))
    .sort((one, other) => (past ? byTime(other, one) : byTime(one, other)));
  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          {$$("add")}
        </Button>
      </PageHeader>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <SearchBox label={$$("search")} value={query} onChange={setQuery} />
        <div role="group" aria-label={__("When")} className="flex gap-1">
          <Button variant={past ? "ghost" : "secondary"} size="sm" aria-pressed={!past} onClick={() => setPast(false)}>
            {__("Coming up")}
          </Button>
          <Button variant={past ? "secondary" : "ghost"} size="sm" aria-pressed={past} onClick={() => setPast(true)}>
            {__("Past")}
          </Button>
        </div>
      </div>
      {shown.length === 0 && <EmptyState title={query !== "" ? __("Nothing matches") : $$("none")} />}
      <ul className="grid gap-4 lg:grid-cols-2">
        {shown.map((event) => {
          const free = freeAt(event, answers);
          return (
            <li key={event.id} className="grid grid-cols-[4.5rem_minmax(0,1fr)] overflow-hidden rounded-card border bg-card">
              <p className="flex flex-col items-center justify-center bg-primary p-3 text-primary-foreground">
                <span className="text-sm">{month.format(dateOf(event.date))}</span>
                <span className="font-display text-3xl leading-none font-semibold tabular-nums">{dateOf(event.date).getDate()}</span>
              </p>
              <div className="p-5">
                <h2 className="text-heading">
                  <Link to={`$toEventDetail$/${event.id}`} className="underline-offset-4 hover:underline">
                    {event.title}
                  </Link>
                </h2>
                <p className="mt-1 text-muted-foreground">
                  {weekday.format(dateOf(event.date))}
                  {event.time !== "" && `, ${event.time}`}
                </p>
                <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
                  {event.place !== "" && (
                    <span className="inline-flex items-center gap-1.5">
                      <MapPin aria-hidden className="size-4" />
                      {event.place}
                    </span>
                  )}
                  <span className="inline-flex items-center gap-1.5">
                    <Users aria-hidden className="size-4" />
                    {comingTo(answers, event.id)} {__("coming")}
                  </span>
                  {free === 0 && <Badge tone="danger">{__("Full")}</Badge>}
                  {free !== null && free > 0 && (
                    <Badge tone={free < 5 ? "warning" : "success"}>
                      {free} {__("places left")}
                    </Badge>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <SampleNotice />
      {adding && <EventForm event={null} onClose={() => setAdding(false)} />}
    </>
  );
}
