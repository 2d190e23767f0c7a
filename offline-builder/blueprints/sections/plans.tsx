import { Link } from "react-router";
import { buttonClass } from "@/components/ui/button";
import { site } from "@/content/site";
import { formatPrice } from "@/lib/format";

export function Plans() {
  return (
    // #if pricesAtHome
    <section id="pricing" className="wrap section">
      <h2 className="text-title mb-10">{$$("plansTitle")}</h2>
      {/* #else */}
    <section className="wrap pb-24">
      {/* #end */}
      <ul className="grid gap-px overflow-hidden rounded-card border bg-border $columns$">
        {site.plans.map((plan) => (
          <li key={plan.name} className="flex flex-col bg-card p-8">
            {/* #if pricesAtHome */}
            <h3 className="text-heading">{plan.name}</h3>
            {/* #else */}
            <h2 className="text-heading">{plan.name}</h2>
            {/* #end */}
            <p className="mt-4 flex items-baseline gap-2">
              <span className="font-display text-5xl font-semibold tracking-tight tabular-nums">{formatPrice(plan.price)}</span>
              <span className="text-muted-foreground">{plan.per}</span>
            </p>
            <ul className="my-7 flex flex-1 flex-col gap-2.5">
              {plan.points.map((point) => (
                <li key={point} className="border-t pt-2.5">
                  {point}
                </li>
              ))}
            </ul>
            <Link to="$contactTo$" className={buttonClass("primary")}>
              {__("Ask about")} {plan.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
