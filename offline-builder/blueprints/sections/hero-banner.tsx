import { Link } from "react-router";
import { $Scene$ } from "@/components/art/$Scene$";
// #if hours
import { OpenBadge } from "@/components/sections/OpenBadge";
// #end
import { buttonClass } from "@/components/ui/button";

export function Hero() {
  return (
    <section className="grid lg:min-h-[38rem] lg:grid-cols-2">
      <div className="flex flex-col justify-center bg-primary px-[clamp(1.25rem,5vw,5rem)] py-16 text-primary-foreground lg:py-24">
        <h1 className="text-display">{$$("title")}</h1>
        <p className="text-lead mt-6 max-w-xl">{$$("lead")}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <Link to="$actionTo$" className={buttonClass("secondary", "lg")}>
            {$$("action")}
          </Link>
          <Link
            to="$secondTo$"
            className="inline-flex min-h-13 items-center px-4 font-medium underline underline-offset-8 hover:no-underline"
          >
            {$$("second")}
          </Link>
        </div>
      </div>
      <$Scene$ className="h-full min-h-72 w-full" />
      {/* #if hours */}
      <div className="border-b px-[clamp(1.25rem,5vw,5rem)] py-4 lg:col-span-2">
        <OpenBadge />
      </div>
      {/* #end */}
    </section>
  );
}
