import { Delete } from "lucide-react";
import { useEffect, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { calculations } from "@/data/calculations";
import { History } from "@/components/app/History";
import {
  asPercent,
  cleared,
  equals,
  negated,
  withDigit,
  withOperator,
  withoutLast,
  type Operator,
  type Sum,
} from "@/lib/arithmetic";

const keys = ["7", "8", "9", "÷", "4", "5", "6", "×", "1", "2", "3", "−", "0", ".", "=", "+"];
const typed: Readonly<Record<string, string>> = { "/": "÷", "*": "×", "-": "−", Enter: "=", ",": "." };

export default function IndexPage() {
  const [sum, setSum] = useState<Sum>(cleared);
  const broken = !Number.isFinite(Number(sum.shown));

  function press(key: string) {
    if (/^[\d.]$/.test(key)) setSum(withDigit(broken ? cleared : sum, key));
    else if (key === "=") finish();
    else setSum(withOperator(broken ? cleared : sum, key as Operator));
  }

  function finish() {
    const done = equals(sum);
    setSum(done);
    if (sum.operator !== null && Number.isFinite(Number(done.shown)))
      calculations.add({
        of: "/",
        given: `${sum.left} ${sum.operator} ${sum.shown}`,
        result: done.shown,
        at: Date.now(),
      });
  }

  useEffect(() => {
    const type = (event: KeyboardEvent) => {
      const key = typed[event.key] ?? event.key;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" && event.target instanceof HTMLButtonElement) return;
      if (keys.includes(key)) press(key);
      else if (event.key === "Backspace") setSum(withoutLast(sum));
      else if (event.key === "Escape") setSum(cleared);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", type);
    return () => window.removeEventListener("keydown", type);
  });

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_1fr]">
        <div className="rounded-card border bg-card p-5">
          <p className="h-6 text-right text-muted-foreground tabular-nums">{sum.operator && `${sum.left} ${sum.operator}`}</p>
          <output aria-label={__("Result")} className="block overflow-hidden text-right font-display text-4xl font-(--display-weight) tabular-nums">
            {broken ? __("Not possible") : sum.shown.replace("-", "−")}
          </output>
          <div className="mt-5 grid grid-cols-4 gap-2">
            <Button variant="outline" onClick={() => setSum(cleared)}>
              C
            </Button>
            <Button variant="outline" aria-label={__("Change the sign")} onClick={() => setSum(negated(sum))}>
              ±
            </Button>
            <Button variant="outline" aria-label={__("Percent")} onClick={() => setSum(asPercent(sum))}>
              %
            </Button>
            <Button variant="outline" aria-label={__("Delete the last digit")} onClick={() => setSum(withoutLast(sum))}>
              <Delete aria-hidden className="size-5" />
            </Button>
            {keys.map((key) => (
              <Button key={key} variant={/[\d.]/.test(key) ? "secondary" : "primary"} className="text-lg" onClick={() => press(key)}>
                {key}
              </Button>
            ))}
          </div>
        </div>
        <div className="lg:-mt-6">
          <History of="/" />
        </div>
      </div>
    </>
  );
}
