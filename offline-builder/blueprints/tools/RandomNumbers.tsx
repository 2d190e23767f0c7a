import { Copy, Shuffle } from "lucide-react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import { copyText } from "@/lib/copy";
import { useKept } from "@/lib/kept";
import { useKeys } from "@/lib/keys";
import { drawn, wrongOf, type Draw, type DrawWrong } from "@/lib/number-rules";
import { randomBelow } from "@/lib/random";

const number = new Intl.NumberFormat("$locale$", { useGrouping: false });
const mostKept = 20;
const sentences: Record<DrawWrong, string> = {
  whole: __("A whole number, please."),
  order: __("The largest must not be below the smallest."),
  range: __("At most a billion numbers lie between them."),
  count: __("From 1 to 1000, please."),
  "too-many": __("There are not so many different ones."),
};
const presets: readonly (readonly [name: string, draw: Draw])[] = [
  ["1–10", { least: "1", most: "10", count: "1", once: false, sorted: false }],
  ["1–100", { least: "1", most: "100", count: "1", once: false, sorted: false }],
  ["6 / 49", { least: "1", most: "49", count: "6", once: true, sorted: true }],
];

export default function IndexPage() {
  const [draw, setDraw] = useKept<Draw>("numbers-draw", presets[1]![1]);
  const [draws, setDraws] = useKept<number[][]>("numbers-draws", []);
  const wrong = wrongOf(draw);
  const [latest, ...earlier] = draws;
  const errorOf = (field: "least" | "most" | "count") => (wrong?.field === field ? sentences[wrong.wrong] : undefined);

  function make() {
    if (!wrong) setDraws([drawn(draw, randomBelow), ...draws].slice(0, mostKept));
  }

  useKeys({ " ": make });

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label={__("Result")} className="flex min-w-0 flex-col gap-5 rounded-card border bg-card p-5 sm:p-8">
          <p
            role="status"
            className={cn(
              "max-h-96 min-h-24 overflow-y-auto font-display font-semibold break-words tabular-nums",
              !latest ? "text-muted-foreground" : latest.length === 1 ? "text-center text-7xl sm:text-8xl" : latest.length <= 10 ? "text-4xl" : "text-xl",
            )}
          >
            {latest ? latest.map((each) => number.format(each)).join(latest.length > 1 ? "  ·  " : "") : __("Nothing drawn yet")}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="lg" onClick={make} disabled={wrong !== null}>
              <Shuffle aria-hidden className="size-5" />
              {__("Draw")}
            </Button>
            <Button size="lg" variant="outline" disabled={!latest} onClick={() => latest && void copyText(latest.join(", "))}>
              <Copy aria-hidden className="size-5" />
              {__("Copy")}
            </Button>
          </div>
          {earlier.length > 0 && (
            <div>
              <div className="mb-1 flex items-center justify-between gap-3">
                <h2 className="font-display text-base font-semibold">{__("Drawn before")}</h2>
                <Button variant="ghost" size="sm" onClick={() => setDraws(latest ? [latest] : [])}>
                  {__("Clear")}
                </Button>
              </div>
              <ol className="max-h-56 divide-y overflow-y-auto text-muted-foreground tabular-nums">
                {earlier.map((each, at) => (
                  <li key={at} className="truncate py-1.5">
                    {each.slice(0, 30).map((value) => number.format(value)).join(", ")}
                    {each.length > 30 && " …"}
                  </li>
                ))}
              </ol>
            </div>
          )}
        </section>
        <div className="flex flex-col gap-5">
          <div className="grid grid-cols-2 items-start gap-3">
            <Field label={__("Smallest")} error={errorOf("least")}>
              {(control) => <Input {...control} value={draw.least} onChange={(event) => setDraw({ ...draw, least: event.target.value })} />}
            </Field>
            <Field label={__("Largest")} error={errorOf("most")}>
              {(control) => <Input {...control} value={draw.most} onChange={(event) => setDraw({ ...draw, most: event.target.value })} />}
            </Field>
          </div>
          <Field label={__("How many numbers")} error={errorOf("count")}>
            {(control) => <Input {...control} inputMode="numeric" value={draw.count} onChange={(event) => setDraw({ ...draw, count: event.target.value })} />}
          </Field>
          <div>
            <Checkbox label={__("Each number only once")} checked={draw.once} onChange={(event) => setDraw({ ...draw, once: event.target.checked })} />
            <Checkbox label={__("Sorted")} checked={draw.sorted} onChange={(event) => setDraw({ ...draw, sorted: event.target.checked })} />
          </div>
          <div className="grid grid-cols-3 gap-2">
            {presets.map(([name, preset]) => (
              <Button key={name} variant="outline" size="sm" onClick={() => setDraw(preset)}>
                {name}
              </Button>
            ))}
          </div>
          <p className="hidden text-sm text-muted-foreground sm:block">{__("The space bar draws again.")}</p>
        </div>
      </div>
    </>
  );
}
