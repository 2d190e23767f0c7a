/** Sends errors of the previewed page to the server, which makes a record of each for everybody. [T4.18] [ER1] */
import { api } from "@slipway/ui/api/client";
import { useIsLocked } from "@slipway/ui/page/use-is-locked";
import { useRoute } from "@slipway/ui/api/use-route";
import { usePageErrors, type PageError } from "@slipway/ui/session/preview-errors";
import { useUnsavedCode } from "@slipway/ui/session/preview/unsaved-code";
import { useEffect, useRef, useState } from "react";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { errorsContract, isErrorType, type ErrorRecord } from "../contract/index.ts";

const GATHER_MS = 200;
/** Delay after a refusal: too many calls, no room on the disk, no network. */
const AGAIN_MS = 30_000;
const AT_ONCE = 20;
const MAX_KNOWN = 200;

/**
 * While the agent works or a person types, the preview shows half-done files. Their errors are not errors of the app
 * yet.
 */
export function useHeldBack(projectId: string): boolean {
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data as
    | Partial<Project>
    | undefined;
  const isLocked = useIsLocked(project?.locked_at ?? null);
  const { shown } = useUnsavedCode(projectId);
  return isLocked || shown > 0;
}

async function report(projectId: string, errors: readonly PageError[]): Promise<(ErrorRecord | null)[]> {
  const reported = errors.map(({ key: _key, type, ...error }) => ({
    ...error,
    type: isErrorType(type) ? type : ("unknown" as const),
  }));
  return (await api(errorsContract.report, { params: { id: projectId }, body: { errors: reported } })).errors;
}

/** Ids of the known records, by the errors' keys. */
export function useReports(projectId: string, heldBack: boolean): ReadonlyMap<string, string> {
  const errors = usePageErrors(projectId);
  const [ids, setIds] = useState<ReadonlyMap<string, string>>(new Map());
  const [round, setRound] = useState(0);
  const told = useRef<WeakSet<PageError>>(new WeakSet());
  useEffect(() => {
    const next = heldBack ? [] : errors.filter((error) => !told.current.has(error)).slice(0, AT_ONCE);
    if (next.length === 0) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => setRound((now) => now + 1);
    const timer = setTimeout(() => {
      for (const error of next) told.current.add(error);
      report(projectId, next).then(
        (records) => {
          const found = records.flatMap((record, at) => (record === null ? [] : [[next[at]!.key, record.id] as const]));
          setIds((known) => new Map([...known, ...found].slice(-MAX_KNOWN)));
          goOn();
        },
        () => {
          // An error that could not be sent is shown all the same, without a record, and is sent again.
          for (const error of next) told.current.delete(error);
          again = setTimeout(goOn, AGAIN_MS);
        },
      );
    }, GATHER_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(again);
    };
  }, [projectId, errors, heldBack, round]);
  return ids;
}
