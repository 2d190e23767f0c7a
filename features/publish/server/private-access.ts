/** Private sites: workspace members and collaborators, after signing in on the app's host. [PB6] */
import { notFound } from "@slipway/kernel/errors";
import type { ProjectFacts } from "@slipway/kernel/permissions";
import type { Actor } from "../../feature.ts";
import { entrance, viewerBehind } from "../../preview/server/index.ts";
import { findProjectBySiteName } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";

/** Members also of a Personal project: they cannot open the project, but its site was published for them. */
export const mayOpenPrivateSite = (facts: ProjectFacts | null): boolean =>
  facts !== null && !facts.inTrash && (facts.workspaceRole !== null || facts.collaboratorLevel !== null);

/** Looks the same for a site that is not there and one that is not for the caller. */
export async function openPrivateSite(
  services: Needs<"addresses" | "clock" | "database" | "preview">,
  actor: Actor,
  input: { site: string; path?: string | undefined; host: string | null },
): Promise<{ url: string }> {
  const viewer = viewerBehind(actor);
  const found = await findProjectBySiteName(services, input.site);
  const facts = found === null ? null : await services.preview.facts.of(found.projectId, viewer);
  if (found === null || !mayOpenPrivateSite(facts)) throw notFound("This site");
  const { url } = await entrance(
    services,
    { audience: "site", projectId: found.projectId, viewer },
    { origin: services.addresses.seenAt(input.host).siteUrl(found.name), path: input.path },
  );
  return { url };
}
