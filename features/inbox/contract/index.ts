/** Notices of one person: what happened while they were elsewhere, and how they want to hear of it. */
import { z } from "zod";
import { livePath } from "@slipway/kernel/contract/live";
import { pageCursor } from "@slipway/kernel/contract/page-cursor";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { CHOICES, NOTICE_KINDS } from "./notices.ts";

export * from "./notices.ts";

const noticeId = z.string().regex(/^\d{1,15}$/, "is not a notice");
const kindSchema = z.enum(NOTICE_KINDS);

const choiceSchema = z.enum(CHOICES);

const noticeSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  project_id: z.string().nullable(),
  parts: z.record(z.string(), z.string()),
  /** Path in the app. */
  link: z.string(),
  made_at: z.string(),
  read_at: z.string().nullable(),
});
export type Notice = z.output<typeof noticeSchema>;

const choicesSchema = z.object({ choices: z.array(z.object({ kind: kindSchema, choice: choiceSchema })) });

/** The one document of `inbox/{userId}`. */
export interface InboxState {
  [field: string]: unknown;
  unread: number;
  /** Id of the newest unread notice; null while there is none. */
  newest: string | null;
  /** Unread notices about turns, by project. */
  runs: Readonly<Record<string, number>>;
}
export const STATE_ID = "state";

export const inboxContract = {
  list: route({
    method: "GET",
    path: "/inbox",
    policy: "signedIn",
    summary: "The caller's notices, newest first; none of projects that they have no access to",
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(20), before: pageCursor() }),
    result: z.object({ notices: z.array(noticeSchema), next_cursor: z.string().nullable() }),
  }),
  read: route({
    method: "POST",
    path: "/inbox/read",
    policy: "signedIn",
    summary: "Marks notices as read",
    body: z.object({ ids: z.array(noticeId).min(1).max(50) }),
  }),
  readAll: route({
    method: "POST",
    path: "/inbox/read-all",
    policy: "signedIn",
    summary: "Marks notices as read, up to the newest one that the caller has seen",
    body: z.object({ until: noticeId }),
  }),
  seen: route({
    method: "POST",
    path: "/inbox/seen",
    policy: "signedIn",
    summary:
      "Says that the caller looks at a project, or at a thread of comments: notices about its turns, or of the thread, are read",
    body: z.object({ project_id: idSchema, thread_id: idSchema.optional() }),
  }),
  choices: route({
    method: "GET",
    path: "/inbox/choices",
    policy: "signedIn",
    summary: "How the caller hears of each kind; kinds for staff only where they are staff",
    result: choicesSchema,
  }),
  choose: route({
    method: "PUT",
    path: "/inbox/choices",
    policy: "signedIn",
    summary: "How the caller wants to hear of one kind",
    body: z.object({ kind: kindSchema, choice: choiceSchema }),
    result: choicesSchema,
    errors: [{ status: 400, code: "invalid_request" }],
  }),
  /** For people who are not signed in where they read their mail. The token does nothing else. */
  unsubscribe: route({
    method: "POST",
    path: "/inbox/unsubscribe",
    policy: "public",
    rate: { max: 20, seconds: 60 },
    summary: "Ends the mails that the token of a mail is about",
    body: z.object({ token: z.string().min(1).max(400) }),
    /** Null: the daily digest. */
    result: z.object({ kind: kindSchema.nullable() }),
    errors: [{ status: 404, code: "not_found" }],
  }),
} as const satisfies Contract;

export const inboxLive = livePath({
  path: "inbox/{userId}",
  policy: "signedIn",
  own: "userId",
  summary: "The caller's number of unread notices",
});
export const inboxLivePaths = [inboxLive] as const;
