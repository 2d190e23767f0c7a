const day = new Intl.DateTimeFormat("$locale$", { day: "numeric", month: "long", year: "numeric" });

const entries = $entries$.map(({ daysAgo, ...entry }) => ({ ...entry, day: new Date(Date.now() - daysAgo * 86_400_000) }));

export function Journal() {
  return (
    <section className="wrap pb-24">
      <div className="divide-y border-y">
        {entries.map((entry) => (
          <article key={entry.title} className="grid gap-4 py-10 lg:grid-cols-[1fr_2fr]">
            <p className="text-muted-foreground">{day.format(entry.day)}</p>
            <div>
              <h2 className="text-title">{entry.title}</h2>
              <p className="text-lead mt-4 max-w-2xl">{entry.text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
