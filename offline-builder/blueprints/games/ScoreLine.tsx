import { useEffect } from "react";
import { noteBest, useBest } from "@/data/high-scores";

/** The running score beside the best of all games in this browser. */
export function ScoreLine({ points }: { points: number }) {
  const best = useBest();
  useEffect(() => noteBest(points), [points]);
  return (
    <p role="status" className="flex gap-6 font-display text-lg tabular-nums">
      <span>
        {__("Score")} {points}
      </span>
      <span className="text-muted-foreground">
        {__("Best")} {Math.max(best, points)}
      </span>
    </p>
  );
}
