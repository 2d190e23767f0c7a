import { CloudOff, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { SampleNotice } from "@/components/app/SampleNotice";
import { Panel } from "@/components/app/Panel";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ReadingForm } from "@/components/weather/ReadingForm";
import { Temperatures } from "@/components/weather/Temperatures";
import { places } from "@/data/places";
import { readings } from "@/data/readings";
import { chooseScale, iconOf, newestFirst, shown, useFahrenheit } from "@/data/weather-log";
import { useRows } from "@/lib/collection";
import { formatDay, formatShortDay } from "@/lib/dates";
import { removeWithUndo } from "@/lib/removal";

export default function IndexPage() {
  const known = useRows(places);
  const all = useRows(readings);
  const fahrenheit = useFahrenheit();
  const [chosen, setChosen] = useState("");
  const [adding, setAdding] = useState(false);
  const place = known.find((row) => row.id === chosen) ?? known[0];
  const rows = all.filter((row) => row.placeId === place?.id).sort(newestFirst);
  const [latest, ...earlier] = rows;
  const degrees = (celsius: number): string => `${shown(celsius, fahrenheit)}°`;
  const Icon = latest ? iconOf(latest.sky) : null;

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <div role="group" aria-label={__("Scale")} className="flex gap-1">
          <Button variant={fahrenheit ? "ghost" : "secondary"} size="sm" aria-pressed={!fahrenheit} onClick={() => chooseScale(false)}>
            °C
          </Button>
          <Button variant={fahrenheit ? "secondary" : "ghost"} size="sm" aria-pressed={fahrenheit} onClick={() => chooseScale(true)}>
            °F
          </Button>
        </div>
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          {__("Note the weather")}
        </Button>
      </PageHeader>
      <p role="note" className="mb-5 flex items-start gap-3 rounded-card border border-dashed bg-card p-4">
        <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0" />
        {__("No live forecast: that needs a weather service. What you see was noted by hand.")}
      </p>
      <div role="group" aria-label={__("Place")} className="mb-5 flex flex-wrap gap-2">
        {known.map((row) => (
          <Button key={row.id} variant={row.id === place?.id ? "primary" : "outline"} size="sm" aria-pressed={row.id === place?.id} onClick={() => setChosen(row.id)}>
            {row.name}
          </Button>
        ))}
      </div>
      {!latest && <EmptyState title={__("Nothing noted here yet")} hint={__("Note today's weather, and the chart begins.")} />}
      {latest && Icon && (
        <div className="grid gap-6 lg:grid-cols-[2fr_3fr]">
          <section className="flex items-center gap-6 rounded-card border bg-card p-6">
            <Icon aria-hidden className="size-20 shrink-0 text-primary" strokeWidth={1.25} />
            <div>
              <h2 className="text-heading">{place?.name}</h2>
              <p className="font-display text-5xl font-semibold tabular-nums">{degrees(latest.high)}</p>
              <p className="mt-1 text-muted-foreground">
                {latest.sky}, {__("at night")} {degrees(latest.low)}
                {latest.rain > 0 && `, ${latest.rain} mm`}
              </p>
              <p className="text-sm text-muted-foreground">{formatDay(latest.day)}</p>
            </div>
          </section>
          <Panel title={__("The last two weeks")}>
            <Temperatures rows={rows.slice(0, 14).reverse()} fahrenheit={fahrenheit} />
          </Panel>
          <section className="lg:col-span-2">
            <h2 className="text-heading mb-3">{__("Noted before")}</h2>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
              {earlier.slice(0, 14).map((row) => {
                const Sky = iconOf(row.sky);
                return (
                  <li key={row.id} className="relative flex flex-col items-center gap-1 rounded-card border bg-card p-4 text-center">
                    <span className="text-sm">{formatShortDay(row.day)}</span>
                    <Sky aria-label={row.sky} className="size-8 text-primary" strokeWidth={1.5} />
                    <span className="font-semibold tabular-nums">
                      {degrees(row.high)} <span className="font-normal text-muted-foreground">{degrees(row.low)}</span>
                    </span>
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={`${__("Delete")} ${formatShortDay(row.day)}`}
                      onClick={() => removeWithUndo(readings, row, formatShortDay(row.day))}
                    >
                      <Trash2 aria-hidden className="size-4" />
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        </div>
      )}
      <SampleNotice />
      {adding && <ReadingForm placeId={place?.id ?? ""} onClose={() => setAdding(false)} />}
    </>
  );
}
