import { site } from "@/content/site";
import { formatPrice } from "@/lib/format";

export function PriceList() {
  return (
    <section className="wrap grid gap-12 pb-24">
      {site.offer.map((group) => (
        <section key={group.name} className="grid gap-6 border-t pt-8 lg:grid-cols-[1fr_2fr]">
          <h2 className="text-title">{group.name}</h2>
          <dl className="divide-y border-y">
            {group.items.map((item) => (
              <div key={item.name} className="flex items-baseline justify-between gap-6 py-4">
                <dt className="font-medium">{item.name}</dt>
                <dd className="shrink-0 tabular-nums">
                  {/* #if from */}
                  {item.from && <span className="text-muted-foreground">{__("from")} </span>}
                  {/* #end */}
                  {formatPrice(item.price)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
