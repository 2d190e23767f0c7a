/** Looking an invite link up, and joining with it. [S5] [S8] */
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { AppError, notFound, ssoRequired } from "@slipway/kernel/errors";
import { type AccessLevel, effectiveLevel, levelAtLeast, type ProjectFacts } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import { hashOf, people } from "../../../accounts/server/index.ts";
import { recordOnProject } from "../../../audit/server/index.ts";
import type { Actor } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import type { Workspace } from "../../../workspaces/contract/index.ts";
import { getWorkspace } from "../../../workspaces/server/index.ts";
import { type Entered, enterPerson } from "../enter-person.ts";
import { lockPeople } from "../lock-people.ts";
import type { SharedProject } from "../sharing.ts";
import { checkOutsider } from "../level-rules.ts";
import { type LinkPorts, type LinkRow, stillHolds } from "./invite-links.ts";
import { magicCodes } from "./links-table.ts";

/** A link that got into the open admits no crowd. Larger groups get a second link. */
const MAX_USES = 1000;

const linkEnded = (userMessage = "This invite link has ended. Ask the person who sent it for a new one."): AppError =>
  new AppError({ code: "link_ended", status: 410, userMessage });

/** Throws 404 for a code that never was, 410 for one that was ended. */
async function findLink(
  { database }: Needs<"database">,
  code: string,
): Promise<LinkRow & { invitedBy: string | null }> {
  const [found] = await database.sql
    .select({ link: magicCodes, invitedBy: people.name })
    .from(magicCodes)
    .leftJoin(people, eq(people.id, magicCodes.createdBy))
    .where(eq(magicCodes.codeHash, hashOf(code)));
  if (found === undefined) throw notFound("This invite link");
  if (found.link.endedAt !== null) throw linkEnded();
  return { ...found.link, invitedBy: found.invitedBy };
}

interface OpenedLink {
  link: LinkRow & { invitedBy: string | null };
  project: SharedProject;
  workspace: Workspace;
  /** The level that the caller acts with already; null for strangers and outsiders. */
  level: AccessLevel | null;
}

const reaches = (level: AccessLevel | null, link: LinkRow): level is AccessLevel =>
  level !== null && levelAtLeast(level, link.accessLevel);

/** Checks again what may have changed since the link was made: its maker's right, the plan, single sign-on. [S5] */
async function openLink(services: LinkPorts, code: string, actor: Actor | null): Promise<OpenedLink> {
  const link = await findLink(services, code);
  const project = await services.directory.find(link.projectId);
  const workspace = project === null ? null : await getWorkspace(services, project.workspaceId);
  if (project === null || workspace === null || !(await stillHolds(services, link))) throw linkEnded();
  const facts = actor === null ? null : await services.directory.factsOf(project.id, actor);
  if (facts?.needsSsoOf !== undefined) throw ssoRequired(facts.needsSsoOf);
  const level = facts === null ? null : effectiveLevel(facts);
  if (!reaches(level, link)) {
    if (link.uses >= MAX_USES) throw linkEnded("This invite link has been used too often. Ask for a new one.");
    // A stranger may turn out to be a member.
    if (facts !== null) checkCaller(facts, link, workspace.enforce_sso);
  }
  return { link, project, workspace, level };
}

const checkCaller = (
  facts: Pick<ProjectFacts, "plan" | "workspaceRole">,
  { accessLevel: level }: LinkRow,
  enforceSso: boolean,
): void => checkOutsider(facts, { level, isWorkspaceMember: facts.workspaceRole !== null, enforceSso, isNew: true });

/** Tells who invites to what. Only somebody who was handed the code can ask. */
export async function lookUpInviteLink(services: LinkPorts, code: string, actor: Actor | null) {
  const { link, project, workspace, level } = await openLink(services, code, actor);
  return {
    project_id: project.id,
    project_name: project.displayName,
    workspace_name: workspace.name,
    invited_by: link.invitedBy ?? "Somebody",
    access_level: link.accessLevel,
    has_access: reaches(level, link),
  };
}

/** Nobody gets less than they have. Using a link twice is like using it once. */
export async function redeemInviteLink(services: LinkPorts, code: string, actor: Actor) {
  const { link, project, level } = await openLink(services, code, actor);
  if (reaches(level, link)) return { project_id: project.id, access_level: level };
  const joined = await services.database.transaction((tx) => join(services, tx, { link, project, actor }));
  if (joined.cancelled !== null) await services.accounts.cancelInvitation(joined.cancelled);
  return { project_id: project.id, access_level: joined.level };
}

/** Waits for changes of the project's people: who made the link may lose the right to, and ending it ends the way in. */
async function join(
  services: LinkPorts,
  tx: Transaction,
  { link, project, actor }: { link: LinkRow; project: SharedProject; actor: Actor },
): Promise<Entered> {
  await lockPeople(tx, [project.id]);
  if (!(await stillHolds(services, link, tx))) throw linkEnded();
  const used = await tx.sql
    .update(magicCodes)
    .set({ uses: sql`${magicCodes.uses} + 1` })
    .where(and(eq(magicCodes.id, link.id), isNull(magicCodes.endedAt)));
  if (used.rowCount === 0) throw linkEnded();
  const { projectId, accessLevel: level, createdBy: invitedBy } = link;
  const { userId, email } = actor;
  await recordOnProject(tx, project, { actor, action: "link.used", to: level });
  return enterPerson(tx, { projectId, userId, email, level, invitedBy, at: new Date(services.clock.now()) });
}

/** Whether a new account may be made with the link, where accounts need an invitation; counts as a use of it. */
export async function admitsNewAccount(services: LinkPorts, code: string): Promise<boolean> {
  try {
    const { link, workspace } = await openLink(services, code, null);
    // A new account is nobody's member, so one that could not join would only be let onto this Slipway.
    checkCaller({ plan: workspace.plan, workspaceRole: null }, link, workspace.enforce_sso);
    const isOpen = and(eq(magicCodes.id, link.id), isNull(magicCodes.endedAt), lt(magicCodes.uses, MAX_USES));
    const { rowCount } = await services.database.sql
      .update(magicCodes)
      .set({ uses: sql`${magicCodes.uses} + 1` })
      .where(isOpen);
    return rowCount === 1;
  } catch (error) {
    if (error instanceof AppError && error.kind === "user") return false;
    throw error;
  }
}
