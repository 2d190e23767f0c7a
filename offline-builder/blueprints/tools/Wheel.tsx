import { useEffect, useRef, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { cn } from "@/lib/cn";
import { useKept } from "@/lib/kept";
import { randomBelow, shuffled } from "@/lib/random";

const spinMs = 4000;
const turns = 5;
const mostShown = 24;

const entriesOf = (text: string): string[] => text.split("\n").map((line) => line.trim()).filter(Boolean);

export default function IndexPage() {
  const [text, setText] = useKept("wheel-entries", [__("Ada"), __("Ben"), __("Cleo"), __("Dario"), __("Elif"), __("Finn")].join("\n"));
  const [drawn, setDrawn] = useKept<string[]>("wheel-drawn", []);
  const [takeOut, setTakeOut] = useKept("wheel-take-out", false);
  const [angle, setAngle] = useState(0);
  const [spinning, setSpinning] = useState(false);
  const [winner, setWinner] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const entries = entriesOf(text);

  useEffect(() => () => clearTimeout(timer.current), []);

  function spin() {
    const at = randomBelow(entries.length);
    const name = entries[at]!;
    const slice = 360 / entries.length;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    setWinner(null);
    setSpinning(true);
    setAngle((before) => before - (before % 360) + 360 * turns - (at + 0.5) * slice);
    timer.current = setTimeout(() => {
      setSpinning(false);
      setWinner(name);
      setDrawn([name, ...drawn]);
      if (takeOut) setText(entries.filter((_, place) => place !== at).join("\n"));
    }, still ? 0 : spinMs);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col items-center gap-5">
          <Disc entries={entries} angle={angle} spinning={spinning} />
          <p role="status" className="min-h-12 text-center font-display text-3xl font-semibold break-words">
            {spinning ? "…" : winner}
          </p>
          <Button size="lg" onClick={spin} disabled={spinning || entries.length < 2}>
            {__("Draw")}
          </Button>
        </div>
        <div className="flex flex-col gap-5">
          <Field label={__("Who or what is drawn from")} hint={`${__("One on each line")} · ${entries.length}`} error={entries.length < 2 ? __("Enter two lines at least.") : undefined}>
            {(control) => <Textarea {...control} rows={8} value={text} onChange={(event) => setText(event.target.value)} disabled={spinning} />}
          </Field>
          <Checkbox label={__("Take out who was drawn")} checked={takeOut} onChange={(event) => setTakeOut(event.target.checked)} />
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={() => setText(shuffled(entries).join("\n"))} disabled={spinning}>
              {__("Shuffle")}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setDrawn([])} disabled={drawn.length === 0}>
              {__("Clear the draws")}
            </Button>
          </div>
          {drawn.length > 0 && (
            <section aria-label={__("Drawn so far")}>
              <h2 className="mb-2 font-display text-base font-semibold">{__("Drawn so far")}</h2>
              <ol className="max-h-60 list-decimal overflow-y-auto pl-6">
                {drawn.toReversed().map((name, at) => (
                  <li key={at} className="break-words">
                    {name}
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** With more entries than can be read the slices bear no names. */
function Disc({ entries, angle, spinning }: { entries: readonly string[]; angle: number; spinning: boolean }) {
  const slice = 360 / Math.max(1, entries.length);
  return (
    <div className="relative w-full max-w-md">
      <svg viewBox="-102 -106 204 208" role="img" aria-label={__("Wheel")} className="w-full">
        <g style={{ transform: `rotate(${angle}deg)`, transition: spinning ? `transform ${spinMs}ms cubic-bezier(0.15, 0.7, 0.1, 1)` : undefined }}>
          {entries.length < 2 && <circle r="100" className="fill-secondary" />}
          {entries.length > 1 &&
            entries.map((name, at) => (
              <g key={at} transform={`rotate(${at * slice})`}>
                <path d={sector(slice)} className={cn("stroke-background", at % 2 === 0 ? (at === entries.length - 1 ? "fill-muted" : "fill-primary") : "fill-secondary")} strokeWidth="0.5" />
                {entries.length <= mostShown && (
                  <text
                    transform={`rotate(${slice / 2 - 90}) translate(87 0)`}
                    textAnchor="end"
                    dominantBaseline="central"
                    fontSize={entries.length > 12 ? 6 : 8}
                    className={at % 2 === 0 && at !== entries.length - 1 ? "fill-primary-foreground" : "fill-foreground"}
                  >
                    {name.length > 16 ? `${name.slice(0, 15)}…` : name}
                  </text>
                )}
              </g>
            ))}
        </g>
        <path d="M -7 -105 L 7 -105 L 0 -90 Z" className="fill-foreground" />
        <circle r="6" className="fill-background stroke-foreground" />
      </svg>
    </div>
  );
}

/** From straight up, clockwise. */
function sector(degrees: number): string {
  const end = (degrees / 180) * Math.PI;
  return `M 0 0 L 0 -100 A 100 100 0 ${degrees > 180 ? 1 : 0} 1 ${100 * Math.sin(end)} ${-100 * Math.cos(end)} Z`;
}
