import { named, pageText, render } from "@slipway/ui/testing/render.tsx";
import { describe, expect, it, vi } from "vitest";
import { clientAiMessage, clientUserMessage, optimisticPair } from "../trajectory-state.ts";
import { AiAnswer } from "./ai-answer.tsx";
import { UserBubble } from "./user-message.tsx";

const [words, answer] = optimisticPair({
  id: "m1",
  aiMessageId: "m2",
  text: "Make it green",
  mode: "instant",
  chatOnly: false,
  model: "auto",
  userId: "u1",
  userName: "Maya",
  at: Date.parse("2026-11-21T12:00:00.000Z"),
});

describe("messages in the browser", () => {
  it("the person's message has exactly its fields [W3.03]", () => {
    const document = {
      ...words,
      selected_elements: [{ tag_name: "h1" }],
      tags: ["a"],
      images: ["i1"],
      contains_error: true,
    };
    expect(clientUserMessage(document)).toEqual({
      id: "m1",
      createdAt: "2026-11-21T12:00:00.000Z",
      role: "user",
      type: "userMessage",
      content: "Make it green",
      selectedElements: [{ tag_name: "h1" }],
      tags: ["a"],
      images: ["i1"],
      containsError: true,
      userId: "u1",
    });
  });

  it.each(["running", "stopped"] as const)("the answer has exactly its fields, %s [W3.04]", (status) => {
    expect(clientAiMessage({ ...answer, status, edit_id: "e1", thinking_time_ms: 1200, content: "Done." })).toEqual({
      id: "m2",
      content: "Done.",
      thinking_time_ms: 1200,
      message_type: "aiMessage",
      status,
      role: "ai",
      tag: "instant-mode-message",
      editId: "e1",
    });
  });

  it("names the author of other people's messages only", async () => {
    await using _ = await render(
      <>
        <UserBubble projectId="p1" message={words} ownId="someone else" />
        <UserBubble projectId="p1" message={{ ...words, content: "Mine" }} ownId="u1" />
      </>,
    );
    const [theirs, mine] = document.querySelectorAll("article");
    expect([theirs!.textContent, mine!.textContent]).toEqual(["MayaMake it green", "Mine"]);
  });

  it("an answer that has nothing to show yet is thinking [W2.10]", async () => {
    await using _ = await render(
      <AiAnswer projectId="p1" message={answer} newest currentVersion={null} busy onChoose={vi.fn()} />,
    );
    expect(named("article", "Answer").textContent).toBe("Thinking…");
  });

  it("an answer that ended without a word says that nothing was changed", async () => {
    const ended = { ...answer, status: "completed", stopped: true } as const;
    await using _ = await render(
      <AiAnswer projectId="p1" message={ended} newest currentVersion={1} busy={false} onChoose={vi.fn()} />,
    );
    expect(pageText()).toContain("I changed nothing.");
  });
});
