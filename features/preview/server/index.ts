/** The preview, as other features and the server see it. */
import { forbidden, notFound } from "@slipway/kernel/errors";
import { can } from "@slipway/kernel/permissions";
import { accountDeactivated, accountReclaimed } from "../../accounts/contract/index.ts";
import { actorOf } from "../../accounts/server/index.ts";
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import { cloudEnabled, keysRotated } from "../../cloud/contract/enable.ts";
import { projectPurged, projectTrashed } from "../../projects/contract/index.ts";
import type { Needs, Services } from "../../services.ts";
import { accessReduced } from "../../sharing/contract/events.ts";
import { previewContract } from "../contract/index.ts";
import { entrance } from "./access/enter.ts";
import { viewerBehind } from "./access/tickets.ts";
import { dropArtefacts, pinArtefacts } from "./build/artefact-rows.ts";
import { ensureBuild } from "./build/ensure-build.ts";
import { sweepOrphans } from "./build/sweep-orphans.ts";
import { pastCommit } from "./gateway/built-preview.ts";
import { createPreviewHost } from "./gateway/preview-host.ts";
import { openPreviewLink, lookUpPreviewLink } from "./links/open-link.ts";
import {
  countPreviewLinks,
  createPreviewLink,
  dropPreviewLinks,
  endPreviewLink,
  endPreviewLinksOf,
  listPreviewLinks,
} from "./links/preview-links.ts";
import { previewMigrations } from "./preview-tables.ts";
import type { Preview } from "./preview.ts";
import { openState, type PreviewState } from "./preview-state.ts";
import { previewStatus } from "./preview-status.ts";
import { applyOverlay, refreshEnvironment, showTree } from "./show-tree.ts";
import { startSpeculativeBuilds } from "./speculative-build.ts";
import { startVersionPictures } from "./version-pictures.ts";

export type { BuildOutcome, BuildRequest, Preview, SweepResult, Visits } from "./preview.ts";
export { filesOfSite, pictureOfSite } from "./serving/site-picture.ts";
export { serveArtefact } from "./serving/serve-artefact.ts";
export type { ArtefactFile } from "./serving/artefact.ts";
export type { Artefact, FileBodies } from "./serving/artefact-store.ts";
export { enter, ENTER_PATH, entrance, safePath } from "./access/enter.ts";
export { readPass } from "./access/pass-cookie.ts";
export { viewerBehind } from "./access/tickets.ts";
export { answerPage, type Exchange } from "./gateway/answer-page.ts";
export { htmlPage, NOT_FOUND, type Page } from "./gateway/pages.ts";
export { projectOfServer } from "./own/own-previews.ts";
export { openVisits } from "./preview-state.ts";

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

type PreviewPorts = Services & PreviewState;

/** Tests look at the state behind it. */
export interface MountedPreview extends Preview {
  readonly ports: PreviewPorts;
}

const offered = (ports: PreviewPorts): MountedPreview => ({
  ports,
  store: ports.store,
  facts: ports.facts,
  installation: ports.installation,
  show: (projectId, sha) => showTree(ports, projectId, sha),
  showOverlay: (projectId, files) => applyOverlay(ports, projectId, files),
  build: (request) => ensureBuild(ports, request),
  offerBuild: ({ projectId, source, built }) => ports.checkedBuilds.offer(projectId, source, built),
  buildPlace: (projectId) => ports.builds.place(projectId),
  pin: (projectId, artefactIds) => pinArtefacts(ports, projectId, artefactIds),
  sweepOrphans: (keepOf) => sweepOrphans(ports, keepOf),
});

const handlers = (
  services: Needs<"addresses" | "clock" | "database" | "git" | "sandbox">,
): Handlers<typeof previewContract> => ({
  access: ({ body }, call) => access(services, call, body),
  status: ({ params }, call) => previewStatus(services, params.id, projectOf(call).facts),
  createLink: ({ params }, call) => createPreviewLink(services, params.projectId, actorOf(call)),
  listLinks: async ({ params }) => ({ preview_links: await listPreviewLinks(services, params.projectId) }),
  endLink: async ({ params }, call) => {
    await endPreviewLink(services, params, actorOf(call));
    return {};
  },
  lookUpLink: ({ params }, call) => lookUpPreviewLink(services, params.code, call),
  openLink: ({ params }, call) => openPreviewLink(services, params.code, call),
});

export const feature: Feature = {
  name: "preview",
  migrations: previewMigrations,
  mount(services) {
    const ports: PreviewPorts = { ...services, ...openState(services) };
    services.sharing.countPreviewLinks((projectId) => countPreviewLinks(services, projectId));
    let settled = (): Promise<void> => Promise.resolve();
    let leaveHost = (): void => undefined;
    return mounted({
      name: "preview",
      contract: previewContract,
      handlers: handlers(ports),
      offers: { preview: offered(ports) },
      pending: () => [{ one: "build", many: "builds", count: ports.builds.running }],
      async stop() {
        leaveHost();
        await settled();
      },
      async start() {
        services.errors.holdBack(({ projectId, userId }) => ports.own.hasUnsaved(projectId, userId));
        leaveHost = services.hosts.set(services.addresses.previewPattern, createPreviewHost(ports));
        services.events.on(projectTrashed, async ({ projectId }) => {
          await ports.own.endAll(projectId);
          await services.sandbox.previews.sleep(projectId);
        });
        for (const event of [cloudEnabled, keysRotated])
          services.events.on(event, ({ projectId }) => refreshEnvironment(ports, projectId));
        services.events.on(accessReduced, async ({ userId, projectId, level }) => {
          if (level === null || level === "read") await endPreviewLinksOf(services, { userId, projectId });
        });
        for (const event of [accountDeactivated, accountReclaimed])
          services.events.on(event, ({ userId }) => endPreviewLinksOf(services, { userId }));
        services.events.on(projectPurged, async ({ projectId }) => {
          await dropPreviewLinks(services, projectId);
          await ports.own.endAll(projectId);
          ports.targets.forget(projectId);
          await services.sandbox.previews.sleep(projectId);
          await dropArtefacts(ports, projectId);
        });
        await startVersionPictures(ports);
        settled = await startSpeculativeBuilds(ports);
      },
    });
  },
};
