/** A project's invite link: made, shown again, ended. [W4.14] [W7.18] [W7.19] [W7.20] [S4] [S5] */
import { and, desc, eq, isNotNull, isNull, notInArray } from "drizzle-orm";
import { forbidden, notFound } from "@slipway/kernel/errors";
import { newId, randomText } from "@slipway/kernel/ids";
import { ANY_SIGN_IN, can } from "@slipway/kernel/permissions";
import type { Sql, Transaction } from "@slipway/platform/database/port";
import { hashOf, installationSeal } from "../../../accounts/server/index.ts";
import { recordOnProject } from "../../../audit/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { InviteLink } from "../../contract/index.ts";
import { changePeople, type SharingCall, surroundings } from "../collaborators.ts";
import type { KnownProjects } from "../known-projects.ts";
import { checkLevel, type GivenLevel, mayGive, planAllows } from "../level-rules.ts";
import { magicCodes } from "./links-table.ts";

/** 5 random bits each. */
const CODE_CHARACTERS = 32;
/** Hashes of ended links that a project keeps to tell people who open one; a person who replaces links all day needs no more. */
const MAX_ENDED = 50;

export type LinkPorts = Needs<"accounts" | "addresses" | "clock" | "database" | "events"> & {
  directory: KnownProjects;
};

export type LinkRow = typeof magicCodes.$inferSelect;

const linkUrl = ({ addresses }: Needs<"addresses">, projectId: string, code: string): string =>
  `${addresses.appUrl}/projects/${projectId}?magic_link=${code}`;

/** Whether whoever made the link could make it today: they may have left, been given less or lost the plan. [S5] */
export async function stillHolds(
  { directory }: { directory: KnownProjects },
  { projectId, createdBy, accessLevel }: Pick<LinkRow, "projectId" | "createdBy" | "accessLevel">,
  tx?: Pick<Transaction, "read">,
): Promise<boolean> {
  const maker = createdBy === null ? null : { userId: createdBy, ssoWorkspaceId: ANY_SIGN_IN };
  const facts = await directory.factsOf(projectId, maker, tx);
  return facts !== null && mayGive(facts, accessLevel) && planAllows(facts, accessLevel);
}

async function activeLink(sql: Sql, projectId: string): Promise<LinkRow | null> {
  const isActive = and(eq(magicCodes.projectId, projectId), isNull(magicCodes.endedAt));
  return (await sql.select().from(magicCodes).where(isActive))[0] ?? null;
}

const ended = ({ clock }: Needs<"clock">) => ({ endedAt: new Date(clock.now()), sealedCode: null });

/** Ends the link there is and makes another. People who joined with the old one stay. */
export async function createInviteLink(
  services: LinkPorts,
  { projectId, facts, actor }: SharingCall,
  level: GivenLevel,
): Promise<InviteLink> {
  const { enforceSso, project } = await surroundings(services, projectId, actor.email);
  // Nobody knows yet who opens it, so the rules for people from outside apply.
  checkLevel(facts, { level, isWorkspaceMember: false, enforceSso, isNew: true });
  const before = await activeLink(services.database.sql, projectId);
  const isDead = before !== null && !(await stillHolds(services, before));
  const code = randomText(CODE_CHARACTERS);
  const id = newId("mgc");
  const sealedCode = (await installationSeal(services)).seal(code, id);
  await changePeople(services, { projectId, actor }, async (tx, factsNow) => {
    checkLevel(factsNow, { level, isWorkspaceMember: false, enforceSso, isNew: true });
    const present = await activeLink(tx.sql, projectId);
    if (present !== null) {
      const mayEnd = mayGive(factsNow, present.accessLevel) || present.createdBy === actor.userId;
      if (!mayEnd && !(isDead && present.id === before.id))
        throw forbidden(
          "This project has an invite link with a higher role. Ask an admin of the project to replace it.",
        );
      await tx.sql.update(magicCodes).set(ended(services)).where(eq(magicCodes.id, present.id));
    }
    const row = { id, projectId, codeHash: hashOf(code), sealedCode, accessLevel: level, createdBy: actor.userId };
    await tx.sql.insert(magicCodes).values(row);
    await recordOnProject(tx, project, { actor, action: "link.created", to: level });
    await forgetOldest(tx.sql, projectId);
  });
  return { id: code, access_level: level, url: linkUrl(services, projectId, code) };
}

async function forgetOldest(sql: Sql, projectId: string): Promise<void> {
  const isEnded = and(eq(magicCodes.projectId, projectId), isNotNull(magicCodes.endedAt));
  const newest = sql
    .select({ id: magicCodes.id })
    .from(magicCodes)
    .where(isEnded)
    .orderBy(desc(magicCodes.endedAt), desc(magicCodes.id))
    .limit(MAX_ENDED);
  await sql.delete(magicCodes).where(and(isEnded, notInArray(magicCodes.id, newest)));
}

/** None for people whose own level is below the link's, and none once its maker could not make it any more. [S4] */
export async function listInviteLinks(
  services: LinkPorts,
  { projectId, facts }: Pick<SharingCall, "projectId" | "facts">,
): Promise<InviteLink[]> {
  const link = await activeLink(services.database.sql, projectId);
  if (link === null || !mayGive(facts, link.accessLevel) || !(await stillHolds(services, link))) return [];
  const code = (await installationSeal(services)).open(link.sealedCode ?? "", link.id);
  // Sealed by another installation: it cannot be shown, and making a new one ends it.
  if (code === null) return [];
  return [{ id: code, access_level: link.accessLevel, url: linkUrl(services, projectId, code) }];
}

/** Its maker may always end it, others if they could give its level. */
export async function removeInviteLink(
  services: Needs<"clock" | "database"> & { directory: KnownProjects },
  { projectId, facts, actor }: SharingCall,
  code: string,
): Promise<void> {
  const isMeant = and(
    eq(magicCodes.codeHash, hashOf(code)),
    eq(magicCodes.projectId, projectId),
    isNull(magicCodes.endedAt),
  );
  const [link] = await services.database.sql.select().from(magicCodes).where(isMeant);
  if (link === undefined) throw notFound("This invite link");
  if (link.createdBy !== actor.userId && !mayGive(facts, link.accessLevel))
    throw forbidden("Your role in this project does not allow you to end an invite link with this role.");
  await changePeople(services, { projectId, actor }, async (tx, factsNow, project) => {
    if (!can(factsNow, "ManageMagicCodes") || (link.createdBy !== actor.userId && !mayGive(factsNow, link.accessLevel)))
      throw forbidden();
    const { rowCount } = await tx.sql.update(magicCodes).set(ended(services)).where(isMeant);
    if (rowCount === 1 && project !== null) await recordOnProject(tx, project, { actor, action: "link.ended" });
  });
}

/** Links of somebody who may not let people in any more: in one project, or everywhere. */
export async function endLinksOf(
  sql: Sql,
  services: Needs<"clock">,
  { userId, projectId }: { userId: string; projectId?: string },
): Promise<void> {
  const isMeant = and(
    eq(magicCodes.createdBy, userId),
    isNull(magicCodes.endedAt),
    projectId === undefined ? undefined : eq(magicCodes.projectId, projectId),
  );
  await sql.update(magicCodes).set(ended(services)).where(isMeant);
}
