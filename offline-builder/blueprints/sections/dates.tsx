import { site } from "@/content/site";

const month = new Intl.DateTimeFormat("$locale$", { month: "short" });
const weekday = new Intl.DateTimeFormat("$locale$", { weekday: "long" });

/** Made up: a day from today, a place and a town. Write the true ones here. */
const dates = [
  $dates$,
].map(({ inDays, ...date }) => ({ ...date, day: new Date(Date.now() + inDays * 86_400_000) }));

/** What is past falls away by itself. */
export function Dates() {
  const coming = dates.filter(({ day }) => day.getTime() > Date.now()).sort((one, other) => one.day.getTime() - other.day.getTime());
  return (
    <section id="dates" className="section border-t">
      <div className="wrap">
        <h2 className="text-title">$heading$</h2>
        {coming.length === 0 && <p className="text-lead mt-6">{__("No dates at the moment.")}</p>}
        <ol className="mt-8 divide-y border-y">
          {coming.map(({ day, place, town, time }) => (
            <li key={place} className="grid items-center gap-x-8 gap-y-1 py-5 sm:grid-cols-[7rem_1fr_auto]">
              <p className="font-display text-3xl font-(--display-weight) tabular-nums">
                {day.getDate()} <span className="text-lg">{month.format(day)}</span>
              </p>
              <div>
                <h3 className="text-heading">{place}</h3>
                <p className="text-muted-foreground">
                  {town}, {weekday.format(day)} {time}
                </p>
              </div>
              <a href={`mailto:${site.email}?subject=${encodeURIComponent(place)}`} className="font-medium underline underline-offset-4">
                {__("Ask for tickets")}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
