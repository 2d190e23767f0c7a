/** Made up: write your own here. A `link` leads to where it can be heard; without one no button is drawn. */
const recordings: { title: string; year: number; note: string; link?: string }[] = [
  $recordings$,
];

export function Recordings() {
  return (
    <section id="recordings" className="section border-t">
      <div className="wrap">
        <h2 className="text-title">$heading$</h2>
        <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {recordings.map(({ title, year, note, link }, at) => (
            <li key={title}>
              <svg aria-hidden viewBox="0 0 200 200" className="w-full rounded-card">
                <path className={["fill-tone-1", "fill-tone-2", "fill-tone-3"][at % 3]} d="M0 0h200v200H0z" />
                <circle cx={70 + at * 30} cy="100" r="62" className="fill-foreground" />
                <circle cx={70 + at * 30} cy="100" r="42" fill="none" className="stroke-background" opacity=".4" />
                <circle cx={70 + at * 30} cy="100" r="52" fill="none" className="stroke-background" opacity=".4" />
                <circle cx={70 + at * 30} cy="100" r="20" className="fill-accent" />
              </svg>
              <h3 className="text-heading mt-4">{title}</h3>
              <p className="text-muted-foreground tabular-nums">{year}</p>
              <p className="mt-2">{note}</p>
              {link && (
                <a href={link} className="mt-2 inline-block font-medium underline underline-offset-4">
                  {__("Listen")}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
