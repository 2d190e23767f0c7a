import { actorOf } from "../../accounts/server/index.ts";
import { type Call, mounted, type Feature, type Handlers } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import type { Needs } from "../../services.ts";
import { knowledgeContract, type KnowledgeFile } from "../contract/index.ts";
import {
  addKnowledge,
  forgetKnowledge,
  type KnowledgeKey,
  listKnowledge,
  migrations,
  removeKnowledge,
  saveKnowledge,
  type Owner,
} from "./knowledge-files.ts";

/**
 * Knowledge for the agent in a project: the workspace's first, then the project's, each in the order it was written.
 */
export async function knowledgeFor(
  services: Needs<"database">,
  place: { projectId: string; workspaceId: string },
): Promise<KnowledgeFile[]> {
  const [shared, own] = await Promise.all([
    listKnowledge(services, `workspace:${place.workspaceId}`),
    listKnowledge(services, `project:${place.projectId}`),
  ]);
  return [...shared, ...own];
}

const project = ({ id }: { id: string }): Owner => `project:${id}`;
const workspace = ({ id }: { id: string }): Owner => `workspace:${id}`;

const keyOf = (
  owner: Owner,
  call: Call,
  { fileId, version }: Pick<KnowledgeKey, "fileId" | "version">,
): KnowledgeKey => ({ owner, actor: actorOf(call), fileId, version });

const handlers = (services: Needs<"clock" | "database">): Handlers<typeof knowledgeContract> => ({
  projectKnowledge: async ({ params }) => ({ files: await listKnowledge(services, project(params)) }),
  addProjectKnowledge: ({ params, body }, call) =>
    addKnowledge(services, { owner: project(params), actor: actorOf(call) }, body),
  saveProjectKnowledge: ({ params, body }, call) =>
    saveKnowledge(services, keyOf(project(params), call, { ...params, ...body }), body),
  removeProjectKnowledge: async ({ params, query }, call) => {
    await removeKnowledge(services, keyOf(project(params), call, { ...params, ...query }));
    return {};
  },
  workspaceKnowledge: async ({ params }) => ({ files: await listKnowledge(services, workspace(params)) }),
  addWorkspaceKnowledge: ({ params, body }, call) =>
    addKnowledge(services, { owner: workspace(params), actor: actorOf(call) }, body),
  saveWorkspaceKnowledge: ({ params, body }, call) =>
    saveKnowledge(services, keyOf(workspace(params), call, { ...params, ...body }), body),
  removeWorkspaceKnowledge: async ({ params, query }, call) => {
    await removeKnowledge(services, keyOf(workspace(params), call, { ...params, ...query }));
    return {};
  },
});

export const feature: Feature = {
  name: "knowledge",
  migrations,
  mount: (services) =>
    mounted({
      name: "knowledge",
      contract: knowledgeContract,
      handlers: handlers(services),
      async start() {
        services.events.on(projectPurged, ({ projectId }) => forgetKnowledge(services, `project:${projectId}`));
      },
    }),
};
