/** The preview, as other features and the server see it. */
import { forbidden, notFound } from "@slipway/kernel/errors";
import { can } from "@slipway/kernel/permissions";
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import { cloudEnabled, keysRotated } from "../../cloud/contract/enable.ts";
import { projectPurged, projectTrashed } from "../../projects/contract/index.ts";
import type { Needs } from "../../services.ts";
import { previewContract } from "../contract/index.ts";
import { entrance } from "./access/enter.ts";
import { viewerBehind } from "./access/tickets.ts";
import { dropArtefacts } from "./build/artefact-rows.ts";
import { pastCommit } from "./gateway/built-preview.ts";
import { createPreviewHost } from "./gateway/preview-host.ts";
import { previewMigrations } from "./preview-tables.ts";
import { previewState } from "./preview-state.ts";
import { previewStatus } from "./preview-status.ts";
import { refreshEnvironment } from "./show-tree.ts";
import { startSpeculativeBuilds } from "./speculative-build.ts";
import { startVersionPictures } from "./version-pictures.ts";

export { applyOverlay, showTree } from "./show-tree.ts";
export { ensureBuild, offerBuild, type BuildOutcome, type BuildRequest } from "./build/ensure-build.ts";
export { pinArtefacts } from "./build/artefact-rows.ts";
export { sweepOrphans, type SweepResult } from "./build/sweep-orphans.ts";
export { filesOfSite, pictureOfSite } from "./serving/site-picture.ts";
export { serveArtefact } from "./serving/serve-artefact.ts";
export type { ArtefactFile } from "./serving/artefact.ts";
export type { Artefact, ArtefactStore, FileBodies } from "./serving/artefact-store.ts";
export { enter, ENTER_PATH, entrance, safePath } from "./access/enter.ts";
export { readPass } from "./access/pass-cookie.ts";
export { viewerBehind } from "./access/tickets.ts";
export { answerPage, type Exchange } from "./gateway/answer-page.ts";
export { htmlPage, NOT_FOUND, type Page } from "./gateway/pages.ts";
export { projectOfServer } from "./own/own-previews.ts";
export { openVisits, previewState, type PreviewState, type Visits } from "./preview-state.ts";

function projectOf(call: Call): NonNullable<Call["project"]> {
  if (call.project === null) throw new Error("a route with a project policy ran without a project");
  return call.project;
}

async function access(
  services: Needs<"addresses" | "clock" | "database" | "git">,
  call: Call,
  input: { path?: string | undefined; sha?: string | undefined },
) {
  const { id, facts } = projectOf(call);
  if (input.sha !== undefined) {
    if (!can(facts, "EditProject")) throw forbidden();
    if ((await pastCommit(services, id, input.sha)) === null) throw notFound("This version");
  }
  const label = input.sha === undefined ? id : `${input.sha.slice(0, 12)}--${id}`;
  const { url, token, expiresAt } = await entrance(
    services,
    { audience: "preview", projectId: id, viewer: viewerBehind(call.actor) },
    { origin: services.addresses.seenAt(call.request.headers.get("host")).previewUrl(label), path: input.path },
  );
  return { url, token, expires_at: expiresAt.toISOString() };
}

const handlers = (
  services: Needs<"addresses" | "clock" | "database" | "git" | "sandbox">,
): Handlers<typeof previewContract> => ({
  access: ({ body }, call) => access(services, call, body),
  status: ({ params }, call) => previewStatus(services, params.id, projectOf(call).facts),
});

export const feature: Feature = {
  name: "preview",
  migrations: previewMigrations,
  mount(services) {
    let settled = (): Promise<void> => Promise.resolve();
    let leaveHost = (): void => undefined;
    return mounted({
      name: "preview",
      contract: previewContract,
      handlers: handlers(services),
      pending: () => [{ one: "build", many: "builds", count: previewState(services).builds.running }],
      async stop() {
        leaveHost();
        await settled();
      },
      async start() {
        services.errors.holdBack(({ projectId, userId }) => previewState(services).own.hasUnsaved(projectId, userId));
        leaveHost = services.hosts.set(services.addresses.previewPattern, createPreviewHost(services));
        services.events.on(projectTrashed, async ({ projectId }) => {
          await previewState(services).own.endAll(projectId);
          await services.sandbox.previews.sleep(projectId);
        });
        for (const event of [cloudEnabled, keysRotated])
          services.events.on(event, ({ projectId }) => refreshEnvironment(services, projectId));
        services.events.on(projectPurged, async ({ projectId }) => {
          await previewState(services).own.endAll(projectId);
          previewState(services).targets.forget(projectId);
          await services.sandbox.previews.sleep(projectId);
          await dropArtefacts(services, projectId);
        });
        await startVersionPictures(services);
        settled = await startSpeculativeBuilds(services);
      },
    });
  },
};
