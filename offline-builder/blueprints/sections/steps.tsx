const steps = $steps$;

export function Steps() {
  return (
    <section className="section bg-muted">
      <div className="wrap">
        <h2 className="text-title">{$$("stepsTitle")}</h2>
        <ol className="mt-12 grid gap-8 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title} className="border-t-2 border-accent pt-5">
              <p className="text-sm font-medium text-accent">
                {__("Step")} {index + 1}
              </p>
              <h3 className="text-heading mt-2">{step.title}</h3>
              <p className="mt-2 text-muted-foreground">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
