import { eq } from "drizzle-orm";
import { actorOf } from "../../accounts/server/index.ts";
import { recordOnProject } from "../../audit/server/index.ts";
import { functionsFailed } from "../../cloud/contract/functions.ts";
import { editCommitted, editReverted } from "../../edits/contract/events.ts";
import { mounted, type Call, type Feature, type Handlers } from "../../feature.ts";
import { projectCreated, projectPurged } from "../../projects/contract/index.ts";
import { getProject, projectsWithPendingMessage } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { chatContract, trajectoryLive } from "../contract/index.ts";
import { chatDocuments, chatFeedback, chatTurns, migrations } from "./chat-tables.ts";
import { tellCommit, tellFailedFunctions, tellRevert } from "./documents/event-documents.ts";
import { readTrajectory, trajectorySnapshot } from "./documents/read-trajectory.ts";
import { recoverTurns } from "./queue/recover-turns.ts";
import { notWaiting } from "./queue/queue-errors.ts";
import { TurnRunner } from "./queue/turn-runner.ts";
import { feedbackStatus, giveFeedback } from "./give-feedback.ts";
import { cancelQueued, editQueued, stopTurn, type QueuedMessage } from "./sending/change-queued.ts";
import { moveQueued } from "./sending/move-queued.ts";
import { receivedFeedback } from "./received-feedback.ts";
import { discardDraft, keepDraft, restoreDraft } from "./decide-draft.ts";
import { decideLines } from "./decide-lines.ts";
import { refuseRevert } from "./refuse-revert.ts";
import { beginFirstTurn } from "./sending/first-turn.ts";
import { withIds } from "./sending/request-ids.ts";
import { resendMessage } from "./sending/resend-message.ts";
import { MessageRate } from "./sending/message-rate.ts";
import { boundedRequest, retryTurn, sendMessage, type SendDependencies } from "./sending/send-message.ts";

const personOf = (call: Call): { id: string; name: string } => {
  const { userId, displayName } = actorOf(call);
  return { id: userId, name: displayName };
};

const placeOf = ({ id, aiMessageId }: { id: string; aiMessageId: string }) => ({ projectId: id, aiMessageId });

const messageOf = ({ params }: { params: { id: string; messageId: string } }, call: Call): QueuedMessage => ({
  projectId: params.id,
  messageId: params.messageId,
  userId: actorOf(call).userId,
});

/** Answers a waiting question together with the entry that says who answered it. AppError 409 `not_waiting`. */
async function recorded(
  { services, runner }: SendDependencies,
  { projectId, call, isGiven }: { projectId: string; call: Call; isGiven: boolean },
  answer: () => Promise<boolean>,
): Promise<void> {
  const what = runner.toolAsked(projectId);
  if (what === null) throw notWaiting();
  const project = await getProject(services, projectId);
  const action = isGiven ? "approval.given" : "approval.refused";
  await services.database.transaction(async (tx) => {
    await recordOnProject(tx, project, { actor: actorOf(call), action, what });
    if (!(await answer())) throw notWaiting();
  });
}

