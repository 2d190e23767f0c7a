import { answerCalls, failure, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { notMeant } from "@slipway/kernel/chat/not-meant";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { act, type ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AiMessage, TrajectoryDocument, UserMessage } from "../../contract/index.ts";
import { useDraft } from "../composer/draft.ts";
import { UserBubble } from "../messages/user-message.tsx";
import { useOptimistic } from "../sending/optimistic-store.ts";
import { isAiMessage, mergeConversation, optimisticPair } from "../trajectory-state.ts";
import { conversationFacts } from "./conversation-facts.ts";
import { useConversationActions } from "./use-conversation-actions.ts";

afterEach(() => vi.unstubAllGlobals());

const inShell = (screen: ReactNode) => <InShell>{screen}</InShell>;
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
  const actions = useConversationActions({ projectId: "p1", me, documents, facts: conversationFacts(documents) });
  return (
    <button type="button" onClick={() => actions.sendWritten("undo that")}>
      say it
    </button>
  );
}

it.each([
  { what: "a change", last: { edit_id: "e2", version: 2 }, undone: 1 },
  { what: "an answer that changed nothing", last: { edit_id: null, version: null }, undone: 0 },
])("undo after $what takes back what was meant", async ({ last, undone }) => {
  const calls = answerCalls({
    "POST /projects/p1/undo": () =>
      success({ title: "Bakery", files_matched: 3, files_total: 3, undone_edit_id: "e2", edit_id: "e3" }),
  });
  const documents = [...turn("m1", 1, { edit_id: "e1", version: 1 }), ...turn("m2", 2, last)];
  await using page = await render(inShell(<Words documents={documents} />));
  await press("say it");
  await page.settle(() =>
    expect(pageText()).toContain(undone === 1 ? "Undone: Bakery" : "The last answer changed nothing"),
  );
  expect(calls.filter(({ path }) => path.endsWith("/undo"))).toHaveLength(undone);
});

/** The conversation as the page holds it: what the server told, and what is on its way. */
function Queue({ documents }: { documents: readonly TrajectoryDocument[] }) {
  const all = mergeConversation([documents], new Map(), useOptimistic("p1"));
  const actions = useConversationActions({ projectId: "p1", me, documents: all, facts: conversationFacts(all) });
  return (
    <>
      {all.map((doc) =>
        doc.tag === "user-message" ? (
          <UserBubble key={doc.id} projectId="p1" message={doc} ownId={me.id} />
        ) : (
          isAiMessage(doc) && doc.queued_position === null && doc.status === "running" && <p key={doc.id}>Thinking…</p>
        ),
      )}
      <button type="button" onClick={() => actions.sendWritten("the second")}>
        say it
      </button>
      <button type="button" onClick={() => actions.editLast()}>
        up
      </button>
      <button type="button" onClick={() => actions.sendWritten("other words")}>
        save it
      </button>
      <p>in the box: {useDraft("p1")}</p>
    </>
  );
}

it("changes the last message in place, also before the server has it (product page, item 11)", async () => {
  const arrival = Promise.withResolvers<Response>();
  const answers: Parameters<typeof answerCalls>[0] = {
    "GET /projects/p1/repo-accessibility": () => success({ accessibility: "repo_not_found" }),
    "POST /projects/p1/chat": () => arrival.promise,
  };
  const calls = answerCalls(answers);
  const later = Date.now() + 60_000;
  const [asked, answer] = turn("running", later, { status: "running" });
  // The server's clock is ahead, and so is its time of the message that waits.
  const [first, firstAnswer] = turn("first", later + 1, { status: "running" });
  const documents = [
    asked,
    answer,
    { ...first, queued_position: 1 },
    { ...firstAnswer, queued_position: 1 },
  ] as TrajectoryDocument[];
  await using page = await render(inShell(<Queue documents={documents} />));
  await press("say it");
  await page.settle(() => expect(calls.map(({ method }) => method)).toContain("POST"));
  // It stands last, in the queue, and nothing of it runs.
  expect(pageText()).toMatch(/first.*next.*the second.*2 in the queue/);
  expect(pageText().split("Thinking…")).toHaveLength(2);
  await press("up");
  const sent = calls.find(({ method }) => method === "POST")!.body as { id: string; ai_message_id: string };
  expect(pageText()).toContain("in the box: ");
  await act(async () => arrival.resolve(success({ ...sent, status: "running", queued_position: 2 })));
  await page.settle(() => expect(pageText()).toContain("in the box: the second"));
  // The message stays in the queue with its old text until the new one is stored.
  expect(pageText()).toMatch(/the second.*2 in the queue/);
  const change = `PUT /projects/p1/chat/${sent.id}`;
  answers[change] = () =>
    failure(409, { code: "already_started", message: "This message is being worked on already." });
  await press("save it");
  const saved = () => calls.filter(({ method }) => method === "PUT");
  await page.settle(() => expect(pageText()).toContain("That message does not wait any more"));
  expect(pageText()).toContain("in the box: the second");
  answers[change] = () => success();
  await press("up");
  await press("save it");
  await page.settle(() => expect(saved()).toHaveLength(2));
  expect(saved().at(-1)).toMatchObject({
    path: `/projects/p1/chat/${sent.id}`,
    body: { message: "other words", images: [] },
  });
  expect(calls.filter(({ method }) => ["DELETE", "POST"].includes(method))).toHaveLength(1);
  await page.settle(() => expect(pageText()).toMatch(/in the box: $/));
});

function Again({ asked }: { asked: UserMessage }) {
  const documents = [asked];
  const actions = useConversationActions({ projectId: "p1", me, documents, facts: conversationFacts(documents) });
  return (
    <button type="button" onClick={() => actions.askModel(asked)}>
      again
    </button>
  );
}

