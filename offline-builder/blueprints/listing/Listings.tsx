import { Heart, MapPin, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { FilterSelect } from "@/components/app/FilterSelect";
import { SampleNotice } from "@/components/app/SampleNotice";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { toggleSaved, useSaved } from "@/data/saved";
import { adverts, advertKinds } from "@/data/adverts";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { formatShortDay } from "@/lib/dates";
// #if prices
import { formatMoney } from "@/lib/format";
// #end

const orders = {
  new: __("Newest first"),
  // #if prices
  cheap: __("Cheapest first"),
  dear: __("Dearest first"),
  // #end
  name: __("By name"),
};

export default function $component$Page() {
  const rows = useRows(adverts);
  const saved = useSaved();
  const [query, setQuery] = useState("");
  const [kind, setKind] = useState("");
  const [place, setPlace] = useState("");
  const [order, setOrder] = useState<string>("new");
  const places = [...new Set(rows.map((row) => row.place))].filter(Boolean).sort();
  const shown = rows
    // #if saved
    .filter((row) => saved.includes(row.id))
    // #end
    .filter((row) => kind === "" || row.kind === kind)
    .filter((row) => place === "" || row.place === place)
    .filter((row) => `${row.title} ${row.about} ${row.place}`.toLowerCase().includes(query.trim().toLowerCase()))
    .sort((one, other) =>
      // #if prices
      order === "cheap" ? one.price - other.price : order === "dear" ? other.price - one.price :
      // #end
      order === "name" ? one.title.localeCompare(other.title) : other.added.localeCompare(one.added),
    );

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Link to="$toPostAdvert$" className={buttonClass("primary", "sm")}>
          <Plus aria-hidden className="size-4" />
          {__("Add an entry")}
        </Link>
      </PageHeader>
      <div className="mb-3 flex flex-wrap gap-3">
        <SearchBox label={__("Search")} value={query} onChange={setQuery} />
        <FilterSelect label={__("Kind")} value={kind} options={advertKinds.map((value) => ({ value, label: value }))} onChange={setKind} />
        <FilterSelect label={__("Place")} value={place} options={places.map((value) => ({ value, label: value }))} onChange={setPlace} />
        <FilterSelect label={__("Order")} value={order} options={Object.entries(orders).map(([value, label]) => ({ value, label }))} onChange={(value) => setOrder(value || "new")} />
      </div>
      <p role="status" className="mb-4 text-sm text-muted-foreground tabular-nums">
        {shown.length} {__("of")} {rows.length}
      </p>
      {shown.length === 0 && <EmptyState title={rows.length === 0 ? __("No entry yet") : __("Nothing matches")} hint={__("Try another word or remove the filter.")} />}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((row) => {
          const kept = saved.includes(row.id);
          return (
            <li key={row.id} className="flex flex-col rounded-card border bg-card p-5">
              {row.picture !== "" && <img src={row.picture} alt="" className="mb-4 aspect-[3/2] w-full rounded-control object-cover" />}
              <div className="flex items-start gap-3">
                <h2 className="text-heading flex-1">
                  <Link to={`$toAdvertDetail$/${row.id}`} className="underline-offset-4 hover:underline">
                    {row.title}
                  </Link>
                </h2>
                <Button variant="ghost" size="icon" aria-pressed={kept} aria-label={`${__("Save")}: ${row.title}`} onClick={() => toggleSaved(row.id)} className="-mt-2 -mr-3">
                  <Heart aria-hidden className={cn("size-5", kept && "fill-current text-destructive")} />
                </Button>
              </div>
              <p className="mt-1 line-clamp-3 flex-1 text-muted-foreground">{row.about}</p>
              <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
                <Badge>{row.kind}</Badge>
                <span className="inline-flex items-center gap-1">
                  <MapPin aria-hidden className="size-4" />
                  {row.place}
                </span>
                <time className="text-muted-foreground">{formatShortDay(row.added)}</time>
                {/* #if prices */}
                <strong className="ml-auto text-base tabular-nums">{formatMoney(row.price)}</strong>
                {/* #end */}
              </p>
            </li>
          );
        })}
      </ul>
      <SampleNotice />
    </>
  );
}
