/** Ends of turns that leave a draft, and what people do with it. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { unavailable } from "@slipway/kernel/errors";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatContract, type AiMessage } from "../../../chat/contract/index.ts";
import { answerTo, send, trajectoryOf, type Message } from "../../../chat/testing.ts";
import { fileAtHead, newVersion } from "../../../edits/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { finishCall as finish, marked, markedBrowser, markedSandbox, writeCall as write } from "../../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

async function turn(script: Script, message: Message = { message: "Add two pages" }): Promise<AiMessage> {
  model.play(script);
  const sent = await send(maya.call, projectId, message);
  return answerTo(app.services, projectId, sent.ai_message_id);
}

const stored = async (id: string): Promise<AiMessage> =>
  (await trajectoryOf(maya.call, projectId)).find((doc) => doc.id === id) as AiMessage;
const params = (aiMessageId: string) => ({ params: { id: projectId, aiMessageId } });
const broken = marked("type-error", "Cannot find name 'Order'.");
/** A turn whose provider fails after its first file. */
const cut = (files: Parameters<typeof write>[] = [["src/a.ts", "export const a = 1;\n"]]): Script => [
  { text: "I write it.", toolCalls: files.map((file) => write(...file)) },
  { error: unavailable("model_failed", "The provider is down.") },
];

describe("a draft", () => {
  it("holds the files of a turn whose model failed, and becomes a version as it is", async () => {
    await newVersion(app.services, projectId, { files: { "src/old.ts": "1\n2\n" }, type: "ai_update" });
    const answer = await turn(
      cut([
        ["src/a.ts", "export const a = 1;\n"],
        ["src/old.ts", "1\n"],
      ]),
    );
    expect(answer).toMatchObject({
      version: null,
      draft_state: "open",
      draft: {
        files: [
          { path: "src/a.ts", change: "created", added: 1, removed: 0 },
          { path: "src/old.ts", change: "changed", added: 0, removed: 1 },
        ],
        checked: false,
        failing: [],
      },
    });
    expect(answer.content).toContain("did not answer: The provider is down. What I made is kept as a draft.");
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBeNull();
    expect(await maya.call(chatContract.keepDraft, params(answer.id))).toEqual({ version: 2 });
    expect(await stored(answer.id)).toMatchObject({ draft_state: "kept", version: 2, title: "Add two pages" });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("export const a = 1;\n");
    await expect(maya.call(chatContract.keepDraft, params(answer.id))).rejects.toMatchObject({
      code: "draft_not_open",
    });
  });

  it("names what fails in it when the checks failed to the end", async () => {
    const again = { toolCalls: [finish()] };
    const answer = await turn([{ toolCalls: [write("src/a.ts", broken), finish()] }, again, again, again, again]);
    expect(answer).toMatchObject({ version: null, draft_state: "open" });
    expect(answer.draft).toMatchObject({ checked: true, failing: ["types: Cannot find name 'Order'"] });
  });

  it("is kept whatever characters the failing check says", async () => {
    const again = { toolCalls: [finish()] };
    const odd = marked("type-error", `${"x".repeat(299)}🥐 and more`);
    const answer = await turn([{ toolCalls: [write("src/a.ts", odd), finish()] }, again, again, again, again]);
    expect(answer).toMatchObject({ version: null, draft_state: "open" });
    expect(answer.draft!.failing[0]!.isWellFormed()).toBe(true);
    expect(await maya.call(chatContract.keepDraft, params(answer.id))).toEqual({ version: 1 });
  });

  it("is called unchecked, and not failing, where a file was changed after the checks", async () => {
    const answer = await turn([
      { toolCalls: [write("src/a.ts", broken), finish()] },
      { toolCalls: [write("src/a.ts", "export const a = 1;\n")] },
      { error: unavailable("model_failed", "The provider is down.") },
    ]);
    expect(answer).toMatchObject({ draft_state: "open", draft: { checked: false, failing: [] } });
  });

  it("is discarded, and restored when the person changes their mind", async () => {
    const { id } = await turn(cut());
    await maya.call(chatContract.discardDraft, params(id));
    expect(await stored(id)).toMatchObject({ draft_state: "discarded" });
    await expect(maya.call(chatContract.keepDraft, params(id))).rejects.toMatchObject({ code: "draft_not_open" });
    await maya.call(chatContract.restoreDraft, params(id));
    expect(await stored(id)).toMatchObject({ draft_state: "open" });
    expect(await maya.call(chatContract.keepDraft, params(id))).toEqual({ version: 1 });
  });

  it("is decided about only by people who may edit the project", async () => {
    const { id } = await turn(cut());
    const stranger = await app.signUp("Stranger");
    for (const route of [chatContract.keepDraft, chatContract.discardDraft, chatContract.restoreDraft])
      await expect(stranger.call(route, params(id))).rejects.toMatchObject({ status: 404 });
    const other = (await newProject(maya.call)).id;
    await expect(maya.call(chatContract.keepDraft, { params: { id: other, aiMessageId: id } })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await stored(id)).toMatchObject({ draft_state: "open" });
  });
});

