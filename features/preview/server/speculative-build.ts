/** After each commit: the preview follows, and the site is built so that Publish only flips a pointer. */
import { AppError } from "@slipway/kernel/errors";
import type { JobQueue } from "@slipway/platform/jobs/port";
import { editCommitted, type EditCommitted } from "../../edits/contract/events.ts";
import { projectCopied } from "../../projects/contract/index.ts";
import { getProject, setPreviewBuild } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { Keeps } from "./preview-state.ts";
import { previewBuilt } from "../contract/events.ts";
import { BackgroundWork } from "./background-work.ts";
import { ensureBuild } from "./build/ensure-build.ts";
import { isAwake, showTree } from "./show-tree.ts";

interface BuildJob {
  projectId: string;
  sha: string;
  editId: string;
}

/** The net under the build that starts at once: it catches what a crash left undone. */
const buildQueue: JobQueue<BuildJob> = { name: "preview-build", resource: "cpu", retryLimit: 2, expireSeconds: 300 };
const NET_DELAY_SECONDS = 30;
const REMEMBERED_EDITS = 1_000;

/** Refusals that end by themselves: the job tries again. */
const PASSING: ReadonlySet<string> = new Set(["build_queue_full", "disk_full"]);

/** What people save while the agent works is merged at the run's end: until then its overlay stays in view. */
const keepsOverlay = (type: EditCommitted["type"]): boolean => type === "manual_update" || type === "developer_update";

async function follow(
  services: Needs<"database" | "git" | "sandbox" | "templateDir"> & Keeps<"cloud" | "targets" | "turns">,
  edit: EditCommitted,
): Promise<void> {
  const { targets } = services;
  if (targets.hasOverlay(edit.projectId) && keepsOverlay(edit.type)) return;
  targets.showCommit(edit.projectId, edit.sha, edit.treeHash);
  if (isAwake(services, edit.projectId)) await showTree(services, edit.projectId, edit.sha);
}

/** The preview build only moves forward, also when builds end out of order. */
async function moveForward(
  services: Needs<"database" | "git" | "live">,
  { projectId, sha }: Pick<BuildJob, "projectId" | "sha">,
): Promise<void> {
  const current = (await getProject(services, projectId)).preview_build_commit_sha;
  const repository = await services.git.open(projectId);
  if (current === null || (await repository.isAncestor(current, sha))) await setPreviewBuild(services, projectId, sha);
}

async function runBuild(
  services: Needs<
    "clock" | "database" | "disk" | "edits" | "events" | "git" | "live" | "log" | "sandbox" | "templateDir"
  > &
    Keeps<"builds" | "checkedBuilds" | "cloud" | "store">,
  job: BuildJob,
): Promise<void> {
  await services.edits.setPreviewBuildStatus(job.editId, "building");
  try {
    const outcome = await ensureBuild(services, { projectId: job.projectId, sha: job.sha, reason: "speculative" });
    if (outcome.ok) await moveForward(services, job);
    await services.edits.setPreviewBuildStatus(job.editId, outcome.ok ? "success" : "failed");
  } catch (error) {
    const isFinal = error instanceof AppError && !PASSING.has(error.code);
    await services.edits.setPreviewBuildStatus(job.editId, isFinal ? "failed" : "pending");
    // A project that is gone and a machine that cannot isolate do not change by trying again.
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

/** Registers the event handler and the worker; the returned function waits for what runs. */
export async function startSpeculativeBuilds(
  services: Needs<
    "clock" | "database" | "disk" | "edits" | "events" | "git" | "jobs" | "live" | "log" | "sandbox" | "templateDir"
  > &
    Keeps<"builds" | "checkedBuilds" | "cloud" | "store" | "targets" | "turns">,
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
  // What was being built when the last process ended goes on at once; the net would take half a minute.
  for (const version of await services.edits.unbuilt())
    await services.jobs.send(buildQueue, version, { singletonKey: `${version.editId} again` });
  services.events.on(editCommitted, async (edit) => {
    const { projectId, sha, editId } = edit;
    await services.jobs.send(
      buildQueue,
      { projectId, sha, editId },
      { singletonKey: editId, startAfterSeconds: NET_DELAY_SECONDS },
    );
    // Nobody who commits waits for a preview or a build.
    work.run(`follow ${projectId}`, () => follow(services, edit));
    work.run(`build ${projectId}`, () => build({ projectId, sha, editId }));
  });
  services.events.on(projectCopied, ({ projectId }) => {
    work.run(`build ${projectId}`, async () => {
      const { latest_commit_sha: sha } = await getProject(services, projectId);
      if (sha === null) return;
      const outcome = await ensureBuild(services, { projectId, sha, reason: "speculative" });
      if (outcome.ok) await moveForward(services, { projectId, sha });
    });
  });
  return () => work.settled();
}
