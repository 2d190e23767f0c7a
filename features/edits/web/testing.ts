/** A version for tests of screens. */
import type { EditDocument } from "../contract/index.ts";

export const anEdit = (change: Partial<EditDocument> = {}): EditDocument => ({
  id: "e1",
  version: 1,
  commit_sha: "a".repeat(40),
  parent_sha: "b".repeat(40),
  tree_hash: "c".repeat(40),
  commit_message: "A change",
  created_at: "2026-11-21T12:00:00.000Z",
  user_id: null,
  author_name: "Slipway",
  type: "ai_update",
  kind: "CodeEdit",
  status: "completed",
  previewBuildStatus: "success",
  archived: false,
  reverted: false,
  bookmarked: false,
  picture_url: null,
  revert_target_edit_id: null,
  ai_message_id: null,
  diff: [],
  pages: [],
  tags: {},
  ...change,
});
