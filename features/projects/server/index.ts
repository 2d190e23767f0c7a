/** Projects, as other features and the server see them. */
import { notFound } from "@slipway/kernel/errors";
import type { ProjectFacts } from "@slipway/kernel/permissions";
import { actorOf } from "../../accounts/server/index.ts";
import { type Call, type Feature, type Handlers, mounted } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { workspaceLifeChanged } from "../../workspaces/contract/index.ts";
import { projectLivePath, projectsContract } from "../contract/index.ts";
import { createProject } from "./lifecycle/create-project.ts";
import { describeProjects, listProjects } from "./reading/list-projects.ts";
import { projectSnapshot } from "./live-project.ts";
import { projectsMigrations } from "./migrations.ts";
import { BackendStatus } from "./reading/backend-status.ts";
import { type DetailsPorts, projectDetails, projectForMembers } from "./reading/project-details.ts";
import { projectsOfPerson } from "./reading/projects-of-person.ts";
import { screenshotKey } from "./project-progress.ts";
import { loadProjectFacts } from "./project-row.ts";
import { problemOfName } from "./naming/slugs.ts";
import { updateProject } from "./naming/rename-project.ts";
import { remixProject } from "./lifecycle/remix-project.ts";
import { deleteForEver, purgeExpired, restoreProject, trashProject } from "./lifecycle/trash.ts";
import { moveProject } from "./lifecycle/transfer-project.ts";
import { followWorkspace, settleWorkspaces } from "./lifecycle/with-workspace.ts";
import { updatePublicRemix, updateVisibility } from "./visibility.ts";

export {
  prepareStarter,
  projectsWithPendingMessage,
  takePendingMessage,
  type CreateProjectInput,
  type PendingMessage,
} from "./lifecycle/create-project.ts";
export {
  setLatestCommit,
  screenshotUrl,
  setBackend,
  setPreviewBuild,
  setPublished,
  setPublishedOutdated,
  setPublishVisibility,
  setScreenshot,
  type Deployed,
} from "./project-progress.ts";
export { acquireLock, refreshLock, releaseAbandonedLocks, releaseLock } from "./project-lock.ts";
export {
  getProject,
  loadFactsOfPeople,
  loadProjectFacts,
  lockProjectRow,
  projectIds,
  projectTitles,
  type ProjectRow,
} from "./project-row.ts";
export { requireOnProject, type ProjectNow } from "./right-now.ts";
export { takeOutOfProjects } from "./lifecycle/take-out-of-projects.ts";
export { checkPublishOutside } from "./visibility.ts";
export { isProjectLocked, knownProjects, liveAmong, liveDeployments } from "./reading/known-projects.ts";
export { activeProjects, openProjects } from "./reading/open-projects.ts";
export { findProjectBySiteName, type SiteName } from "./naming/slugs.ts";
export { followSiteName, setTitleFromAgent } from "./naming/rename-project.ts";

type ProjectsPorts = Needs<"clock" | "events" | "git" | "live" | "log" | "objects" | "templateDir"> & DetailsPorts;

function factsOf(call: Call): ProjectFacts {
  if (call.project === null) throw new Error("a project route was called without its project");
  return call.project.facts;
}

/** The change may have altered what the caller may do, so the facts are read again. */
async function answerAfterChange(services: DetailsPorts, projectId: string, call: Call) {
  const facts = await loadProjectFacts(services, projectId, call.actor);
  if (facts === null) throw notFound("This project");
  return projectForMembers(services, projectId, facts);
}

async function screenshot(services: Needs<"objects">, projectId: string, request: Request): Promise<Response> {
  const info = await services.objects.head(screenshotKey(projectId));
  if (info === null) throw notFound("The picture");
  const headers = { "cache-control": "private, no-cache", etag: `"${info.etag}"` };
  if (request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
  const bytes = await services.objects.get(info.key);
  if (bytes === null) throw notFound("The picture");
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "content-type": "image/png", "x-content-type-options": "nosniff" },
  });
}

