/** The built site of one commit: there already, or built now. */
import { limits } from "@slipway/kernel/limits";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { dependenciesOf, readProjectFiles } from "../../../files/server/index.ts";
import type { BuildResult } from "@slipway/sandbox/port";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs, Services } from "../../../services.ts";
import { previewBuilt } from "../../contract/events.ts";
import { previewState } from "../preview-state.ts";
import { artefactId } from "./artefact-id.ts";
import { whileWriting } from "./artefact-lock.ts";
import { markUsed, pruneArtefacts, recordArtefact } from "./artefact-rows.ts";

export interface BuildRequest {
  projectId: string;
  sha: string;
  /** For the log: the build's purpose. */
  reason: "speculative" | "publish" | "preview" | "verify";
}

export type BuildOutcome =
  | { ok: true; artefactId: string; built: boolean; durationMs: number }
  /** `log`: for people, at most 20,000 characters. */
  | { ok: false; log: string; durationMs: number };

const PRUNE_EVERY = 10;
let sincePrune = 0;

/** Id under which the site of a commit is or would be stored. AppError `not_found` for an unknown commit. */
export async function artefactIdOf(services: Services, projectId: string, sha: string): Promise<string> {
  const repository = await services.git.open(projectId);
  const [treeHash, environment] = await Promise.all([
    repository.treeHash(sha),
    services.cloud.publicEnvironment(projectId),
  ]);
  return artefactId(services, { projectId, treeHash, environment });
}

/**
 * Content-addressed: commits with the same tree share one build, equal requests share one run. Build errors are an
 * outcome; AppErrors of the sandbox (it cannot isolate, its registry does not answer) and of a full queue are thrown.
 */
export async function ensureBuild(services: Services, request: BuildRequest): Promise<BuildOutcome> {
  const { projectId, sha } = request;
  const started = performance.now();
  const { store, builds } = previewState(services);
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

/**
 * A build that checks made of files that are committed next: their commit is not built again. Call it before the commit.
 * The files must be the whole tree of that commit.
 */
export function offerBuild(
  services: Services,
  input: { projectId: string; source: ReadonlyMap<string, Uint8Array>; built: BuildResult },
): void {
  previewState(services).checkedBuilds.offer(input.projectId, input.source, input.built);
}

interface BuildPlace {
  id: string;
  onPlace: (ahead: number) => void;
}

async function build(services: Services, request: BuildRequest, { id, onPlace }: BuildPlace): Promise<BuildOutcome> {
  const { projectId, sha } = request;
  const started = performance.now();
  const files = await readProjectFiles(services, projectId, sha);
  const checked = previewState(services).checkedBuilds.take(projectId, files);
  const result = checked ?? (await buildInTurn(services, { projectId, files, onPlace }));
  if (!result.ok || !result.files.has("index.html")) {
    const log = result.ok
      ? "The build made no index.html, so there is no page to open."
      : result.log.slice(0, limits.errorTextCharacters);
    return { ok: false, log, durationMs: performance.now() - started };
  }
  await whileWriting(services, projectId, async (client) => {
    await previewState(services).store.write(projectId, id, result.files);
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
  services: Services,
  input: { projectId: string; files: ReadonlyMap<ProjectPath, Uint8Array>; onPlace: (ahead: number) => void },
): Promise<BuildResult> {
  const { projectId, files, onPlace } = input;
  const { workspace_id: tenant } = await getProject(services, projectId);
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
