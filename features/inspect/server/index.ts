import { actorOf } from "../../accounts/server/index.ts";
import { graphsLive, outputLive } from "../../agent/contract/index.ts";
import { graphsSnapshot, listGraphs, outputSnapshot, readGraphs } from "../../agent/server/index.ts";
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { inspectContract } from "../contract/index.ts";
import { allTags, annotate, annotationsOf, changeAnnotation, forgetAnnotations, migrations } from "./annotations.ts";

const success = (message: string) => ({ status: "success" as const, message });

const handlers = (services: Needs<"accounts" | "database">): Handlers<typeof inspectContract> => ({
  listGraphs: async ({ params, query }) => {
    await getProject(services, params.projectId);
    return { graphs: await listGraphs(services, params.projectId, query.message_id) };
  },
  graph: ({ params }) => readGraphs(services, params.projectId, params.graphId),
  annotations: async ({ params }) => {
    await getProject(services, params.projectId);
    return { annotations: await annotationsOf(services, params) };
  },
  annotate: async ({ params, body }, call) => {
    await getProject(services, params.projectId);
    const { message_id: messageId, ...written } = body;
    await annotate(services, { ...params, messageId, userId: actorOf(call).userId, written });
    return success("Annotation saved successfully!");
  },
  updateAnnotation: async ({ params, body }) => {
    await changeAnnotation(services, params, body);
    return success("Annotation updated");
  },
  removeAnnotation: async ({ params }) => {
    await changeAnnotation(services, params, null);
    return success("Annotation deleted");
  },
  tags: async () => ({ tags: await allTags(services) }),
});

export const feature: Feature = {
  name: "inspect",
  migrations,
  mount: (services) =>
    mounted({
      name: "inspect",
      contract: inspectContract,
      handlers: handlers(services),
      livePaths: [
        { definition: graphsLive, snapshot: (params) => graphsSnapshot(services, params["id"]!) },
        { definition: outputLive, snapshot: (params) => outputSnapshot(services, params["ref"]!) },
      ],
      async start() {
        services.events.on(projectPurged, ({ projectId }) => forgetAnnotations(services, projectId));
      },
    }),
};