describe("a turn that continues a draft", () => {
  it("begins with its files, its request and its calls, and marks it as continued", async () => {
    const first = await turn(cut());
    let prompt = "";
    const second = await turn(
      [
        (call) => {
          prompt = JSON.stringify(call.prompt);
          return { toolCalls: [write("src/b.ts", "export const b = 2;\n"), finish()] };
        },
      ],
      { message: "Continue, please" },
    );
    expect(second).toMatchObject({ version: 1, draft: null });
    expect(prompt).toContain("Add two pages");
    expect(prompt).toContain('"toolName":"write_file"');
    expect(prompt).toContain("do not begin again");
    expect(await stored(first.id)).toMatchObject({ draft_state: "continued" });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("export const a = 1;\n");
    expect(await fileAtHead(app.services, projectId, "src/b.ts")).toBe("export const b = 2;\n");
  });

  it("reads the request once, as it was sent, when its server was killed before the turn was remembered", async () => {
    await newVersion(app.services, projectId, { files: { "src/pages.ts": "export {};\n" } });
    const first = await turn(cut());
    const { rowCount } = await app.services.database.pool.query("delete from agent_memory where ai_message_id = $1", [
      first.id,
    ]);
    expect(rowCount).toBe(1);
    let prompt: { role: string; content: unknown }[] = [];
    await turn(
      [
        (call) => {
          prompt = call.prompt as typeof prompt;
          return { toolCalls: [finish()] };
        },
      ],
      { message: "Continue" },
    );
    const said = prompt.filter(({ role }) => role === "user").map(({ content }) => JSON.stringify(content));
    expect(said.filter((text) => text.includes("Add two pages"))).toHaveLength(1);
    expect(said.find((text) => text.includes("Add two pages"))).toContain("<files>");
    // Its own messages name the files; a word such as "continue" finds none.
    expect(said.filter((text) => text.includes("relevant_files"))).toHaveLength(1);
  });

  it("takes up the draft of the question that it answers", async () => {
    const first = await turn([
      { toolCalls: [write("src/a.ts", "export const a = 1;\n")] },
      { toolCalls: [{ name: "ask_user", input: { question: "Which colour?", options: ["Red", "Blue"] } }] },
    ]);
    expect(first).toMatchObject({ draft_state: "open", question: { question: "Which colour?" } });
    const second = await turn([{ toolCalls: [finish()] }], { message: "Blue", answer_to: first.id });
    expect(second).toMatchObject({ version: 1 });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("export const a = 1;\n");
  });

  it("leaves a draft of its own when it is cut, with the files of both", async () => {
    const first = await turn(cut());
    const second = await turn(cut([["src/b.ts", "export const b = 2;\n"]]), {
      message: "More",
      continues: first.id,
    });
    expect(second.draft!.files.map(({ path }) => path)).toEqual(["src/a.ts", "src/b.ts"]);
    expect(await stored(first.id)).toMatchObject({ draft_state: "continued" });
  });

  it("merges with what people saved since, and keeps their lines where both changed the same", async () => {
    const lines = (first: string, last: string): string => `${first}\n2\n3\n4\n5\n6\n7\n8\n${last}\n`;
    const files = { "src/a.ts": lines("1", "9"), "src/b.ts": lines("1", "9") };
    await newVersion(app.services, projectId, { files });
    const first = await turn(
      cut([
        ["src/a.ts", lines("draft", "9")],
        ["src/b.ts", lines("draft", "9")],
      ]),
    );
    const theirs = { "src/a.ts": lines("1", "saved"), "src/b.ts": lines("saved", "9") };
    await newVersion(app.services, projectId, { files: theirs, type: "manual_update" });
    await expect(maya.call(chatContract.keepDraft, params(first.id))).rejects.toMatchObject({
      code: "file_changed",
      message: expect.stringContaining("src/b.ts. Nothing was overwritten") as string,
    });
    expect(await stored(first.id)).toMatchObject({ draft_state: "open" });
    let prompt = "";
    const second = await turn(
      [
        (call) => {
          prompt = JSON.stringify(call.prompt.at(-1));
          return { toolCalls: [finish()] };
        },
      ],
      { message: "weiter" },
    );
    expect(second.content).toContain("Since the draft, a file was changed by others in the same places (src/b.ts).");
    expect(prompt).toContain("People changed src/b.ts in the same places since.");
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe(lines("draft", "saved"));
    expect(await fileAtHead(app.services, projectId, "src/b.ts")).toBe(lines("saved", "9"));
  });
});

it("keeps the newest twelve drafts of a project, open ones before all others, and says which are gone", async () => {
  const first = await turn(cut());
  for (let count = 0; count < 12; count += 1) {
    const { id } = await turn(cut());
    if (count < 6) await maya.call(chatContract.discardDraft, params(id));
  }
  expect(await stored(first.id)).toMatchObject({ draft_state: "open" });
  for (let count = 0; count < 6; count += 1) await turn(cut());
  expect(await stored(first.id)).toMatchObject({ draft_state: "gone" });
  await expect(maya.call(chatContract.keepDraft, params(first.id))).rejects.toMatchObject({ code: "not_found" });
}, 120_000);
