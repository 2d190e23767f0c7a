import { Link } from "react-router";
import { buttonClass } from "@/components/ui/button";

export function Closing() {
  return (
    <section className="bg-primary text-primary-foreground">
      <div className="wrap section flex flex-wrap items-end justify-between gap-8">
        <h2 className="text-title max-w-2xl">{$$("closingTitle")}</h2>
        <Link to="$actionTo$" className={buttonClass("secondary", "lg")}>
          {$$("action")}
        </Link>
      </div>
    </section>
  );
}
