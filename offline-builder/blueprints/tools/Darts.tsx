import { Plus, Trash2, Undo2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import { averageOf, checkout, isBust, isScore, standings, type Visit } from "@/lib/darts-rules";
import { formatDay, today } from "@/lib/dates";
import { useKept } from "@/lib/kept";

interface Match {
  names: string[];
  start: number;
  doubleOut: boolean;
  visits: Visit[];
  /** Who begins the leg: in turn from leg to leg. */
  begins: number;
}

interface Leg {
  date: string;
  start: number;
  winner: string;
  darts: number;
  average: number;
}

const starts = [301, 501, 701];
const quick = [26, 41, 45, 60, 81, 85, 100, 121, 140, 180];
const mostPlayers = 6;

export default function IndexPage() {
  const [match, setMatch] = useKept<Match>("darts", { names: [`${__("Player no.")} 1`, `${__("Player no.")} 2`], start: 501, doubleOut: true, visits: [], begins: 0 });
  const [legs, setLegs] = useKept<Leg[]>("darts-legs", []);
  const [points, setPoints] = useState("");
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState("");
  const { names, start, doubleOut, visits, begins } = match;
  const rules = { start, doubleOut };
  const table = standings(visits, names.length, rules);
  const winner = table.findIndex(({ left }) => left === 0);
  const turn = (begins + visits.length) % names.length;
  const left = table[turn]!.left;
  const change = (changes: Partial<Match>) => setMatch({ ...match, ...changes });
  const hint = checkout(left, doubleOut);

  function enter(scored: number) {
    if (winner >= 0) return;
    if (!isScore(scored)) return setError(__("Three darts cannot make that. Enter 0 to 180."));
    const next = [...visits, { player: turn, points: scored }];
    const one = standings(next, names.length, rules)[turn]!;
    setError(undefined);
    setPoints("");
    change({ visits: next });
    setSaid(isBust(left, scored, rules) ? `${names[turn]}: ${__("bust, it stays at")} ${left}` : `${names[turn]}: ${scored}, ${__("left")} ${one.left}`);
    if (one.left === 0) setLegs([{ date: today(), start, winner: names[turn]!, darts: one.darts, average: averageOf(one) }, ...legs]);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    enter(points.trim() === "" ? Number.NaN : Number(points));
  }

  function undo() {
    if (winner >= 0) setLegs(legs.slice(1));
    change({ visits: visits.slice(0, -1) });
    setSaid(__("The last visit is taken back."));
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <ul aria-label={__("Players")} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name, at) => (
          <li key={at} aria-current={at === turn && winner < 0 ? "true" : undefined} className={cn("rounded-card border bg-card p-4", at === turn && winner < 0 && "border-primary bg-secondary text-secondary-foreground")}>
            <p className="flex justify-between gap-3 font-medium">
              <span className="min-w-0 truncate">{name}</span>
              <span className="tabular-nums">
                {__("Legs")} {legs.filter((leg) => leg.winner === name && leg.date === today()).length}
              </span>
            </p>
            <p className="font-display text-6xl font-semibold tabular-nums">{table[at]!.left}</p>
            <p className="text-sm tabular-nums opacity-80">
              {__("Average")} {averageOf(table[at]!).toFixed(1)} · {__("Darts")} {table[at]!.darts}
            </p>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 min-h-7 font-display text-lg font-semibold">
        {winner >= 0 ? `${names[winner]} ${__("wins the leg.")}` : said}
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div>
          {winner >= 0 ? (
            <Button size="lg" onClick={() => change({ visits: [], begins: (begins + 1) % names.length })}>
              {__("Next leg")}
            </Button>
          ) : (
            <form onSubmit={submit} noValidate className="flex flex-col gap-4">
              <Field label={`${names[turn]}: ${__("points with three darts")}`} hint={hint ? `${__("Way to end")}: ${hint.join(" ")}` : undefined} error={error}>
                {(control) => (
                  <Input {...control} inputMode="numeric" autoComplete="off" className="text-2xl tabular-nums" value={points} onChange={(event) => setPoints(event.target.value)} />
                )}
              </Field>
              <div role="group" aria-label={__("Usual scores")} className="grid grid-cols-5 gap-2">
                {quick.map((one) => (
                  <Button key={one} variant="outline" className="px-1" onClick={() => enter(one)}>
                    {one}
                  </Button>
                ))}
              </div>
              <div className="flex flex-wrap gap-2">
                <Button type="submit">{__("Enter")}</Button>
                <Button variant="outline" onClick={() => enter(0)}>
                  {__("No score")}
                </Button>
              </div>
            </form>
          )}
          <Button variant="ghost" className="mt-3" disabled={visits.length === 0} onClick={undo}>
            <Undo2 aria-hidden className="size-4" />
            {__("Undo")}
          </Button>
        </div>
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={__("Counts down from")}>
              {(control) => (
                <Select {...control} value={start} onChange={(event) => change({ start: Number(event.target.value), visits: [] })}>
                  {starts.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </Select>
              )}
            </Field>
            <Checkbox className="self-end" label={__("A double ends it")} checked={doubleOut} onChange={(event) => change({ doubleOut: event.target.checked, visits: [] })} />
          </div>
          {names.map((name, at) => (
            <div key={at} className="flex items-end gap-2">
              <Field label={`${__("Player no.")} ${at + 1}`} className="min-w-0 flex-1">
                {(control) => <Input {...control} value={name} maxLength={24} onChange={(event) => change({ names: names.with(at, event.target.value) })} />}
              </Field>
              <Button variant="ghost" size="icon" disabled={names.length === 1} aria-label={`${__("Delete")} ${name}`} onClick={() => change({ names: names.filter((_, one) => one !== at), visits: [], begins: 0 })}>
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </div>
          ))}
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" disabled={names.length === mostPlayers} onClick={() => change({ names: [...names, `${__("Player no.")} ${names.length + 1}`], visits: [] })}>
              <Plus aria-hidden className="size-4" />
              {__("One more player")}
            </Button>
            <Button variant="outline" size="sm" disabled={visits.length === 0} onClick={() => change({ visits: [] })}>
              {__("Begin the leg anew")}
            </Button>
          </div>
        </div>
      </div>
      <section aria-label={__("Finished legs")} className="mt-8">
        <h2 className="text-heading mb-2">{__("Finished legs")}</h2>
        {legs.length === 0 && <p className="text-muted-foreground">{__("None yet.")}</p>}
        <ul className="divide-y">
          {legs.slice(0, 20).map((leg, at) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-4 py-2 tabular-nums">
              <span className="font-medium">{leg.winner}</span>
              <span className="text-muted-foreground">
                {leg.start} · {leg.darts} {__("darts")} · {__("Average")} {leg.average.toFixed(1)} · {formatDay(leg.date)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
