/** After each commit the preview follows, and the site is built, so that Publish only flips a pointer. */
import { AppError } from "@slipway/kernel/errors";
import type { JobQueue } from "@slipway/platform/jobs/port";
import { editCommitted, type EditCommitted } from "../../edits/contract/events.ts";
import { projectCopied } from "../../projects/contract/index.ts";
import { getProject, setPreviewBuild } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { Keeps } from "./preview-state.ts";
import { previewBuilt } from "../contract/events.ts";
import { BackgroundWork } from "./background-work.ts";
import { ensureBuild, type EnsureNeeds } from "./build/ensure-build.ts";
import { isAwake, showTree } from "./show-tree.ts";

interface BuildJob {
  projectId: string;
  sha: string;
  editId: string;
}

/** A fallback for the build that starts at once: it finishes what a crash interrupted. */
const buildQueue: JobQueue<BuildJob> = { name: "preview-build", resource: "cpu", retryLimit: 2, expireSeconds: 300 };
const NET_DELAY_SECONDS = 30;
const REMEMBERED_EDITS = 1_000;

/** Refusals that pass by themselves: the job is retried. */
const PASSING: ReadonlySet<string> = new Set(["build_queue_full", "disk_full"]);

/** Saves by people while the agent works are merged at the run's end; until then its overlay stays in view. */
const keepsOverlay = (type: EditCommitted["type"]): boolean => type === "manual_update" || type === "developer_update";

async function follow(
  services: Needs<"cloud" | "database" | "git" | "sandbox" | "templateDir"> & Keeps<"targets" | "turns">,
  edit: EditCommitted,
): Promise<void> {
  const { targets } = services;
  if (targets.hasOverlay(edit.projectId) && keepsOverlay(edit.type)) return;
  targets.showCommit(edit.projectId, edit.sha, edit.treeHash);
  if (isAwake(services, edit.projectId)) await showTree(services, edit.projectId, edit.sha);
}

/** The preview build only moves forward, even if builds end out of order. */
async function moveForward(
  services: Needs<"database" | "git" | "live">,
  { projectId, sha }: Pick<BuildJob, "projectId" | "sha">,
): Promise<void> {
  const current = (await getProject(services, projectId)).previewBuildCommitSha;
  const repository = await services.git.open(projectId);
  if (current === null || (await repository.isAncestor(current, sha))) await setPreviewBuild(services, projectId, sha);
}

async function runBuild(services: EnsureNeeds & Needs<"edits" | "live">, job: BuildJob): Promise<void> {
  await services.edits.setPreviewBuildStatus(job.editId, "building");
  try {
    const outcome = await ensureBuild(services, { projectId: job.projectId, sha: job.sha, reason: "speculative" });
    if (outcome.ok) await moveForward(services, job);
    await services.edits.setPreviewBuildStatus(job.editId, outcome.ok ? "success" : "failed");
  } catch (error) {
    const isFinal = error instanceof AppError && !PASSING.has(error.code);
    await services.edits.setPreviewBuildStatus(job.editId, isFinal ? "failed" : "pending");
    // Retrying does not help if the project is gone or the machine cannot isolate builds.
    if (!isFinal) throw error;
    await services.events.emit(previewBuilt, {
      projectId: job.projectId,
      sha: job.sha,
      ok: false,
      log: error.userMessage,
      durationMs: 0,
    });
    services.log.warn("a version was not built", { ...job, code: error.code, reason: error.userMessage });
  }
}

/** Registers the event handler and the worker. The returned function waits for running work. */
export async function startSpeculativeBuilds(
  services: EnsureNeeds & Needs<"edits" | "jobs" | "live"> & Keeps<"targets" | "turns">,
): Promise<() => Promise<void>> {
  const work = new BackgroundWork(services.log);
  const done = new Set<string>();
  const build = async (job: BuildJob): Promise<void> => {
    if (done.has(job.editId)) return;
    await runBuild(services, job);
    done.add(job.editId);
    const [oldest] = done;
    if (done.size > REMEMBERED_EDITS) done.delete(oldest!);
  };
  await services.jobs.work(buildQueue, build);
  // Builds that the last process left unfinished go on at once; the fallback would take half a minute.
  for (const version of await services.edits.unbuilt())
    await services.jobs.send(buildQueue, version, { singletonKey: `${version.editId} again` });
  services.events.on(editCommitted, async (edit) => {
    const { projectId, sha, editId } = edit;
    await services.jobs.send(
      buildQueue,
      { projectId, sha, editId },
      { singletonKey: editId, startAfterSeconds: NET_DELAY_SECONDS },
    );
    // A commit does not wait for the preview or the build.
    work.run(`follow ${projectId}`, () => follow(services, edit));
    work.run(`build ${projectId}`, () => build({ projectId, sha, editId }));
  });
  services.events.on(projectCopied, ({ projectId }) => {
    work.run(`build ${projectId}`, async () => {
      const { latestCommitSha: sha } = await getProject(services, projectId);
      if (sha === null) return;
      const outcome = await ensureBuild(services, { projectId, sha, reason: "speculative" });
      if (outcome.ok) await moveForward(services, { projectId, sha });
    });
  });
  return () => work.settled();
}
