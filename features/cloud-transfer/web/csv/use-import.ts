/** Checks and imports: the file becomes rows in the browser, and the server stores all of them or none. */
import { newUuid } from "@slipway/kernel/ids";
import { api } from "@slipway/ui/api/client";
import { useEffect, useRef, useState } from "react";
import { cloudTransferContract, type CsvOutcome, type CsvPlan } from "../../contract/index.ts";
import { percent, reasonOf, rowsInWords } from "../words.ts";
import { askRows } from "./reading/ask-worker.ts";
import type { CsvBody } from "./reading/csv-form.ts";

export interface ImportRun {
  /** The running step in words; null: nothing runs. */
  step: string | null;
  /** The newest check or import. */
  outcome: CsvOutcome | null;
  failure: string | null;
  start: (input: { file: File; body: CsvBody; rows: number; isCheck: boolean }) => Promise<CsvOutcome | null>;
  cancel: () => void;
  /** The mapping has changed: what was checked says nothing any more. */
  forget: () => void;
}

const POLL_MS = 700;

export function useImport(projectId: string): ImportRun {
  const [step, setStep] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<CsvOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  /** The same import keeps its id until it is answered, so that a lost answer stores nothing twice. */
  const unanswered = useRef<{ key: string; id: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const idOf = (plan: CsvPlan, file: File, isCheck: boolean): string => {
    if (isCheck) return newUuid();
    const key = JSON.stringify([plan, file.name, file.size, file.lastModified]);
    if (unanswered.current?.key !== key) unanswered.current = { key, id: newUuid() };
    return unanswered.current.id;
  };

  const start: ImportRun["start"] = async ({ file, body, rows, isCheck }) => {
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    const params = { id: projectId, importId: idOf(body.plan, file, isCheck) };
    setFailure(null);
    setStep("Reading the file…");
    const poll = setInterval(() => {
      api(cloudTransferContract.csvProgress, { params }, { signal }).then(
        ({ rows: done }) =>
          done !== null &&
          !signal.aborted &&
          setStep(`${isCheck ? "Checking" : "Importing"} ${done.toLocaleString("en")} of ${rowsInWords(rows)}…`),
        () => undefined,
      );
    }, POLL_MS);
    try {
      const onProgress = (share: number): void => setStep(`Reading the file ${percent(share)}…`);
      const lines = await askRows(file, body, { onProgress, signal });
      setStep("Sending the rows…");
      const input = { params, query: { check: isCheck ? ("true" as const) : ("false" as const) }, body: lines };
      const answer = await api(cloudTransferContract.importCsv, input, { signal });
      if (!isCheck) unanswered.current = null;
      setOutcome(answer);
      return answer;
    } catch (error) {
      if (!signal.aborted) setFailure(reasonOf(error));
      return null;
    } finally {
      clearInterval(poll);
      if (running.current === own) setStep(null);
    }
  };
  return {
    ...{ step, outcome, failure, start },
    cancel: () => {
      running.current?.abort();
      setStep(null);
    },
    forget: () => {
      setOutcome(null);
      setFailure(null);
    },
  };
}
