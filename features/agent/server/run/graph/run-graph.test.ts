import { notFound } from "@slipway/kernel/errors";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatContract } from "../../../../chat/contract/index.ts";
import { answerTo, send } from "../../../../chat/testing.ts";
import { newProject } from "../../../../projects/testing.ts";
import type { Graph, GraphNode } from "../../../contract/index.ts";
import { finishCall, marked, markedBrowser, markedSandbox, writeCall as write } from "../../../testing.ts";
import { endInterruptedRuns } from "../runs-table.ts";
import { listGraphs, outputSnapshot, readGraphs } from "./read-graphs.ts";

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

const finish = finishCall();

type Graphs = Record<string, Graph>;

/** The newest run's graphs, once its answer has ended and its graph is stored. */
async function graphsOf(): Promise<{ root: Graph; graphs: Graphs }> {
  const [head] = await listGraphs(app.services, projectId, undefined);
  const graphs = await readGraphs(app.services, projectId, head!.id);
  return { root: graphs[head!.id]!, graphs };
}

async function run(script: Script, message: Parameters<typeof send>[2] = { message: "Add a page" }) {
  model.play(script);
  const sent = await send(maya.call, projectId, message);
  await answerTo(app.services, projectId, sent.ai_message_id);
  return graphsOf();
}

const nodeOf = (graph: Graph, name: string): GraphNode => graph.nodes.find((node) => node.name === name)!;
const statuses = (graph: Graph): Record<string, string> =>
  Object.fromEntries(graph.nodes.map(({ name, status }) => [name, status]));

