/** The picture that links to a site show: taken of its page after publishing, unless the page names one. [W3.17] */
import { createPutContent } from "@slipway/platform/objects/content";
import type { JobQueue } from "@slipway/platform/jobs/port";
import { filesOfSite, pictureOfSite } from "../../../preview/server/index.ts";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { projectPublished } from "../../contract/index.ts";
import type { Keeps } from "../publish-state.ts";
import { findDeployment, setShareImage, shareImages, unpicturedDeployments } from "../deployments.ts";
import { forgetSites } from "../site/site-table.ts";
import { takesImage } from "./share-head.ts";
import { SHARE_SIZE, shareImageKey, shareImagesOf } from "./kept-image.ts";

interface ShareJob {
  projectId: string;
  deploymentId: string;
}

const shareQueue: JobQueue<ShareJob> = { name: "share-image", resource: "cpu", retryLimit: 2, expireSeconds: 120 };

type ImageNeeds = Needs<"browser" | "database" | "gateway" | "log" | "objects" | "preview"> & Keeps<"sites">;

/** Pictures of deployments that nobody remembers go. */
async function dropOthers(services: Needs<"database" | "objects">, projectId: string): Promise<void> {
  const kept = new Set((await shareImages(services, projectId)).map((hash) => shareImageKey(projectId, hash)));
  for await (const { key } of services.objects.list(`${shareImagesOf(projectId)}/`))
    if (!kept.has(key)) await services.objects.delete(key);
}

export async function dropShareImages(services: Needs<"objects">, projectId: string): Promise<void> {
  for await (const { key } of services.objects.list(`${shareImagesOf(projectId)}/`)) await services.objects.delete(key);
}

/** May run more than once. Does nothing for a deployment that is gone or has its picture, and where there is no browser. */
async function takeShareImage(services: ImageNeeds, { projectId, deploymentId }: ShareJob): Promise<void> {
  const deployment = await findDeployment(services, projectId, deploymentId);
  if (deployment === null || deployment.shareImage !== null) return;
  const artefact = await services.preview.store.read(projectId, deployment.artefactId);
  const page = artefact?.files.get("index.html");
  if (artefact === null || page === undefined) return;
  const files = await filesOfSite(services.preview, artefact);
  if (!takesImage(Buffer.from(files.get("index.html")!).toString("utf8"))) return;
  const { workspaceId: tenant } = await getProject(services, projectId);
  const png = await pictureOfSite(services, files, { projectId, size: SHARE_SIZE, tenant });
  if (png === null) return;
  const { etag } = await createPutContent(services.objects)(shareImagesOf(projectId), png);
  await setShareImage(services, deployment.id, etag);
  await dropOthers(services, projectId);
  await forgetSites(services);
}

/** Nobody who publishes waits for it. What was not taken when the last process ended is taken now. */
export async function startShareImages(services: ImageNeeds & Needs<"clock" | "events" | "jobs">): Promise<void> {
  const ask = async ({ projectId, deploymentId }: ShareJob): Promise<void> => {
    await services.jobs.send(shareQueue, { projectId, deploymentId }, { singletonKey: deploymentId });
  };
  await services.jobs.work(shareQueue, (job) => takeShareImage(services, job));
  services.events.on(projectPublished, ({ projectId, deploymentId }) => ask({ projectId, deploymentId }));
  for (const job of await unpicturedDeployments(services)) await ask(job);
}
