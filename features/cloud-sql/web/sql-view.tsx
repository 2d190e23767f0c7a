/** SQL written by hand: an editor above, the outcome below. Reading is all that it does until somebody allows changes. */
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { useEffect, useRef, useState } from "react";
import { USUAL_TIME_LIMIT } from "../contract/index.ts";
import { useDraft } from "./editor/draft.ts";
import { SqlPane, type SqlPaneHandle } from "./editor/sql-pane.tsx";
import { Results } from "./results/results.tsx";
import { RunBar } from "./run-bar.tsx";
import classes from "./sql.module.css";
import { errorLineOf, useRun } from "./use-run.ts";

export function SqlView({ projectId }: AreaViewProps) {
  const [draft, keep] = useDraft(projectId);
  const pane = useRef<SqlPaneHandle>(null);
  const run = useRun(projectId);
  const [timeLimit, setTimeLimit] = useState<number>(USUAL_TIME_LIMIT);
  const [allowChanges, setAllowChanges] = useState(false);
  const line = errorLineOf(run);
  useEffect(() => pane.current?.markError(line), [line, run.wanted]);
  const start = (): void => {
    const runnable = pane.current?.runnable();
    if (!run.isRunning && runnable) run.start({ ...runnable, allowChanges, timeLimit });
  };
  return (
    <div className={classes.view}>
      <RunBar
        run={run}
        onRun={start}
        timeLimit={timeLimit}
        onTimeLimit={setTimeLimit}
        allowChanges={allowChanges}
        onAllowChanges={setAllowChanges}
      />
      <SqlPane ref={pane} text={draft} onRun={start} onText={keep} />
      <Results run={run} onLine={(at) => pane.current?.goToLine(at)} />
    </div>
  );
}
