const month = new Intl.DateTimeFormat("$locale$", { month: "short" });
const weekday = new Intl.DateTimeFormat("$locale$", { weekday: "long" });

/** Made up: a day from today, a name and a line. Write the true ones here. */
const events = $events$.map(({ inDays, ...event }) => ({ ...event, day: new Date(Date.now() + inDays * 86_400_000) }));

/** What is past falls away by itself. */
export function Events() {
  const coming = events
    .filter(({ day }) => day.getTime() > Date.now())
    .sort((one, other) => one.day.getTime() - other.day.getTime());
  return (
    <section className="wrap pb-24">
      {coming.length === 0 && <p className="text-lead">{__("No dates at the moment.")}</p>}
      <ol className="divide-y border-y">
        {coming.map((event) => (
          <li key={event.name} className="grid items-center gap-x-8 gap-y-1 py-6 sm:grid-cols-[7rem_1fr_auto]">
            <p className="font-display text-3xl font-(--display-weight) tabular-nums">
              {event.day.getDate()} <span className="text-lg">{month.format(event.day)}</span>
            </p>
            <div>
              <h2 className="text-heading">{event.name}</h2>
              <p className="text-muted-foreground">{event.note}</p>
            </div>
            <p className="font-medium">
              {weekday.format(event.day)} {event.time}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
