/** Mapping, check and import of a file into one table. */
import { Button } from "@mantine/core";
import { invalidatePath } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CsvOutcome, CsvPlan, CsvTarget } from "../../contract/index.ts";
import { outcomeWords, rowsInWords } from "../words.ts";
import { Faults } from "./faults.tsx";
import { choiceProblem, guessMapping, usableKeys, type ImportChoice, type Mapping } from "./mapping.ts";
import { MappingTable } from "./mapping-table.tsx";
import type { CsvLook } from "./reading/csv-form.ts";
import { RowsOptions } from "./rows-options.tsx";
import { useImport, type ImportRun } from "./use-import.ts";
import classes from "../transfer.module.css";

interface ImportFormProps {
  projectId: string;
  table: string;
  file: File;
  look: CsvLook;
  hasHeading: boolean;
  target: CsvTarget;
  made: Mapping | null;
  onBusy: (isBusy: boolean) => void;
}

const goodRows = ({ rows, faulty }: CsvOutcome): number => rows - faulty;

interface How {
  isCheck: boolean;
  /** Faulty rows are left out. */
  leavesOut?: boolean;
}

interface ImportButtonsProps {
  run: ImportRun;
  table: string;
  mayStart: boolean;
  onStart: (how: How) => void;
  onCancel: () => void;
  onOpen: () => void;
}

function ImportButtons({ run, table, mayStart, onStart, onCancel, onOpen }: ImportButtonsProps) {
  const { outcome } = run;
  const isBusy = run.step !== null;
  const isChecked = outcome !== null && !outcome.is_stored && !outcome.is_cut && goodRows(outcome) > 0;
  return (
    <div className={classes.buttons}>
      {isBusy && (
        <>
          <p role="status" className={classes.step}>
            {run.step}
          </p>
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        </>
      )}
      {outcome?.is_stored === true ? (
        <Button variant="filled" onClick={onOpen}>
          Open {table}
        </Button>
      ) : (
        <>
          <Button
            variant={isChecked ? "default" : "filled"}
            disabled={!mayStart}
            loading={isBusy}
            onClick={() => onStart({ isCheck: true })}
          >
            {isChecked ? "Check again" : "Check rows"}
          </Button>
          {isChecked && (
            <Button
              variant="filled"
              disabled={!mayStart || isBusy}
              onClick={() => onStart({ isCheck: false, leavesOut: outcome.faulty > 0 })}
            >
              {outcome.faulty > 0
                ? `Import the other ${rowsInWords(goodRows(outcome))}`
                : `Import ${rowsInWords(outcome.rows)}`}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

export function ImportForm({ projectId, table, file, look, hasHeading, target, made, onBusy }: ImportFormProps) {
  const cache = useQueryClient();
  const { open } = useViewStack();
  const [choice, setChoice] = useState<ImportChoice>(() => ({
    mapping: made ?? guessMapping(look.columns, target.columns),
    ...{ onConflict: "refuse", key: [], empty: "null" },
  }));
  const run = useImport(projectId);
  const isBusy = run.step !== null;
  useViewBlocker(isBusy, {
    title: "Stop the import?",
    text: "Rows are being imported. Leaving stops it, and nothing is stored.",
    confirm: "Stop the import",
  });
  const keys = usableKeys(choice.mapping, target);
  const problem = choiceProblem(choice, target);
  const isUnreadable = look.tooWide.length > 0 || look.hasOpenQuote;
  const change = (patch: Partial<ImportChoice>): void => {
    const next = { ...choice, ...patch };
    const isKeyThere = usableKeys(next.mapping, target).some((key) => key.join() === next.key.join());
    setChoice(isKeyThere ? next : { ...next, onConflict: "refuse", key: [] });
    run.forget();
  };
  const start = async ({ isCheck, leavesOut = false }: How): Promise<void> => {
    const places = choice.mapping.flatMap((name, at) => (name === null ? [] : [{ name, at }]));
    const plan: CsvPlan = {
      ...{ table, columns: places.map(({ name }) => name), on_conflict: choice.onConflict, key: [...choice.key] },
      leave_out_faulty: leavesOut,
    };
    const { encoding, delimiter } = look;
    const from = places.map(({ at }) => at);
    const body = { plan, from, encoding, delimiter, hasHeading, empty: choice.empty };
    onBusy(true);
    const outcome = await run.start({ file, body, rows: look.rows, isCheck });
    onBusy(false);
    if (outcome?.is_stored !== true) return;
    await invalidatePath(cache, `/projects/${projectId}/cloud`);
    showToast({ tone: "ok", title: "Imported", message: outcomeWords(outcome) });
  };
  const { outcome } = run;
  return (
    <section className={classes.form} aria-label={`Import into ${table}`}>
      <MappingTable
        columns={look.columns}
        target={target}
        mapping={choice.mapping}
        isLocked={isBusy}
        onChange={(mapping) => change({ mapping })}
      />
      <RowsOptions choice={choice} keys={keys} isLocked={isBusy} onChange={change} />
      {(problem ?? run.failure) !== null && (
        <p role="alert" className={classes.refused}>
          {problem ?? run.failure}
        </p>
      )}
      {outcome !== null && <Faults outcome={outcome} />}
      <ImportButtons
        run={run}
        table={table}
        mayStart={problem === null && !isUnreadable}
        onStart={(how) => void start(how)}
        onCancel={() => (run.cancel(), onBusy(false))}
        onOpen={() => open({ id: "table", state: { table } })}
      />
    </section>
  );
}
