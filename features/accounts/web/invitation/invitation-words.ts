/** Says who invited the person and to what, on the page of the link and after joining. */
import type { InvitedAs } from "../../contract/index.ts";
import { showToast } from "@slipway/ui/kit/status/toast";

export interface Invited {
  invited_by: string;
  joins: string | null;
  joins_as: InvitedAs | null;
}

export function invitedBy({ invited_by, joins, joins_as }: Invited): string {
  if (joins === null) return `${invited_by} invited you.`;
  return `${invited_by} invited you to ${joins_as === null ? "" : `the ${joins_as.kind} `}${joins}.`;
}

const ROLES: Readonly<Record<InvitedAs["role"], string>> = {
  read: "Viewer",
  write: "Editor",
  viewer: "Viewer",
  editor: "Editor",
  admin: "Admin",
  owner: "Owner",
};

const ALLOWS: Readonly<Record<string, string>> = {
  "project read": "You can open the app and see who works on it. You can't chat or change anything.",
  "project write": "You can chat with the agent, change the app and publish it.",
  "project admin": "You can chat, change and publish the app, and manage its people and settings.",
  "workspace viewer": "You can open the workspace's projects. You can't change them.",
  "workspace editor": "You can make projects, and change and publish those of the workspace.",
  "workspace admin": "You can work on every project, and manage people, settings and plan.",
  "workspace owner": "You can do everything in the workspace, deleting it included.",
};

/** As what the person joins, and what they may do then. */
export const joiningAs = ({ kind, role }: InvitedAs): { role: string; allows: string } => ({
  role: `You join as ${ROLES[role]}`,
  allows: ALLOWS[`${kind} ${role}`] ?? "",
});

/** An account alone joins nothing, so nothing is said. */
export function sayWhatWasJoined(invited: Invited): void {
  if (invited.joins === null) return;
  showToast({ tone: "ok", title: `You joined ${invited.joins}`, message: `Invited by ${invited.invited_by}.` });
}
