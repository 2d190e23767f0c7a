/**
 * Below an answer in which the offline builder changed nothing: a way to the page that connects a model, and back to
 * the request.
 */
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import type { Navigation } from "@slipway/ui/navigation/navigation";
import { usePictureInHand } from "@slipway/ui/session/preview/picture-in-hand";
import { act, useEffect } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AiMessage, UserMessage } from "../../contract/index.ts";
import type { ConversationActions } from "../conversation/use-conversation-actions.ts";
import { optimisticPair } from "../trajectory-state.ts";
import { AiAnswer } from "./ai-answer.tsx";

const [words, begun] = optimisticPair({
  id: "m1",
  aiMessageId: "m2",
  text: "Write a compiler for Fortran",
  mode: "agent",
  chatOnly: false,
  model: "auto",
  userId: "u1",
  userName: "Maya",
  at: Date.parse("2026-11-21T12:00:00.000Z"),
});
const refused: AiMessage = {
  ...begun,
  status: "completed",
  model_label: "Offline builder",
  content: "I cannot build that. I changed nothing.",
};
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
const openTool = vi.fn<Navigation["openTool"]>();
let readHand = (): string | undefined => undefined;

function Hand() {
  const url = usePictureInHand("p1")?.url;
  useEffect(() => {
    readHand = () => url;
  }, [url]);
  return null;
}

const openSettings = vi.fn<Navigation["openSettings"]>();

interface Opened {
  isStaff?: boolean;
  message?: AiMessage;
  asked?: UserMessage;
}

async function opened({ isStaff = true, message = refused, asked: said = words }: Opened = {}) {
  const server = { auto: { label: "Offline builder", free: true } };
  const asked = answerCalls({
    "GET /projects/p1/models": () => success({ models: [], auto: server.auto }),
    "GET /user": () => success({ id: "u1", is_staff: isStaff, attributes: { display_name: "Maya" } }),
  });
  const page = await render(
    <InShell does={{ openSettings, openTool }}>
      <Hand />
      <AiAnswer
        projectId="p1"
        message={message}
        asked={said}
        given={null}
        newest
        current={false}
        reverted={false}
        own
        busy={false}
        hasApp
        bookmarked={false}
        askFeedback={false}
        actions={actions}
      />
    </InShell>,
  );
  return { page, server, asked };
}

// Its code is loaded with the first answer that needs it.
beforeAll(() =>
  Promise.all([
    import("./answer/offline-ways.tsx"),
    import("./answer/question-card.tsx"),
    import("./answer/place-pictures.tsx"),
  ]),
);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("opens the page of models from a refused answer, and offers a retry once one is connected", async () => {
  const { page, server } = await opened();
  await using _ = page;
  await page.settle(() => named("button", "Connect a model"));
  expect(pageText()).toContain("I cannot build that.");
  await press("Connect a model");
  expect(openSettings).toHaveBeenCalledExactlyOnceWith("staff-models");

  server.auto = { label: "GPT-5 (api.example.com)", free: false };
  await act(() => page.cache.invalidateQueries());
  await page.settle(() => named("button", "Try this request again"));
  expect(pageText()).not.toContain("Connect a model");
  await press("Try this request again");
  expect(actions.askModel).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: "m1", content: "Write a compiler for Fortran" }),
  );
});

it("names whom to ask if the person may not connect one", async () => {
  const { page } = await opened({ isStaff: false });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Ask your admin to connect one."));
  expect(pageText()).not.toContain("Connect a model");
});

it.each<[string, Partial<AiMessage>]>([
  ["made a version", { version: 2 }],
  ["failed", { can_retry: true }],
  ["is another model's", { model_label: "GPT-5 (api.example.com)" }],
])("is not offered under an answer that %s", async (_name, change) => {
  const { page, asked } = await opened({ message: { ...refused, ...change } });
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("I cannot build that."));
  // The offer asks for the list of models first.
  expect(asked.map(({ path }) => path)).not.toContain("/projects/p1/models");
});

it.each<[string, Partial<AiMessage>, string]>([
  [
    "is answered from the help",
    { content: "Open Settings. [Settings → People](?settings=members)" },
    "How do I invite?",
  ],
  ["asks for nothing", { content: "You are welcome." }, "thanks"],
])("offers no model where a message %s", async (_name, change, content) => {
  const { page } = await opened({ message: { ...refused, ...change }, asked: { ...words, content } });
  await using _ = page;
  await page.settle(() => expect(pageText()).toMatch(/Settings|welcome/));
  await page.settle(() => expect(page.cache.isFetching()).toBe(0));
  expect(pageText()).not.toContain("Connect a model");
});

describe("a complaint that this is not what was asked for", () => {
  const complaint = { ...words, content: "This is not what I asked for" };
  const offers = { ...refused, question: { question: "", options: ["As a website", "As an app with lists"] } };

  it("can be answered with other words or a model beside the other readings", async () => {
    const { page, server } = await opened({ message: offers, asked: complaint });
    await using _ = page;
    await page.settle(() => named("button", "Connect a model"));
    await press("As an app with lists");
    expect(actions.answer).toHaveBeenCalledWith(offers, "As an app with lists");
    await press("Say it differently");
    expect(actions.sayDifferently).toHaveBeenCalledWith(complaint);
    await press("Connect a model");
    expect(openSettings).toHaveBeenCalledWith("staff-models");
    expect(server.auto.free).toBe(true);
  });

  it("is not seen in a wish that the builder refused", async () => {
    const { page } = await opened({});
    await using _ = page;
    await page.settle(() => named("button", "Connect a model"));
    expect(pageText()).not.toContain("Say it differently");
  });
});

it("leads from pictures that the builder cannot see to their place in the preview", async () => {
  const pictures = { ...words, images: ["/api/projects/p1/images/img_one"] };
  const { page } = await opened({ asked: pictures });
  await using _ = page;
  await page.settle(() => named("button", "Place the picture in the app"));
  await press("Place the picture in the app");
  expect(openTool).toHaveBeenCalledWith("preview");
  expect(readHand()).toBe("/api/projects/p1/images/img_one");
});
