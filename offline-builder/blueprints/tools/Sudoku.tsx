import { Eraser, Lightbulb, Pencil, Undo2 } from "lucide-react";
import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import { useKept } from "@/lib/kept";
import { keepGame, played, readGame, type Game } from "@/lib/sudoku-game";
import { isSolved, peers, repeatedIn, type Level } from "@/lib/sudoku-rules";

const levelNames: Record<Level, string> = { easy: __("Easy"), medium: __("Medium"), hard: __("Hard") };
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const steps: Record<string, number> = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };

export default function IndexPage() {
  const [game, dispatch] = useReducer(played, null, readGame);
  const [selected, setSelected] = useState(40);
  const [asNote, setAsNote] = useState(false);
  const [wrong, setWrong] = useState<number[] | null>(null);
  const [best, setBest] = useKept<Partial<Record<Level, number>>>("sudoku-best", {});
  const solved = isSolved(game.values);
  const grid = useRef<HTMLDivElement>(null);

  useEffect(() => keepGame(game), [game]);

  useEffect(() => {
    if (solved) return;
    const timer = setInterval(() => !document.hidden && dispatch({ type: "second" }), 1000);
    return () => clearInterval(timer);
  }, [solved]);

  useEffect(() => {
    if (solved && game.hints === 0 && game.seconds < (best[game.level] ?? Infinity)) setBest({ ...best, [game.level]: game.seconds });
  }, [solved]);

  function enter(digit: number) {
    setWrong(null);
    dispatch({ type: "enter", at: selected, digit, asNote });
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key === "z") dispatch({ type: "undo" });
      return;
    }
    const step = steps[event.key];
    if (step !== undefined) {
      const stays = Math.abs(step) === 1 && Math.floor((selected + step) / 9) !== Math.floor(selected / 9);
      const next = selected + step;
      if (!stays && next >= 0 && next < 81) {
        setSelected(next);
        grid.current?.querySelectorAll("button")[next]?.focus();
      }
    } else if (/^[1-9]$/.test(event.key)) enter(Number(event.key));
    else if (["0", "Backspace", "Delete"].includes(event.key)) enter(0);
    else if (event.key === "n") setAsNote(!asNote);
    else return;
    event.preventDefault();
  }

  const message = solved
    ? `${__("Solved in")} ${clock(game.seconds)}${game.hints > 0 ? `, ${__("hints")}: ${game.hints}` : ""}`
    : wrong === null
      ? ""
      : wrong.length === 0
        ? __("No mistakes so far.")
        : `${__("Wrong numbers")}: ${wrong.length}`;

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,20rem)]">
        <div ref={grid} role="grid" aria-label={__("Sudoku")} onKeyDown={press} className="border-2 border-foreground bg-card">
          {Array.from({ length: 9 }, (_, row) => (
            <div key={row} role="row" className={cn("grid grid-cols-9", row % 3 === 0 && row > 0 && "border-t-2 border-foreground")}>
              {Array.from({ length: 9 }, (_, column) => (
                <Cell key={column} game={game} at={row * 9 + column} selected={selected} wrong={wrong ?? []} onSelect={setSelected} />
              ))}
            </div>
          ))}
        </div>
        <div className="flex flex-col gap-4">
          <div className="flex items-center justify-between gap-3">
            <p role="timer" className="font-display text-3xl font-semibold tabular-nums">{clock(game.seconds)}</p>
            {best[game.level] !== undefined && (
              <p className="text-muted-foreground tabular-nums">{__("Best")}: {clock(best[game.level]!)}</p>
            )}
          </div>
          <p role="status" className="min-h-6 font-medium">{message}</p>
          <div role="group" aria-label={__("Numbers")} className="grid grid-cols-9 gap-1 lg:grid-cols-3 lg:gap-2">
            {digits.map((digit) => (
              <button
                key={digit}
                type="button"
                disabled={solved}
                onClick={() => enter(digit)}
                className="min-h-12 cursor-pointer rounded-control border bg-card font-display text-xl font-semibold hover:border-primary"
              >
                {digit}
              </button>
            ))}
          </div>
          <div className="grid grid-cols-2 gap-2">
            <Button variant={asNote ? "primary" : "outline"} aria-pressed={asNote} onClick={() => setAsNote(!asNote)}>
              <Pencil aria-hidden className="size-4" />
              {__("Notes")}
            </Button>
            <Button variant="outline" onClick={() => enter(0)}>
              <Eraser aria-hidden className="size-4" />
              {__("Erase")}
            </Button>
            <Button variant="outline" disabled={game.past.length === 0} onClick={() => dispatch({ type: "undo" })}>
              <Undo2 aria-hidden className="size-4" />
              {__("Undo")}
            </Button>
            <Button variant="outline" disabled={solved} onClick={() => dispatch({ type: "hint", at: selected })}>
              <Lightbulb aria-hidden className="size-4" />
              {__("Hint")}
            </Button>
            <Button variant="outline" disabled={solved} onClick={() => setWrong(mistakes(game))}>
              {__("Check")}
            </Button>
            <Button variant="outline" onClick={() => dispatch({ type: "restart" })}>
              {__("Start over")}
            </Button>
          </div>
          <div className="flex items-end gap-2">
            <Field label={__("Difficulty")} className="flex-1">
              {(control) => (
                <Select {...control} value={game.level} onChange={(event) => dispatch({ type: "new", level: event.target.value as Level })}>
                  {Object.entries(levelNames).map(([level, name]) => (
                    <option key={level} value={level}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button
              onClick={() => {
                setWrong(null);
                dispatch({ type: "new", level: game.level });
              }}
            >
              {__("New game")}
            </Button>
          </div>
          <p className="text-sm text-muted-foreground">{__("Arrow keys move, digits enter, N switches notes, Ctrl+Z takes back.")}</p>
        </div>
      </div>
    </>
  );
}

interface CellProps {
  game: Game;
  at: number;
  selected: number;
  wrong: readonly number[];
  onSelect: (at: number) => void;
}

function Cell({ game, at, selected, wrong, onSelect }: CellProps) {
  const value = game.values[at]!;
  const notes = game.notes[at]!;
  const given = game.given[at] !== 0;
  const bad = wrong.includes(at) || (!given && repeatedIn(game.values).has(at));
  const column = at % 9;
  const same = value !== 0 && value === game.values[selected];
  return (
    <div role="gridcell" aria-selected={at === selected} className={cn("border-b", column < 8 && "border-r", column % 3 === 2 && column < 8 && "border-r-2 border-r-foreground")}>
      <button
        type="button"
        tabIndex={at === selected ? 0 : -1}
        onClick={() => onSelect(at)}
        onFocus={() => onSelect(at)}
        aria-label={`${__("Row")} ${Math.floor(at / 9) + 1}, ${__("column")} ${column + 1}: ${value || (notes.length > 0 ? `${__("notes")} ${notes.join(" ")}` : __("empty"))}${given ? `, ${__("given")}` : ""}${bad ? `, ${__("wrong")}` : ""}`}
        className={cn(
          "grid aspect-square w-full cursor-pointer place-items-center text-xl focus-visible:relative focus-visible:z-10 sm:text-2xl",
          peers[selected]!.includes(at) && "bg-muted",
          same && "bg-secondary",
          at === selected && "bg-secondary outline-2 -outline-offset-2 outline-primary",
          given ? "font-semibold" : "text-primary",
          bad && "bg-danger-soft text-destructive",
        )}
      >
        {value !== 0 && value}
        {value === 0 && notes.length > 0 && (
          <span aria-hidden className="grid grid-cols-3 gap-x-1 text-[0.5rem] leading-[1.15] text-muted-foreground sm:text-xs">
            {digits.map((digit) => (
              <span key={digit}>{notes.includes(digit) ? digit : "\u00a0"}</span>
            ))}
          </span>
        )}
      </button>
    </div>
  );
}

function mistakes(game: Game): number[] {
  return game.values.flatMap((value, at) => (value !== 0 && value !== game.solution[at] ? [at] : []));
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
