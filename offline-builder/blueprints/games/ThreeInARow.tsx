import { useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { createCollection, useRows } from "@/lib/collection";
import { bestMove, freeOf, played, winnerOf, type Mark } from "@/lib/three-rules";

const results = createCollection<{ id: string; winner: Mark }>("three-results", []);
const empty: Mark[] = Array<Mark>(9).fill(null);

export default function IndexPage() {
  const [fields, setFields] = useState(empty);
  const [alone, setAlone] = useState(true);
  const rows = useRows(results);
  const winner = winnerOf(fields);
  const over = winner !== null || freeOf(fields).length === 0;
  const turn = freeOf(fields).length % 2 === 1 ? "X" : "O";
  const won = (mark: Mark): number => rows.filter((row) => row.winner === mark).length;

  function place(at: number) {
    if (over || fields[at]) return;
    let next = played(fields, at, turn);
    if (alone && !winnerOf(next) && freeOf(next).length > 0) next = played(next, bestMove(next), "O");
    setFields(next);
    if (winnerOf(next) || freeOf(next).length === 0) results.add({ winner: winnerOf(next) });
  }

  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={$$("title")} lead={__("Three in a row win. Play X against the computer, or take turns on one device.")} />
      <p role="status" className="mb-3 font-display text-lg">
        {over ? (winner ? `${__("Winner")}: ${winner}` : __("A draw")) : `${__("Next move")}: ${turn}`}
      </p>
      <ul className="grid grid-cols-3 gap-2">
        {fields.map((field, at) => (
          <li key={at}>
            <button
              type="button"
              aria-label={`${__("Field")} ${at + 1}: ${field ?? __("free")}`}
              onClick={() => place(at)}
              className="grid aspect-square w-full cursor-pointer place-items-center rounded-card border bg-card font-display text-5xl font-semibold hover:border-primary"
            >
              {field}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={__("Against the computer")}
          checked={alone}
          onChange={(event) => {
            setAlone(event.target.checked);
            setFields(empty);
          }}
        />
        <Button onClick={() => setFields(empty)}>{__("New game")}</Button>
      </div>
      <p className="mt-4 text-muted-foreground tabular-nums">
        {__("Score")} {won("X")} X · {won("O")} O · {won(null)} {__("drawn")}
      </p>
    </div>
  );
}
