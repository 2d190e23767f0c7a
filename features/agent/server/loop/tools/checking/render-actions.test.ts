/**
 * A model tries its app before it calls it done: the pages run in a real browser and are used as a person uses them.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChromium } from "@slipway/platform/browser/chromium";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerWithin, send } from "../../../../../chat/testing.ts";
import { newProject } from "../../../../../projects/testing.ts";
import { finishCall, markedSandbox, writeCall } from "../../../../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slipway-actions-"));
  // Sandboxes run as users of their own and must be able to pass through.
  await chmod(folder, 0o711);
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: await createChromium({ dataDir: folder }) });
  maya = await app.signUp("Maya");
}, 240_000);
afterAll(async () => {
  await app?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** The sandbox serves this file as it is. */
const page = (onAdd: string): string => `<!doctype html><html lang="en"><head><title>Tasks</title></head><body>
<main id="root"><h1>Tasks</h1><label>Task <input id="task"></label><button onclick="add()">Add</button><ul id="list"></ul></main>
<script>const field = document.getElementById("task"); function add() { ${onAdd} }</script></body></html>`;
const WORKS = "const item = document.createElement('li'); item.textContent = field.value; list.append(item);";
const BREAKS = "tasks.push(field.value);";

const actions = [
  { kind: "type", target: { label: "Task" }, text: "Bake bread" },
  { kind: "click", target: { role: "button", text: "Add" } },
];
const render = (input: object) => ({ name: "render", input });

interface Told {
  ok: boolean;
  left_out?: string;
  pages: {
    route: string;
    viewport: number;
    axe?: unknown[];
    picture?: string;
    measures?: string[];
    logs?: string[];
    console: string[];
    actions: {
      ok: boolean;
      problem: string | null;
      url: string;
      console: string[];
      appeared: string[];
      dialogs: string[];
      download: { name: string; size: number; text: string } | null;
    }[];
  }[];
}

/** Plays the steps in a new project and keeps what each was answered. */
async function play(steps: Parameters<typeof writeCall>[0][] | { name: string; input: unknown }[][]) {
  const told: string[] = [];
  const script: Script = [
    ...(steps as { name: string; input: unknown }[][]).map((toolCalls): Script[number] => ({ prompt }) => {
      told.push(JSON.stringify(prompt.at(-1)));
      return { toolCalls };
    }),
    ({ prompt }) => {
      told.push(JSON.stringify(prompt.at(-1)));
      return { toolCalls: [finishCall()] };
    },
  ];
  model.play(script);
  const { id } = await newProject(maya.call);
  const sent = await send(maya.call, id, { message: "Add a list of tasks" });
  const answer = await answerWithin(120_000)(app.services, id, sent.ai_message_id);
  const results = model.calls
    .at(-1)!
    .prompt.flatMap((message) =>
      message.role === "tool"
        ? message.content.flatMap((part) =>
            part.type === "tool-result" && part.toolName === "render" ? [part.output] : [],
          )
        : [],
    );
  return { answer, results: results as { type: string; value: Told & string }[] };
}

it("is told address, errors and changes after each action, so it sees its mistake before the person", async () => {
  const { answer, results } = await play([
    [writeCall("index.html", page(BREAKS)), render({ actions })],
    [writeCall("index.html", page(WORKS)), render({ routes: ["/"], viewport: "mobile", actions })],
  ]);
  const [broken, works] = results.map(({ value }) => value);
  expect(broken).toMatchObject({ ok: false, pages: [{ route: "/", viewport: 1440 }] });
  expect(broken!.pages[0]!.actions).toMatchObject([
    { ok: true, console: [], url: "/", appeared: ["Task: Bake bread"] },
    { ok: true, console: [expect.stringContaining("tasks is not defined") as string], appeared: [] },
  ]);
  expect(works).toMatchObject({ ok: true, pages: [{ route: "/", viewport: 390, console: [] }] });
  expect(works!.pages[0]!.actions[1]).toMatchObject({ ok: true, console: [], appeared: ["Bake bread"] });
  // Rendering changes nothing, and the evidence comes from the checks.
  expect(answer).toMatchObject({ version: 1, pipeline_errors: [] });
  expect(answer.steps.filter(({ kind }) => kind === "render").map(({ status }) => status)).toContain("done");
}, 150_000);