const handlers = (services: ProjectsPorts): Handlers<typeof projectsContract> => ({
  create: ({ body }, call) =>
    createProject(services, {
      workspaceId: body.workspace_id,
      actor: actorOf(call),
      message: body.message,
      notASecret: body.not_a_secret,
      chatOnly: body.chat_only,
      images: body.images,
      visibility: body.visibility,
      displayName: body.display_name,
      name: body.name,
    }),
  list: ({ params, query }, call) =>
    listProjects(services, { ...query, workspaceId: params.id, caller: actorOf(call) }),
  listShared: ({ query }, call) =>
    listProjects(services, { ...query, state: "active", workspaceId: null, caller: actorOf(call) }),
  details: ({ params }, call) => projectDetails(services, params.id, factsOf(call)),
  update: async ({ params, body }, call) => {
    const { name, display_name: displayName, is_analytics_disabled: isAnalyticsDisabled } = body;
    const changed = { projectId: params.id, actor: actorOf(call) };
    await updateProject(services, changed, { name, displayName, isAnalyticsDisabled });
    return answerAfterChange(services, params.id, call);
  },
  checkName: async ({ params, query }) => ({
    problem: await problemOfName(services, { name: query.name, projectId: params.id }),
  }),
  updateVisibility: async ({ params, body }, call) => {
    await updateVisibility(services, { projectId: params.id, actor: actorOf(call) }, body.visibility);
    return answerAfterChange(services, params.id, call);
  },
  updatePublicRemix: async ({ params, body }, call) => {
    await updatePublicRemix(services, { projectId: params.id, actor: actorOf(call) }, body.allow_public_remix);
    return answerAfterChange(services, params.id, call);
  },
  transfer: async ({ params, body }, call) => {
    await moveProject(services, { projectId: params.id, workspaceId: body.workspace_id, actor: actorOf(call) });
    return {};
  },
  remove: async ({ params, query }, call) => {
    const actor = actorOf(call);
    if (query.permanent === true) await deleteForEver(services, { projectId: params.id, actor }, query.confirm ?? "");
    else await trashProject(services, params.id, { actor });
    return {};
  },
  restore: async ({ params }, call) => {
    await restoreProject(services, params.id, actorOf(call));
    return answerAfterChange(services, params.id, call);
  },
  remix: ({ params, body }, call) =>
    remixProject(services, {
      projectId: params.id,
      facts: factsOf(call),
      actor: actorOf(call),
      workspaceId: body.workspace_id,
      withHistory: body.include_history,
    }),
  userProjects: ({ params, query }, call) =>
    projectsOfPerson(services, { userId: params.userId, caller: call.actor, query }),
  screenshot: ({ params }, { request }) => screenshot(services, params.id, request),
});

export const feature: Feature = {
  name: "projects",
  migrations: projectsMigrations,
  mount(services) {
    const backends = new BackendStatus();
    services.sharing.provideProjects({
      describe: (ids, tx) => describeProjects(tx ?? services.database, ids),
      factsOf: (projectId, caller, tx) => loadProjectFacts({ database: tx ?? services.database }, projectId, caller),
    });
    return mounted({
      name: "projects",
      contract: projectsContract,
      handlers: handlers({ ...services, backends }),
      offers: { projects: { provideBackendStatus: (reader) => backends.provide(reader) } },
      livePaths: [{ definition: projectLivePath, snapshot: ({ id }) => projectSnapshot(services, id ?? "") }],
      async start() {
        await services.jobs.schedule("projects.purge", "23 * * * *", () => purgeExpired(services));
        await services.jobs.schedule("projects.workspaces", "29 * * * *", () => settleWorkspaces(services));
        services.events.on(workspaceLifeChanged, ({ workspaceId }) => followWorkspace(services, workspaceId));
      },
    });
  },
};
