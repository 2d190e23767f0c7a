import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { agentContract } from "../../contract/index.ts";
import { forgetPictures } from "../verify/evidence-pictures.ts";
import { type AiMessage } from "../../../chat/contract/index.ts";
import { answerTo, send, watchTrajectory } from "../../../chat/testing.ts";
import { fileAtHead, headOf, newVersion } from "../../../edits/testing.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { marked, markedBrowser, markedSandbox, writeCall as write, finishCall as finish } from "../../testing.ts";

const model = createScriptedModel([]);
const sandbox = markedSandbox();
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox, browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

async function turn(
  script: Script,
  message: Parameters<typeof send>[2] = { message: "Add a page" },
): Promise<AiMessage> {
  model.play(script);
  const sent = await send(maya.call, projectId, message);
  return answerTo(app.services, projectId, sent.ai_message_id);
}

describe("a turn that works", () => {
  it("streams text, commits once and shows its evidence [T3.23] [W3.04]", async () => {
    projectId = (await newProject(maya.call, { display_name: undefined })).id;
    const answer = await turn([
      {
        text: "I will add a page.",
        toolCalls: [write("src/pages/Menu.tsx", "export const menu = 1;\n")],
      },
      {
        toolCalls: [
          finish({
            app_name: "Corner Bakery",
            suggestions: ["Add prices", "add prices.", "Add a map"],
            details: [{ key: "name", label: "Name", value: "Corner" }],
            not_done: ["No photos"],
          }),
        ],
      },
    ]);
    expect(answer).toMatchObject({
      status: "completed",
      stopped: false,
      version: 1,
      title: "Added a page",
      content: "I will add a page.",
      pipeline_errors: [],
      suggestions: ["Add prices", "Add a map", "Undo the last change"],
      not_done: ["No photos"],
      site_details: [{ key: "name", label: "Name", value: "Corner" }],
    });
    expect(answer.evidence!.summary).toMatch(
      /^Checked: types, build, 1 page at 2 widths, 0 console errors · \d+\.\d s$/,
    );
    expect(answer.steps.map(({ kind, target, status }) => ({ kind, target, status }))).toContainEqual({
      kind: "create",
      target: "src/pages/Menu.tsx",
      status: "done",
    });
    expect(answer.time_to_first_token_ms).toBeGreaterThanOrEqual(0);
    expect(await fileAtHead(app.services, projectId, "src/pages/Menu.tsx")).toBe("export const menu = 1;\n");
    const details = await maya.call(projectsContract.details, { params: { id: projectId } });
    expect(details).toMatchObject({ display_name: "Corner Bakery", locked_at: null });
    expect((await maya.call(projectsContract.screenshot, { params: { id: projectId } })).status).toBe(200);
  });

  it("keeps a picture of every page at both widths with its row, for those who may see the project", async () => {
    const answer = await turn([{ toolCalls: [write("src/a.ts", "export {};\n"), finish()] }]);
    const pictures = answer
      .evidence!.checks.map(({ name, picture }) => ({ name, picture }))
      .filter((row) => row.picture);
    expect(pictures).toEqual([
      { name: "/ at 1440", picture: "0-1440" },
      { name: "/ at 390", picture: "0-390" },
    ]);
    const params = { id: projectId, messageId: answer.id, picture: "0-390" };
    const shown = await maya.call(agentContract.evidencePicture, { params });
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
    const stranger = await app.signUp("Stranger");
    for (const [caller, asked] of [
      [stranger, params],
      [maya, { ...params, picture: "9-390" }],
      [maya, { ...params, messageId: crypto.randomUUID() }],
    ] as const) {
      const refused = await caller
        .call(agentContract.evidencePicture, { params: asked })
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ status: 404 });
    }
    await forgetPictures(app.services, projectId);
    expect(await maya.call(agentContract.evidencePicture, { params }).catch((error: unknown) => error)).toMatchObject({
      status: 404,
    });
  });

  it("is told once what axe found, and kept in any case", async () => {
    const calls: string[] = [];
    const answer = await turn([
      { toolCalls: [write("src/a.ts", marked("axe", "Buttons must have discernible text")), finish()] },
      (call) => {
        calls.push(JSON.stringify(call.prompt.at(-1)));
        return { toolCalls: [finish()] };
      },
    ]);
    expect(calls.join()).toContain("Buttons must have discernible text");
    expect(answer.version).toBe(1);
    expect(answer.evidence!.checks.find((check) => check.name === "accessibility")).toEqual({
      name: "accessibility",
      ok: false,
      detail: "1 finding on 1 page (WCAG A and AA): /: Buttons must have discernible text (marked) at main",
    });
    expect(answer.evidence!.summary).toContain("Failed: accessibility");
  });

  it("shows its files in the preview while it works, before the commit", async () => {
    let commit = "";
    await turn([
      { toolCalls: [write("src/early.ts", "export const early = 1;\n")] },
      async () => {
        commit = (await fileAtHead(app.services, projectId, "src/early.ts")) ?? "not committed";
        return { toolCalls: [finish()] };
      },
    ]);
    expect(commit).toBe("not committed");
    expect(
      sandbox.applied.some(({ treeKey, paths }) => treeKey.startsWith("run:") && paths.includes("src/early.ts")),
    ).toBe(true);
  });

  it("reads and edits files by exact text, and hands refusals back to the model [T8.11]", async () => {
    await newVersion(app.services, projectId, { files: { "src/a.ts": "const a = 1;\nconst b = 1;\n" } });
    const answer = await turn([
      {
        toolCalls: [
          {
            name: "search_replace",
            input: { path: "src/a.ts", edits: [{ old: "const a = 3;", new: "const a = 2;" }] },
          },
        ],
      },
      { toolCalls: [{ name: "read_files", input: { files: ["src/a.ts"] } }] },
      {
        toolCalls: [
          {
            name: "search_replace",
            input: { path: "src/a.ts", edits: [{ old: "const a = 1;", new: "const a = 2;" }] },
          },
        ],
      },
      { toolCalls: [finish()] },
    ]);
    expect(answer.steps.map((step) => step.status).slice(0, 3)).toEqual(["failed", "done", "done"]);
    expect(answer.steps[2]).toMatchObject({ kind: "edit", target: "src/a.ts", added: 1, removed: 1 });
    expect(answer.pipeline_errors).toEqual([]);
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("const a = 2;\nconst b = 1;\n");
  });

  it("labels an edit of a file that is not the agent's to write [T3.23] [T8.11]", async () => {
    const answer = await turn([
      { toolCalls: [write(".env", "KEY=1")] },
      { toolCalls: [write("src/x.ts", "export {};\n"), finish()] },
    ]);
    expect(answer.pipeline_errors).toMatchObject([{ code: "FORBIDDEN_PATH" }]);
    expect(answer.version).toBe(1);
  });
});