it("is told what the page has instead of the missing element, and which actions are invalid", async () => {
  const { results } = await play([
    [
      writeCall("index.html", page(WORKS)),
      render({ actions: [{ kind: "click", target: { role: "button", text: "Save" } }, ...actions] }),
      render({ routes: ["/"], actions: [] }),
      render({ actions: [{ kind: "click", target: {} }] }),
      render({ actions: [{ kind: "shake", target: { text: "Add" } }] }),
      render({ actions: Array.from({ length: 11 }, () => actions[1]) }),
      render({ routes: ["/", "/a", "/b", "/c"], actions }),
    ],
  ]);
  expect(results[0]!.value).toMatchObject({
    ok: false,
    pages: [{ actions: [{ ok: false, problem: "There is no button Save on the page. It has: Task, Add." }] }],
  });
  // No action is the same as none at all.
  expect(results[1]!.value).toMatchObject({ ok: true, pages: [{ route: "/" }, { route: "/" }] });
  const refused = results.slice(2).map(({ value }) => String(value));
  expect(refused).toHaveLength(4);
  expect(refused[0]).toContain("names a role, a text or a label");
  expect(refused[3]).toContain("With actions at most 3 routes are opened at once.");
}, 150_000);

const SHOP = `<!doctype html><html lang="en"><head><title>Shop</title>
<style>@media (prefers-color-scheme: dark) { body { background: rgb(9, 9, 9); color: white } } main { min-height: 2500px }</style></head><body>
<main id="root"><h1>Shop</h1><label>List <input type="file" id="list"></label><button id="clear">Clear</button><button id="save">Save</button><p id="said"></p></main>
<script>
  console.warn("plan " + localStorage.getItem("plan"));
  list.onchange = async () => { said.textContent = list.files[0].name + ": " + list.files[0].size; };
  clear.onclick = () => { if (confirm("Clear all?")) said.textContent = "Nothing left"; };
  save.onclick = () => { const link = document.createElement("a"); link.href = URL.createObjectURL(new Blob(["a,b"])); link.download = "list.csv"; link.click(); };
</script></body></html>`;

it("uploads, answers a question, reads a download, and sees a page whole, dark, measured, with entries", async () => {
  const heading = { role: "heading", text: "Shop" };
  const { results } = await play([
    [
      writeCall("index.html", SHOP),
      writeCall("public/list.csv", "name\nAna\n"),
      render({
        ...{ full: true, dark: true, viewport: "mobile", storage: { plan: "gold" }, measure: [heading] },
        actions: [
          { kind: "upload", target: { label: "List" }, path: "public/list.csv" },
          { kind: "upload", name: "mine.txt", text: "hello" },
          { kind: "accept" },
          { kind: "click", target: { text: "Clear" } },
          { kind: "click", target: { text: "Save" } },
          { kind: "scroll", edge: "bottom" },
        ],
      }),
      render({ viewport: "mobile" }),
      render({ actions: [{ kind: "upload", path: "public/none.csv" }] }),
      render({ actions: [{ kind: "scroll" }] }),
      render({ actions: [{ kind: "upload", name: "../a", text: "" }] }),
      render({ storage: { big: "x".repeat(50_001) } }),
      render({ measure: Array.from({ length: 6 }, () => heading) }),
    ],
  ]);
  const [used, phone, ...refused] = results.map(({ value }) => value);
  const [seen] = used!.pages;
  expect(seen).toMatchObject({
    ...{ viewport: 390, axe: [], logs: ["warning: plan gold"] },
    picture: expect.stringMatching(/^all 2\d{3} pixels of the page, at \d+ %/) as string,
    measures: [expect.stringMatching(/^heading Shop: x \d+, y \d+, .* visible, .* on rgb\(9, 9, 9\)/) as string],
  });
  const told = seen!.actions;
  expect(told.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true]);
  expect(told[0]!.appeared).toContain("list.csv: 9");
  expect(told[1]!.appeared).toContain("mine.txt: 5");
  expect(told[3]).toMatchObject({ dialogs: ["confirm: Clear all? (accepted)"], appeared: ["Nothing left"] });
  expect(told[4]!.download).toEqual({ name: "list.csv", size: 3, text: "a,b" });
  expect(phone!.pages.map(({ viewport, axe }) => [viewport, Array.isArray(axe)])).toEqual(
    phone!.pages.map(() => [390, true]),
  );
  const said = refused.map(String);
  expect(said[0]).toContain("The project has no file public/none.csv");
  expect(said[1]).toContain("scroll needs target or edge");
  expect(said[2]).toContain("is the name of a file");
  expect(said[3]).toContain("at most 50000 characters");
  expect(said).toHaveLength(5);
}, 150_000);
