/** The built site of one commit: there already, or built now. */
import { limits } from "@slipway/kernel/limits";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { dependenciesOf, readProjectFiles } from "../../../files/server/index.ts";
import type { BuildResult } from "@slipway/sandbox/port";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import { previewBuilt } from "../../contract/events.ts";
import type { BuildOutcome, BuildRequest } from "../preview.ts";
import { artefactId } from "./artefact-id.ts";
import { whileWriting } from "./artefact-lock.ts";
import { markUsed, pruneArtefacts, recordArtefact } from "./artefact-rows.ts";

export type ArtefactNeeds = Needs<"cloud" | "git" | "templateDir">;
type BuildNeeds = ArtefactNeeds & Needs<"clock" | "database" | "log" | "sandbox"> & Keeps<"checkedBuilds" | "store">;
export type EnsureNeeds = BuildNeeds & Needs<"disk" | "events"> & Keeps<"builds">;

const PRUNE_EVERY = 10;
let sincePrune = 0;

/** Id under which the site of a commit is or would be stored. AppError `not_found` for an unknown commit. */
export async function artefactIdOf(services: ArtefactNeeds, projectId: string, sha: string): Promise<string> {
  const repository = await services.git.open(projectId);
  const [treeHash, environment] = await Promise.all([
    repository.treeHash(sha),
    services.cloud.publicEnvironment(projectId),
  ]);
  return artefactId(services, { projectId, treeHash, environment });
}

/** A stored site of the same tree is the answer; what is being built already is waited for. */
export async function ensureBuild(services: EnsureNeeds, request: BuildRequest): Promise<BuildOutcome> {
  const { projectId, sha } = request;
  const started = performance.now();
  const { store, builds } = services;
  const id = await artefactIdOf(services, projectId, sha);
  if ((await store.read(projectId, id)) !== null) {
    await markUsed(services, projectId, id);
    return announce(services, request, {
      ok: true,
      artefactId: id,
      built: false,
      durationMs: performance.now() - started,
    });
  }
  // Builds refuse before the database does.
  await services.disk.requireRoom();
  return builds.run(projectId, `${projectId}/${id}`, async (onPlace) =>
    announce(services, request, await build(services, request, { id, onPlace })),
  );
}

interface BuildPlace {
  id: string;
  onPlace: (ahead: number) => void;
}

async function build(services: BuildNeeds, request: BuildRequest, { id, onPlace }: BuildPlace): Promise<BuildOutcome> {
  const { projectId, sha } = request;
  const started = performance.now();
  const files = await readProjectFiles(services, projectId, sha);
  const checked = services.checkedBuilds.take(projectId, files);
  const result = checked ?? (await buildInTurn(services, { projectId, files, onPlace }));
  if (!result.ok || !result.files.has("index.html")) {
    const log = result.ok
      ? "The build made no index.html, so there is no page to open."
      : result.log.slice(0, limits.errorTextCharacters);
    return { ok: false, log, durationMs: performance.now() - started };
  }
  await whileWriting(services, projectId, async (client) => {
    await services.store.write(projectId, id, result.files);
    await recordArtefact(services, client, { projectId, id, sha });
  });
  sincePrune += 1;
  if (sincePrune % PRUNE_EVERY === 0) await pruneArtefacts(services, projectId);
  const outcome: BuildOutcome = { ok: true, artefactId: id, built: true, durationMs: performance.now() - started };
  services.log.info("a site was built", {
    projectId,
    sha,
    reason: request.reason,
    ms: Math.round(outcome.durationMs),
    sandboxMs: checked === null ? Math.round(result.durationMs) : 0,
  });
  return outcome;
}

async function buildInTurn(
  services: Needs<"cloud" | "database" | "sandbox" | "templateDir">,
  input: { projectId: string; files: ReadonlyMap<ProjectPath, Uint8Array>; onPlace: (ahead: number) => void },
): Promise<BuildResult> {
  const { projectId, files, onPlace } = input;
  const { workspaceId: tenant } = await getProject(services, projectId);
  const [dependencies, environment] = await Promise.all([
    dependenciesOf(services, files),
    services.cloud.publicEnvironment(projectId),
  ]);
  return services.sandbox.build({ files, dependencies, environment, tenant, onPlace });
}

async function announce(
  services: Needs<"events">,
  { projectId, sha }: BuildRequest,
  outcome: BuildOutcome,
): Promise<BuildOutcome> {
  await services.events.emit(previewBuilt, {
    projectId,
    sha,
    ok: outcome.ok,
    log: outcome.ok ? "" : outcome.log,
    durationMs: outcome.durationMs,
  });
  return outcome;
}
