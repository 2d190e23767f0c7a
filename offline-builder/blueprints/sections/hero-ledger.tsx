import { Link } from "react-router";
import { $Scene$ } from "@/components/art/$Scene$";
import { buttonClass } from "@/components/ui/button";
import { site } from "@/content/site";
// #if hours
import { openNow } from "@/lib/hours";
// #end

export function Hero() {
  return (
    <section className="wrap py-10 lg:py-14">
      <div className="grid overflow-hidden rounded-card border bg-card lg:grid-cols-[1.35fr_1fr]">
        <div className="flex flex-col justify-between gap-10 p-[clamp(1.75rem,5vw,4.5rem)]">
          <div>
            <h1 className="text-display">{$$("title")}</h1>
            <p className="text-lead mt-6 max-w-xl text-muted-foreground">{$$("lead")}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Link to="$actionTo$" className={buttonClass("primary", "lg")}>
              {$$("action")}
            </Link>
            <Link to="$secondTo$" className={buttonClass("outline", "lg")}>
              {$$("second")}
            </Link>
          </div>
        </div>
        <div className="flex flex-col border-t lg:border-t-0 lg:border-l">
          <$Scene$ className="min-h-64 w-full flex-1" />
          <dl className="divide-y border-t">
            {/* #if hours */}
            <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-6 py-4">
              <dt className="text-muted-foreground">{__("Today")}</dt>
              <dd className="font-medium">{openNow().text}</dd>
            </div>
            {/* #end */}
            <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-6 py-4">
              <dt className="text-muted-foreground">{__("Address")}</dt>
              <dd className="font-medium">{site.address.street}</dd>
            </div>
            <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-6 py-4">
              <dt className="text-muted-foreground">{__("Phone")}</dt>
              <dd className="font-medium">{site.phone}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
