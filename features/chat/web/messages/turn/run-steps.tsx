/** The steps of a turn: one line with state and time, and the steps folded below it. */
import type { BudgetPart, RunStep, TurnBudgetFacts } from "../../../../agent/contract/index.ts";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { useSay, type Say } from "../../language/chat-language.tsx";
import styles from "./run-steps.module.css";

const StepList = lazyNamed(() => import("../steps/step-list.tsx"), "StepList");

/** "8 s", "1 min 4 s". */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const filesChanged = (steps: readonly RunStep[]): number =>
  new Set(
    steps
      .filter((step) => step.status === "done" && ["edit", "create", "delete", "rename"].includes(step.kind))
      .map((step) => step.target),
  ).size;

function useElapsed(startedAt: number | null, running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return startedAt === null ? 0 : now - startedAt;
}

export interface RunStepsProps {
  steps: readonly RunStep[];
  running: boolean;
  startedAt: number | null;
  endedAt: number | null;
  /** Files of the version that the turn made, 0 if it made none; null: of an older turn, whose steps tell. */
  changedFiles: number | null;
  /** Null: nothing is known of it. */
  budget?: TurnBudgetFacts | null;
}

const BUDGET_PARTS: readonly BudgetPart[] = ["steps", "tokens", "credits"];

/** `12 of 60 steps · 140,000 of 3,000,000 tokens`. */
function Budget({ budget }: { budget: TurnBudgetFacts }) {
  const say = useSay();
  const words = BUDGET_PARTS.flatMap((part) => {
    const { used, max } = budget[part] ?? {};
    return used === undefined || max === undefined
      ? []
      : [say(`{used} of {max} ${part}`, { used: inWords(used), max: inWords(max) })];
  });
  return <p className={styles.budget}>{say("Budget: {parts}", { parts: words.join(" · ") })}</p>;
}

const inWords = (amount: number): string => amount.toLocaleString("en", { maximumFractionDigits: 1 });

function summary(props: RunStepsProps, elapsed: number, say: Say): string {
  const { steps, running, startedAt, endedAt, changedFiles } = props;
  if (running) {
    const finished = steps.filter((step) => step.status !== "running").length;
    const place = { place: Math.min(finished + 1, steps.length), count: steps.length };
    return `${steps.length > 1 ? say("Working · {place} of {count}", place) : say("Working")} · ${duration(elapsed)}`;
  }
  const files = changedFiles ?? filesChanged(steps);
  const waited = steps.reduce((sum, { waited_ms: ms }) => sum + (ms ?? 0), 0);
  const worked = startedAt !== null && endedAt !== null ? Math.max(0, endedAt - startedAt - waited) : null;
  const time = worked === null ? say("Worked") : say("Worked for {time}", { time: duration(worked) });
  const changed = say(files === 1 ? "{count} file changed" : "{count} files changed", { count: files });
  return files === 0 ? time : `${time} · ${changed}`;
}

export function RunSteps(props: RunStepsProps) {
  const { steps, running, startedAt, budget } = props;
  const [open, setOpen] = useState<boolean | null>(null);
  const elapsed = useElapsed(startedAt, running);
  const say = useSay();
  if (steps.length === 0 && !running) return null;
  const expanded = open ?? running;
  const shown = running && open === null ? steps.slice(-4) : steps;
  return (
    <div className={styles.run}>
      <button type="button" className={styles.line} aria-expanded={expanded} onClick={() => setOpen(!expanded)}>
        <ChevronRight size={13} className={styles.chevron} aria-hidden="true" />
        <span className={running ? styles.shimmer : undefined}>{summary(props, elapsed, say)}</span>
      </button>
      {expanded && steps.length > 0 && (
        <SlotBoundary>
          <StepList steps={shown} />
        </SlotBoundary>
      )}
      {expanded && budget != null && <Budget budget={budget} />}
    </div>
  );
}
