/** The steps of a turn: one line with state and time, and the steps folded below it. */
import type { BudgetPart, RunStep, StepKind, TurnBudgetFacts } from "../../../../agent/contract/index.ts";
import { Check, ChevronRight, Circle, LoaderCircle, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useSay, type Say } from "../../language/chat-language.tsx";
import styles from "./run-steps.module.css";

const DOING: Record<StepKind, string> = {
  read: "Reading",
  edit: "Editing",
  create: "Writing",
  delete: "Deleting",
  rename: "Renaming",
  search: "Searching",
  install: "Installing",
  check: "Checking",
  build: "Building",
  render: "Looking at",
  ask: "Asking",
  title: "Naming",
  plan: "Planning",
  diagram: "Drawing",
  sql: "Using the database:",
  tool: "Calling",
  retry: "Asking again:",
  fallback: "Going on with",
  fetch: "Reading the page",
  delegate: "Has a helper look:",
  recall: "Summing up",
  run: "Running",
};
const DID: Record<StepKind, string> = {
  read: "Read",
  edit: "Edited",
  create: "Wrote",
  delete: "Deleted",
  rename: "Renamed",
  search: "Searched",
  install: "Installed",
  check: "Checked",
  build: "Built",
  render: "Looked at",
  ask: "Asked",
  title: "Named",
  plan: "Planned",
  diagram: "Drew",
  sql: "Used the database:",
  tool: "Called",
  retry: "Asked again:",
  fallback: "Went on with",
  fetch: "Read the page",
  delegate: "Had a helper look:",
  recall: "Summed up",
  run: "Ran",
};
/** Their target is a sentence, whose end says as much as its beginning. */
const SENTENCE_KINDS: ReadonlySet<string> = new Set(["delegate", "fallback", "retry"]);
const MONO_KINDS: ReadonlySet<StepKind> = new Set(["read", "edit", "create", "delete", "rename", "search", "install"]);

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

function Mark({ status }: { status: RunStep["status"] }) {
  if (status === "running") return <LoaderCircle size={14} className={styles.spin} aria-label="running" />;
  if (status === "done") return <Check size={14} color="var(--ok)" aria-label="finished" />;
  if (status === "failed") return <X size={14} color="var(--err)" aria-label="failed" />;
  return <Circle size={12} color="var(--text-3)" aria-label="skipped" />;
}

/** Seen while the program runs and where it failed; otherwise folded. */
function Output({ step, text }: { step: RunStep; text: string }) {
  return (
    <details className={styles.output} open={step.status === "running" || step.status === "failed"}>
      <summary>Output</summary>
      <pre tabIndex={0} aria-label={`Output of ${step.target}`}>
        {text}
      </pre>
    </details>
  );
}

function StepRow({ step }: { step: RunStep }) {
  const say = useSay();
  const verb = step.status === "running" ? DOING[step.kind] : DID[step.kind];
  return (
    <li className={styles.step}>
      <Mark status={step.status} />
      <span className={styles.verb}>{say(verb)}</span>
      <span
        className={styles.target}
        data-mono={MONO_KINDS.has(step.kind) || undefined}
        data-sentence={SENTENCE_KINDS.has(step.kind) || undefined}
        title={step.target}
      >
        {say(step.target)}
      </span>
      {step.waiting !== undefined && <span className={styles.waiting}>{say(step.waiting)}</span>}
      {step.output !== undefined && step.output !== "" && <Output step={step} text={step.output} />}
      {step.status !== "running" && (step.added !== undefined || step.removed !== undefined) && (
        <span className={styles.lines}>
          <ins>+{step.added ?? 0}</ins> <del>−{step.removed ?? 0}</del>
        </span>
      )}
    </li>
  );
}

export function StepList({ steps }: { steps: readonly RunStep[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <StepRow key={step.id} step={step} />
      ))}
    </ul>
  );
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
  const words = BUDGET_PARTS.flatMap((part) => {
    const { used, max } = budget[part] ?? {};
    return used === undefined || max === undefined ? [] : [`${inWords(used)} of ${inWords(max)} ${part}`];
  });
  return <p className={styles.budget}>Budget: {words.join(" · ")}</p>;
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
      {expanded && steps.length > 0 && <StepList steps={shown} />}
      {expanded && budget != null && <Budget budget={budget} />}
    </div>
  );
}
