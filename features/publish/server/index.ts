/** Publishing, as other features and the server see it. */
import { notFound } from "@slipway/kernel/errors";
import { isBusinessTier } from "@slipway/kernel/permissions";
import { waitingSentence } from "@slipway/platform/jobs/fair-queue";
import { actorOf } from "../../accounts/server/index.ts";
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import { projectPurged, projectRenamed, projectRestored, projectTrashed } from "../../projects/contract/index.ts";
import { previewState } from "../../preview/server/index.ts";
import { getProject, setPublishVisibility } from "../../projects/server/index.ts";
import type { Needs, Services } from "../../services.ts";
import { publishContract } from "../contract/index.ts";
import { judgeLiveSites } from "./built-with.ts";
import { dropDeployments, findDeployment, listDeployments } from "./deployments.ts";
import { openPrivateSite } from "./private-access.ts";
import {
  privateNeedsBusiness,
  publishesRunning,
  publishProject,
  rollBack,
  unpublishProject,
} from "./publish-project.ts";
import { publishMigrations } from "./publish-tables.ts";
import { publishSummary } from "./publish-summary.ts";
import { dropShareImages, startShareImages } from "./share/share-image.ts";
import { openSiteTraffic } from "./traffic.ts";
import { forgetSites } from "./site-table.ts";

async function deployments(services: Needs<"database">, projectId: string) {
  const live = (await getProject(services, projectId)).published_deployment_id;
  return (await listDeployments(services, projectId)).map((deployment) => ({
    id: deployment.id,
    number: deployment.number,
    commit_sha: deployment.commitSha,
    created_at: deployment.createdAt.toISOString(),
    person_name: deployment.personName,
    is_live: deployment.id === live,
  }));
}

async function setVisibility(services: Services, call: Call, visibility: "public" | "private"): Promise<void> {
  if (call.project === null) throw new Error("a route with a project policy ran without a project");
  if (visibility === "private" && !isBusinessTier(call.project.facts.plan)) throw privateNeedsBusiness();
  await setPublishVisibility(services, call.project.id, visibility);
  await forgetSites(services);
}

const handlers = (services: Services): Handlers<typeof publishContract> => ({
  deploy: async ({ params }, call) => ({
    deployment_id: (await publishProject(services, params.id, actorOf(call))).id,
  }),
  progress: async ({ params }) => {
    const ahead = previewState(services).builds.place(params.id) ?? 0;
    return { waiting: ahead === 0 ? null : waitingSentence("build", ahead) };
  },
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
  unpublish: async ({ params }) => {
    await unpublishProject(services, params.id);
    return {};
  },
  setVisibility: async ({ body }, call) => {
    await setVisibility(services, call, body.publish_visibility);
    return {};
  },
  siteAccess: ({ body }, call) =>
    openPrivateSite(services, actorOf(call), { ...body, host: call.request.headers.get("host") }),
});

export { deployedArtefacts, trimDeployments } from "./deployments.ts";

export const feature: Feature = {
  name: "publish",
  migrations: publishMigrations,
  openTraffic: openSiteTraffic,
  mount(services) {
    let judging: Promise<void> = Promise.resolve();
    return mounted({
      name: "publish",
      contract: publishContract,
      handlers: handlers(services),
      pending: () => [{ one: "publish", many: "publishes", count: publishesRunning(services) }],
      async stop() {
        await judging;
      },
      async start() {
        for (const event of [projectRenamed, projectTrashed, projectRestored])
          services.events.on<unknown>(event, () => forgetSites(services));
        services.events.on(projectRestored, ({ projectId }) => judgeLiveSites(services, projectId));
        // The port or the domain may be another one than before. Nobody's first page waits for it.
        judging = judgeLiveSites(services).catch((error: unknown) =>
          services.log.error("it is not known which live sites have to be published again", { error }),
        );
        services.events.on(projectPurged, async ({ projectId }) => {
          await forgetSites(services);
          await dropDeployments(services, projectId);
          await dropShareImages(services, projectId);
        });
        await startShareImages(services);
      },
    });
  },
};
