import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format";

interface Portions {
  /** What the list calls the number of people. */
  label: string;
  /** What the amounts are written for. */
  servings: number;
  /** One on a line, the amount first. */
  ingredients: string;
}

const most = 99;
const parts: Record<string, number> = { "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4, "⅛": 1 / 8 };

/** "1 1/2", "½", "0.5" and "0,5" are amounts; a line without one is the same for any number of people. */
function amountAt(line: string): { amount: number; length: number } | null {
  const found = /^\s*(?:(\d+)\s+(\d+)\/(\d+)|(\d+)\/(\d+)|(\d+(?:[.,]\d+)?)?\s*([½⅓⅔¼¾⅛])|(\d+(?:[.,]\d+)?))/u.exec(
    line,
  );
  if (!found) return null;
  const [all, whole, above, below, top, bottom, before, part, plain] = found;
  const number = (text: string | undefined): number => Number((text ?? "0").replace(",", "."));
  const amount = whole
    ? number(whole) + number(above) / number(below)
    : top
      ? number(top) / number(bottom)
      : part
        ? number(before) + (parts[part] ?? 0)
        : number(plain);
  return Number.isFinite(amount) ? { amount, length: all.length } : null;
}

function scaled(line: string, factor: number): string {
  const found = factor === 1 ? null : amountAt(line);
  if (!found) return line;
  const amount = found.amount * factor;
  return formatNumber(amount >= 20 ? Math.round(amount) : Math.round(amount * 100) / 100) + line.slice(found.length);
}

/** The ingredients for as many people as are chosen; the entry itself stays as it is. */
export function Portions({ label, servings, ingredients }: Portions) {
  const [count, setCount] = useState(servings);
  const lines = ingredients.split("\n").filter((line) => line.trim() !== "");
  if (!(servings > 0)) return <span className="whitespace-pre-line">{ingredients}</span>;
  return (
    <>
      <div role="group" aria-label={label} className="mb-3 flex flex-wrap items-center gap-2">
        <span aria-hidden className="mr-1 text-sm text-muted-foreground">
          {label}
        </span>
        <Button
          variant="outline"
          size="sm"
          aria-label={__("Fewer servings")}
          disabled={count <= 1}
          onClick={() => setCount(count - 1)}
        >
          <Minus aria-hidden className="size-4" />
        </Button>
        <output aria-live="polite" className="min-w-8 text-center tabular-nums">
          {formatNumber(count)}
        </output>
        <Button
          variant="outline"
          size="sm"
          aria-label={__("More servings")}
          disabled={count >= most}
          onClick={() => setCount(count + 1)}
        >
          <Plus aria-hidden className="size-4" />
        </Button>
        {count !== servings && (
          <Button variant="ghost" size="sm" onClick={() => setCount(servings)}>
            {__("As written")}
          </Button>
        )}
      </div>
      <ul className="grid gap-1">
        {lines.map((line, at) => (
          <li key={at}>{scaled(line, count / servings)}</li>
        ))}
      </ul>
    </>
  );
}
