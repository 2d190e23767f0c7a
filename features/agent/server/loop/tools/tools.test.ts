import type { ProjectPath } from "@slipway/kernel/project-path";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { answerTo, send } from "../../../../chat/testing.ts";
import { fileAtHead } from "../../../../edits/testing.ts";
import { newProject } from "../../../../projects/testing.ts";
import { finishCall, markedBrowser, markedSandbox, writeCall as write } from "../../../testing.ts";
import type { TodoState } from "../../../contract/index.ts";
import { Overlay } from "../../overlay/overlay.ts";
import { listGraphs, readGraphs } from "../../run/graph/read-graphs.ts";
import { diagramProblem } from "./diagram-tool.ts";
import { inspectionTools } from "./inspection-tools.ts";

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

async function turn(script: Script, message: Partial<Parameters<typeof send>[2]> = {}) {
  model.play(script);
  const sent = await send(maya.call, projectId, { message: "Add a menu", ...message });
  return answerTo(app.services, projectId, sent.ai_message_id);
}

const DIAGRAM = "graph TD\n  A[Order] --> B{Paid?}\n  B -->|yes| C[Bake]";

describe("a to-do list", () => {
  const todo = (...states: TodoState[]) => ({
    name: "todo",
    input: { items: states.map((state, at) => ({ text: `Part ${at + 1}`, state })) },
  });

  it("ticks off in the answer, blocks no call, and is the plan in the run's graph [T3.08]", async () => {
    const plan = async () => {
      const [head] = await listGraphs(app.services, projectId, undefined);
      const graphs = head === undefined ? {} : await readGraphs(app.services, projectId, head.id);
      return head === undefined
        ? undefined
        : graphs[head.id]!.nodes.find(({ name, status }) => name === "plan" && status !== "pending");
    };
    const seen: unknown[] = [];
    const answer = await turn([
      { toolCalls: [todo("doing", "open"), write("src/other.ts", "export {};\n")] },
      async () => {
        // The graph is written some milliseconds after the call.
        seen.push(await vi.waitUntil(plan, { timeout: 10_000 }));
        return { toolCalls: [todo("done", "dropped"), finishCall()] };
      },
    ]);
    expect(seen).toMatchObject([{ status: "completed", output: { items: todo("doing", "open").input.items } }]);
    expect(answer.todo).toEqual(todo("done", "dropped").input.items);
    expect(answer.pipeline_errors).toEqual([]);
    expect(await fileAtHead(app.services, projectId, "src/other.ts")).toBe("export {};\n");
  });

  it("comes back with the draft of a turn that was cut", async () => {
    await turn([
      { toolCalls: [todo("done", "open"), write("src/a.ts", "export {};\n")] },
      { error: new Error("the provider is down") },
    ]);
    const answer = await turn([{ toolCalls: [finishCall()] }, { toolCalls: [finishCall()] }], { message: "continue" });
    expect(answer).toMatchObject({ version: 1, changed_files: 1, todo: todo("done", "open").input.items });
  });

  it("with open parts is asked for once before the checks, and may stay so", async () => {
    const results: string[] = [];
    const answer = await turn([
      { toolCalls: [todo("done", "doing"), write("src/b.ts", "export {};\n"), finishCall()] },
      (call) => {
        results.push(JSON.stringify(call.prompt.at(-1)));
        return { toolCalls: [finishCall()] };
      },
    ]);
    expect(results[0]).toContain("your to-do list has open parts: Part 2.");
    expect(answer).toMatchObject({ version: 1, todo: todo("done", "doing").input.items });
    expect(answer.evidence).not.toBeNull();
  });

  it("is bounded, and absent for small changes", async () => {
    const results: string[] = [];
    await turn([
      { toolCalls: [todo(...Array.from({ length: 41 }, () => "open" as const))] },
      (call) => {
        results.push(JSON.stringify(call.prompt.at(-1)));
        return { toolCalls: [finishCall()] };
      },
    ]);
    expect(results[0]).toContain("error");
    await turn([{ text: "No." }], { mode: "instant" });
    const offered = (model.calls.at(-1)?.tools ?? []).map(({ name }) => name);
    expect(offered).toContain("write_file");
    expect(offered).not.toContain("todo");
  });
});

