/** Publish: the newest version's build, made live, and seen to answer. [W7.25] [PB2] [PB4] */
import { AppError, conflict, notFound, planRequired } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import { isBusinessTier, type WorkspaceRole } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../feature.ts";
import { checkPublishOutside, getProject, loadProjectFacts, type ProjectRow } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { getWorkspace } from "../../workspaces/server/index.ts";
import type { Keeps } from "./publish-state.ts";
import { projectPublished, projectUnpublished } from "../contract/index.ts";
import { backendOfBuilds, judgeLiveSites } from "./built-with.ts";
import {
  findDeployment,
  insertLiveDeployment,
  listDeployments,
  takeOffline,
  withdraw,
  type Deployment,
} from "./deployments.ts";
import { forgetSites } from "./site/site-table.ts";
import { siteAnswers } from "./site/verify-site.ts";

export const privateNeedsBusiness = (): AppError =>
  planRequired("biz", "BUSINESS_PRIVATE_WEBSITE", "Private websites need the Business plan.");

/**
 * Checks plan and workspace rules. Findings of scans are handled by the client's dialog and refuse nothing here. [WS2]
 * [W4.12]
 */
async function requirePublishable(services: Needs<"database">, project: ProjectRow, actor: Actor): Promise<void> {
  const facts = await loadProjectFacts(services, project.id, actor);
  return checkPublishable(services.database, { project, workspaceRole: facts?.workspaceRole ?? null });
}

async function checkPublishable(
  database: Pick<Transaction, "read">,
  { project, workspaceRole }: { project: ProjectRow; workspaceRole: WorkspaceRole | null },
): Promise<void> {
  if (project.deletedAt !== null) throw notFound("This project");
  const workspace = await getWorkspace({ database }, project.workspaceId);
  if (workspace === null) throw notFound("This project");
  if (workspace.disable_publish)
    throw new AppError({
      code: "publishing_disabled",
      status: 403,
      userMessage: "Publishing is disabled in this workspace.",
    });
  if (project.publishVisibility === "private" && !isBusinessTier(workspace.plan)) throw privateNeedsBusiness();
  if (project.publishVisibility === "private") return;
  checkPublishOutside(workspace, workspaceRole);
}

/** The address and who may open it can change while the site is asked: then it is asked again. */
const LOOKS = 3;

/** `overtaken`: somebody else decided meanwhile what is live, and nothing of that is taken back. */
async function seenLive(
  services: Needs<"addresses" | "config" | "database" | "gateway" | "hosts"> & Keeps<"sites">,
  deployment: Deployment,
): Promise<"live" | "silent" | "overtaken"> {
  for (let look = 0; look < LOOKS; look += 1) {
    const asked = await getProject(services, deployment.projectId);
    if (asked.publishedDeploymentId !== deployment.id || asked.deletedAt !== null) return "overtaken";
    await forgetSites(services);
    const answer = await services.sites.of(asked.name);
    const isOurs = answer.kind === "site" && answer.site.artefact.id === deployment.artefactId;
    if (isOurs && (await siteAnswers(services, answer.site))) return "live";
    const now = await getProject(services, deployment.projectId);
    const isAsAsked =
      now.publishedDeploymentId === deployment.id &&
      now.deletedAt === null &&
      now.name === asked.name &&
      now.publishVisibility === asked.publishVisibility;
    if (isAsAsked) return "silent";
  }
  return "silent";
}

/** Needs of asking the site whether it answers. */
type ProofNeeds = Needs<"addresses" | "config" | "gateway" | "hosts"> & Keeps<"sites">;
/** Needs of making a deployment the live one. */
type LivePorts = ProofNeeds & Needs<"clock" | "database" | "events" | "live" | "preview">;
export type PublishNeeds = LivePorts & Needs<"cloud" | "log"> & Keeps<"publishing">;

