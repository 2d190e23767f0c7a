import { Link } from "react-router";
import { $Scene$ } from "@/components/art/$Scene$";
// #if hours
import { OpenBadge } from "@/components/sections/OpenBadge";
// #end
import { buttonClass } from "@/components/ui/button";

export function Hero() {
  return (
    <section className="pt-10 lg:pt-14">
      <div className="wrap">
        <h1 className="text-display max-w-5xl lg:text-[6.25rem] lg:leading-[0.96]">{$$("title")}</h1>
        <div className="mt-8 grid items-end gap-8 md:grid-cols-[1fr_auto]">
          <div className="max-w-xl">
            <p className="text-lead text-muted-foreground">{$$("lead")}</p>
            {/* #if hours */}
            <div className="mt-5">
              <OpenBadge />
            </div>
            {/* #end */}
          </div>
          <div className="flex flex-wrap gap-3">
            <Link to="$actionTo$" className={buttonClass("primary", "lg")}>
              {$$("action")}
            </Link>
            <Link to="$secondTo$" className={buttonClass("ghost", "lg")}>
              {$$("second")}
            </Link>
          </div>
        </div>
      </div>
      <$Scene$ className="mt-10 h-[clamp(14rem,28vw,24rem)] w-full" />
    </section>
  );
}
