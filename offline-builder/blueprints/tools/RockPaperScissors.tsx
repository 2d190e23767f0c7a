import { Mountain, Scissors, StickyNote } from "lucide-react";
import { useEffect, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import { useKept } from "@/lib/kept";
import { randomBelow } from "@/lib/random";
import { hands, resultOf, wonBy, type Hand, type Round } from "@/lib/hands";

const names: Record<Hand, string> = { rock: __("Rock"), paper: __("Paper"), scissors: __("Scissors") };
const icons: Record<Hand, typeof Mountain> = { rock: Mountain, paper: StickyNote, scissors: Scissors };
const results = { win: __("You win"), loss: __("The computer wins"), draw: __("A draw") };
const targets = [1, 3, 5, 10];

export default function IndexPage() {
  const [rounds, setRounds] = useKept<Round[]>("rps-rounds", []);
  const [target, setTarget] = useKept("rps-target", 3);
  const [matches, setMatches] = useKept("rps-matches", { won: 0, lost: 0 });
  const [announced, setAnnounced] = useState("");
  const won = wonBy(rounds, "win");
  const lost = wonBy(rounds, "loss");
  const over = won >= target || lost >= target;
  const last = rounds.at(-1);

  function play(own: Hand) {
    if (over) return;
    const round = { own, other: hands[randomBelow(3)]! };
    const next = [...rounds, round];
    const result = resultOf(round);
    setRounds(next);
    setAnnounced(`${names[round.own]} – ${names[round.other]}: ${results[result]}`);
    if (wonBy(next, "win") >= target) setMatches({ ...matches, won: matches.won + 1 });
    if (wonBy(next, "loss") >= target) setMatches({ ...matches, lost: matches.lost + 1 });
  }

  function restart() {
    setRounds([]);
    setAnnounced("");
  }

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, select, textarea");
      const hand = hands[Number(event.key) - 1];
      if (hand && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) play(hand);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });

  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid grid-cols-2 gap-4 text-center">
        <Side name={__("You")} hand={last?.own} points={won} ahead={last !== undefined && resultOf(last) === "win"} />
        <Side name={__("Computer")} hand={last?.other} points={lost} ahead={last !== undefined && resultOf(last) === "loss"} />
      </div>
      <p role="status" className="my-5 min-h-8 text-center font-display text-xl font-semibold">
        {over ? (won > lost ? __("You win the match.") : __("The computer wins the match.")) : announced || __("Choose your hand.")}
      </p>
      <div role="group" aria-label={__("Your hand")} className="grid grid-cols-3 gap-3">
        {hands.map((hand, at) => {
          const Icon = icons[hand];
          return (
            <button
              key={hand}
              type="button"
              disabled={over}
              onClick={() => play(hand)}
              className="flex cursor-pointer flex-col items-center gap-2 rounded-card border bg-card p-4 font-medium hover:border-primary disabled:cursor-not-allowed disabled:opacity-50"
            >
              <Icon aria-hidden className="size-10 sm:size-14" />
              {names[hand]}
              <kbd className="hidden rounded-control border px-2 text-sm text-muted-foreground sm:block">{at + 1}</kbd>
            </button>
          );
        })}
      </div>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <Field label={__("Rounds to win")} className="w-40">
          {(control) => (
            <Select
              {...control}
              value={target}
              onChange={(event) => {
                setTarget(Number(event.target.value));
                restart();
              }}
            >
              {targets.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant={over ? "primary" : "outline"} disabled={rounds.length === 0} onClick={restart}>
          {__("New match")}
        </Button>
      </div>
      <p className="mt-5 text-muted-foreground tabular-nums">
        {__("Matches won")} {matches.won} · {__("Matches lost")} {matches.lost}
      </p>
      {rounds.length > 0 && (
        <ol aria-label={__("Rounds")} className="mt-3 divide-y border-y">
          {rounds
            .map((round, at) => ({ ...round, number: at + 1 }))
            .toReversed()
            .map((round) => (
              <li key={round.number} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="tabular-nums">
                  {round.number}. {names[round.own]} – {names[round.other]}
                </span>
                <span className="text-muted-foreground">{results[resultOf(round)]}</span>
              </li>
            ))}
        </ol>
      )}
    </div>
  );
}

function Side({ name, hand, points, ahead }: { name: string; hand?: Hand; points: number; ahead: boolean }) {
  const Icon = hand && icons[hand];
  return (
    <section aria-label={name} className={cn("rounded-card border bg-card p-4", ahead && "border-primary bg-secondary text-secondary-foreground")}>
      <h2 className="font-medium">{name}</h2>
      <div className="my-3 grid h-20 place-items-center">
        {Icon ? <Icon aria-label={names[hand]} className="size-16" /> : <span className="text-4xl text-muted-foreground">?</span>}
      </div>
      <p className="font-display text-3xl font-semibold tabular-nums">{points}</p>
    </section>
  );
}
