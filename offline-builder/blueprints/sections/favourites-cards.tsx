import { Link } from "react-router";
import { ItemArt } from "@/components/art/ItemArt";
import { buttonClass } from "@/components/ui/button";
import { site } from "@/content/site";
// #if prices
import { formatPrice } from "@/lib/format";
// #end

export function Favourites() {
  const favourites = site.offer.flatMap((group) => group.items.slice(0, $perGroup$)).slice(0, 3);
  return (
    <section className="section">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-5">
          <h2 className="text-title">{$$("favourites")}</h2>
          <Link to="$offerTo$" className={buttonClass("outline")}>
            {$$("allOffers")}
          </Link>
        </div>
        <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {favourites.map((item, index) => (
            <li key={item.name}>
              <ItemArt index={index} className="aspect-square w-full rounded-card" />
              <div className="mt-4 flex items-baseline justify-between gap-4">
                <h3 className="text-heading">{item.name}</h3>
                {/* #if prices */}
                <p className="font-medium whitespace-nowrap tabular-nums">{formatPrice(item.price)}</p>
                {/* #end */}
              </div>
              <p className="mt-1 text-muted-foreground">{item.note}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
