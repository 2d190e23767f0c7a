/** Comments of a project: threads at an element of the app, a line of a file, or a version. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { newPlaceSchema, placeSchema, type Place } from "./places.ts";

export * from "./live.ts";
export * from "./places.ts";

export const MAX_COMMENT_CHARACTERS = 4_000;
/** In one thread. */
export const MAX_COMMENTS = 100;
/** In one project, resolved ones included. */
export const MAX_THREADS = 1_000;
/** People offered after "@". */
export const MAX_MENTIONABLE = 200;
/** People told of one comment. */
export const MAX_MENTIONS = 20;

/** Everybody with access takes part. Threads about code and versions need the right to edit besides. [K6] */
const among = { project: "ViewProjectCollaborators" } as const;
const rate = { max: 30, seconds: 60 } as const;

const textSchema = z
  .string()
  .max(MAX_COMMENT_CHARACTERS, `must have at most ${MAX_COMMENT_CHARACTERS} characters`)
  .refine((text) => text.trim() !== "", "must not be empty");

const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  photo_url: z.string().nullable(),
});
export type Commenter = z.output<typeof personSchema>;

const commentSchema = z.object({
  id: z.string(),
  author: personSchema,
  text: z.string(),
  /** People named in the text; `name` as it stands there, after "@". */
  mentions: z.array(z.object({ id: z.string(), name: z.string() })),
  created_at: z.string(),
  edited_at: z.string().nullable(),
});
export type Comment = z.output<typeof commentSchema>;

/** A thread without its comments, as the live documents have it. */
export interface Thread {
  [field: string]: unknown;
  id: string;
  place: Place;
  author: Commenter;
  /** The beginning of the first comment. */
  text: string;
  comments: number;
  /** Ids of its authors and of those it mentions. */
  people: string[];
  created_at: string;
  /** Time of the newest comment. */
  last_at: string;
  resolved_at: string | null;
  resolved_by: string | null;
  /** Grows with every change of the thread or one of its comments. */
  revision: number;
}

const inProject = z.object({ id: idSchema });
const inThread = inProject.extend({ threadId: idSchema });
const ofComment = inThread.extend({ commentId: idSchema });
const notThere = { status: 404, code: "not_found" } as const;

export const commentsContract = {
  people: route({
    method: "GET",
    path: "/projects/{id}/comments/people",
    policy: among,
    summary: "People with access to the project, who can be mentioned",
    params: inProject,
    result: z.object({ people: z.array(personSchema) }),
  }),
  start: route({
    method: "POST",
    path: "/projects/{id}/comments",
    policy: among,
    rate,
    summary: "Starts a thread; one about code or a version needs EditProject",
    params: inProject,
    body: z.strictObject({ place: newPlaceSchema, text: textSchema }),
    result: z.object({ id: z.string() }),
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
      { status: 409, code: "too_many_threads" },
    ],
  }),
  read: route({
    method: "GET",
    path: "/projects/{id}/comments/{threadId}",
    policy: among,
    summary: "A thread's comments, oldest first, and where its line is now",
    params: inThread,
    result: z.object({
      place: placeSchema,
      comments: z.array(commentSchema),
      /** Null: the line is gone, or the thread is not about a line. */
      line_now: z.number().int().nullable(),
    }),
    errors: [notThere],
  }),
  reply: route({
    method: "POST",
    path: "/projects/{id}/comments/{threadId}/replies",
    policy: among,
    rate,
    summary: "Adds a comment to a thread",
    params: inThread,
    body: z.strictObject({ text: textSchema }),
    result: z.object({ id: z.string() }),
    errors: [notThere, { status: 409, code: "too_many_comments" }],
  }),
  edit: route({
    method: "PUT",
    path: "/projects/{id}/comments/{threadId}/replies/{commentId}",
    policy: among,
    rate,
    summary: "Changes the text of the caller's own comment",
    params: ofComment,
    body: z.strictObject({ text: textSchema }),
    errors: [notThere, { status: 403, code: "forbidden" }],
  }),
  remove: route({
    method: "DELETE",
    path: "/projects/{id}/comments/{threadId}/replies/{commentId}",
    policy: among,
    needsNoRoom: true,
    rate,
    summary: "Deletes the caller's own comment; a thread without comments ends",
    params: ofComment,
    errors: [notThere, { status: 403, code: "forbidden" }],
  }),
  resolve: route({
    method: "PUT",
    path: "/projects/{id}/comments/{threadId}/resolved",
    policy: among,
    needsNoRoom: true,
    rate,
    summary: "Resolves a thread, or opens it again",
    params: inThread,
    body: z.strictObject({ resolved: z.boolean() }),
    errors: [notThere],
  }),
  removeThread: route({
    method: "DELETE",
    path: "/projects/{id}/comments/{threadId}",
    policy: { project: "ManageProjectSettings" },
    needsNoRoom: true,
    rate,
    summary: "Deletes a resolved thread with the comments of everybody",
    params: inThread,
    errors: [notThere, { status: 409, code: "thread_open" }],
  }),
} as const satisfies Contract;
