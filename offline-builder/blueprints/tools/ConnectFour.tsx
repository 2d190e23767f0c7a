import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import { bestColumn, columns, dropped, emptyBoard, landing, open, rows, winningLine, type Board, type Player } from "@/lib/connect-rules";
import { useKept } from "@/lib/kept";

const names: Record<Player, string> = { 1: __("Red"), 2: __("Yellow") };
/** How many moves the computer looks ahead; 0 is a second person. */
const opponents = [
  { depth: 1, name: __("Computer, easy") },
  { depth: 3, name: __("Computer, medium") },
  { depth: 5, name: __("Computer, hard") },
  { depth: 0, name: __("Two people") },
];
const thinkMs = 350;

export default function IndexPage() {
  const [moves, setMoves] = useKept<number[]>("four-moves", []);
  const [depth, setDepth] = useKept("four-depth", 3);
  const [score, setScore] = useKept("four-score", { 1: 0, 2: 0, drawn: 0 });
  const [focused, setFocused] = useState(3);
  const board = moves.reduce<Board>((now, column, at) => dropped(now, column, at % 2 === 0 ? 1 : 2), emptyBoard);
  const line = winningLine(board);
  const turn: Player = moves.length % 2 === 0 ? 1 : 2;
  const over = line !== null || open(board).length === 0;
  const thinking = depth > 0 && turn === 2 && !over;

  function place(column: number) {
    if (over || landing(board, column) === null) return;
    const next = dropped(board, column, turn);
    setMoves([...moves, column]);
    if (winningLine(next)) setScore({ ...score, [turn]: score[turn] + 1 });
    else if (open(next).length === 0) setScore({ ...score, drawn: score.drawn + 1 });
  }

  useEffect(() => {
    if (!thinking) return;
    const timer = setTimeout(() => place(bestColumn(board, 2, depth)), thinkMs);
    return () => clearTimeout(timer);
  }, [thinking, moves.length]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, select");
      const column = Number(event.key) - 1;
      if (typing || thinking || event.ctrlKey || event.metaKey || !(column >= 0 && column < columns)) return;
      place(column);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });

  function undo() {
    setMoves(moves.slice(0, depth > 0 && moves.length % 2 === 0 ? -2 : -1));
  }

  const status = line ? `${names[board[line[0]!] as Player]} ${__("has four in a row.")}` : over ? __("A draw") : `${__("Next move")}: ${names[turn]}`;
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <p role="status" className="mb-3 font-display text-lg">
        {status}
      </p>
      <div role="group" aria-label={__("Columns")} className="grid grid-cols-7 rounded-card bg-[#1f4fa8] p-1.5 sm:p-2">
        {Array.from({ length: columns }, (_, column) => (
          <button
            key={column}
            type="button"
            disabled={over || thinking || landing(board, column) === null}
            onMouseEnter={() => setFocused(column)}
            onFocus={() => setFocused(column)}
            onClick={() => place(column)}
            aria-label={`${__("Column")} ${column + 1}: ${described(board, column)}`}
            className={cn("flex cursor-pointer flex-col gap-1.5 rounded-control p-1 disabled:cursor-default sm:gap-2", focused === column && !over && "bg-white/15")}
          >
            {Array.from({ length: rows }, (_, row) => {
              const at = row * columns + column;
              return (
                <span
                  key={row}
                  className={cn(
                    "grid aspect-square w-full place-items-center rounded-full text-[0.65rem] font-bold sm:text-base",
                    board[at] === 0 && "bg-[#0f2f6b]",
                    board[at] === 1 && "bg-[#e0433a] text-white",
                    board[at] === 2 && "bg-[#f3c93d] text-black",
                    line?.includes(at) && "outline-3 -outline-offset-3 outline-white",
                    line?.includes(at) && board[at] === 2 && "outline-black",
                  )}
                >
                  {line?.includes(at) && "★"}
                </span>
              );
            })}
          </button>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field label={__("Against")} className="min-w-44 flex-1">
          {(control) => (
            <Select
              {...control}
              value={depth}
              onChange={(event) => {
                setDepth(Number(event.target.value));
                setMoves([]);
              }}
            >
              {opponents.map(({ depth: ahead, name }) => (
                <option key={ahead} value={ahead}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant="outline" disabled={moves.length === 0 || thinking || over} onClick={undo}>
          <Undo2 aria-hidden className="size-4" />
          {__("Undo")}
        </Button>
        <Button variant={over ? "primary" : "outline"} disabled={moves.length === 0} onClick={() => setMoves([])}>
          {__("New game")}
        </Button>
      </div>
      <p className="mt-4 text-muted-foreground tabular-nums">
        {names[1]} {score[1]} · {names[2]} {score[2]} · {__("Draws")} {score.drawn}
      </p>
      <p className="mt-1 text-sm text-muted-foreground">{__("Keys 1 to 7 drop a disc into that column.")}</p>
    </div>
  );
}

/** From the bottom, as the discs lie. */
function described(board: Board, column: number): string {
  const discs = Array.from({ length: rows }, (_, row) => board[(rows - 1 - row) * columns + column]!).filter((disc) => disc !== 0);
  return discs.length === 0 ? __("empty") : discs.map((disc) => names[disc as Player]).join(", ");
}
