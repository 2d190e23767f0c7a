import { useEffect, useState } from "react";
import { Link } from "react-router";
import { ScoreLine } from "@/components/games/ScoreLine";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button, buttonClass } from "@/components/ui/button";
import { questions, type Question } from "@/data/questions";
import { keepScore } from "@/data/high-scores";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";

const rounds = 10;
const seconds = 20;

interface Asked {
  question: Question;
  choices: string[];
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, order: Math.random() }))
    .sort((first, second) => first.order - second.order)
    .map(({ one }) => one);
}

function ask(all: readonly Question[]): Asked[] {
  return shuffled(all)
    .slice(0, rounds)
    .map((question) => ({
      question,
      choices: shuffled([question.answer, question.wrong, question.alsoWrong, question.wrongToo].filter(Boolean)),
    }));
}

export default function $component$Page() {
  const all = useRows(questions);
  const [game, setGame] = useState<Asked[]>([]);
  const [at, setAt] = useState(0);
  const [given, setGiven] = useState<string | null>(null);
  const [points, setPoints] = useState(0);
  const [left, setLeft] = useState(seconds);
  const current = game[at];
  const over = game.length > 0 && !current;

  useEffect(() => {
    if (over) keepScore(points);
  }, [over, points]);

  useEffect(() => {
    if (!current || given !== null) return;
    if (left === 0) {
      setGiven("");
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [current, given, left]);

  function start() {
    setGame(ask(all));
    setAt(0);
    setGiven(null);
    setPoints(0);
    setLeft(seconds);
  }

  function answer(choice: string) {
    if (!current || given !== null) return;
    setGiven(choice);
    if (choice === current.question.answer) setPoints(points + 1);
  }

  function next() {
    setAt(at + 1);
    setGiven(null);
    setLeft(seconds);
  }

  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Link to="$questionsPath$" className={buttonClass("outline", "sm")}>
          {__("Questions")}
        </Link>
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ScoreLine points={points} />
        {current && (
          <p className="tabular-nums">
            {__("Question")} {at + 1} / {game.length} · {__("Time")} {left} s
          </p>
        )}
      </div>
      {current ? (
        <section className="rounded-card border bg-card p-6">
          <h2 className="text-heading">{current.question.question}</h2>
          <ul className="mt-5 grid gap-2 sm:grid-cols-2">
            {current.choices.map((choice) => (
              <li key={choice}>
                <button
                  type="button"
                  disabled={given !== null}
                  onClick={() => answer(choice)}
                  className={cn(
                    "min-h-12 w-full cursor-pointer rounded-control border px-4 text-left disabled:cursor-default",
                    given === null && "hover:border-primary hover:bg-muted",
                    given !== null && choice === current.question.answer && "border-success bg-success-soft font-semibold",
                    given === choice && choice !== current.question.answer && "border-destructive bg-danger-soft",
                  )}
                >
                  {choice}
                </button>
              </li>
            ))}
          </ul>
          {given !== null && (
            <div role="status" className="mt-5 flex flex-wrap items-center justify-between gap-3">
              <p className="font-semibold">
                {given === current.question.answer
                  ? __("Correct.")
                  : `${given === "" ? __("Time is up.") : __("Not correct.")} ${__("The answer is")} ${current.question.answer}.`}
              </p>
              <Button onClick={next}>{at + 1 < game.length ? __("Next question") : __("See the result")}</Button>
            </div>
          )}
        </section>
      ) : (
        <section className="rounded-card border bg-card p-6">
          {over && (
            <p role="status" className="text-heading mb-4">
              {points} / {game.length} {__("correct")}
            </p>
          )}
          <p className="mb-5 text-muted-foreground">
            {Math.min(rounds, all.length)} {__("questions. Time for each:")} {seconds} s
          </p>
          <Button size="lg" disabled={all.length === 0} onClick={start}>
            {over ? __("Play again") : __("Start the quiz")}
          </Button>
        </section>
      )}
    </div>
  );
}
