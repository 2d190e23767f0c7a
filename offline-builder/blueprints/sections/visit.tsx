import { OpenBadge } from "@/components/sections/OpenBadge";
import { site } from "@/content/site";
import { cn } from "@/lib/cn";
import { week } from "@/lib/hours";

export function Visit() {
  return (
    <section id="visit" className="section border-t">
      <div className="wrap grid gap-12 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{$$("visitTitle")}</h2>
          <address className="text-lead mt-6 not-italic">
            {site.address.street}
            <br />
            {site.address.city}
          </address>
          <p className="mt-5">
            <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`} className="font-medium underline underline-offset-4">
              {site.phone}
            </a>
          </p>
          <p className="mt-1">
            <a href={`mailto:${site.email}`} className="font-medium underline underline-offset-4">
              {site.email}
            </a>
          </p>
        </div>
        <div>
          <OpenBadge />
          <table className="mt-4 w-full">
            <caption className="sr-only">{__("Opening hours")}</caption>
            <tbody>
              {week().map((row) => (
                <tr key={row.day} className={cn("border-b", row.today && "font-semibold")}>
                  <th scope="row" className="py-2.5 pr-4 text-left font-[inherit]">
                    {row.day}
                  </th>
                  <td className="py-2.5 text-right tabular-nums">{row.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
