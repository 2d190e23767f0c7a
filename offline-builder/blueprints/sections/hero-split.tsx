import { Link } from "react-router";
import { $Scene$ } from "@/components/art/$Scene$";
// #if hours
import { OpenBadge } from "@/components/sections/OpenBadge";
// #end
import { buttonClass } from "@/components/ui/button";

export function Hero() {
  return (
    <section className="wrap grid items-center gap-10 pt-10 pb-16 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:pt-14 lg:pb-24">
      <div>
        {/* #if hours */}
        <OpenBadge />
        {/* #end */}
        <h1 className="text-display mt-5">{$$("title")}</h1>
        <p className="text-lead mt-6 max-w-xl text-muted-foreground">{$$("lead")}</p>
        <div className="mt-9 flex flex-wrap gap-3">
            <Link to="$actionTo$" className={buttonClass("primary", "lg")}>
              {$$("action")}
            </Link>
            <Link to="$secondTo$" className={buttonClass("outline", "lg")}>
              {$$("second")}
            </Link>
          </div>
      </div>
      <$Scene$ className="aspect-4/3 w-full rounded-card lg:aspect-5/6" />
    </section>
  );
}
