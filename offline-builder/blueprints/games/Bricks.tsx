import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useReducer, type PointerEvent } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { brick, bricksReducer, height, newGame, paddle, radius, width } from "@/lib/bricks-rules";

const step = 7;
/** Milliseconds from step to step. */
const pace = 20;
/** By the row, from the top. */
const fills = ["fill-primary", "fill-accent", "fill-tone-1", "fill-tone-2"];

export default function IndexPage() {
  const [game, dispatch] = useReducer(bricksReducer, undefined, newGame);
  const { state, points, ball } = game;

  useEffect(() => {
    if (state !== "running") return;
    const timer = setInterval(() => dispatch({ type: "step" }), pace);
    return () => clearInterval(timer);
  }, [state]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === "ArrowLeft") dispatch({ type: "move", by: -step });
      else if (event.key === "ArrowRight") dispatch({ type: "move", by: step });
      else if (event.key === "p") dispatch({ type: "pause" });
      else return;
      event.preventDefault();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  /** The paddle follows finger and mouse. */
  function follow(event: PointerEvent<SVGSVGElement>) {
    if (event.pointerType === "mouse" && state !== "running") return;
    const field = event.currentTarget.getBoundingClientRect();
    dispatch({ type: "place", x: ((event.clientX - field.left) / field.width) * width });
  }

  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={$$("title")} lead={__("Arrow keys, mouse or finger move the paddle, P pauses. Every wall is faster.")} />
      <GameFrame game={game} dispatch={dispatch}>
        <svg
          role="img"
          aria-label={`${__("Score")} ${points}, ${__("balls left")} ${game.lives}`}
          viewBox={`0 0 ${width} ${height}`}
          className="mx-auto h-[46svh] w-auto touch-none rounded-card border bg-card sm:h-[60svh]"
          onPointerDown={follow}
          onPointerMove={follow}
        >
          {game.bricks.map(({ row, column }) => (
            <rect
              key={`${row} ${column}`}
              x={column * brick.width + 0.4}
              y={brick.top + row * brick.height + 0.4}
              width={brick.width - 0.8}
              height={brick.height - 0.8}
              rx="0.8"
              className={fills[row % fills.length]}
            />
          ))}
          <circle cx={ball.x} cy={ball.y} r={radius} className="fill-foreground" />
          <rect x={game.at} y={paddle.y} width={paddle.width} height={paddle.height} rx="1.5" className="fill-primary" />
        </svg>
        <p className="mt-2 flex justify-between text-sm text-muted-foreground tabular-nums">
          <span>
            {__("Balls left")}: {game.lives}
          </span>
          <span>
            {__("Wall")} {game.level}
          </span>
        </p>
      </GameFrame>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button variant="outline" aria-label={__("Left")} onClick={() => dispatch({ type: "move", by: -step * 2 })}>
          <ArrowLeft aria-hidden className="size-5" />
        </Button>
        <Button variant="outline" aria-label={__("Right")} onClick={() => dispatch({ type: "move", by: step * 2 })}>
          <ArrowRight aria-hidden className="size-5" />
        </Button>
      </div>
    </div>
  );
}
