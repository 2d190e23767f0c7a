import { createScriptedModel } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { answerTo, send, trajectoryOf } from "../../../chat/testing.ts";
import { newVersion } from "../../../edits/testing.ts";
import { knowledgeContract } from "../../../knowledge/contract/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { markedBrowser, markedSandbox } from "../../testing.ts";
import { listGraphs, readGraphs } from "../run/graph/read-graphs.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let project: { id: string; workspaceId: string };

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  project = await newProject(maya.call);
  await newVersion(app.services, project.id, {
    files: {
      "src/pages/Menu.tsx": `import { price } from "../lib/price";\nexport const Menu = () => price;\n`,
      "src/lib/price.ts": "export const price = 1;\n",
    },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

/** System message and messages of the newest call's prompt, as text. */
function promptOf(): { system: string; messages: string[]; tools: string[] } {
  const { prompt, tools = [] } = model.calls.at(-1)!;
  const texts = prompt.map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)));
  return { system: texts[0]!, messages: texts.slice(1), tools: tools.map(({ name }) => name) };
}

async function ask(message: Parameters<typeof send>[2]): Promise<ReturnType<typeof promptOf>> {
  model.play([{ text: "All is well." }]);
  const sent = await send(maya.call, project.id, message);
  await answerTo(app.services, project.id, sent.ai_message_id);
  return promptOf();
}

it("begins with a part that stays the same, then the conversation, then facts of this turn", async () => {
  await maya.call(knowledgeContract.addProjectKnowledge, {
    params: { id: project.id },
    body: { name: "Voice", knowledge: "We say bakery, never shop." },
  });
  const first = await ask({ message: "How are the prices made?", current_page: "/menu" });
  const second = await ask({
    message: "And the menu?",
    session_replay: [{ type: 3, data: "clicked Order" }],
    view: "preview",
  });
  expect(second.system).toBe(first.system);
  expect(first.system).toContain("We say bakery, never shop.");
  expect(first.messages[0]).toMatch(/src\/lib\/ .*price\.ts.*How are the prices made\?/);
  expect(second.messages[0]).toBe(first.messages[0]);
  expect(second.messages.at(-1)).not.toContain("price.ts ");
  expect(second.messages.at(-1)).toMatch(/And the menu\?.*<context>.*clicked Order/s);
  expect(first.messages.at(-1)).toContain("src/pages/Menu.tsx");
});

it("removes the editing tools when only reading was asked for [CH2]", async () => {
  const reading = await ask({ message: "Review the security", tags: ["security_review"] });
  expect(reading.tools).not.toContain("write_file");
  expect(reading.tools).toContain("read_files");
  expect((await ask({ message: "Add a page" })).tools).toContain("write_file");
});

it("looks wider at the third request for the same repair, says so and offers the way back [T3.22]", async () => {
  const message = "Fix this error: the order list is empty after a reload";
  await ask({ message, contains_error: true });
  expect((await ask({ message, contains_error: true })).messages.at(-1)).not.toContain("is_stuck");
  const third = await ask({ message, contains_error: true });
  expect(third.messages.at(-1)).toContain("is_stuck");
  const documents = await trajectoryOf(maya.call, project.id);
  expect(documents.filter(({ tag }) => tag === "user-message").at(-1)).toMatchObject({ is_stuck: true });
  expect(documents.at(-1)).toMatchObject({
    suggestions: ["Undo the last change", "What can I change?", "What pages are there?"],
  });
});

it("records what it found in the graph [T3.09] [T2.23]", async () => {
  await ask({ message: "change the prices" });
  const [head] = await listGraphs(app.services, project.id, undefined);
  const { nodes } = (await readGraphs(app.services, project.id, head!.id))[head!.id]!;
  const output = (name: string) => nodes.find((node) => node.name === name)?.output;
  expect(output("fast_relevant_files")).toMatchObject({ paths: expect.arrayContaining(["src/lib/price.ts"]) });
  expect(output("relevant_files")).toMatchObject({ primary_paths: expect.arrayContaining(["src/lib/price.ts"]) });
  expect(output("history")).toEqual({ turns: 0, shortened: 0, messages: 0, summarised: 0 });
});
