const questions = $questions$;

export function Questions() {
  return (
    <section className="section border-t">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-title">{__("Good to know")}</h2>
        <div className="divide-y border-y">
          {questions.map((entry) => (
            <details key={entry.question} className="group py-1">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 font-medium">
                {entry.question}
                <span aria-hidden className="text-2xl font-light transition-transform group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="max-w-2xl pb-5 text-muted-foreground">{entry.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
