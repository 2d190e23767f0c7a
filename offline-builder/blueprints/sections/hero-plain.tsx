import { Link } from "react-router";

export function Hero() {
  return (
    <section className="wrap pt-16 pb-14 lg:pt-28 lg:pb-24">
      {/* #if whose */}
      <p className="mb-6 font-medium text-accent">{$$("whose")}</p>
      {/* #end */}
      <h1 className="text-display max-w-5xl lg:text-[7rem] lg:leading-[0.94]">{$$("title")}</h1>
      <div className="mt-10 grid gap-6 border-t pt-6 md:grid-cols-[2fr_1fr]">
        <p className="text-lead max-w-2xl text-muted-foreground">{$$("lead")}</p>
        <p className="md:text-right">
          <Link to="$actionTo$" className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-8">
            {$$("action")}
          </Link>
        </p>
      </div>
    </section>
  );
}
