/** Why the preview is not there yet, in words and with a place; the last picture stands behind it. */
import type { RouteResult } from "@slipway/kernel/contract/route";
import type { previewContract } from "../contract/index.ts";
import styles from "./preview-tool.module.css";

export type PreviewStatus = RouteResult<typeof previewContract.status>;

/** Null: nothing to say, the page is on its way. */
export function waitingText(status: PreviewStatus | undefined): string | null {
  if (status === undefined) return null;
  switch (status.state) {
    case "queued":
      return status.reason ?? "Waiting for a free place";
    case "waking":
      return status.reason ?? "Waking preview";
    case "refused":
      return `${status.reason ?? "Previews cannot run on this machine."} Run ./slipway doctor to see what is missing.`;
    case "failed":
      return status.reason ?? "The preview stopped. Refresh starts it again.";
    default:
      return null;
  }
}

export function WaitingNote({ status }: { status: PreviewStatus | undefined }) {
  const text = waitingText(status);
  if (text === null) return null;
  return (
    <div className={styles.waiting} role="status">
      {status?.screenshot_url != null && <img className={styles.ghost} src={status.screenshot_url} alt="" />}
      <p className={styles.waitingText}>{text}</p>
    </div>
  );
}
