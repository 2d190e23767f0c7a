/** The project's present errors, for everybody who may change it. [T4.18] */
import { reduceDocs, type LiveDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { useMemo } from "react";
import { errorsLive, type ErrorRecord } from "../contract/index.ts";
import { useDismissed } from "./dismissed.ts";

const NOTHING: LiveDocs<ErrorRecord> = new Map();

/** Open errors, and those handled since this tab was opened. */
export function useErrorRecords(projectId: string, enabled = true) {
  return useLive(errorsLive.path.replace("{id}", projectId), {
    initial: NOTHING,
    reducer: reduceDocs<ErrorRecord>,
    enabled,
  });
}

/** The errors that this person should see, newest first. */
export function useOpenErrors(projectId: string, enabled = true): { errors: readonly ErrorRecord[]; ready: boolean } {
  const { data, ready } = useErrorRecords(projectId, enabled);
  const dismissed = useDismissed();
  const errors = useMemo(
    () =>
      [...data.values()]
        .filter(({ id, handled_at }) => handled_at === null && !dismissed.includes(id))
        .toSorted((one, other) => other.created_at.localeCompare(one.created_at)),
    [data, dismissed],
  );
  return { errors, ready };
}
