import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { editsContract } from "../../edits/contract/index.ts";
import { fileAtHead, newVersion } from "../../edits/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { NEW_ANSWER } from "../contract/new-answer.ts";
import { trajectoryOf } from "../testing.ts";
import { chatDocuments } from "./chat-tables.ts";
import { rowOf } from "./documents/documents.ts";

let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

type SqlState = "pending" | "running" | "succeeded" | "failed" | "denied" | null;

/** An answer whose SQL has this state. */
async function answer(id: string, sqlState: SqlState = null): Promise<void> {
  const document = {
    ...NEW_ANSWER,
    id,
    tag: "ai-message" as const,
    content: "",
    created_at: new Date().toISOString(),
    user_id: "u",
    user_name: "Maya",
    edit_id: null,
    message_id: `${id}-asked`,
    status: "completed" as const,
    queued_position: null,
    sql_run_state: sqlState,
  };
  await app.services.database.sql.insert(chatDocuments).values(rowOf(projectId, document));
}
const restore = (body: { edit_id: string; message_id?: string; restore_database?: boolean }) =>
  maya.call(editsContract.revertToEdit, { params: { id: projectId }, body });

async function twoVersions(sqlState: SqlState) {
  await answer("first");
  const { editId } = await newVersion(app.services, projectId, { files: { "a.txt": "1" }, aiMessageId: "first" });
  await answer("second", sqlState);
  await newVersion(app.services, projectId, { files: { "a.txt": "2" }, aiMessageId: "second" });
  return editId;
}

it.each(["running", "succeeded"] as const)(
  "a restore across SQL that is %s is refused until the person chose only the files [T4.08] [E3]",
  async (state) => {
    const edit_id = await twoVersions(state);
    const told = (await trajectoryOf(maya.call, projectId)).length;
    await expect(restore({ edit_id, message_id: "first" })).rejects.toMatchObject({
      status: 409,
      code: "unsafe_revert",
    });
    expect(await fileAtHead(app.services, projectId, "a.txt")).toBe("2");
    expect(await trajectoryOf(maya.call, projectId)).toHaveLength(told);
    await restore({ edit_id, message_id: "first", restore_database: false });
    expect(await fileAtHead(app.services, projectId, "a.txt")).toBe("1");
  },
);

it.each(["pending", "failed", "denied", null] as const)(
  "SQL that is %s changed nothing: going back is safe [T4.08]",
  async (state) => {
    const edit_id = await twoVersions(state);
    await restore({ edit_id, message_id: "first" });
    expect(await fileAtHead(app.services, projectId, "a.txt")).toBe("1");
  },
);

it("SQL of the version itself, or from before it, is no later change [T4.08]", async () => {
  await answer("zero", "succeeded");
  await answer("first", "succeeded");
  const { editId } = await newVersion(app.services, projectId, { files: { "a.txt": "1" }, aiMessageId: "first" });
  await newVersion(app.services, projectId, { files: { "a.txt": "2" } });
  await restore({ edit_id: editId });
  expect(await fileAtHead(app.services, projectId, "a.txt")).toBe("1");
});

it("a restore needs its version and its message [T5.13] [T8.07]", async () => {
  const edit_id = await twoVersions(null);
  await expect(restore({ edit_id: "ed_none" })).rejects.toMatchObject({
    status: 404,
    userMessage: "No edit found for this version",
  });
  await expect(restore({ edit_id, message_id: "of another project" })).rejects.toMatchObject({
    status: 404,
    userMessage: "Cannot find the message for this version",
  });
  expect(await fileAtHead(app.services, projectId, "a.txt")).toBe("2");
});
