/** The steps of a turn, one row each. */
import type { RunStep, StepKind } from "../../../../agent/contract/index.ts";
import { Check, Circle, LoaderCircle, X } from "lucide-react";
import { useSay } from "../../language/chat-language.tsx";
import styles from "../turn/run-steps.module.css";

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
  think: "Thinking:",
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
  think: "Thought:",
};
/** Their target is a sentence, whose end says as much as its beginning. */
const SENTENCE_KINDS: ReadonlySet<string> = new Set(["delegate", "fallback", "retry"]);
const MONO_KINDS: ReadonlySet<StepKind> = new Set(["read", "edit", "create", "delete", "rename", "search", "install"]);

function Mark({ status }: { status: RunStep["status"] }) {
  const say = useSay();
  if (status === "running") return <LoaderCircle size={14} className={styles.spin} aria-label={say("running")} />;
  if (status === "done") return <Check size={14} color="var(--ok)" aria-label={say("finished")} />;
  if (status === "failed") return <X size={14} color="var(--err)" aria-label={say("failed")} />;
  return <Circle size={12} color="var(--text-3)" aria-label={say("skipped")} />;
}

/** A program's output is seen while it runs and where it failed; otherwise it is folded, as thoughts always are. */
function Output({ step, text }: { step: RunStep; text: string }) {
  const say = useSay();
  const isThought = step.kind === "think";
  const isOpen = !isThought && (step.status === "running" || step.status === "failed");
  return (
    <details className={styles.output} open={isOpen}>
      <summary>{say(isThought ? "Thoughts" : "Output")}</summary>
      <pre
        tabIndex={0}
        data-prose={isThought || undefined}
        aria-label={isThought ? say("Thoughts of the model") : say("Output of {target}", { target: step.target })}
      >
        {text}
      </pre>
    </details>
  );
}

function StepRow({ step }: { step: RunStep }) {
  const say = useSay();
  const verb = step.status === "running" ? DOING[step.kind] : DID[step.kind];
  const target = step.kind === "search" ? step.target : say(step.target);
  return (
    <li className={styles.step}>
      <Mark status={step.status} />
      <span className={styles.verb}>{say(verb)}</span>
      <span
        className={styles.target}
        data-mono={MONO_KINDS.has(step.kind) || undefined}
        data-sentence={SENTENCE_KINDS.has(step.kind) || undefined}
        title={target}
      >
        {target}
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
