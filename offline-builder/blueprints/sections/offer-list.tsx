import { Search } from "lucide-react";
import { useState } from "react";
// #if cards
import { ItemArt } from "@/components/art/ItemArt";
// #end
// #if tags
import { Badge } from "@/components/ui/badge";
// #end
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { site } from "@/content/site";
// #if tags
import { cn } from "@/lib/cn";
// #end
// #if prices
import { formatPrice } from "@/lib/format";
// #end

export function OfferList() {
  const [query, setQuery] = useState("");
  // #if tags
  const [tag, setTag] = useState("");
  const tags = [...new Set(site.offer.flatMap((group) => group.items.flatMap((item) => item.tags)))];
  // #end
  const words = query.trim().toLowerCase();
  const groups = site.offer
    .map((group) => ({
      ...group,
      // #if tags
      items: group.items.filter(
        (item) =>
          (tag === "" || item.tags.includes(tag)) && `${item.name} ${item.note}`.toLowerCase().includes(words),
      ),
      // #else
      items: group.items.filter((item) => `${item.name} ${item.note}`.toLowerCase().includes(words)),
      // #end
    }))
    .filter((group) => group.items.length > 0);

  return (
    <section className="wrap pb-24">
      <div className="flex flex-wrap items-center gap-3 border-y py-4">
        <div className="relative w-full sm:w-72">
          <Search aria-hidden className="absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted-foreground" />
          <Input
            type="search"
            aria-label={$$("searchLabel")}
            placeholder={$$("searchLabel")}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="pl-10"
          />
        </div>
        {/* #if tags */}
        {tags.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tag === name}
            onClick={() => setTag(tag === name ? "" : name)}
            className={cn(
              "min-h-11 cursor-pointer rounded-button border px-4 text-sm font-medium",
              tag === name ? "border-primary bg-primary text-primary-foreground" : "border-input hover:bg-muted",
            )}
          >
            {name}
          </button>
        ))}
        {/* #end */}
      </div>
      {groups.length === 0 && (
        <div className="mt-10">
          <EmptyState title={__("Nothing matches")} hint={__("Try another word or remove the filter.")} />
        </div>
      )}
      {groups.map((group) => (
        <section key={group.name} className="grid gap-6 border-b py-12 lg:grid-cols-[1fr_3fr]">
          <h2 className="text-title">{group.name}</h2>
          {/* #if cards */}
          <ul className="grid gap-6 sm:grid-cols-2">
            {group.items.map((item, index) => (
              <li key={item.name} className="overflow-hidden rounded-card border bg-card p-5">
                <div role="img" aria-label={item.name} className="-mx-5 -mt-5 mb-4">
                  <ItemArt index={index} className="aspect-3/2 w-full" />
                </div>
                {/* #else */}
          <ul className="grid gap-x-14 md:grid-cols-2">
            {group.items.map((item) => (
              <li key={item.name} className="border-t py-4">
                {/* #end */}
                <div className="flex items-baseline justify-between gap-4">
                  <h3 className="font-display text-lg font-semibold">{item.name}</h3>
                  {/* #if prices */}
                  <p className="font-medium whitespace-nowrap tabular-nums">
                    {/* #if from */}
                    {item.from ? `${__("from")} ${formatPrice(item.price)}` : formatPrice(item.price)}
                    {/* #else */}
                    {formatPrice(item.price)}
                    {/* #end */}
                  </p>
                  {/* #end */}
                </div>
                <p className="mt-0.5 text-muted-foreground">{item.note}</p>
                {/* #if tags */}
                {item.tags.length > 0 && (
                  <p className="mt-2 flex flex-wrap gap-1.5">
                    {item.tags.map((name) => (
                      <Badge key={name}>{name}</Badge>
                    ))}
                  </p>
                )}
                {/* #end */}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
