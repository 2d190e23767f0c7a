import { mounted, type Feature, type Handlers } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import type { Needs } from "../../services.ts";
import { knowledgeContract, type KnowledgeFile } from "../contract/index.ts";
import {
  addKnowledge,
  forgetKnowledge,
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

const handlers = (services: Needs<"clock" | "database">): Handlers<typeof knowledgeContract> => ({
  projectKnowledge: async ({ params }) => ({ files: await listKnowledge(services, project(params)) }),
  addProjectKnowledge: ({ params, body }) => addKnowledge(services, project(params), body),
  saveProjectKnowledge: ({ params, body }) =>
    saveKnowledge(services, { owner: project(params), fileId: params.fileId, version: body.version }, body),
  removeProjectKnowledge: async ({ params, query }) => {
    await removeKnowledge(services, { owner: project(params), fileId: params.fileId, version: query.version });
    return {};
  },
  workspaceKnowledge: async ({ params }) => ({ files: await listKnowledge(services, workspace(params)) }),
  addWorkspaceKnowledge: ({ params, body }) => addKnowledge(services, workspace(params), body),
  saveWorkspaceKnowledge: ({ params, body }) =>
    saveKnowledge(services, { owner: workspace(params), fileId: params.fileId, version: body.version }, body),
  removeWorkspaceKnowledge: async ({ params, query }) => {
    await removeKnowledge(services, { owner: workspace(params), fileId: params.fileId, version: query.version });
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
