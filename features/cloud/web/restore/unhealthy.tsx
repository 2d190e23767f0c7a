/** A backend that does not work: what this means for the app, and who can act. [C3.14] [C8.21] */
import type { CloudStatus } from "../../contract/index.ts";
import classes from "../cloud.module.css";

/** States that last until somebody acts or the database answers again. */
const WORDS: Partial<Record<CloudStatus, readonly [title: string, text: string]>> = {
  ACTIVE_UNHEALTHY: [
    "The database does not answer",
    "Until it does, the app cannot read or save anything. Slipway goes on asking, and this page follows. If it lasts, the person who runs this Slipway sees why with ./slipway doctor.",
  ],
  PAUSE_FAILED: ["Pausing did not work", "The backend runs on if its database answers. Try again in a moment."],
  RESTORE_FAILED: [
    "Waking up or restoring did not work",
    "Please try again in a moment. If it lasts, the person who runs this Slipway sees why with ./slipway doctor.",
  ],
};

export function Unhealthy({ status }: { status: CloudStatus }) {
  const words = WORDS[status];
  if (words === undefined) return null;
  const [title, text] = words;
  return (
    <div className={`${classes.funds} ${classes.unhealthy}`} role="alert">
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </div>
  );
}
