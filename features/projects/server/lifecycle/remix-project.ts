/** Copies a project for its new owner: its files. Features that heard of the copy add what is theirs. [P6] [P7] */
import { forbidden, notFound, ssoRequired } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import { can, canInWorkspace, isBusinessTier, type ProjectFacts, type Visibility } from "@slipway/kernel/permissions";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import type { Transaction } from "@slipway/platform/database/port";
import type { Caller } from "../../../actor.ts";
import type { Actor } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import { getWorkspace, loadWorkspaceFacts, rolesOf } from "../../../workspaces/server/index.ts";
import type { Workspace } from "../../../workspaces/contract/index.ts";
import { projectCopied, REMIX_TEXTS } from "../../contract/index.ts";
import { screenshotKey, setScreenshot } from "../project-progress.ts";
import { getProject, type ProjectRow } from "../project-row.ts";
import { backendOf, remixRule } from "../reading/remix-rule.ts";
import { defaultsFor } from "../visibility.ts";
import { requireOnProject } from "../right-now.ts";
import { addProject, requireMayCreate } from "./create-project.ts";

export interface RemixInput {
  projectId: string;
  facts: ProjectFacts;
  actor: Actor;
  /** Workspace of the copy; chosen by `homeOfCopy` if left out. */
  workspaceId?: string;
  /** Left out: the copy starts with the newest files. */
  withHistory?: boolean;
}

/** The project's own workspace if the person may create projects there, else the first of theirs that allows it. */
async function homeOfCopy(services: Needs<"database">, project: ProjectRow, caller: Caller): Promise<string> {
  const homes = (await rolesOf(services, caller)).filter(({ role }) =>
    canInWorkspace({ workspaceRole: role }, "CreateProject"),
  );
  const home = homes.find(({ workspaceId }) => workspaceId === project.workspaceId) ?? homes[0];
  if (home === undefined) throw forbidden("You need a workspace in which you may create projects.");
  return home.workspaceId;
}

async function targetWorkspace(
  services: Needs<"database">,
  input: RemixInput,
  project: ProjectRow,
): Promise<Workspace> {
  const id = input.workspaceId ?? (await homeOfCopy(services, project, input.actor));
  const facts = await loadWorkspaceFacts(services, id, input.actor);
  if (facts?.needsSsoOf !== undefined) throw ssoRequired(facts.needsSsoOf);
  if (facts === null || facts.workspaceRole === null) throw notFound("This workspace");
  if (!canInWorkspace(facts, "CreateProject")) throw forbidden();
  const workspace = await getWorkspace(services, id);
  if (workspace === null) throw notFound("This workspace");
  return workspace;
}

/** A project that only collaborators may see must not become visible to a workspace by copying. */
const visibilityOfCopy = (project: ProjectRow, { plan }: Workspace): Visibility =>
  project.visibility === "draft" && isBusinessTier(plan) ? "draft" : "private";

/** "Copy of Bakery"; a long name is cut at whole characters. */
function titleOfCopy(title: string): string {
  let cut = "";
  for (const character of `Copy of ${title}`) {
    if (cut.length + character.length > limits.displayNameCharacters) break;
    cut += character;
  }
  return cut.trim();
}

/** Shows the original's picture until the copy has its own. */
async function copyScreenshot(
  services: Needs<"clock" | "database" | "objects">,
  from: string,
  to: string,
): Promise<void> {
  const picture = await services.objects.get(screenshotKey(from));
  if (picture !== null) await setScreenshot(services, to, picture);
}

/** Answers the sha of the copy's head. */
async function copyFiles(
  { git }: Needs<"git">,
  { from, to, withHistory, isEditor }: { from: string; to: string; withHistory: boolean; isEditor: boolean },
): Promise<string> {
  const options = isEditor ? { history: withHistory } : { history: false, leavesOut: holdsSecrets };
  const head = await (await git.copy(from, to, options)).head();
  if (head === null) throw new Error("a copied repository has no commit");
  return head;
}

/** Throws 403 `forbidden` with the reason shown beside the button. [W6.15] */
function checkMayCopy(facts: ProjectFacts, project: ProjectRow, withHistory: boolean): void {
  const { reason } = remixRule(facts, backendOf(project));
  if (reason !== null) throw forbidden(`${REMIX_TEXTS[reason]}.`, { reason });
  // Old versions may have what was taken out later.
  if (withHistory && !can(facts, "EditProject"))
    throw forbidden("Only editors of this project can copy its earlier versions.");
}

/** Copying files takes a while: what was read as an editor is kept only by somebody who still is one. AppError 403, 404. */
async function requireStill(
  tx: Transaction,
  input: RemixInput,
  { home, visibility, asEditor }: { home: string; visibility: Visibility; asEditor: boolean },
): Promise<void> {
  await requireMayCreate(tx, { workspaceId: home, actor: input.actor }, visibility);
  const { project, facts } = await requireOnProject(tx, input, asEditor ? "EditProject" : "ViewProject");
  checkMayCopy(facts, project, input.withHistory ?? false);
}

export async function remixProject(
  services: Needs<"clock" | "database" | "events" | "git" | "objects">,
  input: RemixInput,
): Promise<{ id: string }> {
  const project = await getProject(services, input.projectId);
  const withHistory = input.withHistory ?? false;
  checkMayCopy(input.facts, project, withHistory);
  const isEditor = can(input.facts, "EditProject");
  const workspace = await targetWorkspace(services, input, project);
  const visibility = visibilityOfCopy(project, workspace);
  const copy = await addProject(
    services,
    {
      workspaceId: workspace.id,
      actor: input.actor,
      displayName: titleOfCopy(project.displayName),
      visibility,
      publishVisibility: defaultsFor(workspace, null).publishVisibility,
      copyOf: project,
    },
    {
      repository: (id) => copyFiles(services, { from: project.id, to: id, withHistory, isEditor }),
      mayStill: (tx) => requireStill(tx, input, { home: workspace.id, visibility, asEditor: isEditor }),
    },
  );
  await copyScreenshot(services, project.id, copy.id);
  await services.events.emit(projectCopied, { projectId: copy.id, sourceId: project.id, withHistory });
  return copy;
}
