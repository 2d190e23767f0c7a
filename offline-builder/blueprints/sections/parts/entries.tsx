/** Made up: write your own here. */
const entries = $entries$;

export function $Entries$() {
  return (
    <section className="wrap pb-24">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.title} className="border-t pt-4">
            <h2 className="text-heading">{entry.title}</h2>
            <p className="mt-1 text-muted-foreground">{entry.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
