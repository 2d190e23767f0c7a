import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, key, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AiMessage } from "../../contract/index.ts";
import { movesOf } from "../conversation/conversation-facts.ts";
import type { ConversationActions } from "../conversation/use-conversation-actions.ts";
import { clientAiMessage, clientUserMessage, optimisticPair } from "../trajectory-state.ts";
import { AiAnswer, type AiAnswerProps } from "./ai-answer.tsx";
import { EventLine, type EventDocument } from "./event-line.tsx";
import { pastedImages } from "../images/pasted-images.ts";
import { useDraft } from "../composer/draft.ts";
import { askForPlan } from "../conversation/plan-words.ts";
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

const actions = {
  sendWritten: vi.fn<ConversationActions["sendWritten"]>(),
  answer: vi.fn<ConversationActions["answer"]>(),
  implement: vi.fn<ConversationActions["implement"]>(),
  continueDraft: vi.fn<ConversationActions["continueDraft"]>(),
  sayDifferently: vi.fn<ConversationActions["sayDifferently"]>(),
  applyDesign: vi.fn<ConversationActions["applyDesign"]>(),
  dispute: vi.fn<ConversationActions["dispute"]>(),
  askModel: vi.fn<ConversationActions["askModel"]>(),
  editLast: vi.fn<ConversationActions["editLast"]>(),
  stop: vi.fn<ConversationActions["stop"]>(),
};
const shown = (message: AiMessage): AiAnswerProps => ({
  projectId: "p1",
  message,
  asked: words,
  given: null,
  newest: true,
  current: false,
  reverted: false,
  own: true,
  busy: false,
  hasApp: true,
  bookmarked: false,
  askFeedback: false,
  actions,
});
const ended = { ...answer, status: "completed", content: "Done so far." } as const;
const asks = { ...ended, question: { question: "Which one?", options: ["Shop", "Blog"] } };
const failure = {
  trace_id: "trace-1",
  code: "BUILD",
  message: "A page does not compile.",
  details: "src/a.ts:1 Cannot find name",
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
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

  it("an empty running answer is thinking [W2.10]", async () => {
    await using _ = await render(<AiAnswer {...shown(answer)} busy />);
    expect(named("article", "Answer").textContent).toBe("Thinking…");
  });

  it("a stopped turn counts no changed files, whatever it had written", async () => {
    const step = { id: "s1", kind: "edit", target: "src/App.tsx", status: "done", added: 3, started_at: 0 } as const;
    const stopped = { ...answer, status: "stopped" as const, stopped: true, steps: [step] };
    await using _ = await render(<AiAnswer {...shown(stopped)} />);
    expect(pageText()).toContain("Worked");
    expect(pageText()).not.toContain("1 file changed");
  });

  it("an answer without text says that nothing was changed", async () => {
    const stopped = { ...answer, status: "stopped", stopped: true } as const;
    await using _ = await render(<AiAnswer {...shown(stopped)} />);
    expect(pageText()).toContain("I changed nothing.");
  });
});

it("offers what would do the rest where it says that it is not done, and only in the newest answer", async () => {
  const message: AiMessage = { ...ended, not_done: ["Form entries don't reach you yet. Connect the database", "Maps"] };
  const Written = () => <output>{useDraft("p9")}</output>;
  await using page = await render([
    <AiAnswer key="1" {...shown(message)} projectId="p9" />,
    <Written key="2" />,
    <textarea key="3" data-composer />,
  ]);
  await press("Connect the database");
  expect(document.activeElement?.tagName).toBe("TEXTAREA");
  expect(document.querySelector("output")?.textContent).toBe("Connect the database");
  await page[Symbol.asyncDispose]();
  await using _older = await render(<AiAnswer {...shown(message)} newest={false} />);
  expect(pageText()).toContain("Form entries don't reach you yet. Connect the database");
  expect(document.querySelectorAll("[aria-label='Not done'] button")).toHaveLength(0);
});

