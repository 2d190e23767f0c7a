import { Moon, Sun, X } from "lucide-react";
import { useEffect, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Slider } from "@/components/tools/Slider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { useKept } from "@/lib/kept";
import { aheadOf, cityOf, daysAhead, isDay, offsetText } from "@/lib/zone-rules";

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones = Intl.supportedValuesOf("timeZone").filter((zone) => zone.includes("/") && !zone.startsWith("Etc/")).sort((one, other) => cityOf(one).localeCompare(cityOf(other)));
const days = [__("yesterday"), __("today"), __("tomorrow")];

/** The clocks are kept; with the slider all of them go ahead together. */
export default function IndexPage() {
  const [shown, setShown] = useKept<string[]>("clocks", ["America/New_York", "Europe/London", "Europe/Berlin", "Asia/Tokyo"]);
  const [ahead, setAhead] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const at = now + ahead * 1_800_000;

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  function remove(zone: string) {
    setShown(shown.filter((each) => each !== zone));
    toast(`${__("Removed:")} ${cityOf(zone)}`, { label: __("Undo"), run: () => setShown(shown) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="mb-6 grid items-end gap-5 md:grid-cols-2">
        <Field label={__("Add a city")}>
          {(control) => (
            <Select {...control} value="" onChange={(event) => event.target.value && setShown([...shown, event.target.value])}>
              <option value="">{__("Choose a city")}</option>
              {zones.filter((zone) => !shown.includes(zone)).map((zone) => (
                <option key={zone} value={zone}>
                  {cityOf(zone)} ({zone.split("/")[0]})
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Slider label={__("Look ahead or back")} min={-48} max={48} value={ahead} shown={ahead === 0 ? __("now") : `${offsetText(ahead * 30)} h`} onChange={setAhead} />
      </div>
      {shown.length === 0 && <EmptyState title={__("No clock yet")} hint={__("Add a city above.")} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[here, ...shown.filter((zone) => zone !== here)].map((zone) => (
          <li key={zone} className="flex items-start justify-between gap-2 rounded-card border bg-card p-5">
            <div className="min-w-0">
              <h2 className="text-heading flex items-center gap-2">
                {isDay(zone, at) ? <Sun aria-label={__("day")} className="size-4 shrink-0" /> : <Moon aria-label={__("night")} className="size-4 shrink-0" />}
                <span className="truncate">{cityOf(zone)}</span>
              </h2>
              <p className="font-display text-4xl font-semibold tabular-nums">
                {new Intl.DateTimeFormat("$locale$", { timeZone: zone, hour: "2-digit", minute: "2-digit", ...(ahead === 0 && { second: "2-digit" }) }).format(at)}
              </p>
              <p className="text-sm text-muted-foreground tabular-nums">
                {new Intl.DateTimeFormat("$locale$", { timeZone: zone, weekday: "short", day: "numeric", month: "short" }).format(at)}
                {zone === here ? ` · ${__("here")}` : ` · ${days[daysAhead(zone, here, at) + 1] ?? ""} · ${offsetText(aheadOf(zone, here, at))} h`}
              </p>
            </div>
            {zone !== here && (
              <Button variant="ghost" size="icon" aria-label={`${__("Remove")} ${cityOf(zone)}`} onClick={() => remove(zone)}>
                <X aria-hidden className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
