import { describe, expect, it } from "vitest";
import { sayIn } from "../language/chat-language.tsx";
import { eventText, type EventDocument } from "./event-line.tsx";
import { duration } from "./turn/run-steps.tsx";

const base = { id: "m1", created_at: "2026-11-21T10:00:00.000Z", content: "", user_id: "u1", edit_id: null };

describe("lines beside the conversation", () => {
  it("say branch, push, restore and manual edits in words [T3.24] [T3.25] [T3.26] [T3.27] [T3.28] [T3.29]", () => {
    const lines: [EventDocument, string][] = [
      [{ ...base, tag: "branch-switched", branch_name: "main" }, "Switched to branch main"],
      [
        { ...base, tag: "external-commit-pushed", commit_hash: "0123456789", commit_message: "Fix footer" },
        "Pushed from outside: Fix footer (0123456)",
      ],
      [
        {
          ...base,
          tag: "revert-success",
          commit_hash: "0123456789",
          edit_id: "e2",
          user_name: "Maya",
          target_edit_id: "e1",
          target_version: 7,
          version: 12,
          undone_edit_id: null,
        },
        "Maya restored version 7",
      ],
      [
        { ...base, tag: "message-based-revert-success", edit_id: "e2", reverted_event_ids: [] },
        "Went back to an earlier message",
      ],
      [
        {
          ...base,
          tag: "manual-edit",
          edit_id: "e2",
          user_name: "Maya",
          version: 3,
          errors: [],
          content: "Manual edit: a.tsx",
        },
        "Maya: Manual edit: a.tsx",
      ],
      [{ ...base, tag: "legacy-revert" }, "Restored an earlier version"],
    ];
    for (const [doc, text] of lines) expect(eventText(doc, sayIn(null))).toBe(text);
  });
  it("say how long a turn took", () => {
    expect([duration(400), duration(8_200), duration(64_000)]).toEqual(["0 s", "8 s", "1 min 4 s"]);
  });
});
