import { can } from "@slipway/kernel/permissions";
import { actorOf } from "../../accounts/server/index.ts";
import { mounted, type Call, type Feature, type Handlers } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import { codeCommentsLive, commentsContract, commentsLive } from "../contract/index.ts";
import { commentsMigrations } from "./comments-tables.ts";
import { forgetProject, removeThread, resolveThread } from "./end-thread.ts";
import { peopleOf } from "./mentions.ts";
import { lineNow } from "./places.ts";
import { commentsOf, findThread, threadsSnapshot } from "./threads.ts";
import {
  editComment,
  removeComment,
  reply,
  startThread,
  type CommentCall,
  type CommentPorts,
} from "./write-comment.ts";

function commentCall(call: Call): CommentCall {
  if (call.project === null) throw new Error("a project route was called without its project");
  return { projectId: call.project.id, facts: call.project.facts, actor: actorOf(call) };
}

const handlers = (services: CommentPorts): Handlers<typeof commentsContract> => ({
  people: async ({ params }) => ({ people: await peopleOf(services, params.id) }),
  start: ({ body }, call) => startThread(services, commentCall(call), body),
  read: async ({ params: { id: projectId, threadId } }, call) => {
    const mayEdit = can(commentCall(call).facts, "EditProject");
    const { place } = await findThread(services.database.sql, { projectId, threadId, mayEdit });
    const comments = await commentsOf(services.database.sql, threadId);
    return { place, comments, line_now: await lineNow(services, projectId, place) };
  },
  reply: ({ params, body }, call) => reply(services, commentCall(call), { threadId: params.threadId, text: body.text }),
  edit: async ({ params: { threadId, commentId }, body }, call) => {
    await editComment(services, commentCall(call), { threadId, commentId, text: body.text });
    return {};
  },
  remove: async ({ params: { threadId, commentId } }, call) => {
    await removeComment(services, commentCall(call), { threadId, commentId });
    return {};
  },
  resolve: async ({ params, body }, call) => {
    await resolveThread(services, commentCall(call), { threadId: params.threadId, resolved: body.resolved });
    return {};
  },
  removeThread: async ({ params }, call) => {
    await removeThread(services, commentCall(call), params.threadId);
    return {};
  },
});

export const feature: Feature = {
  name: "comments",
  migrations: commentsMigrations,
  mount: (services) =>
    mounted({
      name: "comments",
      contract: commentsContract,
      handlers: handlers(services),
      livePaths: [
        { definition: commentsLive, snapshot: (params) => threadsSnapshot(services, params["id"]!, { code: false }) },
        {
          definition: codeCommentsLive,
          snapshot: (params) => threadsSnapshot(services, params["id"]!, { code: true }),
        },
      ],
      async start() {
        services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
      },
    }),
};
