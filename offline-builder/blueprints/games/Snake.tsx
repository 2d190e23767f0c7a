import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { useEffect, useReducer } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { size, snakeReducer, waiting } from "@/lib/snake-rules";
import { useSwipe } from "@/lib/swipe";

const headings: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const keyOf = { left: "ArrowLeft", right: "ArrowRight", up: "ArrowUp", down: "ArrowDown" } as const;
const arrows = [
  { key: "ArrowLeft", label: __("Left"), icon: ArrowLeft },
  { key: "ArrowUp", label: __("Up"), icon: ArrowUp },
  { key: "ArrowDown", label: __("Down"), icon: ArrowDown },
  { key: "ArrowRight", label: __("Right"), icon: ArrowRight },
];

/** Milliseconds from step to step. */
const pace = 140;

export default function IndexPage() {
  const [snake, dispatch] = useReducer(snakeReducer, waiting);
  const { state, points } = snake;
  const swipe = useSwipe((way) => dispatch({ type: "turn", heading: headings[keyOf[way]]! }));

  useEffect(() => {
    if (state !== "running") return;
    const timer = setInterval(() => dispatch({ type: "step" }), pace);
    return () => clearInterval(timer);
  }, [state]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const heading = headings[event.key];
      if (heading) dispatch({ type: "turn", heading });
      else if (event.key === "p") dispatch({ type: "pause" });
      else return;
      event.preventDefault();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  return (
    <div className="mx-auto max-w-lg">
      <PageHeader title={$$("title")} lead={__("Arrow keys or the buttons steer, P pauses. Eat, and do not bite yourself.")} />
      <GameFrame game={snake} dispatch={dispatch}>
        <svg role="img" aria-label={`${__("Score")} ${points}`} viewBox={`0 0 ${size} ${size}`} className="w-full touch-none rounded-card border bg-card" {...swipe}>
          <circle cx={snake.food.x + 0.5} cy={snake.food.y + 0.5} r="0.42" className="fill-accent" />
          {snake.body.map((cell, index) => (
            <rect
              key={`${cell.x} ${cell.y}`}
              x={cell.x + 0.05}
              y={cell.y + 0.05}
              width="0.9"
              height="0.9"
              rx="0.22"
              className={index === 0 ? "fill-primary" : "fill-tone-2"}
            />
          ))}
        </svg>
      </GameFrame>
      <div className="mt-4 grid grid-cols-4 gap-2">
        {arrows.map((arrow) => (
          <Button key={arrow.key} variant="outline" aria-label={arrow.label} onClick={() => dispatch({ type: "turn", heading: headings[arrow.key]! })}>
            <arrow.icon aria-hidden className="size-5" />
          </Button>
        ))}
      </div>
    </div>
  );
}
