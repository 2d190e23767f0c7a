import { expect, it } from "vitest";
import { DIFF_ACTIONS, diffEntrySchema, EDIT_TYPES, editSchema } from "./edit.ts";

it("a version has the specification's fields and types [W3.05] [T3.05] [E1]", () => {
  expect(Object.keys(editSchema.shape)).toEqual(
    expect.arrayContaining([
      ...["id", "commit_sha", "commit_message", "created_at", "user_id", "archived", "reverted", "type", "diff"],
      ...["status", "previewBuildStatus", "bookmarked", "revert_target_edit_id", "pages", "tags"],
    ]),
  );
  expect(Object.keys(editSchema.shape.tags.shape)).toEqual(["summary"]);
  expect(EDIT_TYPES.toSorted()).toEqual(["ai_update", "developer_update", "initial", "manual_update", "revert"]);
});

it("an entry of a difference has its fields and one of seven actions [T3.04]", () => {
  expect(Object.keys(diffEntrySchema.shape)).toEqual([
    ...["file_path", "original_file_path", "action", "old_content", "new_content", "is_image", "is_incomplete"],
  ]);
  expect([...DIFF_ACTIONS]).toEqual([
    ...["new", "rename", "rename_directory", "delete", "delete_directory", "edit", "add_dependency"],
  ]);
});
