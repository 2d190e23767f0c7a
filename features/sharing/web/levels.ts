/** Levels of access in words, and which of them a person may give. [W4.10] [W6.05] [W6.13] [S6] [S14] */
import type { AccessLevel, Plan, ProjectPermission } from "@slipway/kernel/permissions";
import { isPaid } from "@slipway/kernel/permissions";
import type { Collaborator, ListedCollaborator } from "../contract/index.ts";

export type GivenLevel = Exclude<AccessLevel, "owner">;

export const LEVEL_LABELS: Readonly<Record<AccessLevel, string>> = {
  owner: "Owner",
  admin: "Admin",
  write: "Editor",
  read: "Viewer",
};

/** From the least to the most. */
const NEEDED: readonly [GivenLevel, ProjectPermission][] = [
  ["read", "AddProjectViewers"],
  ["write", "AddProjectEditors"],
  ["admin", "AddProjectAdmins"],
];

/** Levels that the person may give, and whose holders they may change. */
export const givableLevels = (permissions: readonly ProjectPermission[]): GivenLevel[] =>
  NEEDED.filter(([, permission]) => permissions.includes(permission)).map(([level]) => level);

/** For people from outside the workspace, who can only be viewers on Enterprise. [S6] */
export const levelsForOutsiders = ({
  permissions,
  workspace,
}: {
  permissions: readonly ProjectPermission[];
  workspace: { plan: Plan };
}): GivenLevel[] => givableLevels(permissions).filter((level) => workspace.plan !== "enterprise" || level === "read");

/** Levels that the person may be given. Guests are limited on Enterprise. [W6.13] [S6] */
export const levelsFor = (
  project: Parameters<typeof levelsForOutsiders>[0],
  person: ListedCollaborator,
): GivenLevel[] => (person.is_member ? givableLevels(project.permissions) : levelsForOutsiders(project));

/** The level that counts: a guest of an Enterprise workspace views, whatever was given before. [W4.10] [S6] */
export const levelOf = ({ access_level: level, is_member }: ListedCollaborator, plan: Plan): AccessLevel =>
  plan === "enterprise" && !is_member && level !== "owner" ? "read" : level;

/** Title of the prompt for another plan; null where the plan allows the level. [W5.01] [S7] */
export function planQuestion(level: GivenLevel, plan: Plan): string | null {
  if (isPaid(plan) || level === "write") return null;
  return level === "admin" ? "Admins need the Pro plan" : "Viewers need the Pro plan";
}

/** For people who are about to join with the level. */
export const ALLOWS: Readonly<Record<GivenLevel, string>> = {
  read: "You can open the app and see who works on it. You can't chat or change anything.",
  write: "You can chat with the agent, change the app and publish it.",
  admin: "You can chat, change and publish the app, and manage its people and settings.",
};

const LOSES: Readonly<Record<GivenLevel, string>> = {
  read: "can no longer chat, change the app or publish it.",
  write: "can no longer manage admins or the project's settings.",
  admin: "",
};

const RANK: readonly AccessLevel[] = ["read", "write", "admin", "owner"];

/** "Editor → Viewer: can no longer chat…"; null where nothing is lost. */
export const lossOf = (from: AccessLevel, to: GivenLevel): string | null =>
  RANK.indexOf(to) < RANK.indexOf(from) ? `${LEVEL_LABELS[from]} → ${LEVEL_LABELS[to]}: ${LOSES[to]}` : null;

/** Links that end with a change of level, for its question; nothing where there are none. Null: the person leaves. */
export function endingLinks(
  { links: { invite, preview } }: ListedCollaborator,
  to: GivenLevel | null,
  whose: string,
): string {
  const ending = invite + (to === null || to === "read" ? preview : 0);
  return ending === 0 ? "" : ` Links ${whose} made stop working (${ending}).`;
}

export const nameOf = ({ display_name, email }: Pick<Collaborator, "display_name" | "email">): string =>
  display_name ?? email;