describe("a question of the agent", () => {
  // Its code is loaded with the first question.
  beforeAll(() => import("./answer/question-card.tsx"));

  it("is answered by an option, its number, or the person's own words", async () => {
    await using _ = await render(<AiAnswer {...shown(asks)} />);
    await press("Blog");
    await key(document.body, "1");
    await type(named<HTMLInputElement>("input", "Answer in your own words"), " A forum ");
    await press("Send the answer");
    expect(actions.answer.mock.calls.map(([question, text]) => [question.id, text])).toEqual([
      ["m2", "Blog"],
      ["m2", "Shop"],
      ["m2", "A forum"],
    ]);
  });

  it("shows its answer, or that it was skipped, and is not asked again", async () => {
    await using page = await render(<AiAnswer {...shown(asks)} given="Blog" />);
    expect(named("article", "Answer").textContent).toContain("Which one? Blog");
    expect(document.querySelector("input")).toBeNull();
    await page[Symbol.asyncDispose]();
    await using _ = await render(<AiAnswer {...shown(asks)} newest={false} />);
    expect(pageText()).toContain("Not answered");
  });

  it("takes the focus only from an empty composer, and returns it with the first letter", async () => {
    const composer = Object.assign(document.createElement("textarea"), { value: "typing" });
    composer.dataset["composer"] = "";
    document.body.append(composer);
    composer.focus();
    {
      await using _ = await render(<AiAnswer {...shown(asks)} />);
      expect(document.activeElement).toBe(composer);
    }
    composer.value = "";
    await using _ = await render(<AiAnswer {...shown(asks)} />);
    const group = named("[role=group]", "Question: Which one?");
    expect(document.activeElement).toBe(group);
    await key(group, "2");
    expect(actions.answer).toHaveBeenLastCalledWith(asks, "Blog");
    await key(group, "m");
    expect(document.activeElement).toBe(composer);
    composer.remove();
  });

  it("gives the focus to the composer when it is answered by a key", async () => {
    const composer = document.createElement("textarea");
    composer.dataset["composer"] = "";
    document.body.append(composer);
    function Conversation() {
      const [given, setGiven] = useState<string | null>(null);
      return (
        <>
          <AiAnswer {...shown(asks)} given={given} />
          <button onClick={() => setGiven("Blog")}>The answer is here</button>
        </>
      );
    }
    await using page = await render(<Conversation />);
    await page.settle(() => expect(document.activeElement).toBe(named("[role=group]", "Question: Which one?")));
    await press("The answer is here");
    await page.settle(() => expect(document.activeElement).toBe(composer));
    composer.remove();
  });
});

describe("a plan", () => {
  // Its code is loaded with the first plan.
  beforeAll(() => import("./plan/plan-actions.tsx"));
  const plan = { ...ended, content: "Plan:\n\n1. Add a page\n2. Link it" };
  it("from a Chat answer can be implemented", async () => {
    await using _ = await render(<AiAnswer {...shown(plan)} asked={{ ...words, chat_only: true }} />);
    await press("Implement the plan");
    expect(actions.implement).toHaveBeenCalledWith(plan);
  });
  it("is shown as one line when implemented, and can still be read", async () => {
    const message = { ...words, content: askForPlan(plan.content) };
    await using _ = await render(<UserBubble projectId="p1" message={message} ownId="u1" />);
    expect(document.querySelector("article")!.textContent).toBe("Implement the planShow all");
    await press("Show all");
    expect(pageText()).toContain("2. Link it");
  });
  it.each([
    ["of a turn that changed things", plan, { ...words, chat_only: false }],
    ["that is none", { ...ended, content: "It has two pages." }, { ...words, chat_only: true }],
    ["that is a list of facts", { ...ended, content: "Pages:\n\n- Home\n- Menu" }, { ...words, chat_only: true }],
  ])("is not offered for an answer %s", async (_case, message, asked) => {
    await using _ = await render(<AiAnswer {...shown(message)} asked={asked} />);
    expect(pageText()).not.toContain("Implement the plan");
  });
});

describe("a turn that failed", () => {
  it("says why, shows what was tried, and offers rewording and a retry [T8.11]", async () => {
    const asked = answerCalls({ "POST /projects/p1/chat/m2/retry": () => success({}) });
    const step = {
      id: "s1",
      kind: "edit",
      status: "failed",
      target: "src/Tried.tsx",
      started_at: 1,
      ended_at: 2,
    } as const;
    const failed = { ...ended, can_retry: true, pipeline_errors: [failure], steps: [step] };
    await using page = await render(<AiAnswer {...shown(failed)} />);
    await page.settle(() => expect(pageText()).toContain("Build unsuccessful A page does not compile."));
    expect(pageText()).not.toContain("src/Tried.tsx");
    expect(pageText()).not.toContain("Cannot find name");
    await press("Show what I tried");
    expect(pageText()).toContain("Editedsrc/Tried.tsx");
    expect(pageText()).toContain("src/a.ts:1 Cannot find name");
    expect(pageText()).toContain("Trace trace-1");
    await press("Edit message");
    expect(actions.sayDifferently).toHaveBeenCalledWith(words);
    await press("Run it again");
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain("POST /projects/p1/chat/m2/retry");
  });
  it("of somebody else cannot be reworded, and an old one offers nothing", async () => {
    const failed = { ...ended, can_retry: true, pipeline_errors: [failure] };
    await using _ = await render(
      <>
        <AiAnswer {...shown(failed)} own={false} />
        <AiAnswer {...shown(failed)} newest={false} />
      </>,
    );
    const [theirs, old] = document.querySelectorAll("article");
    expect(theirs!.textContent).not.toContain("Edit message");
    expect(theirs!.textContent).toContain("Run it again");
    expect(old!.textContent).not.toContain("Run it again");
  });
});

