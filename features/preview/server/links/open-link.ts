/** Looking a link to a preview up, and opening the preview with it. [W9.06] [S12] */
import { eq } from "drizzle-orm";
import { AppError, notFound } from "@slipway/kernel/errors";
import { can } from "@slipway/kernel/permissions";
import { hashOf, people } from "../../../accounts/server/index.ts";
import type { Call } from "../../../feature.ts";
import { getProject, loadProjectFacts, type ProjectRow } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { entrance } from "../access/enter.ts";
import { viewerBehind } from "../access/tickets.ts";
import { isAllowed, viewerByLink } from "./link-rules.ts";
import { previewLinks, type PreviewLinkRow } from "./links-table.ts";

const linkEnded = (): AppError =>
  new AppError({
    code: "link_ended",
    status: 410,
    userMessage: "This preview link has ended. Ask the person who sent it for a new one.",
  });

interface FoundLink {
  link: PreviewLinkRow;
  project: ProjectRow;
  sharedBy: string;
  /** The caller can open the project itself. */
  hasAccess: boolean;
}

/** Throws 404 for a code that never was, 410 for a link that shows nothing any more, whatever the reason. */
async function findLink(
  services: Needs<"clock" | "database">,
  code: string,
  { actor }: Pick<Call, "actor">,
): Promise<FoundLink> {
  const [found] = await services.database.sql
    .select({ link: previewLinks, sharedBy: people.name })
    .from(previewLinks)
    .leftJoin(people, eq(people.id, previewLinks.createdBy))
    .where(eq(previewLinks.codeHash, hashOf(code)));
  if (found === undefined) throw notFound("This preview link");
  const { link, sharedBy } = found;
  const isOver = link.endedAt !== null || link.expiresAt.getTime() <= services.clock.now();
  if (isOver || !(await isAllowed(services, link))) throw linkEnded();
  const facts = actor === null ? null : await loadProjectFacts(services, link.projectId, actor);
  return {
    link,
    project: await getProject(services, link.projectId),
    sharedBy: sharedBy ?? "Somebody",
    hasAccess: facts !== null && can(facts, "ViewProject"),
  };
}

export async function lookUpPreviewLink(services: Needs<"clock" | "database">, code: string, call: Call) {
  const { link, project, sharedBy, hasAccess } = await findLink(services, code, call);
  return {
    project_id: project.id,
    project_name: project.displayName,
    shared_by: sharedBy,
    expires_at: link.expiresAt.toISOString(),
    has_access: hasAccess,
  };
}

/**
 * People with access enter as themselves: a pass replaces the one that the browser has for this preview, and theirs may
 * show more.
 */
export async function openPreviewLink(
  services: Needs<"addresses" | "clock" | "database">,
  code: string,
  call: Call,
): Promise<{ url: string }> {
  const { link, project, hasAccess } = await findLink(services, code, call);
  const viewer = hasAccess ? viewerBehind(call.actor) : viewerByLink(link.id);
  const origin = services.addresses.seenAt(call.request.headers.get("host")).previewUrl(project.id);
  const { url } = await entrance(
    services,
    { audience: "preview", projectId: project.id, viewer },
    { origin, path: undefined },
  );
  return { url };
}
