import { useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { useKept } from "@/lib/kept";
import { useKeys } from "@/lib/keys";
import { randomBelow } from "@/lib/random";

const mostKept = 200;
const percent = new Intl.NumberFormat("$locale$", { style: "percent", maximumFractionDigits: 1 });

/** Newest first; true is heads. */
export default function IndexPage() {
  const [flips, setFlips] = useKept<boolean[]>("coin-flips", []);
  const [turns, setTurns] = useState(0);
  const [latest] = flips;
  const heads = flips.filter(Boolean).length;

  function flip() {
    setFlips([randomBelow(2) === 1, ...flips].slice(0, mostKept));
    setTurns(turns + 1);
  }

  useKeys({ " ": flip });

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="mx-auto flex max-w-xl flex-col items-center gap-6">
        <div aria-hidden key={turns} className={`grid size-52 place-items-center rounded-full border-8 border-double border-primary-foreground/50 bg-primary text-primary-foreground ${turns > 0 ? "animate-[spin_0.4s_ease-out_1]" : ""}`}>
          <span className="font-display text-3xl font-semibold">{latest === undefined ? "?" : latest ? __("Heads") : __("Tails")}</span>
        </div>
        <p role="status" className="min-h-10 font-display text-3xl font-semibold">
          {latest === undefined ? __("Not flipped yet") : latest ? __("Heads") : __("Tails")}
          <span className="sr-only"> ({turns})</span>
        </p>
        <Button size="lg" className="min-w-40" onClick={flip}>
          {__("Flip")}
        </Button>
        <p className="hidden text-sm text-muted-foreground sm:block">{__("The space bar flips again.")}</p>
        {flips.length > 0 && (
          <section aria-label={__("So far")} className="w-full">
            <div className="mb-2 flex items-center justify-between gap-3">
              <h2 className="text-heading">{__("So far")}</h2>
              <Button variant="ghost" size="sm" onClick={() => setFlips([])}>
                {__("Clear")}
              </Button>
            </div>
            <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-card border bg-border text-center">
              {[
                [__("Heads"), `${heads} · ${percent.format(heads / flips.length)}`],
                [__("Tails"), `${flips.length - heads} · ${percent.format(1 - heads / flips.length)}`],
                [__("Longest run"), String(longestRun(flips))],
              ].map(([name, value]) => (
                <div key={name} className="flex flex-col-reverse bg-card p-3">
                  <dt className="text-sm text-muted-foreground">{name}</dt>
                  <dd className="text-lg font-semibold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-sm break-words text-muted-foreground">{flips.slice(0, 60).map((head) => (head ? __("Heads") : __("Tails"))).join(" · ")}</p>
          </section>
        )}
      </div>
    </>
  );
}

function longestRun(flips: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  flips.forEach((flip, at) => {
    run = flip === flips[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}
