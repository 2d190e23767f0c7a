/** Checks which builds the sandbox is asked for. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVersion } from "../../../edits/testing.ts";
import { readProjectFiles } from "../../../files/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { plainSandbox, type PlainSandbox } from "../../testing.ts";

let sandbox: PlainSandbox;
let app: TestApp;
let maya: TestPerson;

beforeAll(async () => {
  sandbox = plainSandbox();
  app = await createTestApp({ sandbox });
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

const build = (projectId: string, sha: string) =>
  app.services.preview.build({ projectId, sha, reason: "publish" as const });

it("builds a commit unless the checks before it built exactly its files", async () => {
  const { id: projectId } = await newProject(maya.call);
  const first = await newVersion(app.services, projectId, { files: { "public/a.txt": "one" } });
  const source = await readProjectFiles(app.services, projectId, first.sha);
  await build(projectId, first.sha);
  const before = sandbox.builds.length;

  const next = new Map<string, Uint8Array>(source).set("public/a.txt", Buffer.from("two"));
  const built = { ok: true, files: new Map([["index.html", Buffer.from("checked")]]), log: "", durationMs: 1 };
  app.services.preview.offerBuild({ projectId, source: next, built });
  const second = await newVersion(app.services, projectId, { files: { "public/a.txt": "two" } });
  expect(await build(projectId, second.sha)).toMatchObject({ ok: true });
  expect(sandbox.builds.length).toBe(before);

  const third = await newVersion(app.services, projectId, { files: { "public/a.txt": "three" } });
  expect(await build(projectId, third.sha)).toMatchObject({ ok: true });
  expect(sandbox.builds.length).toBe(before + 1);
});
