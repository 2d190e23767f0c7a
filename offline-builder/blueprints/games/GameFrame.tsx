import { useEffect, useRef, type ReactNode } from "react";
import { ScoreLine } from "@/components/games/ScoreLine";
import { Button } from "@/components/ui/button";
import { keepScore } from "@/data/high-scores";

interface GameFrameProps {
  game: { state: "waiting" | "running" | "paused" | "over"; points: number };
  dispatch: (action: { type: "start" } | { type: "pause" }) => void;
  /** The field of play. */
  children: ReactNode;
}

/** Above the field the score and the one button of the moment, below it the end, whose points are kept. */
export function GameFrame({ game: { state, points }, dispatch, children }: GameFrameProps) {
  const field = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state === "over") keepScore(points);
  }, [state, points]);

  /** The keys are for the game from here on: a space bar must not press the button again. */
  function press(type: "start" | "pause") {
    dispatch({ type });
    field.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ScoreLine points={points} />
        {state === "running" || state === "paused" ? (
          <Button variant="outline" size="sm" onClick={() => press("pause")}>
            {state === "paused" ? __("Continue") : __("Pause")}
          </Button>
        ) : (
          <Button size="sm" onClick={() => press("start")}>
            {state === "over" ? __("Play again") : __("Start")}
          </Button>
        )}
      </div>
      <div ref={field} tabIndex={-1} className="outline-none">
        {children}
      </div>
      {state === "over" && (
        <p role="status" className="mt-3 text-center font-semibold">
          {__("Game over")}: {points}
        </p>
      )}
    </>
  );
}
