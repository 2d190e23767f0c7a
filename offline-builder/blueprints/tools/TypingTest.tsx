import { RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Table, Td, Th } from "@/components/ui/table";
import { Textarea } from "@/components/ui/textarea";
import { cn } from "@/lib/cn";
import { useKept } from "@/lib/kept";
import { resultOf, rightOnes, textFor, withRun, type TypingRun } from "@/lib/typing-rules";

const sentences = [
  __("The ferry leaves at seven, and whoever is late may wave from the pier."),
  __("She keeps a notebook for every garden she has ever walked through."),
  __("Bread needs time, a warm corner and somebody who looks after it."),
  __("On clear evenings the whole valley smells of hay and cold stone."),
  __("He repaired the old radio, though nobody had asked him to."),
  __("A good map shows where the paths end, and not only where they begin."),
];
const lengths = [15, 30, 60, 120];

interface Keys {
  all: number;
  wrong: number;
}

const none: Keys = { all: 0, wrong: 0 };

/** The clock starts with the first key. */
export default function IndexPage() {
  const [seconds, setSeconds] = useKept("typing-seconds", 60);
  const [runs, setRuns] = useKept<TypingRun[]>("typing-runs", []);
  const [from, setFrom] = useState(0);
  const [typed, setTyped] = useState("");
  const [keys, setKeys] = useState(none);
  const [started, setStarted] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const [last, setLast] = useState<TypingRun | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = textFor(sentences, { from, seconds });
  const past = started === null ? 0 : Math.min(seconds, (now - started) / 1000);
  const right = rightOnes(text, typed);
  const current = last ?? resultOf(right, keys, past);
  const best = Math.max(0, ...runs.map((run) => run.words));

  useEffect(() => {
    if (started === null || last !== null) return;
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, [started, last]);

  useEffect(() => {
    if (started === null || last !== null || (past < seconds && typed.length < text.length)) return;
    const run: TypingRun = { at: Date.now(), seconds, ...resultOf(right, keys, past) };
    setLast(run);
    setRuns(withRun(runs, run));
  }, [started, last, past, seconds, typed, text, right, keys, runs, setRuns]);

  function type(value: string) {
    const next = value.slice(0, text.length);
    if (started === null) {
      setStarted(Date.now());
      setNow(Date.now());
    }
    const added = [...next].slice(typed.length).map((letter, at) => letter !== text[typed.length + at]);
    setKeys({ all: keys.all + added.length, wrong: keys.wrong + added.filter(Boolean).length });
    setTyped(next);
  }

  function again(length = seconds) {
    setSeconds(length);
    setFrom(from + 1);
    setTyped("");
    setKeys(none);
    setStarted(null);
    setLast(null);
    field.current?.focus();
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure label={__("Seconds left")} value={String(Math.ceil(seconds - past))} />
        <Figure label={__("Words per minute")} value={String(current.words)} />
        <Figure label={__("Accuracy")} value={`${current.accuracy} %`} />
        <Figure label={__("Best so far")} value={best > 0 ? String(best) : "–"} />
      </div>
      <p aria-label={__("Text to type")} className="mb-4 rounded-card border bg-card p-5 font-mono text-lg leading-relaxed">
        {[...text].map((letter, at) => (
          <span
            key={at}
            className={cn(
              at >= typed.length && "text-muted-foreground",
              at === typed.length && last === null && "underline decoration-2 underline-offset-4",
              at < typed.length && typed[at] !== letter && "bg-destructive text-destructive-foreground",
            )}
          >
            {letter}
          </span>
        ))}
      </p>
      <div className="mb-4 grid items-end gap-4 sm:grid-cols-[1fr_auto_auto]">
        <Field label={__("Type here")} hint={__("The clock starts with the first key.")}>
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              rows={3}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              disabled={last !== null}
              value={typed}
              onPaste={(event) => event.preventDefault()}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
        <Field label={__("Length")}>
          {(control) => (
            <Select {...control} value={seconds} onChange={(event) => again(Number(event.target.value))}>
              {lengths.map((length) => (
                <option key={length} value={length}>
                  {length} s
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button onClick={() => again()}>
          <RotateCcw aria-hidden className="size-4" />
          {last ? __("Once more") : __("Another text")}
        </Button>
      </div>
      <p role="status" className="mb-8 min-h-6 font-medium">
        {last && `${__("Done:")} ${last.words} ${__("words per minute")}, ${last.accuracy} % ${__("right")}.`}
      </p>
      <section aria-label={__("Earlier runs")}>
        <h2 className="text-heading mb-2">{__("Earlier runs")}</h2>
        {runs.length === 0 ? (
          <p className="text-muted-foreground">{__("Nothing yet.")}</p>
        ) : (
          <Table aria-label={__("Earlier runs")}>
            <thead>
              <tr>
                <Th>{__("When")}</Th>
                <Th>{__("Words per minute")}</Th>
                <Th>{__("Accuracy")}</Th>
                <Th>{__("Length")}</Th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.at}>
                  <Td>{new Date(run.at).toLocaleString(document.documentElement.lang)}</Td>
                  <Td className="tabular-nums">{run.words}</Td>
                  <Td className="tabular-nums">{run.accuracy} %</Td>
                  <Td className="tabular-nums">{run.seconds} s</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </section>
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-card border bg-card p-4">
      <p className="text-sm text-muted-foreground">{label}</p>
      <p className="font-display text-3xl font-semibold tabular-nums">{value}</p>
    </div>
  );
}
