/** Words about an invitation that waits for its person, wherever people are invited. */
import { showToast } from "../status/toast.ts";
import { askToConfirm } from "./confirm.tsx";

/** "Cancel" alone would read as either answer. */
export const askToCancelInvitation = (name: string): Promise<boolean> =>
  askToConfirm({
    title: `Cancel the invitation of ${name}?`,
    body: "The link they were sent stops working.",
    confirm: "Cancel invitation",
    cancel: "Keep it",
    tone: "danger",
  });

/** The outcome of mailing it once more. */
export const sayResent = (email: string, mailed: boolean): void =>
  showToast(
    mailed
      ? { tone: "ok", title: "Invitation sent again", message: `We emailed ${email}.` }
      : {
          tone: "err",
          title: "The email could not be sent",
          message: `Copy the invite link and send it to ${email} yourself.`,
        },
  );
