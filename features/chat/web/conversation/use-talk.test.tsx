import { answerCalls, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import type { AiMessage, TrajectoryDocument } from "../../contract/index.ts";
import { optimisticPair } from "../trajectory-state.ts";
import { conversationFacts } from "./conversation-facts.ts";
import { useTalk } from "./use-talk.ts";

afterEach(() => vi.unstubAllGlobals());

const me = { id: "u1", name: "Maya" };

function turn(id: string, at: number, answered: Partial<AiMessage>): TrajectoryDocument[] {
  const [asked, answer] = optimisticPair({
    id,
    aiMessageId: `${id}-answer`,
    text: id,
    mode: "agent",
    chatOnly: false,
    model: "auto",
    userId: me.id,
    userName: me.name,
    at,
  });
  return [asked, { ...(answer as AiMessage), status: "completed", ...answered }];
}

function Words({ documents }: { documents: readonly TrajectoryDocument[] }) {
  const talk = useTalk({ projectId: "p1", me, documents, facts: conversationFacts(documents) });
  return (
    <button type="button" onClick={() => talk.sendWritten("undo that")}>
      say it
    </button>
  );
}

it.each([
  { what: "a change", last: { edit_id: "e2", version: 2 }, undone: 1 },
  { what: "an answer that changed nothing", last: { edit_id: null, version: null }, undone: 0 },
])("undo, said after $what, takes back what was meant", async ({ last, undone }) => {
  const calls = answerCalls({
    "POST /projects/p1/undo": () =>
      success({ title: "Bakery", files_matched: 3, files_total: 3, undone_edit_id: "e2", edit_id: "e3" }),
  });
  const documents = [...turn("m1", 1, { edit_id: "e1", version: 1 }), ...turn("m2", 2, last)];
  await using page = await render(<Words documents={documents} />);
  await press("say it");
  await page.settle(() =>
    expect(pageText()).toContain(undone === 1 ? "Undone: Bakery" : "The last answer changed nothing"),
  );
  expect(calls.filter(({ path }) => path.endsWith("/undo"))).toHaveLength(undone);
});
