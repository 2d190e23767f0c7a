import { useEffect, useRef, useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { sayings } from "@/content/sayings";
import { useKept } from "@/lib/kept";
import { randomBelow } from "@/lib/random";

interface Asked {
  question: string;
  answer: string;
}

const shakeMs = 900;
const mostKept = 20;
/** In metres per second squared; walking with a phone stays below. */
const shakeStrength = 25;

export default function IndexPage() {
  const [question, setQuestion] = useState("");
  const [answer, setAnswer] = useState<string | null>(null);
  const [shaking, setShaking] = useState(false);
  const [asked, setAsked] = useKept<Asked[]>("asked", []);
  const ball = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function shake(event?: FormEvent) {
    event?.preventDefault();
    if (shaking) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const next = sayings[randomBelow(sayings.length)]!;
    setShaking(true);
    setAnswer(null);
    if (!still)
      ball.current?.animate(
        [0, -14, 12, -12, 14, -8, 6, 0].map((shift, at) => ({ transform: `translate(${shift}px, ${at % 2 === 0 ? 0 : -6}px) rotate(${shift / 2}deg)` })),
        shakeMs,
      );
    timer.current = setTimeout(
      () => {
        setShaking(false);
        setAnswer(next);
        if (question.trim()) setAsked([{ question: question.trim(), answer: next }, ...asked].slice(0, mostKept));
      },
      still ? 0 : shakeMs,
    );
  }

  useEffect(() => {
    function move({ accelerationIncludingGravity: force }: DeviceMotionEvent) {
      if (force && Math.hypot(force.x ?? 0, force.y ?? 0, force.z ?? 0) > shakeStrength) shake();
    }
    window.addEventListener("devicemotion", move);
    return () => window.removeEventListener("devicemotion", move);
  });

  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div ref={ball} className="mx-auto my-6 grid aspect-square w-full max-w-80 place-items-center rounded-full bg-[radial-gradient(circle_at_32%_26%,#55555f,#1b1b21_45%,#08080a)] shadow-xl">
        <div className="grid size-1/2 place-items-center rounded-full border-2 border-white/15 bg-[#12183f] p-4 text-center">
          <p role="status" className="text-sm leading-snug font-semibold text-balance text-[#dfe4ff] sm:text-base">
            {shaking ? <span aria-hidden>…</span> : (answer ?? <span className="font-display text-5xl">8</span>)}
          </p>
        </div>
      </div>
      <form onSubmit={shake} className="flex flex-col gap-4">
        <Field label={__("Your question")}>
          {(control) => <Input {...control} value={question} maxLength={160} onChange={(event) => setQuestion(event.target.value)} />}
        </Field>
        <Button type="submit" size="lg" disabled={shaking}>
          {__("Shake")}
        </Button>
      </form>
      {asked.length > 0 && (
        <section aria-label={__("Asked before")} className="mt-8">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h2 className="text-heading">{__("Asked before")}</h2>
            <Button variant="ghost" size="sm" onClick={() => setAsked([])}>
              {__("Clear")}
            </Button>
          </div>
          <ul className="divide-y border-y">
            {asked.map((one, at) => (
              <li key={at} className="py-2.5">
                <p className="break-words text-muted-foreground">{one.question}</p>
                <p className="font-medium">{one.answer}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