it("asks a model what the offline builder refused, with pictures and elements (product page, item 22)", async () => {
  const calls = answerCalls({
    "GET /projects/p1/repo-accessibility": () => success({ accessibility: "repo_not_found" }),
    "POST /projects/p1/chat": ({ body }) => success({ ...(body as object), status: "running", queued_position: null }),
  });
  const [asked] = turn("", 1, {});
  const picture = "01989b6e-7f4e-7c3a-8f57-3f6a1f5a0001";
  const said = {
    ...(asked as UserMessage),
    images: [`/api/projects/p1/images/${picture}`],
    selected_elements: [{ tag_name: "h1", text: "Bakery" }],
    answer_to: "01989b6e-7f4e-7c3a-8f57-3f6a1f5a0002",
  };
  await using page = await render(inShell(<Again asked={said} />));
  await press("again");
  await page.settle(() => expect(calls.map(({ method }) => method)).toContain("POST"));
  expect(calls.find(({ method }) => method === "POST")!.body).toMatchObject({
    message: "",
    model: "auto",
    use_offline_builder: false,
    images: [picture],
    selected_elements: said.selected_elements,
    answer_to: said.answer_to,
  });
});

describe("after a complaint", () => {
  const asked = (text: string, message: TrajectoryDocument, user = me): TrajectoryDocument =>
    ({ ...message, content: text, user_id: user.id, user_name: user.name }) as TrajectoryDocument;
  const [bakery, built] = turn("m1", 1, { edit_id: "e1", version: 1, model_label: "Offline builder" });
  const [complaint, readings] = turn("m2", 2, { model_label: "Offline builder" });
  const documents = [
    asked("Website for my bakery", bakery!),
    built!,
    asked("This is not what I asked for", complaint!),
    readings!,
  ];
  const reach = {
    "GET /projects/p1/repo-accessibility": () => success({ accessibility: "repo_not_found" }),
    "POST /projects/p1/undo": () =>
      success({ title: "Bakery", files_matched: 3, files_total: 3, undone_edit_id: "e1", edit_id: "e2" }),
  };

  function Complaint({ all }: { all: readonly TrajectoryDocument[] }) {
    const actions = useConversationActions({ projectId: "p1", me, documents: all, facts: conversationFacts(all) });
    const said = all[2] as UserMessage;
    return (
      <>
        <button type="button" onClick={() => void actions.answer(all[3] as AiMessage, "As an app with lists")}>
          choose
        </button>
        <button type="button" onClick={() => actions.sayDifferently(said)}>
          reword
        </button>
        <button type="button" onClick={() => void actions.askModel(said)}>
          ask
        </button>
        <button type="button" onClick={actions.dispute}>
          dispute
        </button>
        <p>in the box: {useDraft("p1")}</p>
      </>
    );
  }

  it("is sent to the offline builder by the thumb, whatever is chosen and whatever is in the box", async () => {
    const calls = answerCalls({ ...reach, "POST /projects/p1/chat": () => failure(400, { message: "no" }) });
    await using page = await render(inShell(<Complaint all={documents} />));
    await press("dispute");
    await page.settle(() => expect(calls.map(({ path }) => path)).toContain("/projects/p1/chat"));
    const body = calls.find(({ path }) => path.endsWith("/chat"))!.body as { message: string };
    expect(body).toMatchObject({ use_offline_builder: true, images: [], selected_elements: [] });
    expect(notMeant(body.message)).toEqual({ wanted: "" });
  });

  it("another reading takes the place of the request before, which is undone first", async () => {
    const calls = answerCalls({ ...reach, "POST /projects/p1/chat/m1/resend": () => failure(400, { message: "no" }) });
    await using page = await render(inShell(<Complaint all={documents} />));
    await press("choose");
    await page.settle(() => expect(calls.map(({ path }) => path)).toContain("/projects/p1/chat/m1/resend"));
    expect(calls.find(({ path }) => path.endsWith("/resend"))!.body).toMatchObject({
      message: "As an app with lists: Website for my bakery",
    });
  });

  it("asks a model what was asked before, and not what it thinks of the complaint", async () => {
    const calls = answerCalls({ ...reach, "POST /projects/p1/chat/m1/resend": () => failure(400, { message: "no" }) });
    await using page = await render(inShell(<Complaint all={documents} />));
    await press("ask");
    await page.settle(() => expect(calls.map(({ path }) => path)).toContain("/projects/p1/chat/m1/resend"));
    expect(calls.find(({ path }) => path.endsWith("/resend"))!.body).toMatchObject({
      message: "Website for my bakery",
      use_offline_builder: false,
    });
  });

  it("brings the request before back to the composer", async () => {
    await using page = await render(inShell(<Complaint all={documents} />));
    await press("reword");
    await page.settle(() => expect(pageText()).toContain("in the box: Website for my bakery"));
  });

  it("undoes what somebody else asked for, before one's own words replace it", async () => {
    const calls = answerCalls({ ...reach, "POST /projects/p1/chat": () => failure(400, { message: "no" }) });
    const theirs = [asked("Website for my bakery", bakery!, { id: "u2", name: "Jo" }), ...documents.slice(1)];
    await using page = await render(inShell(<Complaint all={theirs} />));
    await press("choose");
    await page.settle(() => expect(calls.map(({ path }) => path)).toContain("/projects/p1/chat"));
    const changes = calls.filter(({ method }) => method === "POST").map(({ path }) => path);
    expect(changes.slice(0, 2)).toEqual(["/projects/p1/undo", "/projects/p1/chat"]);
  });
});
