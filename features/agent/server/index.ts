import { eq } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { actorOf } from "../../accounts/server/index.ts";
import { createEgress } from "@slipway/platform/egress/connector";
import type { Egress } from "@slipway/platform/egress/port";
import { mounted, type Feature } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { agentContract } from "../contract/index.ts";
import { drafts } from "./drafts/draft-actions.ts";
import { forgetDrafts, reopenUnkept } from "./drafts/draft-store.ts";
import { forgetGraphs } from "./run/graph/graph-store.ts";
import { forgetDesigns, DesignPictures, offeredDesigns } from "./design-previews/design-previews.ts";
import { forgetPictures, pictureAnswer } from "./verify/evidence-pictures.ts";
import { rememberLines } from "./memory/remembered-lines.ts";
import { editSummary, shownSummary, summaryOf } from "./memory/summaries.ts";
import { forgetMemory } from "./memory/turn-memory.ts";
import { agentRuns, migrations } from "./run/runs-table.ts";
import { startRun } from "./run/start-run.ts";
import { tryJourneys } from "./verify/journeys/try-journey.ts";
import { KnownTypes } from "./verify/known/known-types.ts";

export { keepMigrations } from "./run/backend/keep-migrations.ts";
export { sentencesFor } from "./run/ending/closing-sentences.ts";
export { databaseStays } from "./run/ending/closing-words.ts";
export { returnedWords } from "./run/charged-run.ts";
export { endInterruptedRuns } from "./run/runs-table.ts";
export { graphsSnapshot, listGraphs, outputSnapshot, readGraphs } from "./run/graph/read-graphs.ts";
export type { StopReason } from "./run/run-stopped.ts";
export { keptJourney } from "./verify/journeys/kept-journey.ts";
export type { TriedJourney } from "./verify/journeys/tried-journey.ts";
export { risksIn } from "./verify/security/risky-code.ts";
export type { Drafts } from "./drafts/drafts.ts";
export type { ActiveRun, Agent } from "./agent.ts";
export type {
  AnsweredQuestion,
  RunContextFacts,
  RunOutcome,
  RunReporter,
  RunRequest,
  SteeringMessage,
} from "./run/run-request.ts";

function listedModels({ models }: Needs<"models">, workspaceId?: string) {
  const { label, free } = models.resolve("auto");
  return { models: models.list(workspaceId), auto: { label, free } };
}

/** `web`: the way to public pages. Default: the guard for public addresses. */
export const agentFeature = ({ web }: { web?: Pick<Egress, "fetch"> } = {}): Feature => ({
  name: "agent",
  migrations,
  mount(services) {
    const guard = web === undefined ? createEgress({ kind: "workspace" }) : null;
    const ports = { services, knownTypes: new KnownTypes(), web: web ?? guard! };
    const pictures = new DesignPictures(services);
    return mounted({
      name: "agent",
      contract: agentContract,
      handlers: {
        listModels: async () => listedModels(services),
        projectModels: async ({ params }) =>
          listedModels(services, (await getProject(services, params.id)).workspaceId),
        builder: async () => ({ offline: services.models.resolve("auto").free }),
        evidencePicture: ({ params }) =>
          pictureAnswer(services, { projectId: params.id, messageId: params.messageId }, params.picture),
        summary: async ({ params }) => {
          const row = await summaryOf(services, params.id);
          if (row === null) throw notFound("This summary");
          return shownSummary(row);
        },
        editSummary: async ({ params, body }, call) => {
          const { userId } = actorOf(call);
          return shownSummary(
            await editSummary(services, { projectId: params.id, version: body.version, userId }, body.text),
          );
        },
        designs: async ({ params }) => {
          const { sha, requests } = await offeredDesigns(services, params.id);
          return { sha, designs: requests.map((request) => ({ request })) };
        },
        designPicture: ({ params }) =>
          pictures.answer({ projectId: params.id, sha: params.sha, at: Number(params.at) }),
      },
      offers: {
        agent: {
          startRun: (request, reporter) => startRun(ports, request, reporter),
          drafts: drafts(services),
          rememberLines: (accepted) => rememberLines(services, accepted),
          tryJourneys: (trying) => tryJourneys(services, trying),
        },
      },
      async stop() {
        await guard?.[Symbol.asyncDispose]();
      },
      async start() {
        await reopenUnkept(services);
        services.events.on(projectPurged, async ({ projectId }) => {
          await services.database.sql.delete(agentRuns).where(eq(agentRuns.projectId, projectId));
          await forgetDrafts(services, projectId);
          await forgetMemory(services, projectId);
          await forgetGraphs(services, projectId);
          await forgetPictures(services, projectId);
          await forgetDesigns(services, projectId);
        });
      },
    });
  },
});

export const feature: Feature = agentFeature();
