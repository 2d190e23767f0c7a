import { useEffect, useState } from "react";
import { ScoreLine } from "@/components/games/ScoreLine";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { pictures, subject } from "@/content/pictures";
import { keepScore } from "@/data/high-scores";
import { cn } from "@/lib/cn";

function shuffled(): number[] {
  return pictures
    .flatMap((_, at) => [at, at])
    .map((at) => ({ at, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ at }) => at);
}

export default function IndexPage() {
  const [cards, setCards] = useState(shuffled);
  const [found, setFound] = useState<number[]>([]);
  const [open, setOpen] = useState<number[]>([]);
  const [moves, setMoves] = useState(0);
  const done = found.length === pictures.length;
  const points = found.length * 10 - Math.max(0, moves - found.length) * 2;

  useEffect(() => {
    if (done) keepScore(Math.max(1, points));
  }, [done, points]);

  useEffect(() => {
    if (open.length < 2) return;
    const timer = setTimeout(() => setOpen([]), 900);
    return () => clearTimeout(timer);
  }, [open]);

  function turn(place: number) {
    if (open.includes(place) || found.includes(cards[place]!)) return;
    const now = open.length >= 2 ? [place] : [...open, place];
    setOpen(now);
    if (now.length < 2) return;
    setMoves(moves + 1);
    if (cards[now[0]!] === cards[now[1]!]) setFound([...found, cards[place]!]);
  }

  function restart() {
    setCards(shuffled());
    setFound([]);
    setOpen([]);
    setMoves(0);
  }

  return (
    <div className="mx-auto max-w-lg">
      <PageHeader title={$$("title")} lead={__("Turn two cards. A pair brings ten points, each miss costs two.")} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ScoreLine points={Math.max(0, points)} />
        <p className="tabular-nums">
          {__("Moves")} {moves}
        </p>
        <Button size="sm" onClick={restart}>
          {done ? __("Play again") : __("New game")}
        </Button>
      </div>
      <ul aria-label={subject} className="grid grid-cols-4 gap-2">
        {cards.map((picture, place) => {
          const shown = open.includes(place) || found.includes(picture);
          const { name, icon: Icon } = pictures[picture]!;
          return (
            <li key={place}>
              <button
                type="button"
                aria-label={shown ? name : `${__("Card")} ${place + 1}`}
                onClick={() => turn(place)}
                className={cn(
                  "grid aspect-square w-full cursor-pointer place-items-center rounded-card border",
                  shown ? "bg-card text-primary" : "bg-primary text-primary-foreground hover:bg-primary-hover",
                )}
              >
                {shown && <Icon aria-hidden className="h-auto w-1/2" />}
              </button>
            </li>
          );
        })}
      </ul>
      {done && (
        <p role="status" className="mt-3 text-center font-semibold">
          {__("All pairs found.")}
        </p>
      )}
    </div>
  );
}
