/** Says who invited the person and to what, on the page of the link and after joining. */
import { showToast } from "@slipway/ui/kit/status/toast";

export interface Invited {
  invited_by: string;
  joins: string | null;
}

export const invitedBy = ({ invited_by, joins }: Invited): string =>
  joins === null ? `${invited_by} invited you.` : `${invited_by} invited you to ${joins}.`;

/** An account alone joins nothing, so nothing is said. */
export function sayWhatWasJoined(invited: Invited): void {
  if (invited.joins === null) return;
  showToast({ tone: "ok", title: `You joined ${invited.joins}`, message: `Invited by ${invited.invited_by}.` });
}
