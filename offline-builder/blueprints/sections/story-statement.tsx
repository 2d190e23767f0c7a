export function Story() {
  return (
    <section id="about" className="section border-t">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_2.2fr]">
        <h2 className="text-heading text-accent">{$$("storyTitle")}</h2>
        <div>
          <p className="font-display text-[clamp(1.5rem,2.8vw,2.25rem)] leading-[1.3] tracking-tight">{$$("storyFirst")}</p>
          {/* #if storySecond */}
          <p className="text-lead mt-8 max-w-2xl text-muted-foreground">{$$("storySecond")}</p>
          {/* #end */}
        </div>
      </div>
    </section>
  );
}