describe("a turn that changed nothing", () => {
  it("makes no version and says so", async () => {
    const head = await headOf(app.services, projectId);
    const answer = await turn([{ text: "All is well.", toolCalls: [finish({ did: [] })] }]);
    expect(answer).toMatchObject({
      status: "completed",
      version: null,
      edit_id: null,
      evidence: null,
      content: "All is well.\n\nI changed nothing.",
    });
    expect(await headOf(app.services, projectId)).toBe(head);
  });

  it("answers a question without a word about changes", async () => {
    const asked = await turn([{ text: "In Settings." }], { message: "Where do I set the language?" });
    expect(asked.content).toBe("In Settings.");
  });

  it("in chat mode has no tool that could change anything [CH2]", async () => {
    const answer = await turn([(call) => ({ text: (call.tools ?? []).map((tool) => tool.name).join() })], {
      message: "How does it work?",
      chat_only: true,
    });
    expect(answer.content).toBe(
      "read_files,search,references,history,read_logs,security_scan,search_help,delegate,diagram,db_schema,list_secrets,ask_user",
    );
  });

  it("may ask instead, and keeps its changes as a draft", async () => {
    const answer = await turn([
      {
        toolCalls: [
          write("src/a.ts", "export {};\n"),
          { name: "ask_user", input: { question: "Which one?", options: ["One", "Two"] } },
        ],
      },
    ]);
    expect(answer).toMatchObject({ question: { question: "Which one?", options: ["One", "Two"] }, version: null });
    expect(answer).toMatchObject({ draft_state: "open", draft: { files: [{ path: "src/a.ts" }], checked: false } });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBeNull();
  });
});