describe("below an answer", () => {
  it("are its time, its model and, if charged, its cost [T3.23]", async () => {
    await using _ = await render(
      <>
        <AiAnswer {...shown({ ...ended, model_label: "GPT-5", cost_credits: 1.2 })} />
        <AiAnswer {...shown({ ...ended, model_label: "GPT-5", cost_credits: 0 })} newest={false} />
      </>,
    );
    const [paid, free] = document.querySelectorAll("footer");
    expect(paid!.textContent).toMatch(/GPT-51\.2 credits$/);
    expect(free!.textContent).toMatch(/GPT-5$/);
  });

  it("are thumbs: down counts at once, and a reason is optional [CH11]", async () => {
    const asked = answerCalls({ "PUT /projects/p1/messages/m2/feedback": () => success() });
    await using page = await render(<AiAnswer {...shown(ended)} />);
    await press("Bad answer");
    await page.settle(() => expect(pageText()).toContain("What was wrong?"));
    await press("It looks wrong");
    await type(named<HTMLTextAreaElement>("textarea", "In your own words"), "Grey");
    await press("Send");
    expect(asked.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
      { feedback_sentiment: "negative" },
      { feedback_sentiment: "negative", feedback_content: "Grey", feedback_category: "looks_wrong" },
    ]);
  });

  it("are thumbs: what the offline builder got wrong leads to other readings of the request", async () => {
    const asked = answerCalls({ "PUT /projects/p1/messages/m2/feedback": () => success() });
    const built = { ...ended, version: 1, edit_id: "e1", model_label: "Offline builder" };
    await using page = await render(
      <InShell>
        <AiAnswer {...shown(built)} />
      </InShell>,
    );
    await page.settle(() => expect(named("button", "Bad answer")).toBeDefined());
    await press("Bad answer");
    await page.settle(() => expect(pageText()).toContain("What was wrong?"));
    await press("Not what I asked for");
    expect(pageText()).toContain("Then you can pick another reading of your request");
    await press("Send");
    await page.settle(() => expect(actions.dispute).toHaveBeenCalledOnce());
    expect(asked.at(-1)!.body).toMatchObject({ feedback_category: "not_what_i_asked" });
  });

  it("is a bookmark of its version [W3.05]", async () => {
    const asked = answerCalls({ "PUT /projects/p1/edits/e1/bookmark": () => success() });
    await using _ = await render(<AiAnswer {...shown({ ...ended, edit_id: "e1" })} />);
    await press("Bookmark this version");
    expect(asked[0]).toMatchObject({ method: "PUT", body: { bookmarked: true } });
  });
});

describe("a waiting message", () => {
  beforeAll(() => import("./queued-message.tsx"));

  const waiting = { ...words, queued_position: 2, images: ["/api/projects/p1/images/img_1"] };
  const queue = [{ ...words, id: "m0", queued_position: 1 }, waiting];
  it("is moved and withdrawn only by its sender, with its pictures", async () => {
    const asked = answerCalls({
      "POST /projects/p1/chat/m1/move": () => success(),
      "DELETE /projects/p1/chat/m1": () => success({ message: "Make it green" }),
    });
    {
      await using _ = await render(
        <UserBubble projectId="p1" message={waiting} ownId="x" moves={movesOf(waiting, queue)} />,
      );
      expect(pageText()).toContain("Maya · 2 in the queue");
      expect(document.querySelectorAll("[aria-label='Run earlier']")).toHaveLength(0);
    }
    await using _ = await render(
      <UserBubble projectId="p1" message={waiting} ownId="u1" moves={movesOf(waiting, queue)} />,
    );
    expect(document.querySelectorAll("[aria-label='Run later']")).toHaveLength(0);
    await press("Run earlier");
    await press("Take back");
    expect(asked.map(({ method, body }) => [method, body])).toEqual([
      ["POST", { direction: "earlier" }],
      ["DELETE", undefined],
    ]);
    expect(pastedImages("p1")).toMatchObject([{ id: "img_1", uploaded: true }]);
    expect(localStorage.getItem("slipway-draft:p1")).toBe("Make it green");
  });
});

describe("what a person saved beside the conversation", () => {
  const saved: EventDocument = {
    id: "d1",
    tag: "manual-edit",
    created_at: "2026-11-21T12:00:00.000Z",
    content: "Update your details",
    user_id: "u1",
    user_name: "Maya",
    edit_id: "e2",
    version: 2,
    errors: [],
  };
  const undos = () => [...document.querySelectorAll("button")].filter((button) => button.textContent === "Undo");

  it("can be undone in its line while it is the newest version [T3.29]", async () => {
    const asked = answerCalls({ "POST /projects/p1/undo": () => success({ title: "Update your details" }) });
    {
      await using _ = await render(<EventLine projectId="p1" doc={saved} current busy={false} />);
      await press("Undo");
      expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /projects/p1/undo"]);
    }
    await using _ = await render(<EventLine projectId="p1" doc={saved} current={false} busy={false} />);
    expect(undos()).toEqual([]);
  });
});
