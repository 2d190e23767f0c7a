import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { ScoreLine } from "@/components/games/ScoreLine";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { keepScore } from "@/data/high-scores";
import { cn } from "@/lib/cn";
import { useSwipe } from "@/lib/swipe";
import { newBoard, slide, type Direction } from "@/lib/tiles-rules";

const arrows: { key: string; direction: Direction; label: string; icon: typeof ArrowLeft }[] = [
  { key: "ArrowLeft", direction: "left", label: __("Left"), icon: ArrowLeft },
  { key: "ArrowUp", direction: "up", label: __("Up"), icon: ArrowUp },
  { key: "ArrowDown", direction: "down", label: __("Down"), icon: ArrowDown },
  { key: "ArrowRight", direction: "right", label: __("Right"), icon: ArrowRight },
];

export default function IndexPage() {
  const [board, setBoard] = useState(newBoard);
  const swipe = useSwipe((way) => setBoard((now) => slide(now, way)));

  useEffect(() => {
    if (board.over) keepScore(board.points);
  }, [board.over, board.points]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const arrow = arrows.find((one) => one.key === event.key);
      if (!arrow) return;
      event.preventDefault();
      setBoard((now) => slide(now, arrow.direction));
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  function restart() {
    if (!board.over) keepScore(board.points);
    setBoard(newBoard());
  }

  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={$$("title")} lead={__("Slide with the arrow keys or the buttons. Equal tiles become one of twice their value.")} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ScoreLine points={board.points} />
        <Button size="sm" onClick={restart}>
          {board.over ? __("Play again") : __("New game")}
        </Button>
      </div>
      <ul {...swipe} className="grid touch-none grid-cols-4 gap-2 rounded-card border bg-muted p-2 select-none">
        {board.tiles.map((tile, at) => (
          <li
            key={at}
            className={cn(
              "grid aspect-square place-items-center rounded-control font-display text-2xl font-semibold tabular-nums",
              tile === 0 ? "bg-background" : tile < 4 ? "bg-card" : tile < 32 ? "bg-secondary text-secondary-foreground" : "bg-primary text-primary-foreground",
            )}
          >
            {tile > 0 && tile}
          </li>
        ))}
      </ul>
      {board.over && (
        <p role="status" className="mt-3 text-center font-semibold">
          {__("Game over")}: {board.points}
        </p>
      )}
      <div className="mt-4 grid grid-cols-4 gap-2">
        {arrows.map((arrow) => (
          <Button key={arrow.key} variant="outline" aria-label={arrow.label} onClick={() => setBoard((now) => slide(now, arrow.direction))}>
            <arrow.icon aria-hidden className="size-5" />
          </Button>
        ))}
      </div>
    </div>
  );
}
