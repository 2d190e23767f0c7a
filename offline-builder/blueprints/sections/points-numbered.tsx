const points = $points$;

export function Points() {
  return (
    <section className="section border-t">
      <div className="wrap">
        <h2 className="text-title max-w-3xl">{$$("pointsTitle")}</h2>
        <ol className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {points.map((point, index) => (
            <li key={point.title} className="grid grid-cols-[3rem_1fr] border-t pt-5">
              <span className="font-display text-lg text-accent tabular-nums">{index + 1}</span>
              <div>
                <h3 className="text-heading">{point.title}</h3>
                <p className="mt-2 text-muted-foreground">{point.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
