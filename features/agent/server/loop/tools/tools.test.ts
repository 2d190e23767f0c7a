import type { ProjectPath } from "@slipway/kernel/project-path";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerTo, send } from "../../../../chat/testing.ts";
import { fileAtHead } from "../../../../edits/testing.ts";
import { newProject } from "../../../../projects/testing.ts";
import { finishCall, markedBrowser, markedSandbox, writeCall as write } from "../../../testing.ts";
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

describe("a plan", () => {
  const plan = { name: "plan", input: { files: [{ path: "src/menu.ts", change: "the list of breads" }] } };

  it("blocks no call, and is a node of the run [T3.08] [T8.11]", async () => {
    const answer = await turn([
      { toolCalls: [plan, write("src/other.ts", "export {};\n"), write("src/menu.ts", "export const breads = 2;\n")] },
      { toolCalls: [finishCall()] },
    ]);
    expect(answer.pipeline_errors).toEqual([]);
    expect(answer.steps).toContainEqual(
      expect.objectContaining({ kind: "plan", target: "the change", status: "done" }) as object,
    );
    expect(await fileAtHead(app.services, projectId, "src/menu.ts")).toBe("export const breads = 2;\n");
    expect(await fileAtHead(app.services, projectId, "src/other.ts")).toBe("export {};\n");
    const [head] = await listGraphs(app.services, projectId, undefined);
    const root = (await readGraphs(app.services, projectId, head!.id))[head!.id]!;
    expect(root.nodes.find(({ name }) => name === "plan")).toMatchObject({
      status: "completed",
      output: { files: plan.input.files },
    });
  });

  it("may be replaced, is refused for invalid paths, and is absent for small changes", async () => {
    const wider = {
      name: "plan",
      input: { files: [...plan.input.files, { path: "src/other.ts", change: "what it needs" }] },
    };
    const outside = { name: "plan", input: { files: [{ path: "../outside.ts", change: "x" }] } };
    const results: string[] = [];
    await turn([
      { toolCalls: [plan, outside, wider, write("src/other.ts", "export {};\n")] },
      (call) => {
        results.push(JSON.stringify(call.prompt.at(-1)));
        return { toolCalls: [finishCall()] };
      },
    ]);
    expect(results[0]).toContain('The path \\"../outside.ts\\"');
    expect(await fileAtHead(app.services, projectId, "src/other.ts")).toBe("export {};\n");
    await turn([{ text: "No." }], { mode: "instant" });
    const offered = (model.calls.at(-1)?.tools ?? []).map(({ name }) => name);
    expect(offered).toContain("write_file");
    expect(offered).not.toContain("plan");
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

  it("is found by words and imports, with the matching lines, and never in files of secrets", async () => {
    const { files: found } = (await ask("explore", { question: "Where is the checkout total computed?" })) as {
      files: { path: string; lines: unknown[] }[];
    };
    expect(found[0]).toMatchObject({
      path: "src/pages/Checkout.tsx",
      lines: [
        { line: 1, text: "export function Checkout() {" },
        { line: 2, text: "const total = sumOfCart();" },
        { line: 3, text: "return total;" },
      ],
    });
    expect(found.map(({ path }) => path)).toContain("src/App.tsx");
    expect(found.map(({ path }) => path)).not.toContain(".env");
  });

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
      expect.arrayContaining(["ask_user", "diagram", "explore", "grep", "read_file", "read_logs", "security_scan"]),
    );
    expect(offered.filter((name) => /write|replace|patch|rename|delete|add_|execute|plan|finish/.test(name))).toEqual(
      [],
    );
    expect(answer).toMatchObject({ content: "No findings.", edit_id: null });
  });
});
