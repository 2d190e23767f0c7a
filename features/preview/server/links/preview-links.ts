/** A project's links to its preview: made, listed, ended. [W9.06] [S12] [WS3] */
import { and, count, desc, eq, isNull, notInArray } from "drizzle-orm";
import { AppError, conflict, notFound, planRequired } from "@slipway/kernel/errors";
import { newId, randomText } from "@slipway/kernel/ids";
import { isBusinessTier } from "@slipway/kernel/permissions";
import type { Sql } from "@slipway/platform/database/port";
import { hashOf, installationSeal, people } from "../../../accounts/server/index.ts";
import { recordOnProject } from "../../../audit/server/index.ts";
import type { Actor } from "../../../feature.ts";
import { requireOnProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { PreviewLink } from "../../contract/index.ts";
import { isAllowed, isOpen, projectAndWorkspace } from "./link-rules.ts";
import { previewLinks, type PreviewLinkRow } from "./links-table.ts";

const LIFETIME_MS = 7 * 24 * 3_600_000;
/** 5 random bits each. */
const CODE_CHARACTERS = 32;
const MAX_OPEN = 20;
/** Rows of a project. The oldest ones that show nothing go; whoever opens one of those is told that there is no such link. */
const MAX_KEPT = 100;

export type LinkPorts = Needs<"addresses" | "clock" | "database">;

const urlOf = ({ addresses }: Needs<"addresses">, code: string): string => `${addresses.appUrl}/preview/${code}`;

async function checkWorkspace(services: Needs<"database">, projectId: string): Promise<void> {
  const { workspace } = await projectAndWorkspace(services, projectId);
  if (!isBusinessTier(workspace.plan))
    throw planRequired("biz", "BUSINESS_SHARE_PREVIEW", "Preview links need the Business plan.");
  if (workspace.disable_named_previews)
    throw new AppError({
      code: "named_previews_disabled",
      status: 403,
      userMessage: "Preview links are turned off in this workspace.",
    });
}

export async function createPreviewLink(services: LinkPorts, projectId: string, actor: Actor): Promise<PreviewLink> {
  await checkWorkspace(services, projectId);
  const now = services.clock.now();
  const [id, code] = [newId("pvl"), randomText(CODE_CHARACTERS)];
  const sealedCode = (await installationSeal(services)).seal(code, id);
  const times = { createdAt: new Date(now), expiresAt: new Date(now + LIFETIME_MS) };
  await services.database.transaction(async (tx) => {
    await tx.lock(`preview-links ${projectId}`);
    const { project } = await requireOnProject(tx, { projectId, actor }, "EditProject");
    const open = await tx.sql.$count(previewLinks, and(eq(previewLinks.projectId, projectId), isOpen(now)));
    if (open >= MAX_OPEN)
      throw conflict(
        "too_many_links",
        `A project has at most ${MAX_OPEN} preview links. End one that you no longer need.`,
      );
    const row = { id, projectId, codeHash: hashOf(code), sealedCode, createdBy: actor.userId, ...times };
    await tx.sql.insert(previewLinks).values(row);
    await recordOnProject(tx, project, { actor, action: "preview-link.created" });
    await forgetOldest(tx.sql, projectId, now);
  });
  return {
    id,
    url: urlOf(services, code),
    made_by: actor.displayName,
    created_at: times.createdAt.toISOString(),
    expires_at: times.expiresAt.toISOString(),
    works: true,
  };
}

async function forgetOldest(sql: Sql, projectId: string, now: number): Promise<void> {
  const isMeant = eq(previewLinks.projectId, projectId);
  const newest = sql
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .where(isMeant)
    .orderBy(desc(isOpen(now)!), desc(previewLinks.createdAt), desc(previewLinks.id))
    .limit(MAX_KEPT);
  await sql.delete(previewLinks).where(and(isMeant, notInArray(previewLinks.id, newest)));
}

export async function listPreviewLinks(services: LinkPorts, projectId: string): Promise<PreviewLink[]> {
  const rows = await services.database.sql
    .select({ link: previewLinks, madeBy: people.name })
    .from(previewLinks)
    .leftJoin(people, eq(people.id, previewLinks.createdBy))
    .where(and(eq(previewLinks.projectId, projectId), isOpen(services.clock.now())))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id));
  if (rows.length === 0) return [];
  const seal = await installationSeal(services);
  const works = await worksByMaker(
    services,
    rows.map(({ link }) => link),
  );
  return rows.map(({ link, madeBy }) => {
    const code = seal.open(link.sealedCode ?? "", link.id);
    return {
      id: link.id,
      url: code === null ? null : urlOf(services, code),
      made_by: madeBy ?? "Somebody",
      created_at: link.createdAt.toISOString(),
      expires_at: link.expiresAt.toISOString(),
      works: works.get(link.createdBy) ?? false,
    };
  });
}

/** Open links of a project by the account that made them. */
export async function countPreviewLinks(
  { clock, database }: Needs<"clock" | "database">,
  projectId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.sql
    .select({ userId: previewLinks.createdBy, links: count() })
    .from(previewLinks)
    .where(and(eq(previewLinks.projectId, projectId), isOpen(clock.now())))
    .groupBy(previewLinks.createdBy);
  return new Map(rows.map(({ userId, links }) => [userId, links]));
}

async function worksByMaker(
  services: Needs<"database">,
  links: readonly PreviewLinkRow[],
): Promise<Map<string, boolean>> {
  const byMaker = new Map(links.map((link) => [link.createdBy, link]));
  return new Map(
    await Promise.all([...byMaker].map(async ([maker, link]) => [maker, await isAllowed(services, link)] as const)),
  );
}

const ended = ({ clock }: Needs<"clock">) => ({ endedAt: new Date(clock.now()), sealedCode: null });

export async function endPreviewLink(
  services: Needs<"clock" | "database">,
  { projectId, linkId }: { projectId: string; linkId: string },
  actor: Actor,
): Promise<void> {
  const isMeant = and(eq(previewLinks.id, linkId), eq(previewLinks.projectId, projectId), isNull(previewLinks.endedAt));
  await services.database.transaction(async (tx) => {
    const { project } = await requireOnProject(tx, { projectId, actor }, "EditProject");
    const { rowCount } = await tx.sql.update(previewLinks).set(ended(services)).where(isMeant);
    if (rowCount === 0) throw notFound("This preview link");
    await recordOnProject(tx, project, { actor, action: "preview-link.ended" });
  });
}

/** Links of somebody who may not show the preview any more: in one project, or everywhere. */
export async function endPreviewLinksOf(
  services: Needs<"clock" | "database">,
  { userId, projectId }: { userId: string; projectId?: string },
): Promise<void> {
  const isMeant = and(
    eq(previewLinks.createdBy, userId),
    isNull(previewLinks.endedAt),
    projectId === undefined ? undefined : eq(previewLinks.projectId, projectId),
  );
  await services.database.sql.update(previewLinks).set(ended(services)).where(isMeant);
}

export async function dropPreviewLinks({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.sql.delete(previewLinks).where(eq(previewLinks.projectId, projectId));
}
