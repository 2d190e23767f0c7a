/** Looks at an SQL file, then runs it. The file stays in the browser between the two, and its hash says that it is the same. */
import { api } from "@slipway/ui/api/client";
import { invalidatePath } from "@slipway/ui/api/use-route";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { cloudTransferContract, MAX_SQL_FILE_BYTES, type SqlOutcome, type SqlPlan } from "../../contract/index.ts";
import { reasonOf } from "../words.ts";

export interface SqlImport {
  file: File | null;
  plan: SqlPlan | null;
  outcome: SqlOutcome | null;
  step: "looking" | "importing" | null;
  failure: string | null;
  choose: (file: File) => void;
  start: () => void;
  cancel: () => void;
  clear: () => void;
}

const NOTHING = { file: null, plan: null, outcome: null, step: null, failure: null };
const MAX_NAME = 60;

const nameOf = ({ name }: File): string =>
  [...name.replaceAll(/[\p{Cc}\p{Cs}]/gu, "").trim()].slice(0, MAX_NAME).join("").trim().slice(0, MAX_NAME) || "a file";

export function useSqlImport(projectId: string): SqlImport {
  const cache = useQueryClient();
  const [state, setState] = useState<Omit<SqlImport, "choose" | "start" | "cancel" | "clear">>(NOTHING);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (before: typeof state, work: (signal: AbortSignal) => Promise<Partial<typeof state>>) => {
    const own = new AbortController();
    running.current = own;
    setState(before);
    try {
      const result = await work(own.signal);
      setState({ ...before, ...result, step: null });
    } catch (error) {
      if (running.current === own)
        setState({ ...before, step: null, failure: own.signal.aborted ? null : reasonOf(error) });
    }
  };
  const params = { id: projectId };
  return {
    ...state,
    choose: (file) => {
      if (file.size > MAX_SQL_FILE_BYTES) {
        setState({
          ...NOTHING,
          file,
          failure: "A file has at most 256 MB. Leave large tables out and import them as CSV.",
        });
        return;
      }
      void run({ ...NOTHING, file, step: "looking" }, async (signal) => {
        const input = { params, body: file };
        return { plan: await api(cloudTransferContract.planSql, input, { signal }) };
      });
    },
    start: () => {
      const { file, plan } = state;
      if (file === null || plan === null) return;
      void run({ ...state, failure: null, step: "importing" }, async (signal) => {
        const input = { params, query: { sha256: plan.sha256, file_name: nameOf(file) }, body: file };
        const outcome = await api(cloudTransferContract.importSql, input, { signal });
        await invalidatePath(cache, `/projects/${projectId}/cloud`);
        return { outcome };
      });
    },
    cancel: () => running.current?.abort(),
    clear: () => setState(NOTHING),
  };
}
