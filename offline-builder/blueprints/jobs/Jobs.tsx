import { MapPin, Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { site } from "@/content/site";
import { contracts, jobs } from "@/data/jobs";
import { useRows } from "@/lib/collection";

export default function IndexPage() {
  const rows = useRows(jobs);
  const [query, setQuery] = useState("");
  const [place, setPlace] = useState("");
  const [contract, setContract] = useState("");
  const places = [...new Set(rows.map((job) => job.place))].sort();
  const words = query.trim().toLowerCase();
  const shown = rows
    .filter((job) => place === "" || job.place === place)
    .filter((job) => contract === "" || job.contract === contract)
    .filter((job) => `${job.title} ${job.employer} ${job.text}`.toLowerCase().includes(words));

  return (
    <>
      <title>{site.name}</title>
      <section className="wrap pt-14 pb-10 sm:pt-20">
        <h1 className="text-display max-w-4xl">{$$("title")}</h1>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-6">
          <p className="text-lead max-w-2xl text-muted-foreground">{$$("lead")}</p>
          <Link to="$postTo$" className={buttonClass("primary", "lg")}>
            {$$("post")}
          </Link>
        </div>
      </section>
      <section className="wrap pb-24">
        <div className="grid gap-3 border-y py-4 md:grid-cols-[2fr_1fr_1fr]">
          <div className="relative">
            <Search aria-hidden className="absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted-foreground" />
            <Input
              type="search"
              aria-label={__("Search jobs")}
              placeholder={__("Search jobs")}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="pl-10"
            />
          </div>
          <Select aria-label={__("Place")} value={place} onChange={(event) => setPlace(event.target.value)}>
            <option value="">{__("All places")}</option>
            {places.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <Select aria-label={__("Contract")} value={contract} onChange={(event) => setContract(event.target.value)}>
            <option value="">{__("All contracts")}</option>
            {contracts.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </div>
        <p role="status" className="mt-4 text-sm text-muted-foreground">
          {shown.length} {__("of")} {rows.length}
        </p>
        {shown.length === 0 && (
          <div className="mt-8">
            <EmptyState title={__("Nothing matches")} hint={__("Try another word or remove the filter.")} />
          </div>
        )}
        <ul className="mt-4 divide-y border-b">
          {shown.map((job) => (
            <li key={job.id}>
              <Link to={`/jobs/${job.id}`} className="group grid gap-x-8 gap-y-2 py-6 sm:grid-cols-[1fr_auto] sm:items-center">
                <span>
                  <span className="text-heading block underline-offset-4 group-hover:underline">{job.title}</span>
                  <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground">
                    {job.employer}
                    <span className="inline-flex items-center gap-1.5">
                      <MapPin aria-hidden className="size-4" />
                      {job.place}
                    </span>
                  </span>
                </span>
                <span className="flex flex-wrap items-center gap-3">
                  <span className="tabular-nums">{job.pay}</span>
                  <Badge>{job.contract}</Badge>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