describe("the report at the end", () => {
  it("closes the answer with the summary, names the version in full, and shows no edit that was solved", async () => {
    const title = "Added a menu with prices, opening hours and a map that shows the way from the station to the shop";
    const answer = await turn([
      {
        text: "I add it.",
        toolCalls: [
          { name: "search_replace", input: { path: "src/App.tsx", edits: [{ old: "not there", new: "x" }] } },
        ],
      },
      {
        toolCalls: [
          write("src/menu.ts", "export {};\n"),
          {
            name: "finish",
            input: { title, summary: "The menu is on /menu.", not_done: ["No photos yet."], next: ["Add photos"] },
          },
        ],
      },
    ]);
    expect(answer).toMatchObject({ version: 1, title, not_done: ["No photos yet."], pipeline_errors: [] });
    expect(answer.content).toBe("I add it.\n\nThe menu is on /menu.");
    expect(answer.suggestions[0]).toBe("Add photos");
  });
});

describe("a diagram of the agent", { timeout: 180_000 }, () => {
  it("stands in the answer, even in a chat that changes nothing; a broken one returns the error's line [T5.02] [IN3]", async () => {
    const results: string[] = [];
    const answer = await turn(
      [
        {
          text: "Here is how it goes:",
          toolCalls: [{ name: "diagram", input: { mermaid: "graph TD\n  A -->\n  --> B" } }],
        },
        (call) => {
          results.push(JSON.stringify(call.prompt.at(-1)));
          return { toolCalls: [{ name: "diagram", input: { mermaid: DIAGRAM } }] };
        },
        { text: "That is all." },
      ],
      { message: "Draw a diagram of an order", chat_only: true },
    );
    expect(results[0]).toMatch(/Diagram syntax error: .*line 3/s);
    expect(answer.content).toBe(`Here is how it goes:\n\n\`\`\`mermaid\n${DIAGRAM}\n\`\`\`\n\nThat is all.`);
    expect(answer.steps.map(({ kind, status }) => [kind, status])).toEqual([
      ["diagram", "failed"],
      ["diagram", "done"],
    ]);
  });

  it.each([
    "stateDiagram-v2\n  [*] --> Open\n  Open --> [*]",
    "classDiagram\n  Animal <|-- Duck",
    "sequenceDiagram\n  A->>B: hello",
    "erDiagram\n  CUSTOMER ||--o{ ORDER : places",
  ])("may be of every kind: %j", async (code) => {
    expect(await diagramProblem(code)).toBeNull();
  });
});

describe("what a read-only turn may read", () => {
  const files = new Map(
    Object.entries({
      "src/App.tsx": 'import { Checkout } from "./pages/Checkout";\nexport const App = () => <Checkout />;\n',
      "src/pages/Checkout.tsx": "export function Checkout() {\n  const total = sumOfCart();\n  return total;\n}\n",
      "src/pages/About.tsx": "export const About = () => eval(text);\n",
      ".env": "CHECKOUT_TOTAL_KEY=1\n",
    }).map(([path, text]) => [path as ProjectPath, new TextEncoder().encode(text)]),
  );
  const context = { client_logs: ["one", "x".repeat(200), "three"], network_requests: [], runtime_errors: ["boom"] };
  const tools = inspectionTools({ overlay: new Overlay(files), context, resultCharacters: 100 });
  const ask = (name: string, input: object): unknown =>
    tools[name]!.execute!(input, { toolCallId: "1", messages: [], context: undefined });

  it("includes the newest records of the preview, as many as fit", async () => {
    expect(await ask("read_logs", { kind: "console" })).toEqual({ lines: ["three"], total: 3 });
    expect(await ask("read_logs", { kind: "errors" })).toEqual({ lines: ["boom"], total: 1 });
  });

  it("includes risky code in any file", async () => {
    expect(await ask("security_scan", {})).toMatchObject({
      findings: [{ path: "src/pages/About.tsx", rule: "text-as-code" }],
    });
  });

  it("is the same for a review, and nothing that changes the project [T3.11]", async () => {
    const answer = await turn([{ toolCalls: [{ name: "security_scan", input: {} }] }, { text: "No findings." }], {
      message: "Review the security",
      tags: ["security_review"],
    });
    const offered = (model.calls.at(-1)?.tools ?? []).map(({ name }) => name);
    expect(offered).toEqual(
      expect.arrayContaining(["ask_user", "diagram", "read_files", "read_logs", "search", "security_scan"]),
    );
    expect(
      offered.filter((name) => /write|replace|patch|move|rename|delete|add_|execute|run|check|todo|finish/.test(name)),
    ).toEqual([]);
    expect(answer).toMatchObject({ content: "No findings.", edit_id: null });
  });
});
