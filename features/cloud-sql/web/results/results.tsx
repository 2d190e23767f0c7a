/** The outcome of the newest run: rows, a message, or the database's refusal. */
import { Button } from "@mantine/core";
import { TraceId } from "@slipway/ui/kit/status/states.tsx";
import { CircleAlert } from "lucide-react";
import { KeyHint } from "@slipway/ui/kit/key-hint.tsx";
import { PlanTable } from "../plan/plan-table.tsx";
import { readPlan, type Plan } from "../plan/plan.ts";
import { errorLineOf, type Run } from "../use-run.ts";
import classes from "../sql.module.css";
import { AnswerGrid } from "./answer-grid.tsx";
import { errorInWords, resultInWords, timeInWords } from "./result-words.ts";

const CANCELLED = "statement_cancelled";

function message({ isRunning, result, error }: Run, plan: Plan | null): string {
  if (isRunning) return "Running…";
  if (error?.code === CANCELLED) return error.userMessage;
  if (error !== null) return "";
  if (plan !== null) return plan.totalMs === null ? "Estimated plan" : `Plan · ${timeInWords(plan.totalMs)}`;
  return result === null ? "Not run. Nothing was changed." : resultInWords(result);
}

function Refusal({ run, onLine }: { run: Run; onLine: (line: number) => void }) {
  const { error } = run;
  const line = errorLineOf(run);
  if (error === null || error.code === CANCELLED) return null;
  return (
    <div className={classes.refused} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <div>
        <p>{errorInWords(error)}</p>
        {error.status >= 500 && <TraceId error={error} />}
      </div>
      {line !== null && <Button onClick={() => onLine(line)}>Go to line {line}</Button>}
    </div>
  );
}

export function Results({ run, onLine }: { run: Run; onLine: (line: number) => void }) {
  const answer = run.result?.answer ?? null;
  const plan = run.wanted?.isExplained === true ? readPlan(answer?.rows[0]?.[0] ?? "") : null;
  return (
    <section className={classes.results} aria-label="Result">
      <p className={classes.message} role="status" aria-busy={run.isRunning}>
        {run.wanted === null ? (
          <>
            <KeyHint keys="mod+enter" /> runs the statement under the cursor, or the selection.
          </>
        ) : (
          message(run, plan)
        )}
      </p>
      {!run.isRunning && <Refusal run={run} onLine={onLine} />}
      {plan !== null && <PlanTable plan={plan} />}
      {plan === null && answer !== null && answer.columns.length > 0 && (
        <AnswerGrid key={run.wanted?.sql} answer={answer} />
      )}
    </section>
  );
}
