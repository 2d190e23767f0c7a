/** Says why the preview is not ready, with the place in the queue; the last picture is shown behind it. */
import type { RouteResult } from "@slipway/kernel/contract/route";
import { useEffect, useState } from "react";
import type { previewContract } from "../contract/index.ts";
import styles from "./preview-tool.module.css";

export type PreviewStatus = RouteResult<typeof previewContract.status>;

/** Longer than that nobody waits without a reason. */
const SLOW_MS = 2000;
/** A loaded page still fetches what it shows; one that stays silent for longer is shown as it is. */
const STARTING_MS = 10_000;
const LOADING = "Loading the app";

/** Null: nothing to say, the page is loading. `isSlow`: it has been for a while. */
export function waitingText(status: PreviewStatus | undefined, isSlow = false): string | null {
  switch (status?.state) {
    case "queued":
      return status.reason ?? "Waiting for a free place.";
    case "waking":
      return status.reason ?? "Waking preview";
    case "refused":
      return `${status.reason ?? "Previews cannot run on this machine."} Run ./slipway doctor to see what is missing.`;
    case "failed":
      return status.reason ?? "The preview stopped. Refresh starts it again.";
    default:
      return isSlow ? LOADING : null;
  }
}

/** Over an older built page: says that the newer one waits for a place. */
export const queuedText = (status: PreviewStatus | undefined): string | null =>
  status?.state === "queued" ? `${waitingText(status)} Until then you see the last build.` : null;

export function QueuedNote({ status }: { status: PreviewStatus | undefined }) {
  const text = queuedText(status);
  return (
    <div className={styles.queued} role="status">
      {text !== null && <p className={styles.waitingText}>{text}</p>}
    </div>
  );
}

/** True once `ms` have passed while `isRunning`. */
function useHasPassed(ms: number, isRunning: boolean): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [ms, isRunning]);
  return hasPassed && isRunning;
}

/** `isLoading`: the frame has not got its page yet. The note leaves when the app shows something. */
export function WaitingNote({ status, isLoading }: { status: PreviewStatus | undefined; isLoading: boolean }) {
  const isLate = useHasPassed(SLOW_MS, true);
  const isSilent = useHasPassed(STARTING_MS, !isLoading);
  const text = waitingText(status, isLate && !isSilent);
  if (text === null) return null;
  return (
    <div className={styles.waiting} role="status">
      {status?.screenshot_url != null && <img className={styles.ghost} src={status.screenshot_url} alt="" />}
      <p className={styles.waitingText}>{text}</p>
    </div>
  );
}
