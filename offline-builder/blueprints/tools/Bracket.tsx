import { Printer, Shuffle, Trash2, Trophy } from "lucide-react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { mostPlayers, playersIn, roundsOf, withOutcome, type Match, type Outcome } from "@/lib/bracket-rules";
import { cn } from "@/lib/cn";
import { useKept } from "@/lib/kept";
import { shuffled } from "@/lib/random";

const names = ["Ada", "Ben", "Cleo", "Dario", "Elif", "Finn", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Luca", "Mina", "Noor", "Oskar", "Pia", "Quinn", "Rosa", "Sami", "Tilda", "Ugo", "Vera", "Wanda", "Xenia", "Yusuf", "Zoe", "Arne", "Bela", "Carla", "Dora", "Emil", "Fatima"];
const players = names.slice(0, Number($$("count")));

function roundName(at: number, rounds: number): string {
  const left = rounds - at;
  if (left === 1) return __("Final");
  if (left === 2) return __("Semi-finals");
  return left === 3 ? __("Quarter-finals") : `${__("Round")} ${at + 1}`;
}

export default function IndexPage() {
  const [lines, setLines] = useKept("bracket-players", players.join("\n"));
  const [outcomes, setOutcomes] = useKept<Record<string, Outcome>>("bracket-results", {});
  const entered = playersIn(lines);
  const rounds = roundsOf(entered, outcomes);
  const champion = entered.length >= 2 ? (rounds.at(-1)?.[0]?.winner ?? null) : null;

  function enter(next: string) {
    setLines(next);
    setOutcomes({});
  }

  function draw() {
    const before = { lines, outcomes };
    enter(shuffled(entered).join("\n"));
    toast(__("Drawn anew"), {
      label: __("Undo"),
      run: () => {
        setLines(before.lines);
        setOutcomes(before.outcomes);
      },
    });
  }

  function clear() {
    const before = outcomes;
    setOutcomes({});
    toast(__("Results cleared"), { label: __("Undo"), run: () => setOutcomes(before) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button size="sm" variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {__("Print")}
        </Button>
        <Button size="sm" variant="outline" disabled={Object.keys(outcomes).length === 0} onClick={clear}>
          <Trash2 aria-hidden className="size-4" />
          {__("Clear results")}
        </Button>
        <Button size="sm" disabled={entered.length < 2} onClick={draw}>
          <Shuffle aria-hidden className="size-4" />
          {__("Draw anew")}
        </Button>
      </PageHeader>
      <p role="status" className={cn("mb-6 flex items-center gap-2 rounded-card border bg-card p-4", champion && "font-semibold")}>
        <Trophy aria-hidden className="size-5 shrink-0" />
        {champion ? `${__("Winner:")} ${champion}` : __("Enter the points of a match. The higher score moves on.")}
      </p>
      <div role="region" aria-label={__("Bracket")} tabIndex={0} className="mb-8 flex gap-6 overflow-x-auto pb-4">
        {rounds.map((round, at) => (
          <section key={at} aria-label={roundName(at, rounds.length)} className="flex w-60 shrink-0 flex-col">
            <h2 className="text-heading mb-3">{roundName(at, rounds.length)}</h2>
            <ol className="flex flex-1 flex-col justify-around gap-4">
              {round.map((match, place) => (
                <li key={match.id}>
                  <MatchCard
                    match={match}
                    label={`${roundName(at, rounds.length)}, ${__("match")} ${place + 1}`}
                    outcome={outcomes[match.id] ?? { one: "", two: "" }}
                    onChange={(outcome) => setOutcomes(withOutcome(outcomes, match, outcome))}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <Field label={__("Players or teams")} hint={`${__("One on each line, the strongest first")} · ${entered.length} / ${mostPlayers}`} error={entered.length < 2 ? __("Enter two lines at least.") : undefined} className="max-w-md print:hidden">
        {(control) => <Textarea {...control} rows={8} value={lines} onChange={(event) => enter(event.target.value)} />}
      </Field>
    </>
  );
}

interface MatchCardProps {
  match: Match;
  label: string;
  outcome: Outcome;
  onChange: (outcome: Outcome) => void;
}

function MatchCard({ match, label, outcome, onChange }: MatchCardProps) {
  const isBye = match.one === "" || match.two === "";
  const open = match.one !== null && match.two !== null && !isBye;
  const sides = [
    { name: match.one, points: outcome.one, change: (one: string) => onChange({ ...outcome, one }) },
    { name: match.two, points: outcome.two, change: (two: string) => onChange({ ...outcome, two }) },
  ];
  return (
    <div role="group" aria-label={label} className="divide-y rounded-card border bg-card">
      {sides.map(({ name, points, change }, at) => (
        <div key={at} className={cn("flex min-h-12 items-center gap-2 px-3 py-1.5", name !== null && name !== "" && match.winner === name && "bg-muted font-semibold")}>
          <span className={cn("min-w-0 flex-1 truncate", (name === null || name === "") && "text-muted-foreground")}>
            {name === null ? "–" : name === "" ? __("free") : name}
          </span>
          {open && (
            <span className="w-16 shrink-0">
            <Input aria-label={`${__("Points of")} ${name}, ${label}`} inputMode="numeric" value={points} onChange={(event) => change(event.target.value.replace(/[^\d]/g, ""))} className="h-9 text-center tabular-nums" />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
