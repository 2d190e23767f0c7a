/**
 * An error of the running app, over the preview's lower edge. Undo comes first. [W2.13] (product page, item 10) [T4.03]
 */
import { Button } from "@mantine/core";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { usePageErrors, type PageError } from "@slipway/ui/session/preview-errors";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { Suspense, useEffect, useRef, useState } from "react";
import { errorLabel, isErrorType, type ErrorRecord } from "../contract/index.ts";
import { UndoButton } from "./card/undo-button.tsx";
import { dismiss, useDismissed } from "./dismissed.ts";
import type { ShownError } from "./card/error-card.tsx";
import { ERRORS_TOOL } from "./errors-tool-id.ts";
import { useFix } from "./use-fix.ts";
import { useErrorRecords, useOpenErrors } from "./use-open-errors.ts";
import { useHeldBack, useReports } from "./use-reports.ts";
import classes from "./errors.module.css";

const ErrorCard = lazyNamed(() => import("./card/error-card.tsx"), "ErrorCard");

interface Looking {
  ids: ReadonlyMap<string, string>;
  heldBack: boolean;
  hidden: readonly PageError[];
  /** Attempts at the errors when they were sent to the agent: one more, and the fix has changed nothing. */
  sent: ReadonlyMap<string, number>;
}

interface Shown {
  seen: PageError;
  error: ShownError;
}

/**
 * The first error of this tab's page since it was loaded, unless it was handled or dismissed: it is the cause of the
 * others.
 */
function useShown(projectId: string, { ids, heldBack, hidden, sent }: Looking) {
  const records = useErrorRecords(projectId).data;
  const dismissed = useDismissed();
  const errors = usePageErrors(projectId);
  if (heldBack) return undefined;
  return errors
    .filter((seen) => !hidden.includes(seen))
    .map((seen): Shown & { record: ErrorRecord | undefined } => {
      const id = ids.get(seen.key) ?? null;
      const record = id === null ? undefined : records.get(id);
      const type = isErrorType(seen.type) ? seen.type : "unknown";
      return { seen, record, error: { ...seen, type, id, fix_attempts: record?.fix_attempts ?? 0 } };
    })
    .find(
      ({ error: { id, fix_attempts }, record }) =>
        (record?.handled_at ?? null) === null &&
        !(id !== null && (dismissed.includes(id) || sent.get(id) === fix_attempts)),
    );
}

/** An action on an error that has no record yet is repeated on the record once there is one. */
function useLater(ids: ReadonlyMap<string, string>) {
  const waiting = useRef(new Map<PageError, (id: string) => void>());
  useEffect(() => {
    for (const [seen, act] of waiting.current) {
      const id = ids.get(seen.key);
      if (id === undefined) continue;
      waiting.current.delete(seen);
      act(id);
    }
  }, [ids]);
  return (seen: PageError, act: (id: string) => void): void => void waiting.current.set(seen, act);
}

/** A fix of an error without a record could not be told from no fix at all. This long it is waited for. */
const RECORD_MS = 3_000;

/** Sends an error once the server knows it, or after a while without. */
function useSentOnceKnown(shown: Shown | undefined, send: (error: ShownError) => void) {
  const [wanted, setWanted] = useState<PageError | null>(null);
  const latest = useRef({ shown, send });
  useEffect(() => {
    latest.current = { shown, send };
  });
  const id = shown?.seen === wanted ? shown?.error.id : undefined;
  useEffect(() => {
    if (wanted === null) return;
    const go = (): void => {
      const { shown: now, send: sendIt } = latest.current;
      setWanted(null);
      if (now?.seen === wanted) sendIt(now.error);
    };
    if (id !== null) return go();
    const timer = setTimeout(go, RECORD_MS);
    return () => clearTimeout(timer);
  }, [wanted, id]);
  return { want: setWanted, isWaiting: wanted !== null };
}

export function PreviewSheet({ projectId }: { projectId: string }) {
  const heldBack = useHeldBack(projectId);
  // Errors closed on this page, with or without a record. After a reload or a change of the code they count anew.
  const [hidden, setHidden] = useState<readonly PageError[]>([]);
  const [sent, setSent] = useState<ReadonlyMap<string, number>>(new Map());
  const ids = useReports(projectId, heldBack);
  const later = useLater(ids);
  const shown = useShown(projectId, { ids, heldBack, hidden, sent });
  const { errors: open } = useOpenErrors(projectId);
  const { openTool } = useNavigation();
  const { fix, isPending, markHandled } = useFix(projectId);
  const hideSeen = (seen: PageError): void => setHidden((before) => [...before, seen].slice(-100));
  const send = (error: ShownError): void => {
    const seen = shown!.seen;
    fix([error], () => {
      if (error.id !== null)
        return setSent((before) => new Map([...before, [error.id!, error.fix_attempts] as const].slice(-100)));
      hideSeen(seen);
      later(seen, markHandled);
    });
  };
  const { want, isWaiting } = useSentOnceKnown(shown, send);
  if (shown === undefined) return null;
  const { error, seen } = shown;
  const close = (): void => {
    hideSeen(seen);
    if (error.id === null) later(seen, dismiss);
    else dismiss(error.id);
  };
  return (
    <section className={classes.sheet} role="alert" aria-label={errorLabel(error.type)}>
      <Suspense>
        <ErrorCard
          key={seen.key}
          projectId={projectId}
          error={error}
          onFix={() => want(seen)}
          fixing={isPending || isWaiting}
          onDismiss={close}
          first={<UndoButton projectId={projectId} onDone={close} />}
          last={
            open.length > 1 && (
              <Button variant="subtle" onClick={() => openTool(ERRORS_TOOL)}>
                All {open.length} errors
              </Button>
            )
          }
        />
      </Suspense>
    </section>
  );
}
