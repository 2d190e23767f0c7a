/** Publishing, as other features and the server see it. */
import { notFound } from "@slipway/kernel/errors";
import { isBusinessTier } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import { waitingSentence } from "@slipway/platform/jobs/fair-queue";
import { actorOf } from "../../accounts/server/index.ts";
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import { projectPurged, projectRenamed, projectRestored, projectTrashed } from "../../projects/contract/index.ts";
import { checkPublishOutside, getProject, type ProjectNow, setPublishVisibility } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { getWorkspace } from "../../workspaces/server/index.ts";
import type { Keeps } from "./publish-state.ts";
import { publishContract } from "../contract/index.ts";
import { askStaffToReach } from "./ask-staff.ts";
import { judgeLiveSites } from "./built-with.ts";
import { deployedArtefacts, dropDeployments, findDeployment, listDeployments, trimDeployments } from "./deployments.ts";
import type { Publish } from "./publish.ts";
import type { PublishState } from "./publish-state.ts";
import { openPrivateSite } from "./private-access.ts";
import {
  privateNeedsBusiness,
  publishProject,
  type PublishNeeds,
  rollBack,
  unpublishProject,
} from "./publish-project.ts";
import { publishMigrations } from "./publish-tables.ts";
import { publishSummary } from "./publish-summary.ts";
import { dropShareImages, startShareImages } from "./share/share-image.ts";
import { answerSites } from "./site/traffic.ts";
import { forgetSites, SiteTable } from "./site/site-table.ts";

export type PublishPorts = PublishNeeds &
  Needs<"accounts" | "browser" | "git" | "jobs" | "mail" | "objects"> &
  PublishState;

async function deployments(services: Needs<"database">, projectId: string) {
  const live = (await getProject(services, projectId)).publishedDeploymentId;
  return (await listDeployments(services, projectId)).map((deployment) => ({
    id: deployment.id,
    number: deployment.number,
    commit_sha: deployment.commitSha,
    created_at: deployment.createdAt.toISOString(),
    person_name: deployment.personName,
    is_live: deployment.id === live,
  }));
}

async function setVisibility(
  services: Needs<"clock" | "database" | "gateway"> & Keeps<"sites">,
  call: Call,
  visibility: "public" | "private",
): Promise<void> {
  if (call.project === null) throw new Error("a route with a project policy ran without a project");
  const mayStill = async (tx: Transaction, { project, facts }: ProjectNow): Promise<void> => {
    if (visibility === "private" && !isBusinessTier(facts.plan)) throw privateNeedsBusiness();
    if (visibility === "private") return;
    const workspace = await getWorkspace({ database: tx }, project.workspaceId);
    if (workspace === null) throw notFound("This project");
    checkPublishOutside(workspace, facts.workspaceRole);
  };
  const where = { projectId: call.project.id, actor: actorOf(call) };
  await setPublishVisibility(services, where, { visibility, mayStill });
  await forgetSites(services);
}

const handlers = (services: PublishPorts): Handlers<typeof publishContract> => ({
  deploy: async ({ params }, call) => ({
    deployment_id: (await publishProject(services, params.id, actorOf(call))).id,
  }),
  progress: async ({ params }) => {
    const ahead = services.preview.buildPlace(params.id) ?? 0;
    return { waiting: ahead === 0 ? null : waitingSentence("build", ahead) };
  },
  askStaff: async ({ params }, call) => ({ names: await askStaffToReach(services, params.id, actorOf(call)) }),
  recordDeployment: async ({ params, body }) => {
    // The server recorded the deployment when it made it; this only tells whether it exists. [PB3]
    if ((await findDeployment(services, params.id, body.deployment_id)) === null) throw notFound("This deployment");
    return {};
  },
  deployments: async ({ params }) => ({ deployments: await deployments(services, params.id) }),
  summary: ({ params }) => publishSummary(services, params.id),
  rollBack: async ({ params }, call) => ({
    deployment_id: (
      await rollBack(services, { projectId: params.id, deploymentId: params.deploymentId, actor: actorOf(call) })
    ).id,
  }),
  unpublish: async ({ params }, call) => {
    await unpublishProject(services, params.id, actorOf(call));
    return {};
  },
  setVisibility: async ({ body }, call) => {
    await setVisibility(services, call, body.publish_visibility);
    return {};
  },
  siteAccess: ({ body }, call) =>
    openPrivateSite(services, actorOf(call), { ...body, host: call.request.headers.get("host") }),
});

export type { Publish } from "./publish.ts";

/** Tests look at the state behind it. */
export interface MountedPublish extends Publish {
  readonly ports: PublishPorts;
}

const offered = (ports: PublishPorts): MountedPublish => ({
  ports,
  deployedArtefacts: (projectId) => deployedArtefacts(ports, projectId),
  trimDeployments: () => trimDeployments(ports),
});

export const feature: Feature = {
  name: "publish",
  migrations: publishMigrations,
  mount(services) {
    const ports: PublishPorts = { ...services, publishing: new Map(), sites: new SiteTable(services) };
    let judging: Promise<void> = Promise.resolve();
    return mounted({
      name: "publish",
      contract: publishContract,
      handlers: handlers(ports),
      offers: { publish: offered(ports) },
      openTraffic: () => answerSites(ports),
      pending: () => [{ one: "publish", many: "publishes", count: ports.publishing.size }],
      async stop() {
        await judging;
      },
      async start() {
        for (const event of [projectRenamed, projectTrashed, projectRestored])
          services.events.on<unknown>(event, () => forgetSites(ports));
        services.events.on(projectRestored, ({ projectId }) => judgeLiveSites(ports, projectId));
        // The port or the domain may be another one than before. Nobody's first page waits for it.
        judging = judgeLiveSites(ports).catch((error: unknown) =>
          services.log.error("it is not known which live sites have to be published again", { error }),
        );
        services.events.on(projectPurged, async ({ projectId }) => {
          await forgetSites(ports);
          await dropDeployments(ports, projectId);
          await dropShareImages(ports, projectId);
        });
        await startShareImages(ports);
      },
    });
  },
};