/** The flip and the proof. When the site does not answer, the one before is live again. */
async function goLive(
  services: LivePorts,
  project: ProjectRow,
  build: { sha: string; artefactId: string; builtWith: string | null; actor: Actor },
): Promise<Deployment> {
  const previous =
    project.publishedDeploymentId === null
      ? null
      : await findDeployment(services, project.id, project.publishedDeploymentId);
  const { actor } = build;
  const deployment = await insertLiveDeployment(services, {
    projectId: project.id,
    commitSha: build.sha,
    artefactId: build.artefactId,
    builtWith: build.builtWith,
    actor,
    // A build takes minutes.
    mayStill: (tx, { project, facts }) => checkPublishable(tx, { project, workspaceRole: facts.workspaceRole }),
  });
  const outcome = await seenLive(services, deployment);
  if (outcome === "overtaken")
    throw conflict("publish_overtaken", "The site was taken offline or replaced while it went live.");
  if (outcome === "silent") {
    await withdraw(services, deployment, previous);
    await forgetSites(services);
    const userMessage =
      previous === null
        ? "The site was built but did not answer, so it was withdrawn."
        : "The new site was built but did not answer, so the one before is live again.";
    throw new AppError({ code: "publish_unverified", status: 503, userMessage });
  }
  await services.preview.pin(
    project.id,
    (await listDeployments(services, project.id)).map((kept) => kept.artefactId),
  );
  await services.events.emit(projectPublished, {
    projectId: project.id,
    deploymentId: deployment.id,
    commitSha: deployment.commitSha,
    number: deployment.number,
    userId: actor.userId,
  });
  return deployment;
}

/** One at a time per project: equal requests share it, others are refused with 409 `publish_running`. */
async function alone(
  services: Keeps<"publishing">,
  key: { projectId: string; sha: string },
  work: () => Promise<Deployment>,
): Promise<Deployment> {
  const { publishing: flights } = services;
  const other = flights.get(key.projectId);
  if (other !== undefined) {
    if (other.sha === key.sha) return other.deployment;
    throw conflict("publish_running", "This project is being published right now. Please wait a moment.");
  }
  const deployment = work().finally(() => flights.delete(key.projectId));
  flights.set(key.projectId, { sha: key.sha, deployment });
  return deployment;
}

/** Answers once the new site has. 422 `build_failed` with the log as details. [W8.16] [K3] */
export async function publishProject(services: PublishNeeds, projectId: string, actor: Actor): Promise<Deployment> {
  const project = await getProject(services, projectId);
  await requirePublishable(services, project, actor);
  const sha = project.latestCommitSha;
  if (sha === null) throw notFound("A version to publish");
  return alone(services, { projectId, sha }, async () => {
    const started = performance.now();
    const builtWith = await backendOfBuilds(services, projectId);
    const build = await services.preview.build({ projectId, sha, reason: "publish" });
    if (!build.ok) {
      throw new AppError({
        code: "build_failed",
        status: 422,
        userMessage: "We couldn't publish your site due to build errors.",
        details: build.log.slice(0, limits.errorTextCharacters),
      });
    }
    const deployment = await goLive(services, project, { sha, artefactId: build.artefactId, builtWith, actor });
    services.log.info("a site was published", {
      projectId,
      sha,
      number: deployment.number,
      built: build.built,
      ms: Math.round(performance.now() - started),
    });
    return deployment;
  });
}

/** Makes a new deployment with an earlier one's build. (product page, item 15) */
export async function rollBack(
  services: LivePorts & Needs<"cloud"> & Keeps<"publishing">,
  input: { projectId: string; deploymentId: string; actor: Actor },
): Promise<Deployment> {
  const { projectId, actor } = input;
  const project = await getProject(services, projectId);
  await requirePublishable(services, project, actor);
  const earlier = (await listDeployments(services, projectId)).find(
    (deployment) => deployment.id === input.deploymentId,
  );
  if (earlier === undefined || (await services.preview.store.read(projectId, earlier.artefactId)) === null)
    throw notFound("This deployment");
  return alone(services, { projectId, sha: `roll back to ${earlier.id}` }, async () => {
    const { commitSha: sha, artefactId, builtWith } = earlier;
    const deployment = await goLive(services, project, { sha, artefactId, builtWith, actor });
    await judgeLiveSites(services, projectId);
    return deployment;
  });
}

/** Name and address stay reserved. [PB4] [W4.06] */
export async function unpublishProject(
  services: Needs<"addresses" | "clock" | "database" | "events" | "gateway" | "live"> & Keeps<"sites">,
  projectId: string,
  actor: Actor,
): Promise<void> {
  const project = await getProject(services, projectId);
  if (!project.isPublished) throw conflict("not_published", "This project is not published.");
  await takeOffline(services, projectId, actor);
  await forgetSites(services);
  await services.events.emit(projectUnpublished, { projectId });
}
