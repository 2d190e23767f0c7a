import { useEffect, useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { topics } from "@/content/words";
import { cn } from "@/lib/cn";
import { letters, mostWrong, keyOf, shownOf, stateOf, wrongOf } from "@/lib/hangman-rules";
import { useKept } from "@/lib/kept";
import { randomBelow } from "@/lib/random";

interface Round {
  word: string;
  topic: string;
  guessed: string[];
}

function newRound(topic: string, last?: string): Round {
  const words = (topics.find((one) => one.name === topic)?.words ?? topics.flatMap((one) => one.words)).filter((word) => word !== last);
  const word = words[randomBelow(words.length)]!;
  return { word, topic: topics.find((one) => one.words.includes(word))!.name, guessed: [] };
}

export default function IndexPage() {
  const [topic, setTopic] = useKept("hangman-topic", "");
  const [score, setScore] = useKept("hangman-score", { won: 0, lost: 0, inRow: 0, best: 0 });
  const [round, setRound] = useKept<Round>("hangman-round", newRound(topic));
  const [asking, setAsking] = useState(false);
  const { word, guessed } = round;
  const state = stateOf(word, guessed);
  const wrong = wrongOf(word, guessed);

  function guess(letter: string) {
    if (state !== "playing" || guessed.includes(letter)) return;
    const next = [...guessed, letter];
    setRound({ ...round, guessed: next });
    const end = stateOf(word, next);
    if (end === "won") setScore({ ...score, won: score.won + 1, inRow: score.inRow + 1, best: Math.max(score.best, score.inRow + 1) });
    if (end === "lost") setScore({ ...score, lost: score.lost + 1, inRow: 0 });
  }

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog");
      if (typing || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
      const letter = keyOf(event.key);
      if (letters.includes(letter)) guess(letter);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="rounded-card border bg-card p-5">
          <Gallows parts={wrong.length} />
          <p role="status" className="mt-3 text-center font-medium">
            {state === "won" && __("You found the word.")}
            {state === "lost" && `${__("Not found. The word was")}: ${word}`}
            {state === "playing" && `${wrong.length} / ${mostWrong} ${__("wrong")}`}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <p className="text-muted-foreground">
            {__("Topic")}: <span className="font-medium text-foreground">{round.topic}</span>
          </p>
          <p aria-label={shownOf(word, guessed).map((letter) => letter ?? __("blank")).join(", ")} className="flex flex-wrap gap-2">
            {[...word].map((letter, at) => {
              const shown = shownOf(word, guessed)[at];
              return (
                <span
                  key={at}
                  aria-hidden
                  className={cn(
                    "grid h-12 w-8 place-items-center border-b-2 border-foreground font-display text-2xl font-semibold uppercase sm:w-10 sm:text-3xl",
                    letter === " " && "border-transparent",
                    state === "lost" && shown === null && "text-destructive",
                  )}
                >
                  {state === "lost" ? letter : shown}
                </span>
              );
            })}
          </p>
          <div role="group" aria-label={__("Letters")} className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
            {letters.map((letter) => {
              const used = guessed.includes(letter);
              return (
                <button
                  key={letter}
                  type="button"
                  disabled={used || state !== "playing"}
                  onClick={() => guess(letter)}
                  aria-label={used ? `${letter}, ${wrong.includes(letter) ? __("wrong") : __("right")}` : letter}
                  className={cn(
                    "min-h-11 cursor-pointer rounded-control border bg-card text-lg font-semibold uppercase hover:border-primary disabled:cursor-default",
                    used && wrong.includes(letter) && "border-transparent bg-muted text-muted-foreground line-through",
                    used && !wrong.includes(letter) && "border-transparent bg-success-soft text-success",
                  )}
                >
                  {letter}
                </button>
              );
            })}
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <Field label={__("Words of")} className="w-48">
              {(control) => (
                <Select
                  {...control}
                  value={topic}
                  onChange={(event) => {
                    setTopic(event.target.value);
                    setRound(newRound(event.target.value, word));
                  }}
                >
                  <option value="">{__("All topics")}</option>
                  {topics.map(({ name }) => (
                    <option key={name}>{name}</option>
                  ))}
                </Select>
              )}
            </Field>
            <Button variant={state === "playing" ? "outline" : "primary"} onClick={() => setRound(newRound(topic, word))}>
              {__("New word")}
            </Button>
            <Button variant="outline" onClick={() => setAsking(true)}>
              {__("A word of your own")}
            </Button>
          </div>
          <p className="text-muted-foreground tabular-nums">
            {__("Found")} {score.won} · {__("Missed")} {score.lost} · {__("In a row")} {score.inRow} ({__("best")} {score.best})
          </p>
        </div>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={__("A word of your own")} closeLabel={__("Close")}>
        <OwnWord
          onWord={(own) => {
            setRound({ word: own, topic: __("a word of your own"), guessed: [] });
            setAsking(false);
          }}
        />
      </Dialog>
    </>
  );
}

/** One person types it, out of sight of those who guess. */
function OwnWord({ onWord }: { onWord: (word: string) => void }) {
  const [word, setWord] = useState("");
  const [checked, setChecked] = useState(false);
  const fits = [...word.trim()].length <= 24 && [...word].filter((letter) => letters.includes(keyOf(letter))).length >= 2;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (fits) onWord(word.trim());
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={__("Word")} hint={__("Hidden while you type. Hand the device over after that.")} error={checked && !fits ? __("Please enter 2 to 24 letters.") : undefined}>
        {(control) => <Input {...control} type="password" autoComplete="off" value={word} onChange={(event) => setWord(event.target.value)} />}
      </Field>
      <div>
        <Button type="submit">{__("Let them guess")}</Button>
      </div>
    </form>
  );
}

function Gallows({ parts }: { parts: number }) {
  return (
    <svg viewBox="0 0 120 130" role="img" aria-label={`${__("Drawing")}: ${parts} / ${mostWrong}`} className="mx-auto w-full max-w-60 fill-none stroke-foreground stroke-[4] [stroke-linecap:round]">
      <path d="M 10 124 H 80 M 28 124 V 8 H 84 V 22 M 28 30 L 50 8" className="stroke-muted-foreground" />
      {parts > 0 && <circle cx="84" cy="34" r="12" />}
      {parts > 1 && <path d="M 84 46 V 84" />}
      {parts > 2 && <path d="M 84 54 L 66 68" />}
      {parts > 3 && <path d="M 84 54 L 102 68" />}
      {parts > 4 && <path d="M 84 84 L 68 108" />}
      {parts > 5 && <path d="M 84 84 L 100 108" />}
    </svg>
  );
}
