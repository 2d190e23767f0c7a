import { ChevronLeft, ChevronRight, Copy, Shuffle, Star } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { sayings } from "@/content/sayings";
import { cn } from "@/lib/cn";
import { copyText } from "@/lib/copy";
import { formatDay, today } from "@/lib/dates";
import { useKept } from "@/lib/kept";
import { randomBelow } from "@/lib/random";
import { dayBeside, positionOn } from "@/lib/saying-of-day";

export default function IndexPage() {
  const [favourites, setFavourites] = useKept<string[]>("sayings-kept", []);
  const [date, setDate] = useState(today);
  /** Drawn instead of the one of the day. */
  const [drawn, setDrawn] = useState<number | null>(null);
  const saying = sayings[drawn ?? positionOn(date, sayings.length)]!;
  const isKept = favourites.includes(saying);

  function go(days: number) {
    setDrawn(null);
    setDate(days === 0 ? today() : dayBeside(date, days));
  }

  function toggle(one: string) {
    setFavourites(favourites.includes(one) ? favourites.filter((other) => other !== one) : [one, ...favourites]);
  }

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <section aria-label={__("Today's words")} className="rounded-card border bg-card px-5 py-10 text-center sm:px-12 sm:py-16">
        <p className="text-muted-foreground">{drawn === null ? formatDay(date) : __("Some other words")}</p>
        <p role="status" className="text-title mt-4 text-balance">
          {saying}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-2">
          <Button variant="outline" size="icon" aria-label={__("The day before")} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden className="size-5" />
          </Button>
          <Button variant={isKept ? "primary" : "outline"} aria-pressed={isKept} onClick={() => toggle(saying)}>
            <Star aria-hidden className={cn("size-4", isKept && "fill-current")} />
            {isKept ? __("Kept") : __("Keep it")}
          </Button>
          <Button variant="outline" onClick={() => void copyText(saying)}>
            <Copy aria-hidden className="size-4" />
            {__("Copy")}
          </Button>
          <Button variant="outline" size="icon" disabled={date >= today()} aria-label={__("The day after")} onClick={() => go(1)}>
            <ChevronRight aria-hidden className="size-5" />
          </Button>
        </div>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <Button variant="ghost" size="sm" onClick={() => setDrawn(randomBelow(sayings.length))}>
            <Shuffle aria-hidden className="size-4" />
            {__("Some other words")}
          </Button>
          {(drawn !== null || date !== today()) && (
            <Button variant="ghost" size="sm" onClick={() => go(0)}>
              {__("Back to today")}
            </Button>
          )}
        </div>
      </section>
      <section aria-label={__("Kept ones")} className="mt-8">
        <h2 className="text-heading mb-2">{__("Kept ones")}</h2>
        {favourites.length === 0 && <p className="text-muted-foreground">{__("None kept yet. The star keeps the words of a day.")}</p>}
        <ul className="divide-y">
          {favourites.map((one) => (
            <li key={one} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0 break-words">{one}</span>
              <Button variant="ghost" size="icon" aria-label={`${__("Delete")}: ${one}`} onClick={() => toggle(one)}>
                <Star aria-hidden className="size-4 fill-current" />
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
