import { describe, expect, it } from "vitest";
import { optimisticPair } from "../trajectory-state.ts";
import type { TrajectoryDocument } from "../../contract/index.ts";
import { conversationFacts, movesOf, openQuestion, readsAsPlan } from "./conversation-facts.ts";

const pair = (id: string, more: { answerTo?: string; userId?: string } = {}) =>
  optimisticPair({
    id,
    aiMessageId: `${id}-answer`,
    text: id,
    mode: "agent",
    chatOnly: false,
    model: "auto",
    userId: "u1",
    userName: "Maya",
    at: Date.parse("2026-11-21T12:00:00.000Z"),
    ...more,
  });
const event = { created_at: "2026-11-21T12:00:00.000Z", content: "", user_id: "u1", edit_id: "e1" };

describe("a conversation", () => {
  it("knows its newest version, also after one was undone with its message [T3.27]", () => {
    const [asked, answer] = pair("a");
    const documents: TrajectoryDocument[] = [
      asked,
      { ...answer, status: "completed", version: 4 },
      {
        ...event,
        id: "r",
        tag: "message-based-revert-success",
        edit_id: "e1",
        reverted_event_ids: [asked.id, answer.id],
        version: 5,
      },
    ];
    const facts = conversationFacts(documents);
    expect(facts.currentVersion).toBe(5);
    expect([...facts.reverted]).toEqual(["a", "a-answer"]);
    expect(facts.lastMessage?.id).toBe("a");
  });

  it("has an open question while that is the last message, and knows the answer", () => {
    const [asked, answer] = pair("a");
    const question = { ...answer, status: "completed" as const, question: { question: "Which?", options: ["A"] } };
    expect(openQuestion(conversationFacts([asked, question]))?.id).toBe("a-answer");
    expect(openQuestion(conversationFacts([asked, { ...question, status: "running" }]))).toBeNull();
    const after = conversationFacts([asked, question, ...pair("b", { answerTo: "a-answer" })]);
    expect(openQuestion(after)).toBeNull();
    expect(after.given.get("a-answer")).toBe("b");
  });
});

describe("a waiting message", () => {
  it("can change places only with another one of the same person", () => {
    const waiting = (id: string, at: number, userId: string) => ({ ...pair(id, { userId })[0], queued_position: at });
    const queue = [waiting("a", 1, "u1"), waiting("b", 2, "u2"), waiting("c", 3, "u1")];
    expect(queue.map((message) => movesOf(message, queue))).toEqual([
      { earlier: false, later: true },
      { earlier: false, later: false },
      { earlier: true, later: false },
    ]);
  });
});

describe("a plan", () => {
  it.each(["1. Add a page\n2. Link it", "Here is the plan:\n\n- a page\n- a link", "Plan\n1) one\n2) two"])(
    "is two steps or more: %j",
    (text) => expect(readsAsPlan(text)).toBe(true),
  );
  it.each(["It has 2 pages.", "- Home\n- Menu", "1. One step", "The plan is simple.", "2024. was good\nin 1. place"])(
    "is not: %j",
    (text) => expect(readsAsPlan(text)).toBe(false),
  );
});