describe("the graph of a run", () => {
  it("names every part in order, what happened and what was skipped [T3.08]", async () => {
    const { root, graphs } = await run(
      [{ text: "I will add a page.", toolCalls: [write("src/a.ts", "export const a = 1;\n"), finish] }],
      { message: "Add a page", current_page: "/menu" },
    );
    expect(root).toMatchObject({ parent_graph_id: null, parent_node_name: null });
    expect(statuses(root)).toMatchObject({
      "input.message": "completed",
      "input.head_commit": "completed",
      "input.current_page": "completed",
      "input.selected_elements": "skipped",
      guard: "completed",
      intent: "completed",
      edit_loop: "completed",
      install: "skipped",
      typecheck: "completed",
      build: "completed",
      sql: "skipped",
      functions: "skipped",
      render: "completed",
      screenshot: "completed",
      reviews: "completed",
      repair: "skipped",
      commit: "completed",
      preview: "completed",
      report: "completed",
    });
    expect(nodeOf(root, "input.message")).toMatchObject({ is_input: true, output: "Add a page", error: null });
    expect(nodeOf(root, "render").dependencies).toEqual([{ name: "build", optional: false, promise: false }]);
    expect(Date.parse(nodeOf(root, "commit").completed_at!)).toBeGreaterThanOrEqual(
      Date.parse(nodeOf(root, "guard").started_at!),
    );
    const [childId] = nodeOf(root, "edit_loop").child_graphs;
    const child = graphs[childId!]!;
    expect(child).toMatchObject({ parent_graph_id: root.id, parent_node_name: "edit_loop" });
    expect(child.nodes.map(({ name, function_name, status }) => ({ name, function_name, status }))).toEqual([
      { name: "step_1", function_name: "modelStep", status: "completed" },
      { name: "step_1.1 write_file", function_name: "write_file", status: "completed" },
      { name: "step_1.2 finish", function_name: "finish", status: "completed" },
    ]);
    expect(child.nodes[0]!.output).toMatchObject({ text: "I will add a page.", input_tokens: 100 });
    expect(child.nodes[1]!.output).toMatchObject({ input: { path: "src/a.ts" }, result: { created: true } });
  });

  it("reviews what was checked, and leaves out what was not [T3.09]", async () => {
    const { root } = await run([
      { toolCalls: [write("src/a.ts", marked("overflow", "")), finish] },
      { toolCalls: [finish] },
    ]);
    const { reviews } = nodeOf(root, "reviews").output as {
      reviews: { type: string; score: number; message: string }[];
    };
    expect(Object.fromEntries(reviews.map(({ type, score }) => [type, score]))).toEqual({
      build: 10,
      types: 10,
      runtime: 10,
      accessibility: 10,
      design: 0,
      security: 10,
      unwanted_changes: 10,
    });
    expect(nodeOf(root, "repair")).toMatchObject({ status: "completed" });
    expect(nodeOf(root, "render").error).toMatchObject({ expected: false });
  });

  it("reports failures with code and message, and whether they were expected [T3.08]", async () => {
    const { root, graphs } = await run([
      { toolCalls: [write("src/a.ts", marked("type-error", "Cannot find name 'A'.")), write(".env", "KEY=1"), finish] },
      { toolCalls: [finish] },
    ]);
    expect(nodeOf(root, "typecheck")).toMatchObject({
      status: "error",
      error: { code: "BUILD", message: "Cannot find name 'A'", expected: false },
    });
    const loop = graphs[nodeOf(root, "edit_loop").child_graphs[0]!]!;
    expect(nodeOf(loop, "step_1.2 write_file")).toMatchObject({
      status: "error",
      error: { code: "FORBIDDEN_PATH", expected: true },
    });
    const repair = graphs[nodeOf(root, "repair").child_graphs[0]!]!;
    expect(statuses(repair)).toMatchObject({ step_2: "completed", checks_2: "completed" });
    expect(statuses(root)).toMatchObject({ commit: "skipped", preview: "skipped", report: "completed" });
  });

  it("keeps a large output apart, bounded, and takes whatever a model writes [T3.08]", async () => {
    const hostile = `export const text = "\u0000\\u0000 ${"x".repeat(40_000)}";\n`;
    const { root, graphs } = await run([{ toolCalls: [write("src/a.ts", hostile), finish] }]);
    const loop = graphs[nodeOf(root, "edit_loop").child_graphs[0]!]!;
    const node = nodeOf(loop, "step_1.1 write_file");
    expect(node).toMatchObject({ output: null, output_ref: expect.stringMatching(/^out_/) });
    const [document] = await outputSnapshot(app.services, node.output_ref!);
    expect(JSON.parse(document!.doc["output"] as string)).toMatchObject({ input: { path: "src/a.ts" } });
    expect(await outputSnapshot(app.services, "out_nothing")).toEqual([]);
  });

  it("is readable after a stop, and after the process was killed", async () => {
    const reached = Promise.withResolvers<void>();
    const held: Script = [
      { text: "Working.", toolCalls: [write("src/a.ts", "export {};\n")] },
      () => {
        reached.resolve();
        return { after: new Promise(() => undefined) };
      },
    ];
    model.play(held);
    const sent = await send(maya.call, projectId, { message: "Add a page" });
    await reached.promise;
    await expect
      .poll(async () => (await listGraphs(app.services, projectId, sent.ai_message_id)).length, { timeout: 10_000 })
      .toBe(1);
    await expect.poll(async () => statuses((await graphsOf()).root)["edit_loop"], { timeout: 10_000 }).toBe("running");
    // The next start ends interrupted runs of this node like this.
    await endInterruptedRuns(app.services);
    const killed = (await graphsOf()).root;
    expect(nodeOf(killed, "edit_loop")).toMatchObject({
      status: "error",
      error: { code: "INTERRUPTED", expected: true },
    });
    expect(nodeOf(killed, "commit").status).toBe("skipped");
    await maya.call(chatContract.stop, { params: { id: projectId, aiMessageId: sent.ai_message_id } });
    await answerTo(app.services, projectId, sent.ai_message_id);
    const stopped = (await graphsOf()).root;
    expect(nodeOf(stopped, "edit_loop")).toMatchObject({ status: "error", error: { code: "PERSON", expected: true } });
  });

  it("does not fail the run if it cannot be written", async () => {
    await app.services.database.pool.query("alter table agent_graph_nodes rename to agent_graph_nodes_away");
    try {
      model.play([{ toolCalls: [write("src/a.ts", "export {};\n"), finish] }]);
      const sent = await send(maya.call, projectId, { message: "Add a page" });
      expect(await answerTo(app.services, projectId, sent.ai_message_id)).toMatchObject({ version: 1 });
      expect(app.logged.some(({ message }) => message === "the graph of a run could not be written")).toBe(true);
    } finally {
      await app.services.database.pool.query("alter table agent_graph_nodes_away rename to agent_graph_nodes");
    }
  });

  it("belongs to its project [IN1]", async () => {
    await run([{ text: "Nothing.", toolCalls: [finish] }]);
    const [head] = await listGraphs(app.services, projectId, undefined);
    const other = (await newProject(maya.call)).id;
    await expect(readGraphs(app.services, other, head!.id)).rejects.toMatchObject(notFound("This graph"));
    expect(await listGraphs(app.services, projectId, "no-such-message")).toEqual([]);
  });
});
