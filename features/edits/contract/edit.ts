/**
 * The record of a code change, on the wire and as the live document behind `projects/{id}/edits`. [W3.05] [T3.05] [E1]
 */
import { z } from "zod";

/**
 * The wire's words are the specification's. `initial` is never listed: it is the restore target of the first message.
 * [CH10]
 */
export const EDIT_TYPES = ["ai_update", "revert", "initial", "developer_update", "manual_update"] as const;
export type EditType = (typeof EDIT_TYPES)[number];
/** Types that the list and the live path contain. [W7.39] */
export const LISTED_EDIT_TYPES = [
  "manual_update",
  "ai_update",
  "developer_update",
  "revert",
] as const satisfies readonly EditType[];

/** How a person made an edit. Everything that is not a visual edit is code. [T3.21] */
export const EDIT_KINDS = ["CodeEdit", "VisualEdit"] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

export const EDIT_STATUSES = ["pending", "completed", "failed"] as const;
export type EditStatus = (typeof EDIT_STATUSES)[number];
export const PREVIEW_BUILD_STATUSES = ["pending", "building", "success", "failed"] as const;
export type PreviewBuildStatus = (typeof PREVIEW_BUILD_STATUSES)[number];

export const DIFF_ACTIONS = [
  "new",
  "rename",
  "rename_directory",
  "delete",
  "delete_directory",
  "edit",
  "add_dependency",
] as const;

/**
 * One file of `GET /projects/{id}/commits/{sha}/diff`, or a folder that was replaced as a whole, with the names of its
 * files as contents. Contents are null if the file did not exist or is not text. [T3.04]
 */
export const diffEntrySchema = z.object({
  file_path: z.string(),
  original_file_path: z.string().nullable(),
  action: z.enum(DIFF_ACTIONS),
  old_content: z.string().nullable(),
  new_content: z.string().nullable(),
  is_image: z.boolean(),
  /** The contents are too long to show and were left out. */
  is_incomplete: z.boolean(),
});
export type DiffEntry = z.infer<typeof diffEntrySchema>;

/** A changed file without its contents, for the version card. Line counts are 0 for files that are not text. */
export const editFileSchema = z.object({
  file_path: z.string(),
  original_file_path: z.string().nullable(),
  action: z.enum(DIFF_ACTIONS),
  added: z.number().int(),
  removed: z.number().int(),
});
export type EditFile = z.infer<typeof editFileSchema>;

export const editSchema = z.object({
  id: z.string(),
  /** "Version 11": counts from 1 per project; the initial commit is 0. */
  version: z.number().int(),
  commit_sha: z.string(),
  parent_sha: z.string().nullable(),
  tree_hash: z.string(),
  commit_message: z.string(),
  created_at: z.string(),
  /** Null: the agent made it. */
  user_id: z.string().nullable(),
  author_name: z.string(),
  type: z.enum(EDIT_TYPES),
  kind: z.enum(EDIT_KINDS),
  status: z.enum(EDIT_STATUSES),
  /** The field's spelling is the specification's. */
  previewBuildStatus: z.enum(PREVIEW_BUILD_STATUSES),
  /** The commit's files no longer exist, so it cannot be restored. */
  archived: z.boolean(),
  /** No longer in effect: undone, or made after the version that was restored. */
  reverted: z.boolean(),
  bookmarked: z.boolean(),
  /** A picture of the app; null until somebody has opened it. */
  picture_url: z.string().nullable().default(null),
  revert_target_edit_id: z.string().nullable(),
  ai_message_id: z.string().nullable(),
  diff: z.array(editFileSchema),
  /** Routes of the app at this commit, without parameters and wildcards. [V2] */
  pages: z.array(z.string()),
  tags: z.object({ summary: z.string().optional() }),
});
export type EditDocument = z.infer<typeof editSchema>;
