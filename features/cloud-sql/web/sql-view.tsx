/** SQL written by hand: an editor above, the outcome below. Reading is all that it does until somebody allows changes. */
import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Bookmark, FilePlus2, History, ListTree } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { cloudContract } from "../../cloud/contract/index.ts";
import { USUAL_TIME_LIMIT } from "../contract/index.ts";
import { useDraft } from "./editor/draft.ts";
import type { SchemaNames } from "./editor/sql-editor.ts";
import { SqlPane, type SqlPaneHandle } from "./editor/sql-pane.tsx";
import { Results } from "./results/results.tsx";
import { RunBar } from "./run-bar.tsx";
import classes from "./sql.module.css";
import { MigrationPanel } from "./texts/migration-panel.tsx";
import { HistoryPanel, SavedPanel } from "./texts/texts-panel.tsx";
import { errorLineOf, useRun } from "./use-run.ts";

function useSchemaNames(projectId: string): SchemaNames | undefined {
  const { data } = useRoute(cloudContract.tables, { params: { id: projectId } });
  return useMemo(
    () => data && Object.fromEntries(data.tables.map(({ name, columns }) => [name, columns.map((one) => one.name)])),
    [data],
  );
}

type Panel = { kind: "history" } | { kind: "saved" | "migration"; text: string };

export function SqlView({ projectId }: AreaViewProps) {
  const [draft, keep] = useDraft(projectId);
  const pane = useRef<SqlPaneHandle>(null);
  const run = useRun(projectId);
  const names = useSchemaNames(projectId);
  const [timeLimit, setTimeLimit] = useState<number>(USUAL_TIME_LIMIT);
  const [allowChanges, setAllowChanges] = useState(false);
  const [panel, setPanel] = useState<Panel | null>(null);
  const line = errorLineOf(run);
  useEffect(() => pane.current?.markError(line), [line, run.wanted]);
  const start = (isExplained: boolean): void => {
    const runnable = pane.current?.runnable();
    if (!run.isRunning && runnable) run.start({ ...runnable, allowChanges, timeLimit, isExplained });
  };
  const panelProps = {
    projectId,
    onClose: () => setPanel(null),
    onTake: (sql: string) => {
      setPanel(null);
      pane.current?.rewrite(sql);
    },
  };
  return (
    <div className={classes.view}>
      <RunBar
        run={run}
        onRun={() => start(false)}
        timeLimit={timeLimit}
        onTimeLimit={setTimeLimit}
        allowChanges={allowChanges}
        onAllowChanges={setAllowChanges}
      >
        <Button
          leftSection={<ListTree size={15} aria-hidden="true" />}
          disabled={run.isRunning}
          onClick={() => start(true)}
        >
          Explain
        </Button>
        <Button leftSection={<History size={15} aria-hidden="true" />} onClick={() => setPanel({ kind: "history" })}>
          History
        </Button>
        <Button
          leftSection={<Bookmark size={15} aria-hidden="true" />}
          onClick={() => setPanel({ kind: "saved", text: pane.current?.text() ?? "" })}
        >
          Saved
        </Button>
        <Button
          leftSection={<FilePlus2 size={15} aria-hidden="true" />}
          disabled={run.isRunning}
          onClick={() => setPanel({ kind: "migration", text: pane.current?.text() ?? "" })}
        >
          Save as migration
        </Button>
      </RunBar>
      <SqlPane ref={pane} text={draft} names={names} onRun={() => start(false)} onText={keep} />
      <Results run={run} onLine={(at) => pane.current?.goToLine(at)} />
      {panel?.kind === "history" && <HistoryPanel {...panelProps} />}
      {panel?.kind === "saved" && <SavedPanel {...panelProps} text={panel.text} />}
      {panel?.kind === "migration" && (
        <MigrationPanel projectId={projectId} text={panel.text} onClose={() => setPanel(null)} />
      )}
    </div>
  );
}