describe("a reported error with one obvious repair", () => {
  const fixing = (message: string) =>
    turn([{ text: "The model was asked." }], { message: `Fix this error: ${message}`, contains_error: true });

  it("is repaired without a model, and the evidence says so [T8.11]", async () => {
    const types = sandbox.typecheck;
    sandbox.typecheck = ({ files }) => {
      const code = new TextDecoder().decode(files.get("src/b.tsx"));
      const isMissing = code.includes("useState") && !code.includes("import");
      const at = { path: "src/b.tsx", line: 1, column: code.indexOf("useState") + 1 };
      const diagnostics = isMissing ? [{ ...at, code: "TS2304", message: "Cannot find name 'useState'." }] : [];
      return Promise.resolve({ ok: !isMissing, diagnostics, durationMs: 1 });
    };
    try {
      await newVersion(app.services, projectId, { files: { "src/b.tsx": "export const b = () => useState(1);\n" } });
      const answer = await fixing("useState is not defined");
      expect(answer).toMatchObject({ content: "Repaired: imported useState from react in src/b.tsx.", version: 2 });
      expect(answer.evidence!.summary).toMatch(
        /^Checked: types, build, .* Repaired: imported useState from react in src\/b\.tsx · \d+\.\d s$/,
      );
      expect(answer.evidence!.checks).toContainEqual({
        name: "repaired",
        ok: true,
        detail: "imported useState from react in src/b.tsx",
      });
      expect(await fileAtHead(app.services, projectId, "src/b.tsx")).toBe(
        'import { useState } from "react";\nexport const b = () => useState(1);\n',
      );
    } finally {
      sandbox.typecheck = types;
    }
  });

  it("goes to a connected model where only the app at work would show a wrong repair", async () => {
    await newVersion(app.services, projectId, {
      files: { "src/late.tsx": "export const late = (rows: string[]) => rows.length;\n" },
    });
    const answer = await fixing(
      "Uncaught TypeError: Cannot read properties of undefined (reading 'length')\n    at late (/src/late.tsx?t=1:1:40)",
    );
    expect(answer).toMatchObject({ content: "The model was asked.\n\nI changed nothing.", version: null });
    expect(await fileAtHead(app.services, projectId, "src/late.tsx")).toContain("rows.length");
  });
});

