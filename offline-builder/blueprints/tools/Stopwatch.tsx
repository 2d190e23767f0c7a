import { Copy, Flag, Pause, Play, RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Table, Td, Th } from "@/components/ui/table";
import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/copy";
import { useKept } from "@/lib/kept";
import { useKeys } from "@/lib/keys";
import { clockOf, fresh, lapsOf, measured, toggled, withLap, type Watch } from "@/lib/stopwatch-rules";

/** Counted from the clock and kept: it runs on while the page is closed. */
export default function IndexPage() {
  const [watch, setWatch] = useKept<Watch>("stopwatch", fresh);
  const [now, setNow] = useState(() => Date.now());
  const runs = watch.started !== null;
  const time = measured(watch, Math.max(now, watch.started ?? 0));
  const laps = lapsOf(watch);
  const untouched = !runs && watch.before === 0;

  useEffect(() => {
    if (!runs) return;
    let frame = requestAnimationFrame(function tick() {
      setNow(Date.now());
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [runs]);

  function toggle() {
    const moment = Date.now();
    setNow(moment);
    setWatch(toggled(watch, moment));
  }

  const lap = () => setWatch(withLap(watch, Date.now()));

  function reset() {
    if (untouched) return;
    const before = runs ? toggled(watch, Date.now()) : watch;
    setWatch(fresh);
    toast(__("Set to zero"), { label: __("Undo"), run: () => setWatch(before) });
  }

  useKeys({ " ": toggle, l: lap, r: reset });

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="mx-auto flex max-w-2xl flex-col items-center gap-6">
        <p role="timer" aria-live="off" className="w-full rounded-card border bg-card py-10 text-center font-mono text-5xl font-semibold tabular-nums sm:text-7xl">
          {clockOf(time)}
        </p>
        <p role="status" className="sr-only">
          {runs ? __("Running") : untouched ? __("At zero") : `${__("Stopped")}: ${clockOf(time)}`}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" onClick={toggle} className="min-w-36">
            {runs ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
            {runs ? __("Stop") : untouched ? __("Start") : __("Go on")}
          </Button>
          <Button size="lg" variant="secondary" onClick={lap} disabled={!runs}>
            <Flag aria-hidden className="size-5" />
            {__("Lap")}
          </Button>
          <Button size="lg" variant="outline" onClick={reset} disabled={untouched}>
            <RotateCcw aria-hidden className="size-5" />
            {__("Reset")}
          </Button>
        </div>
        <p className="hidden text-sm text-muted-foreground sm:block">{__("Keys: space starts and stops, L takes a lap, R resets.")}</p>
        {laps.length > 0 && (
          <section aria-label={__("Laps")} className="w-full">
            <div className="mb-2 flex items-center justify-between gap-3">
              <h2 className="text-heading">{__("Laps")}</h2>
              <Button variant="outline" size="sm" onClick={() => void copyText(laps.map((each) => `${each.number}\t${clockOf(each.time)}\t${clockOf(each.total)}`).join("\n"))}>
                <Copy aria-hidden className="size-4" />
                {__("Copy")}
              </Button>
            </div>
            <Table aria-label={__("Laps")}>
              <thead>
                <tr>
                  <Th>{__("Lap")}</Th>
                  <Th className="text-right">{__("Lap time")}</Th>
                  <Th className="text-right">{__("Total")}</Th>
                </tr>
              </thead>
              <tbody>
                {laps.toReversed().map((each) => (
                  <tr key={each.number}>
                    <Td>
                      {each.number}
                      {each.mark && <span className="ml-2 text-sm text-muted-foreground">{each.mark === "fastest" ? __("fastest") : __("slowest")}</span>}
                    </Td>
                    <Td className="text-right font-mono tabular-nums">{clockOf(each.time)}</Td>
                    <Td className="text-right font-mono tabular-nums">{clockOf(each.total)}</Td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </section>
        )}
      </div>
    </>
  );
}
