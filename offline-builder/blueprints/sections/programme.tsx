import { site } from "@/content/site";

export function Programme() {
  return (
    // #if inPage
    <section className="wrap pb-24">
      <div className="grid gap-14">
    {/* #else */}
    <section id="programme" className="section border-t">
      <div className="wrap grid gap-12">
        <h2 className="text-title">{$$("programmeTitle")}</h2>
    {/* #end */}
        {site.programme.map((part) => (
          <section key={part.name} className="grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_3fr]">
            {/* #if inPage */}
            <h2 className="text-heading">{part.name}</h2>
            {/* #else */}
            <h3 className="text-heading">{part.name}</h3>
            {/* #end */}
            <ol className="divide-y border-y">
              {part.entries.map((entry) => (
                <li key={entry.time + entry.name} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[8rem_1fr]">
                  <p className="font-display text-2xl font-semibold tabular-nums">{entry.time}</p>
                  <div>
                    <p className="font-display text-lg font-semibold">{entry.name}</p>
                    <p className="mt-0.5 text-muted-foreground">{entry.note}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
