import { afterEach, describe, expect, it, vi } from "vitest";
import type { TrajectoryDocument } from "../contract/index.ts";
import {
  isAiMessage,
  lastQueued,
  mergeConversation,
  optimisticPair,
  reduceTrajectory,
  runningTurn,
} from "./trajectory-state.ts";

const message = (id: string, at: number) =>
  optimisticPair({
    id,
    aiMessageId: `${id}-answer`,
    text: id,
    mode: "agent",
    chatOnly: false,
    model: "auto",
    userId: "u1",
    userName: "Maya",
    at,
  });
const ids = (docs: readonly TrajectoryDocument[]) => docs.map((doc) => doc.id);
const live = (...docs: TrajectoryDocument[]) => new Map(docs.map((doc) => [doc.id, doc as Record<string, unknown>]));

afterEach(() => vi.restoreAllMocks());

describe("conversation on screen", () => {
  it("shows the person's words and a thinking answer before the server has answered [W2.10] [W4.16]", () => {
    const [words, answer] = message("a", 1000);
    expect(words).toMatchObject({ tag: "user-message", content: "a", ai_message_id: "a-answer" });
    expect(answer).toMatchObject({ tag: "ai-message", status: "running", content: "", steps: [] });
    expect(ids(mergeConversation([], live(), [words, answer]))).toEqual(["a", "a-answer"]);
  });

  it("lets the server's documents win over optimistic ones", () => {
    const [words, answer] = message("a", 1000);
    const stored: TrajectoryDocument = { ...answer, content: "Done the header.", status: "completed" };
    const shown = mergeConversation([[words]], live(stored), [words, answer]);
    expect(shown).toHaveLength(2);
    expect(shown[1]).toMatchObject({ content: "Done the header.", status: "completed" });
  });

  it("keeps time order over older pages, live changes and messages being sent [W9.01]", () => {
    const [older] = message("older", 1000);
    const [newer, newerAnswer] = message("newer", 2000);
    const [latest] = message("latest", 3000);
    expect(ids(mergeConversation([[older]], live(newer, newerAnswer), [latest]))).toEqual([
      "older",
      "newer",
      "newer-answer",
      "latest",
    ]);
  });

  it("reports an unknown tag once on the console and leaves it out [T3.30]", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const [words] = message("a", 1000);
    const strange = { ...words, id: "x", tag: "from-the-future" } as unknown as TrajectoryDocument;
    expect(ids(mergeConversation([[words, strange]], live(), []))).toEqual(["a"]);
    mergeConversation([[strange]], live(), []);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("streams text and steps into the one answer", () => {
    const [, answer] = message("a", 1000);
    const docs = reduceTrajectory(live(answer), {
      type: "changes",
      changes: [
        { seq: 1, op: "append", id: answer.id, field: "content", text: "Golden " },
        { seq: 2, op: "append", id: answer.id, field: "content", text: "Crust" },
        { seq: 3, op: "patch", id: answer.id, doc: { status: "completed", version: 1 } },
      ],
    });
    expect(docs.get(answer.id)).toMatchObject({ content: "Golden Crust", status: "completed", version: 1 });
  });

  it("tells the running turn from waiting ones", () => {
    const [first, firstAnswer] = message("a", 1000);
    const [second, secondAnswer] = message("b", 2000);
    const docs = [first, firstAnswer, { ...second, queued_position: 1 }, { ...secondAnswer, queued_position: 1 }];
    expect(runningTurn(docs)?.id).toBe("a-answer");
    expect(lastQueued(docs)?.id).toBe("b");
    expect(docs.filter(isAiMessage)).toHaveLength(2);
  });
});
