/** Versions of a project: list, differences, bookmark, restore, undo. */
import { z } from "zod";
import { limits } from "@slipway/kernel/limits";
import { livePath } from "@slipway/kernel/contract/live";
import { pageCursor } from "@slipway/kernel/contract/page-cursor";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { diffEntrySchema, editSchema, LISTED_EDIT_TYPES } from "./edit.ts";

export * from "./edit.ts";

const project = z.object({ id: z.string() });
const canEdit = { project: "EditProject" } as const;

/** Comma-separated types: `ai_update,revert`. Left out: every listed type. [W7.39] */
const typesQuery = z
  .string()
  .optional()
  .transform((text) => (text === undefined ? [...LISTED_EDIT_TYPES] : text.split(",")))
  .pipe(z.array(z.enum(LISTED_EDIT_TYPES)));

const revertResult = z.object({
  /** The new edit. */
  id: z.string(),
  commit_sha: z.string(),
  version: z.number().int(),
  commit_message: z.string(),
  tags: z.object({ summary: z.string().optional() }),
  /** "42 of 42 files match": compared after the commit. */
  files_matched: z.number().int(),
  files_total: z.number().int(),
  /**
   * Null if the database was not restored; else its tables, and those with as many rows as at the restore point. [E4]
   */
  database: z.object({ tables: z.number().int(), tables_matched: z.number().int() }).nullable().default(null),
});

export const editsContract = {
  listEdits: route({
    method: "GET",
    path: "/projects/{id}/edits",
    policy: canEdit,
    summary: "One page of versions, oldest first; `next_cursor` leads to older ones",
    params: project,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(limits.editsPage),
      before: pageCursor(9),
      types: typesQuery,
    }),
    result: z.object({
      items: z.array(editSchema),
      next_cursor: z.string().nullable(),
      /** Position of the live path these items were read at; subscribe with it. */
      seq: z.number().int(),
    }),
  }),
  commitDiff: route({
    method: "GET",
    path: "/projects/{id}/commits/{commit_sha}/diff",
    policy: canEdit,
    summary: "What a commit changed against its first parent",
    params: z.object({ id: z.string(), commit_sha: z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/) }),
    result: z.object({ diffs: z.array(diffEntrySchema), error: z.string().nullable() }),
    errors: [{ status: 404, code: "commit_not_found" }],
  }),
  revertToEdit: route({
    method: "POST",
    path: "/projects/{id}/revert-to-edit",
    policy: canEdit,
    summary: "Makes a new commit whose files equal those of an earlier version",
    params: project,
    body: z.object({
      edit_id: z.string(),
      message_id: z.string().optional(),
      restore_database: z.boolean().optional(),
    }),
    result: revertResult,
    errors: [
      { status: 404, code: "edit_not_found" },
      { status: 404, code: "message_not_found" },
      { status: 409, code: "project_locked" },
      { status: 409, code: "unsafe_revert" },
      { status: 409, code: "no_restore_point" },
      { status: 409, code: "already_current" },
    ],
  }),
  restorePoint: route({
    method: "GET",
    path: "/projects/{id}/edits/{editId}/restore-point",
    policy: canEdit,
    summary: "Whether the database can go back together with the files of this version, and why not",
    params: z.object({ id: z.string(), editId: z.string() }),
    result: z.object({ can_restore_database: z.boolean(), reason: z.string().nullable() }),
    errors: [{ status: 404, code: "edit_not_found" }],
  }),
  undo: route({
    method: "POST",
    path: "/projects/{id}/undo",
    policy: canEdit,
    summary: "Takes back the newest version that is in effect",
    params: project,
    result: revertResult.extend({
      /** For the toast "Undone: {title}". */
      title: z.string(),
      /** Redo is `revert-to-edit` with this id. */
      undone_edit_id: z.string(),
    }),
    errors: [
      { status: 409, code: "project_locked" },
      { status: 409, code: "nothing_to_undo" },
      { status: 409, code: "already_current" },
    ],
  }),
  picture: route({
    method: "GET",
    path: "/projects/{id}/edits/{editId}/picture",
    policy: canEdit,
    summary: "How the app looked at a version (PNG); never changes",
    params: z.object({ id: z.string(), editId: z.string() }),
    resultKind: "bytes",
    errors: [{ status: 404, code: "not_found" }],
  }),
  bookmark: route({
    method: "PUT",
    path: "/projects/{id}/edits/{editId}/bookmark",
    policy: canEdit,
    summary: "Sets or clears the bookmark of a version",
    params: z.object({ id: z.string(), editId: z.string() }),
    body: z.object({ bookmarked: z.boolean() }),
  }),
} as const satisfies Contract;

export const editsLive = livePath({
  path: "projects/{id}/edits",
  policy: canEdit,
  summary: "Versions as they are made and marked; documents are edits",
});
export const editsLivePaths = [editsLive] as const;
