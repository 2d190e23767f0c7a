import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newProject } from "../../projects/testing.ts";
import { knowledgeContract, knowledgeLimits } from "../contract/index.ts";
import { knowledgeFor } from "./index.ts";

let app: TestApp;
let maya: TestPerson;
let project: { id: string; workspaceId: string };

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  project = await newProject(maya.call);
});
afterAll(() => app[Symbol.asyncDispose]());

const note = (name: string, knowledge = "We say bakery, never shop.") => ({ name, knowledge });
const add = (body: ReturnType<typeof note>) =>
  maya.call(knowledgeContract.addProjectKnowledge, { params: { id: project.id }, body });

describe("knowledge", () => {
  it("is kept with name, description and text, of the workspace and of the project [T3.09]", async () => {
    await maya.call(knowledgeContract.addWorkspaceKnowledge, {
      params: { id: project.workspaceId },
      body: { ...note("Voice"), description: "How we write" },
    });
    await add(note("Facts", "Open from seven."));
    const files = await knowledgeFor(app.services, { projectId: project.id, workspaceId: project.workspaceId });
    expect(files.map(({ name, description, knowledge }) => ({ name, description, knowledge }))).toEqual([
      { name: "Voice", description: "How we write", knowledge: "We say bakery, never shop." },
      { name: "Facts", description: "", knowledge: "Open from seven." },
    ]);
  });

  it("loses nobody's save: the second of two from the same version is refused", async () => {
    const file = await add(note("Voice"));
    const params = { id: project.id, fileId: file.id };
    const save = (knowledge: string) =>
      maya.call(knowledgeContract.saveProjectKnowledge, { params, body: { ...note("Voice", knowledge), version: 1 } });
    const [first, second] = await Promise.allSettled([save("one"), save("two")]);
    expect([first.status, second.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    const { files } = await maya.call(knowledgeContract.projectKnowledge, { params: { id: project.id } });
    expect(files).toMatchObject([{ version: 2, knowledge: first.status === "fulfilled" ? "one" : "two" }]);
    await expect(
      maya.call(knowledgeContract.removeProjectKnowledge, { params, query: { version: 1 } }),
    ).rejects.toMatchObject({ code: "knowledge_changed" });
    await maya.call(knowledgeContract.removeProjectKnowledge, { params, query: { version: 2 } });
    expect((await maya.call(knowledgeContract.projectKnowledge, { params: { id: project.id } })).files).toEqual([]);
  });

  it("has bounds, and one name once", async () => {
    await add(note("Voice"));
    await expect(add(note("voice"))).rejects.toMatchObject({ code: "knowledge_name_taken" });
    await expect(add(note("Long", "x".repeat(knowledgeLimits.fileCharacters + 1)))).rejects.toMatchObject({
      status: 400,
    });
    for (let at = 0; at < 4; at += 1) await add(note(`Part ${at}`, "x".repeat(knowledgeLimits.fileCharacters)));
    await expect(add(note("One too many", "x".repeat(knowledgeLimits.fileCharacters)))).rejects.toMatchObject({
      code: "too_much_knowledge",
    });
  });

  it("of a project is not visible to another one's people, nor found under another id", async () => {
    const file = await add(note("Voice"));
    const other = await newProject(maya.call);
    await expect(
      maya.call(knowledgeContract.removeProjectKnowledge, {
        params: { id: other.id, fileId: file.id },
        query: { version: 1 },
      }),
    ).rejects.toMatchObject({ status: 404 });
    const eve = await app.signUp("Eve");
    await expect(eve.call(knowledgeContract.projectKnowledge, { params: { id: project.id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
