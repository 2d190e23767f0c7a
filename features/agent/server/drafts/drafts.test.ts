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
    expect(prompt).toContain("src/b.ts was changed in the same places since.");
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe(lines("draft", "saved"));
    expect(await fileAtHead(app.services, projectId, "src/b.ts")).toBe(lines("saved", "9"));
  });
});

describe("an open draft", () => {
  const takeUp = (draft = 1) => ({ name: "take_up_draft", input: { draft } });
  const b = write("src/b.ts", "export const b = 2;\n");
  /** The newest message of the last request. */
  const newest = (): string => JSON.stringify(model.calls.at(-1)!.prompt.at(-1));

  it("is taken up by words in no list, with its files, and the chat says so while the turn runs", async () => {
    const first = await turn(cut());
    const offered: string[] = [];
    let state: unknown;
    const second = await turn(
      [
        ({ prompt }) => {
          offered.push(JSON.stringify(prompt.at(-1)));
          return { toolCalls: [takeUp()] };
        },
        async () => {
          state = (await stored(first.id)).draft_state;
          return { toolCalls: [b, finish()] };
        },
      ],
      { message: "Keep going with that, but make the header blue" },
    );
    expect(offered[0]).toContain("<drafts>");
    expect(offered[0]).toContain("Add two pages");
    expect(offered[0]).toContain("src/a.ts");
    expect(state).toBe("continued");
    expect(second).toMatchObject({ version: 1, draft: null });
    expect(second.content).toContain("I go on from the draft “Add two pages”.");
    expect(await stored(first.id)).toMatchObject({ draft_state: "continued" });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("export const a = 1;\n");
    expect(await fileAtHead(app.services, projectId, "src/b.ts")).toBe("export const b = 2;\n");
  });

  it("is the only one that an answer takes up, which asks for two at once", async () => {
    const older = await turn(cut());
    const newer = await turn(cut([["src/b.ts", "export const b = 2;\n"]]), { message: "Add b" });
    await turn([{ toolCalls: [takeUp(1), takeUp(2)] }, { toolCalls: [finish()] }], { message: "Finish both" });
    expect([(await stored(newer.id)).draft_state, (await stored(older.id)).draft_state]).toEqual(["continued", "open"]);
  });

  it("is left by a turn about something else, which the chat says once, and can still be kept", async () => {
    const first = await turn(cut());
    const second = await turn([{ toolCalls: [b, finish()] }], { message: "Add a page for b" });
    expect(second).toMatchObject({ version: 1 });
    expect(second.content).toContain("I left the draft “Add two pages” as it is");
    const third = await turn([{ toolCalls: [write("src/c.ts", "export {};\n"), finish()] }], { message: "And for c" });
    expect(newest()).toContain("<drafts>");
    expect(third.content).not.toContain("I left the draft");
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBeNull();
    expect(await stored(first.id)).toMatchObject({ draft_state: "open" });
    expect(await maya.call(chatContract.keepDraft, params(first.id))).toEqual({ version: 3 });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("export const a = 1;\n");
    expect(await fileAtHead(app.services, projectId, "src/b.ts")).toBe("export const b = 2;\n");
  });

  it("is offered beside older ones, of which the model may take any, but one a turn", async () => {
    const older = await turn(cut());
    const newer = await turn(cut([["src/n.ts", "export const n = 1;\n"]]), { message: "Add a shop" });
    await turn([{ toolCalls: [takeUp(3), takeUp(2), takeUp(1)] }, { toolCalls: [finish()] }], {
      message: "The two pages, please finish them",
    });
    const told = JSON.stringify(model.calls.at(-1)!.prompt);
    expect(told).toContain("There is no open draft with this number");
    expect(told).toContain("goes on from a draft already");
    expect([(await stored(older.id)).draft_state, (await stored(newer.id)).draft_state]).toEqual(["continued", "open"]);
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("export const a = 1;\n");
    expect(await fileAtHead(app.services, projectId, "src/n.ts")).toBeNull();
  });

  it("replaces no file that the turn has changed before, and shows its own", async () => {
    const files: Parameters<typeof write>[] = [
      ["src/a.ts", "export const a = 'draft';\n"],
      ["src/z.ts", "export const z = 1;\n"],
    ];
    await turn(cut(files));
    const answer = await turn(
      [{ toolCalls: [write("src/a.ts", "export const a = 'turn';\n"), takeUp()] }, { toolCalls: [finish()] }],
      { message: "Finish what you began" },
    );
    expect(answer.content).not.toContain("changed by others");
    expect(JSON.stringify(model.calls.at(-1)!.prompt)).toContain("export const a = 'draft'");
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("export const a = 'turn';\n");
    expect(await fileAtHead(app.services, projectId, "src/z.ts")).toBe("export const z = 1;\n");
  });

  it("stays open until a version has its files, where people's count in their place", async () => {
    await newVersion(app.services, projectId, { files: { "src/a.ts": "1\n" } });
    const first = await turn(cut([["src/a.ts", "draft\n"]]));
    await newVersion(app.services, projectId, { files: { "src/a.ts": "saved\n" }, type: "manual_update" });
    const second = await turn(cut([["src/b.ts", "export const b = 2;\n"]]), { message: "weiter" });
    expect(second).toMatchObject({ version: null, draft_state: "open" });
    expect(await stored(first.id)).toMatchObject({ draft_state: "open" });
    await maya.call(chatContract.discardDraft, params(second.id));
    const done: Script = [{ toolCalls: [takeUp()] }, { toolCalls: [write("src/a.ts", "both\n"), finish()] }];
    const third = await turn(done, { message: "Work that in" });
    expect(third.version).not.toBeNull();
    expect(await stored(first.id)).toMatchObject({ draft_state: "continued" });
  });

  it("brings its calls along, shortened, where the conversation lacks them because its server was killed", async () => {
    const { id } = await turn(cut([["src/a.ts", `export const a = "${"long ".repeat(200)}";\n`]]));
    const take: Script = [{ toolCalls: [takeUp()] }, { error: unavailable("model_failed", "The provider is down.") }];
    const result = (): string => JSON.stringify(model.calls.at(-1)!.prompt.at(-1));
    await app.services.database.pool.query("delete from agent_memory where ai_message_id = $1", [id]);
    const second = await turn(take, { message: "Finish what you began" });
    expect(result()).toContain("write_file");
    expect(result()).not.toContain("long long");
    expect(second).toMatchObject({ draft_state: "open" });
    await turn(take, { message: "And once more" });
    expect(result()).toContain("src/a.ts");
    expect(result()).not.toContain("write_file");
  });

  it("keeps its title when the turn that goes on from it is cut", async () => {
    await turn(cut());
    await turn(cut([["src/b.ts", "export const b = 2;\n"]]), { message: "Continue" });
    const third = await turn([{ toolCalls: [takeUp(), finish()] }], { message: "Go on, and hurry" });
    expect(third.content).toContain("I go on from the draft “Add two pages”.");
  });

  it("is no matter of a turn that only reads", async () => {
    await turn(cut());
    await turn([{ text: "It has two pages." }], { message: "What is there?", chat_only: true });
    expect(model.calls.at(-1)!.tools!.map(({ name }) => name)).not.toContain("take_up_draft");
    expect(newest()).not.toContain("<drafts>");
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
