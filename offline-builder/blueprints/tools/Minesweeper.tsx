import { Bomb, Flag } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import { useKept } from "@/lib/kept";
import { flagged, flagsLeft, levels, minesAround, newGame, open, type Game, type Level } from "@/lib/mines-rules";

const levelNames: Record<Level, string> = { easy: __("Easy"), medium: __("Medium"), hard: __("Hard") };
const pressMs = 400;

export default function IndexPage() {
  const [level, setLevel] = useKept<Level>("mines-level", "easy");
  const [best, setBest] = useKept<Partial<Record<Level, number>>>("mines-best", {});
  const [game, setGame] = useState<Game>(() => newGame(level));
  const [flagging, setFlagging] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; done: boolean }>(undefined);
  const { columns, rows } = levels[game.level];
  const over = game.state === "won" || game.state === "lost";

  useEffect(() => {
    if (game.state !== "running") return;
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 250);
    return () => clearInterval(timer);
  }, [game.state === "running"]);

  useEffect(() => {
    if (game.state === "won" && seconds < (best[game.level] ?? Infinity)) setBest({ ...best, [game.level]: seconds });
  }, [game.state]);

  function begin(next: Level) {
    setLevel(next);
    setGame(newGame(next));
    setSeconds(0);
    setAt(0);
  }

  function press(place: number) {
    if (held.current?.done) return;
    setGame(flagging && !game.fields[place]!.open ? flagged(game, place) : open(game, place));
  }

  /** A long press sets a flag, as the right button does. */
  function hold(place: number) {
    const timer = setTimeout(() => {
      held.current = { timer, done: true };
      setGame((now) => flagged(now, place));
    }, pressMs);
    held.current = { timer, done: false };
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowUp: -columns, ArrowDown: columns, ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key.toLowerCase() === "f") setGame(flagged(game, at));
    else if (step !== undefined) {
      const next = at + step;
      const sideways = Math.abs(step) === 1 && Math.floor(next / columns) !== Math.floor(at / columns);
      if (next >= 0 && next < columns * rows && !sideways) {
        setAt(next);
        grid.current?.querySelectorAll("button")[next]?.focus();
      }
    } else {
      if (event.key === "Enter" || event.key === " ") held.current = undefined;
      return;
    }
    event.preventDefault();
  }

  const status = { ready: __("The first field is always safe."), running: "", won: `${__("All mines found in")} ${seconds} s`, lost: __("That was a mine.") }[game.state];
  return (
    <div className="mx-auto w-fit max-w-full min-w-[min(100%,22rem)]">
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex items-center gap-2 font-display text-2xl font-semibold tabular-nums">
          <Flag aria-label={__("Mines without a flag")} className="size-5" />
          {flagsLeft(game)}
        </p>
        <p role="timer" className="font-display text-2xl font-semibold tabular-nums">
          {seconds} s
        </p>
        <Button variant={flagging ? "primary" : "outline"} aria-pressed={flagging} onClick={() => setFlagging(!flagging)}>
          <Flag aria-hidden className="size-4" />
          {__("Set flags")}
        </Button>
      </div>
      <p role="status" className="mb-2 min-h-6 font-medium">
        {status}
      </p>
      <div className="overflow-x-auto pb-2">
        <div ref={grid} role="grid" aria-label={__("Field of mines")} onKeyDown={move} className="w-fit touch-manipulation border select-none">
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} role="row" className="flex">
              {Array.from({ length: columns }, (_, column) => {
                const place = row * columns + column;
                const field = game.fields[place]!;
                const near = field.open && !field.mine ? minesAround(game, place) : 0;
                return (
                  <div key={column} role="gridcell">
                    <button
                      type="button"
                      tabIndex={place === at ? 0 : -1}
                      aria-label={`${__("Row")} ${row + 1}, ${__("column")} ${column + 1}: ${field.open ? (field.mine ? __("mine") : near) : field.flag ? __("flag") : __("closed")}`}
                      onFocus={() => setAt(place)}
                      onClick={() => press(place)}
                      onPointerDown={(event) => event.button === 0 && hold(place)}
                      onPointerUp={() => clearTimeout(held.current?.timer)}
                      onPointerLeave={() => clearTimeout(held.current?.timer)}
                      onPointerCancel={() => clearTimeout(held.current?.timer)}
                      onContextMenu={(event) => {
                        event.preventDefault();
                        // A long press has set its flag already.
                        clearTimeout(held.current?.timer);
                        if (!held.current?.done) setGame(flagged(game, place));
                        held.current = undefined;
                      }}
                      className={cn(
                        "grid size-[min(2.25rem,calc((100vw-2.25rem)/9))] cursor-pointer place-items-center border text-base font-bold focus-visible:relative focus-visible:z-10",
                        field.open ? (field.mine ? "bg-danger-soft text-destructive" : "bg-background") : "bg-secondary text-secondary-foreground hover:bg-muted",
                        near === 1 && "text-primary",
                        near === 2 && "text-success",
                        near === 3 && "text-destructive",
                        near > 3 && "text-warning",
                      )}
                    >
                      {field.open && field.mine && <Bomb aria-hidden className="size-4" />}
                      {!field.open && field.flag && <Flag aria-hidden className="size-4 fill-current" />}
                      {near > 0 && near}
                    </button>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label={__("Difficulty")} className="w-40">
          {(control) => (
            <Select {...control} value={level} onChange={(event) => begin(event.target.value as Level)}>
              {Object.entries(levelNames).map(([one, name]) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant={over ? "primary" : "outline"} onClick={() => begin(level)}>
          {__("New game")}
        </Button>
        {best[level] !== undefined && (
          <p className="min-h-11 content-center text-muted-foreground tabular-nums">
            {__("Best")}: {best[level]} s
          </p>
        )}
      </div>
      <p className="mt-3 max-w-prose text-sm text-muted-foreground">{__("A right click, a long press or F sets a flag. Arrow keys move, Enter opens; on a number whose flags are set it opens the rest.")}</p>
    </div>
  );
}
