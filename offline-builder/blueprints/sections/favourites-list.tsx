import { Link } from "react-router";
import { site } from "@/content/site";
// #if prices
import { formatPrice } from "@/lib/format";
// #end

export function Favourites() {
  const favourites = site.offer.flatMap((group) => group.items.slice(0, $perGroup$)).slice(0, 4);
  return (
    <section className="section border-t">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-title">{$$("favourites")}</h2>
          <Link to="$offerTo$" className="mt-5 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-8">
            {$$("allOffers")}
          </Link>
        </div>
        <ol className="divide-y border-y">
          {favourites.map((item) => (
            <li key={item.name} className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[1fr_auto]">
              <h3 className="text-heading">{item.name}</h3>
              {/* #if prices & from */}
              <p className="font-medium tabular-nums">{item.from ? `${__("from")} ${formatPrice(item.price)}` : formatPrice(item.price)}</p>
              {/* #end */}
              {/* #if prices & !from */}
              <p className="font-medium tabular-nums">{formatPrice(item.price)}</p>
              {/* #end */}
              <p className="max-w-lg text-muted-foreground">{item.note}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
