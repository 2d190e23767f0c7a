import { Link } from "react-router";
import { $Scene$ } from "@/components/art/$Scene$";
// #if hours
import { OpenBadge } from "@/components/sections/OpenBadge";
// #end
import { buttonClass } from "@/components/ui/button";

export function Hero() {
  return (
    <section className="wrap flex flex-col items-center pt-12 pb-16 text-center lg:pt-16 lg:pb-24">
      <div className="flex max-w-4xl flex-col items-center">
        {/* #if hours */}
        <OpenBadge />
        {/* #end */}
        <h1 className="text-display mt-6">{$$("title")}</h1>
        <p className="text-lead mt-6 max-w-2xl text-muted-foreground">{$$("lead")}</p>
        <div className="mt-9 flex flex-wrap justify-center gap-3">
          <Link to="$actionTo$" className={buttonClass("primary", "lg")}>
            {$$("action")}
          </Link>
          <Link to="$secondTo$" className={buttonClass("outline", "lg")}>
            {$$("second")}
          </Link>
        </div>
      </div>
      <$Scene$ className="mt-14 aspect-4/3 w-full max-w-3xl rounded-t-full" />
    </section>
  );
}
