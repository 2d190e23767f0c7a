/** Journeys in scripted turns: pages run in a real browser, and the sandbox serves the files as they are. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChromium } from "@slipway/platform/browser/chromium";
import { createScriptedModel, type ScriptedStep } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { agentContract } from "../../../contract/index.ts";
import type { AiMessage } from "../../../../chat/contract/index.ts";
import { answerWithin, send } from "../../../../chat/testing.ts";
import { fileAtHead, newVersion } from "../../../../edits/testing.ts";
import { newProject } from "../../../../projects/testing.ts";
import { finishCall, markedSandbox, writeCall } from "../../../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let folder: string;
let projectId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slipway-journeys-"));
  // Sandboxes run as users of their own and must be able to pass through.
  await chmod(folder, 0o711);
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: await createChromium({ dataDir: folder }) });
  maya = await app.signUp("Maya");
}, 240_000);
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
});
afterAll(async () => {
  await app?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** A working page, or one whose button was renamed. */
const page = (
  button: string,
  heading = "Tasks",
): string => `<!doctype html><html lang="en"><head><title>Tasks</title></head><body>
<main id="root"><h1>${heading}</h1><label>Task <input id="task"></label><button onclick="add()">${button}</button><ul id="list"></ul></main>
<script>const field = document.getElementById("task");
function add() { const item = document.createElement("li"); item.textContent = field.value; list.append(item); }</script></body></html>`;

const ADD_A_TASK = {
  title: "Add a task",
  at: "/",
  steps: [`type "Bake bread" into "Task"`, `click button "Add"`, `see "Bake bread"`],
};
const journey = (input: object) => ({ name: "journey", input });
type Calls = NonNullable<ScriptedStep["toolCalls"]>;

/** Plays one step after the other, and answers with what each step was told about the one before. */
async function turn(...steps: Calls[]): Promise<{ answer: AiMessage; told: string[] }> {
  const told: string[] = [];
  model.play(
    steps.map((toolCalls) => ({ prompt }) => {
      told.push(JSON.stringify(prompt.at(-1)));
      return { toolCalls };
    }),
  );
  const sent = await send(maya.call, projectId, { message: "Work on the list of tasks" });
  const answer = await answerWithin(120_000)(app.services, projectId, sent.ai_message_id);
  return { answer, told };
}

const journeysIn = ({ evidence }: AiMessage) => evidence!.checks.filter(({ name }) => name.startsWith("Journey"));

it("is kept in the project, runs in every later turn, and comes back when it breaks", async () => {
  const first = await turn([writeCall("index.html", page("Add")), journey(ADD_A_TASK)], [finishCall()]);
  expect(first.told[1]).toContain(String.raw`"path":"journeys/add-a-task.md","ok":true`);
  expect(await fileAtHead(app.services, projectId, "journeys/add-a-task.md")).toBe(
    `# Add a task\nat /\n- type "Bake bread" into "Task"\n- click button "Add"\n- see "Bake bread"\n`,
  );
  expect(first.answer.evidence!.summary).toContain("1 journey");
  expect(journeysIn(first.answer)).toMatchObject([
    { name: 'Journey "Add a task"', ok: true, detail: "3 steps, 0 console errors", picture: "20-1440" },
  ]);
  expect(journeysIn(first.answer)[0]!.steps!.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  expect(first.answer.steps.map(({ kind, target }) => `${kind} ${target}`)).toEqual(
    expect.arrayContaining(["check the journey Add a task", "render journeys"]),
  );

  const second = await turn(
    [writeCall("index.html", page("Save")), finishCall()],
    [writeCall("index.html", page("Add", "My tasks")), finishCall()],
  );
  expect(second.told[1]).toContain("stopped at step 2, click button");
  expect(second.told[1]).toContain("There is no button Add on the page. It has: Task, Save.");
  expect(second.answer).toMatchObject({ version: 2, pipeline_errors: [] });
  expect(journeysIn(second.answer)).toMatchObject([{ ok: true }]);
}, 150_000);

it("is shown with its picture and the step where it broke, when no repair helps", async () => {
  await turn([writeCall("index.html", page("Add")), journey(ADD_A_TASK)], [finishCall()]);
  const repairs = ["Save", "Keep", "Store", "Put"].map((name) => [writeCall("index.html", page(name)), finishCall()]);
  const { answer } = await turn(...repairs);
  expect(answer.version).toBeNull();
  expect(answer.pipeline_errors).toMatchObject([{ code: "JOURNEY" }]);
  expect(answer.pipeline_errors[0]!.message).toMatch(
    /^Journey "Add a task" stopped at step 2, click button "Add": There/,
  );
  const [broken] = journeysIn(answer);
  expect(answer.evidence!.summary).toContain('Failed: Journey "Add a task"');
  expect(broken).toMatchObject({ ok: false, picture: "20-1440" });
  expect(broken!.steps!.map(({ ok }) => ok)).toEqual([true, true, false, null]);
  const params = { id: projectId, messageId: answer.id, picture: broken!.picture! };
  const picture = (await maya.call(agentContract.evidencePicture, { params })) as unknown as Response;
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
}, 150_000);

it("is not held against a turn that did not break it, and ends with its file", async () => {
  await turn([writeCall("index.html", page("Add")), journey(ADD_A_TASK)], [finishCall()]);
  // Somebody renames the button, and writes a journey that cannot be read.
  const files = {
    "index.html": page("Save"),
    "journeys/away.md": '# Away\nat https://evil.example/\nsee "x"\n',
    "journeys/README.md": "Proofs of what works.\n",
  };
  await newVersion(app.services, projectId, { files });
  const later = await turn([writeCall("src/note.ts", "export const note = 1;\n"), finishCall()]);
  expect(later.answer.version).toBe(3);
  expect(journeysIn(later.answer)).toMatchObject([
    { name: 'Journey "Add a task"', ok: false },
    { name: 'Journey "away.md"', ok: false, detail: expect.stringContaining("Line 2: a path of this app") as string },
  ]);
  const ended = await turn([
    { name: "delete_file", input: { path: "journeys/add-a-task.md" } },
    { name: "delete_file", input: { path: "journeys/away.md" } },
    finishCall(),
  ]);
  expect(journeysIn(ended.answer)).toEqual([]);
}, 150_000);

it("is refused outside its bounds, with the line and the rule", async () => {
  const many = Array.from({ length: 21 }, () => `click "Add"`);
  const { told } = await turn(
    [
      writeCall("index.html", page("Add")),
      journey({ ...ADD_A_TASK, at: "https://evil.example/" }),
      journey({ ...ADD_A_TASK, steps: [...many, `see "x"`] }),
      journey({ ...ADD_A_TASK, steps: [`see "x"\nopen //evil.example`] }),
      journey({ ...ADD_A_TASK, steps: Array.from({ length: 31 }, () => `see "x"`) }),
    ],
    [finishCall()],
  );
  const last = model.calls.at(-1)!.prompt.at(-1)!;
  const results = last.role === "tool" ? last.content.slice(1).map((part) => JSON.stringify(part)) : [];
  expect(told).toHaveLength(2);
  expect(results[0]).toContain("Line 2: a path of this app begins with one /");
  expect(results[1]).toContain("a journey has at most 20 actions");
  expect(results[2]).toContain("Line 4: a path of this app");
  expect(results[3]).toMatch(/Too big|<=30|at most 30/i);
}, 60_000);