describe("a turn whose checks fail", () => {
  const broken = (text: string) => write("src/a.ts", marked("type-error", text));

  it("gets one repair, and is kept when that works", async () => {
    const answer = await turn([
      { toolCalls: [broken("Cannot find name 'Order'."), finish()] },
      { toolCalls: [write("src/a.ts", "export {};\n"), finish()] },
    ]);
    expect(answer).toMatchObject({ version: 1, pipeline_errors: [] });
  });

  it("goes back to the model, and no line is edited behind its back", async () => {
    const text = `${marked("type-error", "Cannot find name 'useState'.")}export const b = () => useState(1);\n`;
    const whole = 'import { useState } from "react";\nexport const b = () => useState(1);\n';
    const answer = await turn([
      { toolCalls: [write("src/b.tsx", text), finish()] },
      { toolCalls: [write("src/b.tsx", whole), finish()] },
    ]);
    expect(answer).toMatchObject({ version: 1, pipeline_errors: [] });
    expect(answer.evidence!.summary).not.toContain("Repaired");
    expect(await fileAtHead(app.services, projectId, "src/b.tsx")).toBe(whole);
  });

  it("gets three repairs of different failures, and is dropped after them", async () => {
    const answer = await turn([
      { toolCalls: [broken("Cannot find name 'A1'."), finish()] },
      { toolCalls: [broken("Cannot find name 'B'."), finish()] },
      { toolCalls: [broken("Cannot find name 'C'."), finish()] },
      { toolCalls: [broken("Cannot find name 'D'."), finish()] },
    ]);
    expect(answer.version).toBeNull();
    expect(answer.content).toContain("The checks still fail after 3 repairs: `Cannot find name 'D'`.");
  });

  it("goes on after its repairs of types, when only then the pages are seen to fail", async () => {
    const answer = await turn([
      ...["A1", "B", "C"].map((name) => ({ toolCalls: [broken(`Cannot find name '${name}'.`), finish()] })),
      { toolCalls: [write("src/a.ts", marked("console-error", "x is not a function")), finish()] },
      { toolCalls: [write("src/a.ts", "export {};\n"), finish()] },
    ]);
    expect(answer).toMatchObject({ version: 1, pipeline_errors: [] });
  });

  it("is checked even if the model does not ask for it", async () => {
    const answer = await turn([
      { text: "Done!", toolCalls: [broken("Cannot find name 'A'.")] },
      ...Array.from({ length: 5 }, () => ({ text: "Done!" })),
    ]);
    expect(answer.version).toBeNull();
    expect(answer.content).toContain("That did not work.");
  });

  it("says where the app had the error before, which the turn was not about", async () => {
    const turns = [
      { toolCalls: [write("src/a.ts", marked("console-error", "x is not a function")), finish()] },
      ...Array.from({ length: 3 }, () => ({ toolCalls: [finish()] })),
    ];
    const answer = await turn(turns, {
      message: "Red buttons",
      runtime_errors: [{ error_message: "TypeError: x is not a function" }],
    });
    expect(answer.content).toContain("Your app had this error before: `x is not a function`.");
  });

  it("sees errors of the rendered page", async () => {
    const answer = await turn([
      { toolCalls: [write("src/a.ts", marked("console-error", "x is not a function")), finish()] },
      ...Array.from({ length: 3 }, () => ({ toolCalls: [finish()] })),
    ]);
    // Both widths report the same error, so it is told once.
    expect(answer.pipeline_errors).toEqual([
      {
        trace_id: expect.any(String),
        code: "IMMEDIATE_RUNTIME",
        message: "x is not a function",
        details: "/ at both widths: x is not a function",
      },
    ]);
  });

  it("is kept with a page that is too wide, and the evidence says so", async () => {
    const answer = await turn([
      { toolCalls: [write("src/a.ts", marked("overflow", "")), finish()] },
      { toolCalls: [finish()] },
    ]);
    expect(answer.version).toBe(1);
    expect(answer.evidence!.summary).toContain("Failed: / at both widths");
  });

  it("is not blamed for earlier problems", async () => {
    await newVersion(app.services, projectId, { files: { "src/old.ts": marked("type-error", "Old trouble") } });
    const answer = await turn([{ toolCalls: [write("src/new.ts", "export {};\n"), finish()] }]);
    expect(answer).toMatchObject({ version: 2, pipeline_errors: [] });
    expect(answer.evidence!.summary).toContain("Failed: types");
  });
});

it("streams text before the turn ends", async () => {
  const held = Promise.withResolvers<void>();
  model.play([
    { text: "First words.", toolCalls: [{ name: "search", input: {} }] },
    { after: held.promise, text: "Last words." },
    { toolCalls: [finish({ did: [] })] },
  ]);
  const { ai_message_id: id } = await send(maya.call, projectId, { message: "Talk" });
  await watchTrajectory(app.services, projectId, (docs) =>
    docs.get(id)?.["content"] === "First words." ? true : undefined,
  );
  held.resolve();
  expect((await answerTo(app.services, projectId, id)).content).toContain("Last words.");
});
