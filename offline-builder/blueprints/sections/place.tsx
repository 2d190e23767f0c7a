import { buttonClass } from "@/components/ui/button";
import { site } from "@/content/site";

const address = `${site.address.street}, ${site.address.city}`;

export function Place() {
  return (
    <section id="place" className="section border-t">
      <div className="wrap flex flex-wrap items-end justify-between gap-8">
        <div>
          <h2 className="text-title">{$$("placeTitle")}</h2>
          <address className="text-lead mt-6 not-italic">
            {site.address.street}
            <br />
            {site.address.city}
          </address>
          <p className="mt-4">
            <a href={`mailto:${site.email}`} className="font-medium underline underline-offset-4">
              {site.email}
            </a>
          </p>
        </div>
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("outline", "lg")}
        >
          {__("Open the address in a map")}
        </a>
      </div>
    </section>
  );
}
