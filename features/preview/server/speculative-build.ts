/** After each commit: the preview follows, and the site is built so that Publish only flips a pointer. */
import { AppError } from "@slipway/kernel/errors";
import type { JobQueue } from "@slipway/platform/jobs/port";
import { editCommitted, type EditCommitted } from "../../edits/contract/events.ts";
import { setPreviewBuildStatus } from "../../edits/server/index.ts";
import { getProject, setPreviewBuild } from "../../projects/server/index.ts";
import type { Services } from "../../services.ts";
import { ensureBuild } from "./build/ensure-build.ts";
import { previewState } from "./preview-state.ts";
import { isAwake, showTree } from "./show-tree.ts";

interface BuildJob {
  projectId: string;
  sha: string;
  editId: string;
}

const buildQueue: JobQueue<BuildJob> = { name: "preview-build", resource: "cpu", retryLimit: 2, expireSeconds: 300 };

/** What people save while the agent works is merged at the run's end: until then its overlay stays in view. */
const keepsOverlay = (type: EditCommitted["type"]): boolean => type === "manual_update" || type === "developer_update";

async function follow(services: Services, edit: EditCommitted): Promise<void> {
  const { targets } = previewState(services);
  if (targets.hasOverlay(edit.projectId) && keepsOverlay(edit.type)) return;
  targets.showCommit(edit.projectId, edit.sha, edit.treeHash);
  if (!isAwake(services, edit.projectId)) return;
  await showTree(services, edit.projectId, edit.sha).catch((error: unknown) => {
    services.log.warn("the preview could not follow a commit", { projectId: edit.projectId, sha: edit.sha, error });
  });
}

/** The preview build only moves forward, also when builds end out of order. */
async function moveForward(services: Services, { projectId, sha }: BuildJob): Promise<void> {
  const current = (await getProject(services, projectId)).preview_build_commit_sha;
  const repository = await services.git.open(projectId);
  if (current === null || (await repository.isAncestor(current, sha))) await setPreviewBuild(services, projectId, sha);
}

async function runBuild(services: Services, job: BuildJob): Promise<void> {
  await setPreviewBuildStatus(services, job.editId, "building");
  try {
    const outcome = await ensureBuild(services, { projectId: job.projectId, sha: job.sha, reason: "speculative" });
    if (outcome.ok) await moveForward(services, job);
    await setPreviewBuildStatus(services, job.editId, outcome.ok ? "success" : "failed");
  } catch (error) {
    const isFinal = error instanceof AppError && error.code !== "build_queue_full";
    await setPreviewBuildStatus(services, job.editId, isFinal ? "failed" : "pending");
    // A project that is gone and a machine that cannot isolate do not change by trying again.
    if (!isFinal) throw error;
    services.log.warn("a version was not built", { ...job, error });
  }
}

/** Registers the event handler and the worker. */
export async function startSpeculativeBuilds(services: Services): Promise<void> {
  await services.jobs.work(buildQueue, (job) => runBuild(services, job));
  services.events.on(editCommitted, async (edit) => {
    await services.jobs.send(buildQueue, { projectId: edit.projectId, sha: edit.sha, editId: edit.editId }, { singletonKey: `${edit.projectId}:${edit.sha}` });
    await follow(services, edit);
  });
}
