/** A person's save: one commit. [W7.12] [F1] [F6] */
import type { RouteParsed } from "@slipway/kernel/contract/route";
import { AppError, invalidRequest, planRequired } from "@slipway/kernel/errors";
import { isPaid, type Plan } from "@slipway/kernel/permissions";
import { projectPath } from "@slipway/kernel/project-path";
import type { CommitChange } from "@slipway/platform/git/port";
import type { CommitEditInput, CommittedEdit } from "../../edits/server/index.ts";
import { previewBuilt } from "../../preview/contract/events.ts";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { ownUploads } from "../../uploads/server/index.ts";
import type { filesContract } from "../contract/index.ts";
import { commitOf } from "./read-files.ts";

type EditCodeBody = RouteParsed<typeof filesContract.editCode>["body"];

/** The preview's build is usually ready by then. A save never waits longer for it. */
const WAIT_FOR_BUILD_MS = 3_000;

/** Files that the site-info form writes, open to every plan. */
const FREE_PATHS = /^(index\.html|public\/(favicon|og-image)\.[a-z0-9]+)$/;

/** Bound of each side of pictures that the site-info form writes, in pixels. GIFs are exempt. [W5.19] [SI2] */
const MAX_SITE_IMAGE_SIDE = 1024;
const SITE_IMAGE = /^public\/(favicon|og-image)\./;

const pathsOf = ({ changes, uploads = [] }: Pick<EditCodeBody, "changes" | "uploads">): string[] =>
  [...changes, ...uploads].map(({ path }) => path);

/** Throws unless the plan allows these edits: free workspaces may only edit visually and change site info. [F6] */
function requirePlanFor(plan: Plan, body: Pick<EditCodeBody, "changes" | "uploads" | "file_edit_type">): void {
  if (isPaid(plan) || body.file_edit_type === "VisualEdit") return;
  if (pathsOf(body).every((path) => FREE_PATHS.test(path))) return;
  throw planRequired("pro", "PRO_CODE_EDITING", "Editing code needs a paid plan.");
}

function checkedPaths(body: Pick<EditCodeBody, "changes" | "uploads">): void {
  const seen = new Set<string>();
  for (const path of pathsOf(body).map(projectPath)) {
    if (seen.has(path))
      throw invalidRequest(`The file ${path} is listed twice.`, { field: "changes", rule: "listed once" });
    seen.add(path);
  }
}

function changesOf({ changes }: Pick<EditCodeBody, "changes">): CommitChange[] {
  return changes.map((change) => {
    const path = projectPath(change.path);
    if (change.content !== null && !change.content.isWellFormed())
      throw invalidRequest(`The text of ${path} is not valid Unicode.`, { field: "changes", rule: "valid Unicode" });
    return { path, content: change.content };
  });
}

async function uploadsOf(
  services: Needs<"database" | "objects">,
  userId: string,
  body: EditCodeBody,
): Promise<CommitChange[]> {
  const wanted = body.uploads ?? [];
  const found = await ownUploads(
    services,
    userId,
    wanted.map(({ file_id }) => file_id),
  );
  return wanted.map(({ path }, at) => {
    const { bytes, mediaType, width, height } = found[at]!;
    // A GIF is not scaled down, because that would remove its animation. The bounds of uploads still apply. [SI2]
    if (SITE_IMAGE.test(path) && mediaType !== "image/gif" && Math.max(width, height) > MAX_SITE_IMAGE_SIDE)
      throw invalidRequest(`A picture of the site has at most ${MAX_SITE_IMAGE_SIDE} pixels on a side.`, {
        field: "uploads",
        rule: `at most ${MAX_SITE_IMAGE_SIDE} pixels`,
      });
    return { path: projectPath(path), content: bytes };
  });
}

/** 'Manual edit: {path}' or 'Manual edit: N files'. [F7] */
function defaultMessage(changes: readonly CommitChange[]): string {
  return changes.length === 1 ? `Manual edit: ${changes[0]!.path}` : `Manual edit: ${changes.length} files`;
}

/** Waits for the preview build of a commit and keeps its error, if it becomes known soon enough. */
class BuildWatch implements Disposable {
  readonly #results = new Map<string, string | null>();
  readonly #stop: () => void;
  #wake: () => void = () => undefined;

  constructor(services: Needs<"events">, projectId: string) {
    this.#stop = services.events.on(previewBuilt, (built) => {
      if (built.projectId !== projectId) return;
      this.#results.set(built.sha, built.ok ? null : built.log);
      this.#wake();
    });
  }

  async failureOf(sha: string): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, WAIT_FOR_BUILD_MS)));
    const known = new Promise<void>((resolve) => {
      this.#wake = () => this.#results.has(sha) && resolve();
      this.#wake();
    });
    await Promise.race([known, timeout]);
    clearTimeout(timer);
    return this.#results.get(sha) ?? null;
  }

  [Symbol.dispose](): void {
    this.#stop();
  }
}

export interface EditCodeInput {
  projectId: string;
  plan: Plan;
  actor: Actor;
  body: EditCodeBody;
}

/**
 * Commits, and answers with the error of its preview build if there is one within three seconds. A save without changes
 * makes no version: it answers the newest commit and no edit.
 */
export async function editCode(
  services: Needs<"database" | "edits" | "events" | "git" | "objects">,
  input: EditCodeInput,
): Promise<{ commit_sha: string; edit_id: string | null; error: string | null }> {
  const { projectId, actor, body } = input;
  checkedPaths(body);
  requirePlanFor(input.plan, body);
  const changes = [...changesOf(body), ...(await uploadsOf(services, actor.userId, body))];
  const repository = await services.git.open(projectId);
  const head = await commitOf(repository, undefined);
  using build = new BuildWatch(services, projectId);
  const edit = await commitEdited(services, {
    projectId,
    author: { userId: actor.userId, displayName: actor.displayName, email: actor.email },
    baseSha: body.base_commit_sha ?? head,
    changes,
    message: body.commit_message ?? defaultMessage(changes),
    type: "manual_update",
    kind: body.file_edit_type,
  });
  if (edit === null) return { commit_sha: await commitOf(repository, undefined), edit_id: null, error: null };
  return { commit_sha: edit.sha, edit_id: edit.editId, error: await build.failureOf(edit.sha) };
}

/** Null if nothing changed. */
const commitEdited = (services: Needs<"edits">, input: CommitEditInput): Promise<CommittedEdit | null> =>
  services.edits.commit(input).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "nothing_changed") return null;
    throw error;
  });