const handlers = (
  dependencies: SendDependencies & { services: Needs<"agent" | "edits"> },
): Handlers<typeof chatContract> => {
  const { services, runner } = dependencies;
  return {
    send: ({ params, body }, call) => {
      const request = boundedRequest(withIds(body));
      const turn = { projectId: params.id, request, user: personOf(call), traceId: call.traceId };
      return sendMessage(dependencies, turn, call.signal);
    },
    answerApproval: async ({ params, body }, call) => {
      const { approval_id: approvalId, answer } = body;
      const turn = { projectId: params.id, aiMessageId: params.aiMessageId };
      const given = { approvalId, answer, userId: personOf(call).id };
      await recorded(dependencies, { projectId: params.id, call, isGiven: answer !== "deny" }, () =>
        Promise.resolve(runner.answerApproval(turn, given)),
      );
      return {};
    },
    giveSecret: async ({ params, body }, call) => {
      const { approval_id: approvalId, value } = body;
      const turn = { projectId: params.id, aiMessageId: params.aiMessageId };
      const keep = (name: string): Promise<void> =>
        services.cloud.keepSecret({ projectId: params.id, actor: actorOf(call) }, { name, value });
      const given = { approvalId, userId: personOf(call).id };
      await recorded(dependencies, { projectId: params.id, call, isGiven: true }, () =>
        runner.giveSecret(turn, given, keep),
      );
      return {};
    },
    retry: ({ params, body }, call) => {
      const turn = {
        projectId: params.id,
        aiMessageId: params.aiMessageId,
        ids: body,
        user: personOf(call),
        traceId: call.traceId,
      };
      return retryTurn(dependencies, turn, call.signal);
    },
    resend: ({ params, body }, call) => {
      const { userId, displayName, email } = actorOf(call);
      const author = { userId, displayName, email };
      const again = { projectId: params.id, messageId: params.messageId, author, traceId: call.traceId, body };
      return resendMessage(dependencies, again, call.signal);
    },
    keepDraft: ({ params }) => keepDraft(services, placeOf(params)),
    discardDraft: async ({ params }) => {
      await discardDraft(services, placeOf(params));
      return {};
    },
    restoreDraft: async ({ params }) => {
      await restoreDraft(services, placeOf(params));
      return {};
    },
    decideLines: async ({ params, body }, call) => {
      const { userId, displayName, email } = actorOf(call);
      const by = { author: { userId, displayName, email }, answer: body.answer };
      await decideLines(services, placeOf(params), by);
      return {};
    },
    stop: async ({ params }, call) => {
      const { userId } = actorOf(call);
      await stopTurn(services, runner, { projectId: params.id, aiMessageId: params.aiMessageId, userId });
      return {};
    },
    cancelQueued: async (input, call) => ({ message: await cancelQueued(services, messageOf(input, call)) }),
    editQueued: async ({ params, body }, call) => {
      await editQueued(services, { ...messageOf({ params }, call), ...body });
      return {};
    },
    moveQueued: async ({ params, body }, call) => {
      await moveQueued(services, { ...messageOf({ params }, call), direction: body.direction });
      return {};
    },
    giveFeedback: async ({ params, body }, call) => {
      const { feedback_sentiment: sentiment, feedback_content: content, feedback_category: category } = body;
      await giveFeedback(services, { ...messageOf({ params }, call), feedback: { sentiment, content, category } });
      return {};
    },
    receivedFeedback: () => receivedFeedback(services),
    feedbackStatus: (_input, call) => feedbackStatus(services, actorOf(call).userId),
    trajectory: ({ params, query }) => readTrajectory(services, { projectId: params.id, ...query }),
    // No repository can be linked yet; sending is allowed for `repo_not_found`. [G1] [W5.04]
    repoAccessibility: async () => ({ accessibility: "repo_not_found" as const }),
  };
};

async function forgetProject(services: Needs<"database">, projectId: string): Promise<void> {
  await services.database.sql.delete(chatDocuments).where(eq(chatDocuments.projectId, projectId));
  await services.database.sql.delete(chatTurns).where(eq(chatTurns.projectId, projectId));
  await services.database.sql.delete(chatFeedback).where(eq(chatFeedback.projectId, projectId));
}

export const feature: Feature = {
  name: "chat",
  migrations,
  mount(services) {
    const runner = new TurnRunner(services);
    const dependencies = { services, runner, rate: new MessageRate(services.clock) };
    return mounted({
      name: "chat",
      contract: chatContract,
      handlers: handlers(dependencies),
      livePaths: [{ definition: trajectoryLive, snapshot: (params) => trajectorySnapshot(services, params["id"]!) }],
      async start() {
        services.events.on(projectCreated, ({ projectId }) => beginFirstTurn(services, runner, projectId));
        services.events.on(editCommitted, (event) => tellCommit(services, event));
        services.events.on(functionsFailed, (event) => tellFailedFunctions(services, event));
        services.events.on(editReverted, (event) => tellRevert(services, event));
        services.edits.addRevertCheck((wanted) => refuseRevert(services, wanted));
        services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
        const waiting = [...(await recoverTurns(services)), ...(await projectsWithPendingMessage(services))];
        for (const projectId of new Set(waiting)) {
          await beginFirstTurn(services, runner, projectId).catch((error: unknown) =>
            services.log.error("a waiting turn could not be started", { projectId, error }),
          );
        }
      },
      drain: () => runner.drain(),
      pending: () => [{ one: "agent turn", many: "agent turns", count: runner.running }],
      stop: () => runner.close(),
    });
  },
};
