/**
 * Pictures of people's versions, made from their first build in the background. Versions of the agent get theirs from
 * its checks.
 */
import type { JobQueue } from "@slipway/platform/jobs/port";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { Keeps } from "./preview-state.ts";
import { previewBuilt } from "../contract/events.ts";
import { artefactIdOf, type ArtefactNeeds } from "./build/ensure-build.ts";
import { filesOfSite, pictureOfSite } from "./serving/site-picture.ts";

interface PictureJob {
  projectId: string;
  sha: string;
}

const queue: JobQueue<PictureJob> = { name: "version-picture", resource: "cpu", retryLimit: 1, expireSeconds: 120 };
/** The same size as in the agent's checks. */
const SIZE = { width: 1440, height: 900 };

type PictureNeeds = ArtefactNeeds & Needs<"browser" | "database" | "edits" | "log"> & Keeps<"store">;

/** May run more than once. */
async function takePicture(services: PictureNeeds, { projectId, sha }: PictureJob): Promise<void> {
  const version = await services.edits.unpictured({ projectId, sha });
  if (version === null) return;
  const { store } = services;
  const artefact = await store.read(projectId, await artefactIdOf(services, projectId, sha));
  if (artefact === null) return;
  const { workspaceId: tenant } = await getProject(services, projectId);
  const png = await pictureOfSite(services, await filesOfSite({ store }, artefact), { projectId, size: SIZE, tenant });
  if (png !== null) await services.edits.setPicture(version.editId, png);
}

export async function startVersionPictures(services: PictureNeeds & Needs<"events" | "jobs">): Promise<void> {
  await services.jobs.work(queue, (job) => takePicture(services, job));
  services.events.on(previewBuilt, async ({ projectId, sha, ok }) => {
    if (!ok) return;
    const edit = await services.edits.atCommit({ projectId, sha });
    if (edit === null || edit.picture_url !== null || edit.type === "ai_update") return;
    await services.jobs.send(queue, { projectId, sha }, { singletonKey: `${projectId} ${sha}` });
  });
}
