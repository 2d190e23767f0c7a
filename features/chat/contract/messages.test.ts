import { describe, expect, it } from "vitest";
import { newUuid } from "@slipway/kernel/ids";
import { parseTrajectoryDocument, type TrajectoryTag } from "./messages.ts";
import { chatRequestSchema } from "./request.ts";

const base = { id: "m1", created_at: "2026-11-21T09:00:00.000Z" };
const ai = {
  ...base,
  message_id: "m0",
  user_name: "Maya",
  queued_position: null,
  stopped: false,
  errors: [],
  pipeline_errors: [],
  sql_run_state: null,
  steps: [],
  evidence: null,
  suggestions: [],
  site_details: [],
  not_done: [],
  question: null,
  version: null,
  title: null,
  model_label: null,
  started_at: null,
  ended_at: null,
  thinking_time_ms: null,
  time_to_first_token_ms: null,
  can_retry: false,
  feedback_sentiment: null,
  feedback_content: null,
  feedback_category: null,
  cost_credits: null,
};
const examples: Record<TrajectoryTag, Record<string, unknown>> = {
  "user-message": {
    ...base,
    user_name: "Maya",
    ai_message_id: "m2",
    selected_elements: [],
    images: [],
    contains_error: false,
    tags: [],
    chat_only: false,
    mode: "agent",
    model: "auto",
    is_stuck: false,
    intent: null,
    queued_position: null,
  },
  "ai-message": ai,
  "instant-mode-message": ai,
  "branch-switched": { ...base, branch_name: "main" },
  "external-commit-pushed": { ...base, commit_hash: "abc", commit_message: "Fix" },
  "revert-success": {
    ...base,
    commit_hash: "abc",
    edit_id: "e1",
    user_name: "Maya",
    target_edit_id: "e0",
    target_version: 1,
    version: 3,
    undone_edit_id: null,
  },
  "message-based-revert-success": { ...base, edit_id: "e1", reverted_event_ids: ["m3"] },
  "manual-edit": { ...base, content: "Manual edit: a.ts", edit_id: "e1", user_name: "Maya", version: 2, errors: [] },
  "legacy-revert": { ...base, commit_hash: "abc", edit_id: "e1" },
};

describe("documents of the conversation", () => {
  it.each(Object.entries(examples))(
    "know %s [T3.22] [T3.23] [T3.24] [T3.25] [T3.26] [T3.27] [T3.28] [T3.29] [CH3] [CH13]",
    (tag, fields) => {
      expect(parseTrajectoryDocument({ ...fields, tag })).toMatchObject({ tag, id: "m1" });
    },
  );

  it("take a missing status for completed [CH4] [T3.23]", () => {
    expect(parseTrajectoryDocument({ ...ai, tag: "ai-message" })).toMatchObject({ status: "completed" });
  });

  it("leave an unknown tag out [T3.30]", () => {
    expect(parseTrajectoryDocument({ ...base, tag: "hologram" })).toBeNull();
  });
});

describe("the request", () => {
  const request = { id: newUuid(), ai_message_id: newUuid(), message: "Hi" };

  it("has its defaults [W3.02] [CH2]", () => {
    expect(chatRequestSchema.parse(request)).toMatchObject({
      mode: "agent",
      chat_only: false,
      model: "auto",
      contains_error: false,
      error_ids: [],
      tags: [],
    });
  });

  it("needs ids made by the client and a text of at most 20,000 characters [CH1]", () => {
    for (const wrong of [
      { id: "1" },
      { ai_message_id: "x" },
      { message: "" },
      { message: "x".repeat(20_001) },
      { mode: "slow" },
      { model: "gpt-9" },
    ]) {
      expect(chatRequestSchema.safeParse({ ...request, ...wrong }).success).toBe(false);
    }
    expect(chatRequestSchema.safeParse({ ...request, message: "x".repeat(20_000) }).success).toBe(true);
  });
});
