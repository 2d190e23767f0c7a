import { actorOf } from "../../accounts/server/index.ts";
import { type Feature, type Handlers, mounted } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { inboxContract, inboxLive } from "../contract/index.ts";
import { choose, listChoices } from "./choices.ts";
import { forgetOld } from "./forget.ts";
import { hearEvents, threadLink } from "./hear-events.ts";
import { inboxMigrations } from "./inbox-tables.ts";
import { sendDigests } from "./mail/digest.ts";
import { mailNotice } from "./mail/mail-now.ts";
import { mailQueue } from "./mail/mail-queue.ts";
import { unsubscribe } from "./mail/unsubscribe.ts";
import { markAllRead, markRead, markSeen, markThreadSeen } from "./mark-read.ts";
import { inboxSnapshot, listNotices } from "./read-inbox.ts";

const handlers = (services: Needs<"accounts" | "clock" | "database" | "live">): Handlers<typeof inboxContract> => ({
  list: ({ query }, call) => listNotices(services, actorOf(call).userId, query),
  read: async ({ body }, call) => {
    await markRead(services, actorOf(call).userId, body.ids);
    return {};
  },
  readAll: async ({ body }, call) => {
    await markAllRead(services, actorOf(call).userId, body.until);
    return {};
  },
  seen: async ({ body }, call) => {
    const { userId } = actorOf(call);
    if (body.thread_id === undefined) await markSeen(services, userId, body.project_id);
    else await markThreadSeen(services, userId, threadLink(body.project_id, body.thread_id));
    return {};
  },
  choices: (_input, call) => listChoices(services, actorOf(call)),
  choose: async ({ body }, call) => {
    await choose(services, actorOf(call).userId, body);
    return listChoices(services, actorOf(call));
  },
  unsubscribe: ({ body }) => unsubscribe(services, body.token),
});

export const feature: Feature = {
  name: "inbox",
  migrations: inboxMigrations,
  mount(services) {
    // Before any feature starts: turns that a restart cut short are told at the start of the chat.
    hearEvents(services);
    return mounted({
      name: "inbox",
      contract: inboxContract,
      handlers: handlers(services),
      livePaths: [{ definition: inboxLive, snapshot: ({ userId }) => inboxSnapshot(services, userId!) }],
      async start() {
        await services.jobs.work(mailQueue, ({ noticeId }) => mailNotice(services, noticeId));
        // Times are UTC: a morning mail in Europe and before work in America.
        await services.jobs.schedule("inbox.digest", "15 6 * * *", () => sendDigests(services));
        await services.jobs.schedule("inbox.forget", "37 4 * * *", () => forgetOld(services));
      },
    });
  },
};
