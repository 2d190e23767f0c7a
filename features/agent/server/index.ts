import { eq } from "drizzle-orm";
import { mounted, type Feature } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import { agentContract } from "../contract/index.ts";
import { forgetGraphs } from "./run/graph/graph-store.ts";
import { forgetDesigns, DesignPictures, offeredDesigns } from "./design-previews/design-previews.ts";
import { forgetPictures, pictureAnswer } from "./verify/evidence-pictures.ts";
import { agentRuns, migrations } from "./run/runs-table.ts";
import { startRun } from "./run/start-run.ts";
import { KnownTypes } from "./verify/known-types.ts";

export { keepMigrations } from "./run/backend/keep-migrations.ts";
export { databaseStays, RESTARTED } from "./run/ending/closing-words.ts";
export { returnedWords } from "./run/charged-run.ts";
export { endInterruptedRuns } from "./run/runs-table.ts";
export { graphsSnapshot, listGraphs, outputSnapshot, readGraphs } from "./run/graph/read-graphs.ts";
export type { StopReason } from "./run/run-stopped.ts";
export { risksIn } from "./verify/security/risky-code.ts";
export type { ActiveRun, Agent } from "./agent.ts";
export type {
  AnsweredQuestion,
  RunContextFacts,
  RunImage,
  RunOutcome,
  RunReporter,
  RunRequest,
} from "./run/run-request.ts";

export const feature: Feature = {
  name: "agent",
  migrations,
  mount(services) {
    const ports = { services, knownTypes: new KnownTypes() };
    const pictures = new DesignPictures(services);
    return mounted({
      name: "agent",
      contract: agentContract,
      handlers: {
        listModels: async () => {
          const auto = services.models.resolve("auto");
          return { models: services.models.list(), auto: { label: auto.label, free: auto.free } };
        },
        builder: async () => ({ offline: services.models.resolve("auto").free }),
        evidencePicture: ({ params }) =>
          pictureAnswer(services, { projectId: params.id, messageId: params.messageId }, params.picture),
        designs: async ({ params }) => {
          const { sha, requests } = await offeredDesigns(services, params.id);
          return { sha, designs: requests.map((request) => ({ request })) };
        },
        designPicture: ({ params }) =>
          pictures.answer({ projectId: params.id, sha: params.sha, at: Number(params.at) }),
      },
      offers: { agent: { startRun: (request, reporter) => startRun(ports, request, reporter) } },
      async start() {
        services.events.on(projectPurged, async ({ projectId }) => {
          await services.database.sql.delete(agentRuns).where(eq(agentRuns.projectId, projectId));
          await forgetGraphs(services, projectId);
          await forgetPictures(services, projectId);
          await forgetDesigns(services, projectId);
        });
      },
    });
  },
};
