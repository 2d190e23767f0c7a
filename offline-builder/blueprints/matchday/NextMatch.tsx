import { useEffect, useState } from "react";
import { Link } from "react-router";
import { SampleNotice } from "@/components/app/SampleNotice";
import { PageHeader } from "@/components/layout/PageHeader";
import { AnswerCounts, Availability } from "@/components/matches/Availability";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { matchesList, type Match } from "@/data/matches";
import { startOf, upcoming } from "@/data/match-day";
import { useRows } from "@/lib/collection";
import { formatNumber } from "@/lib/format";

const kickOff = new Intl.DateTimeFormat("$locale$", { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });

export default function NextMatchPage() {
  const [next, ...later] = upcoming(useRows(matchesList));
  if (!next)
    return (
      <>
        <PageHeader title={$$("nextTitle")} />
        <EmptyState
          title={__("No match is planned")}
          action={
            <Link to="$matchesPath$" className={buttonClass()}>
              {__("Plan a match")}
            </Link>
          }
        />
      </>
    );
  return (
    <>
      <PageHeader title={$$("nextTitle")}>
        <Link to={`$matchesPath$/${next.id}`} className={buttonClass("primary", "sm")}>
          {__("Set the line-up")}
        </Link>
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex flex-col gap-6">
          <section className="rounded-card bg-primary p-6 text-primary-foreground sm:p-8">
            <p>{next.venue}</p>
            <h2 className="mt-1 font-display text-4xl leading-tight font-(--display-weight) tracking-(--display-tracking)">{next.opponent}</h2>
            <p className="mt-3">
              {kickOff.format(startOf(next))}, {next.place}
            </p>
            <Countdown match={next} />
          </section>
          {later.length > 0 && (
            <section>
              <h2 className="mb-3 font-display text-base font-semibold">{__("After that")}</h2>
              <ul className="divide-y rounded-card border bg-card">
                {later.slice(0, 4).map((match) => (
                  <li key={match.id}>
                    <Link to={`$matchesPath$/${match.id}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3.5 hover:bg-muted">
                      <span className="font-medium">{match.opponent}</span>
                      <span className="text-muted-foreground">{kickOff.format(startOf(match))}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <section>
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="font-display text-base font-semibold">{__("Who plays")}</h2>
            <AnswerCounts matchId={next.id} />
          </div>
          <Availability matchId={next.id} />
        </section>
      </div>
      <SampleNotice />
    </>
  );
}

/** Days, hours and minutes until the start; turned over once a minute. */
function Countdown({ match }: { match: Match }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 60_000);
    return () => window.clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((startOf(match) - now) / 60_000));
  const parts = [
    { value: Math.floor(minutes / 1440), label: __("days") },
    { value: Math.floor((minutes % 1440) / 60), label: __("hours") },
    { value: minutes % 60, label: __("minutes") },
  ];
  return (
    <div role="timer" aria-label={__("Until the start")} className="mt-6 flex gap-6">
      {parts.map((part) => (
        <p key={part.label}>
          <span className="block font-display text-4xl font-semibold tabular-nums">{formatNumber(part.value)}</span>
          <span className="text-sm">{part.label}</span>
        </p>
      ))}
    </div>
  );
}
