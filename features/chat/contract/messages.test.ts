import { describe, expect, it } from "vitest";
import { newUuid } from "@slipway/kernel/ids";
import { editsContract } from "../../edits/contract/index.ts";
import { chatContract } from "./index.ts";
import { parseTrajectoryDocument, type TrajectoryTag } from "./messages.ts";
import { NEW_ANSWER } from "./new-answer.ts";
import { chatRequestSchema } from "./request.ts";

const base = { id: "m1", created_at: "2026-11-21T09:00:00.000Z" };
const ai = {
  ...NEW_ANSWER,
  ...base,
  message_id: "m0",
  user_name: "Maya",
  queued_position: null,
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
  it.each(Object.entries(examples))("know %s [T3.29] [CH3] [CH13]", (tag, fields) => {
    expect(parseTrajectoryDocument({ ...fields, tag })).toMatchObject({ tag, id: "m1" });
  });

  /** The specification's fields of every variant, besides id and created_at. */
  it.each<[string, TrajectoryTag, string[]]>([
    [
      "[T3.22]",
      "user-message",
      [
        "content",
        "selected_elements",
        "images",
        "contains_error",
        "tags",
        "user_id",
        "chat_only",
        "is_stuck",
        "intent",
      ],
    ],
    [
      "[T3.23]",
      "ai-message",
      [
        ...["edit_id", "stopped", "errors", "sql_run_state", "status", "thinking_time_ms", "time_to_first_token_ms"],
        ...["feedback_sentiment", "feedback_content", "feedback_category", "cost_credits", "pipeline_errors"],
      ],
    ],
    ["[T3.24]", "branch-switched", ["branch_name"]],
    ["[T3.25]", "external-commit-pushed", ["commit_hash", "commit_message"]],
    ["[T3.26]", "revert-success", ["commit_hash", "edit_id"]],
    ["[T3.27]", "message-based-revert-success", ["edit_id", "reverted_event_ids"]],
    ["[T3.28]", "manual-edit", ["content", "edit_id", "errors"]],
  ])("carry the fields of their variant %s: %s", (_id, tag, fields) => {
    const document = parseTrajectoryDocument({ ...examples[tag], tag })!;
    expect(Object.keys(document)).toEqual(expect.arrayContaining(["id", "created_at", ...fields]));
  });

  it("carry pipeline errors with trace id, code, message and details [T3.23]", () => {
    const failure = { trace_id: "t1", code: "BUILD", message: "No.", details: "src/App.tsx: x" };
    const document = parseTrajectoryDocument({ ...ai, tag: "ai-message", pipeline_errors: [failure] });
    expect(document).toMatchObject({ pipeline_errors: [failure] });
    const halves = [{ ...failure, trace_id: undefined }];
    expect(parseTrajectoryDocument({ ...ai, tag: "ai-message", pipeline_errors: halves })).toBeNull();
  });

  it("have three values of feedback and no other [W3.05]", () => {
    const feedback = (feedback_sentiment: string) =>
      parseTrajectoryDocument({ ...ai, tag: "ai-message", feedback_sentiment });
    for (const value of ["positive", "negative", "no_feedback"])
      expect(feedback(value)).toMatchObject({ feedback_sentiment: value });
    expect(feedback("great")).toBeNull();
  });

  it("read a missing status as completed [CH4] [T3.23] [T4.16]", () => {
    expect(parseTrajectoryDocument({ ...ai, tag: "ai-message" })).toMatchObject({ status: "completed" });
  });

  it("leave an unknown tag out [T3.30]", () => {
    expect(parseTrajectoryDocument({ ...base, tag: "hologram" })).toBeNull();
  });
});

it("pages hold 30 messages and 30 versions unless asked otherwise, at most 100 [W9.01]", () => {
  for (const route of [chatContract.trajectory, editsContract.listEdits]) {
    expect(route.query.parse({})).toMatchObject({ limit: 30 });
    expect(route.query.safeParse({ limit: "101" }).success).toBe(false);
  }
});

describe("the request", () => {
  const request = { id: newUuid(), ai_message_id: newUuid(), message: "Hi" };

  it("has every field of the specification under its name [W3.02]", () => {
    const full = {
      ...request,
      mode: "instant",
      contains_error: true,
      model: "gpt-5-l",
      view: "preview",
      view_description: "The menu page",
      current_page: "/menu",
      selected_elements: [{ tag_name: "h1", text: "Menu", file_path: "src/pages/Menu.tsx", line: 4, column: 2 }],
      tags: ["a"],
      integrate_supabase_project_id: "p",
      integrate_supabase_org_id: "o",
      session_replay: [{ type: 3, timestamp: 1, data: {} }],
      client_logs: [{ level: "warn", message: "careful" }],
      network_requests: [{ url: "/data", status: 500 }],
      runtime_errors: [{ error_message: "boom" }],
    };
    expect(chatRequestSchema.parse(full)).toMatchObject(full);
  });

  it("has its defaults [CH2]", () => {
    expect(chatRequestSchema.parse(request)).toMatchObject({
      mode: "agent",
      chat_only: false,
      model: "auto",
      contains_error: false,
      error_ids: [],
      tags: [],
    });
  });

  it("takes ids made by the client, and a text of at most 20,000 characters [CH1]", () => {
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

  it("may contain an error's 20,000 characters and the words around them [T5.11] [PB10]", () => {
    const fix = { ...request, contains_error: true };
    expect(chatRequestSchema.safeParse({ ...fix, message: "x".repeat(20_200) }).success).toBe(true);
    expect(chatRequestSchema.safeParse({ ...fix, message: "x".repeat(20_201) }).success).toBe(false);
  });
});
