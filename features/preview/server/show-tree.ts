/** Makes a project's dev server show a commit, or a commit with the agent's files on top. */
import { notFound } from "@slipway/kernel/errors";
import { projectPath, type ProjectPath } from "@slipway/kernel/project-path";
import { BACKEND_ENVIRONMENT } from "@slipway/sandbox/local/project-files";
import type { PreviewAddress } from "@slipway/sandbox/port";
import { dependenciesOf, readProjectFiles } from "../../files/server/index.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { RunFiles } from "./preview.ts";
import type { ProjectTurns } from "./project-turns.ts";
import type { PreviewTargets, Target } from "./targets.ts";

/** As `Needs`, of the state that decides what is shown. */
export type Shows<Name extends "targets" | "turns"> = Pick<{ targets: PreviewTargets; turns: ProjectTurns }, Name>;

const MANIFEST = projectPath("package.json");
const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === "string" ? Buffer.from(content, "utf8") : content;

async function headTarget(services: Needs<"git">, projectId: string): Promise<Target> {
  const repository = await services.git.open(projectId);
  const head = await repository.head();
  if (head === null) throw notFound("This version");
  return { sha: head, treeKey: await repository.treeHash(head), overlay: new Map() };
}

/** The tree that the preview should show now. */
export const targetOf = async (services: Needs<"git"> & Shows<"targets">, projectId: string): Promise<Target> =>
  services.targets.get(projectId) ?? headTarget(services, projectId);

async function filesOf(
  services: Needs<"cloud" | "git">,
  projectId: string,
  target: Target,
): Promise<Map<ProjectPath, Uint8Array>> {
  const files = await readProjectFiles(services, projectId, target.sha);
  for (const [path, content] of target.overlay) {
    if (content === null) files.delete(path);
    else files.set(path, bytesOf(content));
  }
  const environment = await environmentFile(services, projectId);
  if (environment !== null) files.set(ENVIRONMENT, bytesOf(environment));
  return files;
}

/** The dev server reads the platform's variables for an app from this file, which is not part of the project. */
const ENVIRONMENT = projectPath(BACKEND_ENVIRONMENT);

async function environmentFile(services: Needs<"cloud">, projectId: string): Promise<string | null> {
  const variables = Object.entries(await services.cloud.publicEnvironment(projectId));
  return variables.length === 0 ? null : variables.map(([name, value]) => `${name}=${value}\n`).join("");
}

/**
 * Called when a backend was added. An awake preview reloads its pages with the backend's address; a sleeping one gets
 * it when it wakes.
 */
export const refreshEnvironment = (
  services: Needs<"cloud" | "git" | "sandbox"> & Shows<"targets" | "turns">,
  projectId: string,
): Promise<void> =>
  services.turns.run(projectId, async () => {
    const content = await environmentFile(services, projectId);
    if (content === null || !isAwake(services, projectId)) return;
    const { treeKey } = await targetOf(services, projectId);
    await services.sandbox.previews.apply(projectId, treeKey, [{ path: ENVIRONMENT, content }]);
  });

async function manifestOf(
  services: Needs<"git">,
  projectId: string,
  target: Target,
): Promise<Map<ProjectPath, Uint8Array>> {
  const changed = target.overlay.get(MANIFEST);
  if (changed === null) return new Map();
  const bytes =
    changed === undefined ? await (await services.git.open(projectId)).read(target.sha, MANIFEST) : bytesOf(changed);
  return bytes === null ? new Map() : new Map([[MANIFEST, bytes]]);
}

/**
 * Wakes the preview with its present tree. AppErrors of the sandbox pass through. Files that a run writes meanwhile are
 * applied afterwards: earlier they would find no server, and the preview would start without them.
 */
export const wakePreview = (
  services: Needs<"cloud" | "database" | "git" | "sandbox" | "templateDir"> & Shows<"targets" | "turns">,
  projectId: string,
): Promise<PreviewAddress> => services.turns.run(projectId, () => wakeNow(services, projectId));

/** Everything a project's dev server needs to show this target. */
export async function servedTree(
  services: Needs<"cloud" | "database" | "git" | "templateDir">,
  projectId: string,
  target: Target,
) {
  const { workspaceId: tenant } = await getProject(services, projectId);
  return {
    tenant,
    files: () => filesOf(services, projectId, target),
    dependencies: await dependenciesOf(services, await manifestOf(services, projectId, target)),
  };
}

async function wakeNow(
  services: Needs<"cloud" | "database" | "git" | "sandbox" | "templateDir"> & Shows<"targets">,
  projectId: string,
): Promise<PreviewAddress> {
  const target = await targetOf(services, projectId);
  const tree = await servedTree(services, projectId, target);
  const address = await services.sandbox.previews.wake({ projectId, treeKey: target.treeKey, ...tree });
  services.targets.noteServed(projectId, target.treeKey);
  return address;
}

export async function showTree(
  services: Needs<"cloud" | "database" | "git" | "sandbox" | "templateDir"> & Shows<"targets" | "turns">,
  projectId: string,
  sha: string,
): Promise<PreviewAddress> {
  const treeHash = await (await services.git.open(projectId)).treeHash(sha);
  services.targets.showCommit(projectId, sha, treeHash);
  return wakePreview(services, projectId);
}

/** `name` is a dev server: a project's, or a person's own. */
export const isAwake = (services: Needs<"sandbox">, name: string): boolean =>
  ["live", "waking", "queued"].includes(services.sandbox.previews.state(name).state);

export async function applyOverlay(
  services: Needs<"cloud" | "database" | "git" | "sandbox" | "templateDir"> & Shows<"targets" | "turns">,
  projectId: string,
  { treeKey, changes }: RunFiles,
): Promise<void> {
  const { targets, turns } = services;
  const checked = changes.map(({ path, content }) => ({ path: projectPath(path), content }));
  targets.addOverlay(projectId, await targetOf(services, projectId), { treeKey, changes: checked });
  await turns.run(projectId, async () => {
    const awake = isAwake(services, projectId);
    // Other packages need another server: applying files to the running one would not be enough.
    if (awake && checked.some(({ path }) => path === MANIFEST)) return void (await wakeNow(services, projectId));
    await services.sandbox.previews.apply(projectId, treeKey, checked);
    if (awake) targets.noteServed(projectId, treeKey);
  });
}

/** Key of the shown tree, without anybody's unsaved files. */
export const shownKey = async (services: Needs<"git"> & Shows<"targets">, projectId: string): Promise<string> =>
  (await targetOf(services, projectId)).treeKey;

/** One file of the shown tree, without anybody's unsaved text; null if there is none. */
export async function shownFile(
  services: Needs<"git"> & Shows<"targets">,
  projectId: string,
  path: ProjectPath,
): Promise<Uint8Array | null> {
  const target = await targetOf(services, projectId);
  const changed = target.overlay.get(path);
  if (changed !== undefined) return changed === null ? null : bytesOf(changed);
  return (await services.git.open(projectId)).read(target.sha, path);
}
