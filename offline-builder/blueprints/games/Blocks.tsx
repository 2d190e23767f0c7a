import { ArrowDown, ArrowDownToLine, ArrowLeft, ArrowRight, RotateCw } from "lucide-react";
import { useEffect, useReducer } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { blocksReducer, cellsOf, height, landing, levelOf, newGame, pace, width, type BlocksAction } from "@/lib/blocks-rules";
import { useSwipe } from "@/lib/swipe";

const keys: Record<string, BlocksAction["type"]> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "turn",
  ArrowDown: "down",
  " ": "drop",
  p: "pause",
};
const swipes = { left: "left", right: "right", up: "turn", down: "drop" } as const;
const buttons: { type: BlocksAction["type"]; label: string; icon: typeof ArrowLeft }[] = [
  { type: "left", label: __("Left"), icon: ArrowLeft },
  { type: "turn", label: __("Turn"), icon: RotateCw },
  { type: "right", label: __("Right"), icon: ArrowRight },
  { type: "down", label: __("Down"), icon: ArrowDown },
  { type: "drop", label: __("Drop"), icon: ArrowDownToLine },
];
/** By the kind of the piece. */
const fills = ["fill-accent", "fill-primary", "fill-tone-1", "fill-tone-2", "fill-foreground", "fill-tone-4", "fill-muted-foreground"];

export default function IndexPage() {
  const [blocks, dispatch] = useReducer(blocksReducer, undefined, newGame);
  const { state, points } = blocks;
  const every = pace(blocks);
  const swipe = useSwipe((way) => dispatch({ type: swipes[way] }));

  useEffect(() => {
    if (state !== "running") return;
    const timer = setInterval(() => dispatch({ type: "step" }), every);
    return () => clearInterval(timer);
  }, [state, every]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const type = keys[event.key];
      // The space bar presses a button that has the focus.
      if (!type || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      dispatch({ type });
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  const lying = blocks.cells.flatMap((kind, at) => (kind === null ? [] : [{ kind, x: at % width, y: Math.floor(at / width) }]));
  const falling = state === "over" ? [] : cellsOf(blocks.piece).map(([x, y]) => ({ kind: blocks.piece.kind, x, y }));
  const shadow = state === "running" ? cellsOf(landing(blocks)) : [];

  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={$$("title")} lead={__("Arrow keys move and turn, space drops, P pauses. Full rows disappear.")} />
      <GameFrame game={blocks} dispatch={dispatch}>
        <div className="flex items-start justify-center gap-4">
          <svg
            role="img"
            aria-label={`${__("Score")} ${points}, ${__("rows")} ${blocks.lines}`}
            viewBox={`0 0 ${width} ${height}`}
            className="h-[46svh] w-auto touch-none sm:h-[60svh] rounded-card border bg-card"
            {...swipe}
          >
            {shadow.map(([x, y]) => (
              <rect key={`${x} ${y}`} x={x + 0.08} y={y + 0.08} width="0.84" height="0.84" rx="0.14" className="fill-none stroke-muted-foreground" strokeWidth="0.06" />
            ))}
            {[...lying, ...falling].map(({ kind, x, y }) => (
              <rect key={`${x} ${y}`} x={x + 0.04} y={y + 0.04} width="0.92" height="0.92" rx="0.16" className={fills[kind]} />
            ))}
          </svg>
          <dl className="w-24 shrink-0 text-sm">
            <dt className="text-muted-foreground">{__("Next")}</dt>
            <dd className="mt-1 mb-4">
              <svg aria-hidden viewBox="0 0 4 2" className="w-full">
                {cellsOf({ kind: blocks.next, turns: 0, x: 0, y: blocks.next === 0 ? -1 : 0 }).map(([x, y]) => (
                  <rect key={`${x} ${y}`} x={x + 0.04} y={y + 0.04} width="0.92" height="0.92" rx="0.16" className={fills[blocks.next]} />
                ))}
              </svg>
            </dd>
            <dt className="text-muted-foreground">{__("Rows")}</dt>
            <dd className="mb-4 font-display text-lg tabular-nums">{blocks.lines}</dd>
            <dt className="text-muted-foreground">{__("Speed")}</dt>
            <dd className="font-display text-lg tabular-nums">{levelOf(blocks)}</dd>
          </dl>
        </div>
      </GameFrame>
      <div className="mt-4 grid grid-cols-5 gap-2">
        {buttons.map((button) => (
          <Button key={button.type} variant="outline" aria-label={button.label} onClick={() => dispatch({ type: button.type })}>
            <button.icon aria-hidden className="size-5" />
          </Button>
        ))}
      </div>
    </div>
  );
}
