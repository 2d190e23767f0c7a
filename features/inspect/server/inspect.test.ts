import { createScriptedModel } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { graphsPath, type GraphNode } from "../../agent/contract/index.ts";
import { markedBrowser, markedSandbox } from "../../agent/testing.ts";
import { answerTo, send } from "../../chat/testing.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { inspectContract, isOffered, tagsFrom, TAGS_RULE } from "../contract/index.ts";

const model = createScriptedModel([]);
let app: TestApp;
/** The first account is staff. */
let staff: TestPerson;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  staff = await app.signUp("Sol");
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

async function turn(): Promise<string> {
  model.play([{ text: "Nothing to do.", toolCalls: [{ name: "finish", input: { did: [] } }] }]);
  const sent = await send(maya.call, projectId, { message: "Thanks" });
  await answerTo(app.services, projectId, sent.ai_message_id);
  return sent.ai_message_id;
}

describe("graphs of runs", () => {
  it("are listed newest first, and by message [T7.07] [IN1]", async () => {
    const first = await turn();
    const second = await turn();
    const list = (message_id?: string) =>
      staff.call(inspectContract.listGraphs, {
        params: { projectId },
        query: message_id === undefined ? {} : { message_id },
      });
    const { graphs } = await list();
    expect(graphs).toHaveLength(2);
    expect((await list(first)).graphs).toEqual([graphs[1]]);
    expect((await list(second)).graphs).toEqual([graphs[0]]);
  });

  it("are read as a map by id, child graphs with them, by staff only [T7.07] [T6.01] [W1.07]", async () => {
    await turn();
    const { graphs } = await staff.call(inspectContract.listGraphs, { params: { projectId }, query: {} });
    const params = { projectId, graphId: graphs[0]!.id };
    const map = await staff.call(inspectContract.graph, { params });
    const loop = map[params.graphId]!.nodes.find((node) => node.name === "edit_loop")!;
    expect(map[loop.child_graphs[0]!]).toMatchObject({ parent_graph_id: params.graphId });
    await expect(maya.call(inspectContract.graph, { params })).rejects.toMatchObject({ status: 404 });
  });

  it("of a running run come over the live path, and continue there [T7.08] [IN1]", async () => {
    const reached = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    model.play([
      { toolCalls: [{ name: "search", input: {} }] },
      () => {
        reached.resolve();
        return { after: held.promise, toolCalls: [{ name: "finish", input: { did: [] } }] };
      },
    ]);
    const sent = await send(maya.call, projectId, { message: "Thanks" });
    await reached.promise;
    const docs = new Map<string, Record<string, unknown>>();
    const connection = app.services.liveHub.connect({
      authorize: () => Promise.resolve(true),
      send: (frame) => {
        if (frame.type === "snapshot") for (const { id, doc } of frame.docs) docs.set(id, doc);
        if (frame.type === "changes")
          for (const change of frame.changes) if (change.op === "put") docs.set(change.id, change.doc);
        return true;
      },
    });
    const edit = (): GraphNode | undefined =>
      [...docs.values()].find((doc) => doc["name"] === "edit_loop") as GraphNode | undefined;
    await connection.receive({ type: "subscribe", path: graphsPath(projectId), since: null });
    await expect.poll(() => edit()?.status, { timeout: 10_000 }).toBe("running");
    held.resolve();
    await answerTo(app.services, projectId, sent.ai_message_id);
    await expect.poll(() => edit()?.status, { timeout: 10_000 }).toBe("completed");
    connection.close();
  });
});

describe("annotations", () => {
  const messageId = "7c1d2f0a-93e4-4f58-8a67-2b9d4e6f8c33";
  const list = async () =>
    (await staff.call(inspectContract.annotations, { params: { projectId, messageId } })).annotations;
  const annotate = (annotation: string, tags: string[] = []) =>
    staff.call(inspectContract.annotate, { params: { projectId }, body: { message_id: messageId, annotation, tags } });

  it("are written, listed, changed and removed with their author [T7.02] [T7.03] [T7.04] [T7.05] [T3.03] [IN2]", async () => {
    expect(await annotate("  Broke the header  ", ["layout", "bakery"])).toEqual({
      status: "success",
      message: "Annotation saved successfully!",
    });
    const [note] = await list();
    expect(note).toEqual({
      id: note!.id,
      annotation: "Broke the header",
      tags: ["layout", "bakery"],
      annotator_username: "Sol",
    });
    const params = { projectId, messageId, annotationId: note!.id };
    await staff.call(inspectContract.updateAnnotation, { params, body: { annotation: "Fixed", tags: [] } });
    expect(await list()).toMatchObject([{ annotation: "Fixed", tags: [] }]);
    await staff.call(inspectContract.removeAnnotation, { params });
    expect(await list()).toEqual([]);
    await expect(staff.call(inspectContract.removeAnnotation, { params })).rejects.toMatchObject({ status: 404 });
  });

  it("need a text, and tags of letters, digits, spaces, underscores and hyphens [T5.01]", async () => {
    await expect(annotate("   ")).rejects.toMatchObject({ status: 400 });
    await expect(annotate("x", ["no!"])).rejects.toMatchObject({ status: 400 });
    expect(tagsFrom(" one, two words,, three_3 ,")).toEqual({ tags: ["one", "two words", "three_3"] });
    expect(tagsFrom("one; two")).toEqual({ problem: TAGS_RULE });
    expect(tagsFrom("")).toEqual({ tags: [] });
  });

  it("are for staff only, and of one project [T6.01]", async () => {
    await annotate("Only here", ["own-tag"]);
    await expect(maya.call(inspectContract.annotations, { params: { projectId, messageId } })).rejects.toMatchObject({
      status: 404,
    });
    const other = (await newProject(maya.call)).id;
    expect(
      (await staff.call(inspectContract.annotations, { params: { projectId: other, messageId } })).annotations,
    ).toEqual([]);
  });

  it("lists every tag once, without those of exports [W7.23] [T5.01] [IN2]", async () => {
    await annotate("one", ["zebra", "apple"]);
    await annotate("two", ["apple", "export-2026"]);
    const { tags } = await staff.call(inspectContract.tags, {});
    expect(tags).toEqual([...new Set(tags)].toSorted());
    expect(tags).toEqual(expect.arrayContaining(["apple", "zebra", "export-2026"]));
    expect(tags.filter(isOffered)).not.toContain("export-2026");
  });

  it("go with their project", async () => {
    await annotate("Gone soon", ["gone-soon"]);
    await maya.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    await maya.call(projectsContract.remove, {
      params: { id: projectId },
      query: { permanent: "true", confirm: "Bakery" },
    });
    const gone = async (table: string): Promise<number> =>
      (await app.services.database.pool.query(`select 1 from ${table} where project_id = $1`, [projectId])).rowCount!;
    await expect.poll(() => gone("annotations"), { timeout: 10_000 }).toBe(0);
    await expect.poll(() => gone("agent_graphs"), { timeout: 10_000 }).toBe(0);
  });
});
