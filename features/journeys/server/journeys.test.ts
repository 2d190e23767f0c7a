import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileAtHead, newVersion } from "../../edits/testing.ts";
import { plainSandbox } from "../../preview/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { journeysContract } from "../contract/index.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ sandbox: plainSandbox() });
  maya = await app.signUp("Maya");
  id = (await newProject(maya.call)).id;
  await newVersion(app.services, id, { files: { "src/App.tsx": "export default () => null;\n" } });
});
afterAll(() => app[Symbol.asyncDispose]());

const steps = ['type "Ana" into "Name"', 'click button "Book"', 'see "You are booked"'];
const keep = (body: { title: string; at: string; steps: string[] }, by = maya) =>
  by.call(journeysContract.keep, { params: { id }, body });

describe("a recorded journey", () => {
  it("is a file and a version of the project, and the same title replaces it", async () => {
    const { path, commit_sha: sha } = await keep({ title: "Book a time", at: "/book", steps });
    expect(path).toBe("journeys/book-a-time.md");
    expect(sha).toMatch(/^[0-9a-f]{40}$/);
    expect(await fileAtHead(app.services, id, path)).toBe(
      '# Book a time\nat /book\n- type "Ana" into "Name"\n- click button "Book"\n- see "You are booked"\n',
    );
    const again = await keep({ title: "book a time", at: "/", steps });
    expect(again.path).toBe(path);
    expect(await fileAtHead(app.services, id, path)).toContain("at /\n");
    expect((await keep({ title: "Book a time!", at: "/", steps })).path).not.toBe(path);
  });

  it.each([
    ["without an expectation", { at: "/", steps: ['click "Book"'] }, /expects something/],
    ["that leaves the app", { at: "//evil.example", steps }, /path of this app/],
    ["with a step that is none", { at: "/", steps: ["rm -rf", 'see "x"'] }, /^Line 3: is no step/],
    ["whose step hides a line", { at: "/", steps: ['see "x"\nopen //evil.example'] }, /is no step|path of this app/],
  ])("%s is refused with its line and the rule", async (_what, body, rule) => {
    await expect(keep({ title: "Mine", ...body })).rejects.toMatchObject({
      status: 400,
      code: "journey_invalid",
      userMessage: expect.stringMatching(rule) as string,
    });
  });

  it("is kept by those who may change the project alone", async () => {
    const otto = await app.signUp("Otto");
    await expect(keep({ title: "Mine", at: "/", steps }, otto)).rejects.toMatchObject({ status: 404 });
  });

  it("runs on demand, and says so where no browser can open it", async () => {
    const { path } = await keep({ title: "Mine to run", at: "/", steps });
    const run = (at: string, by = maya) => by.call(journeysContract.run, { params: { id }, body: { path: at } });
    expect(await run(path)).toMatchObject({ outcome: "not_run", detail: expect.stringMatching(/\w/) as string });
    await expect(run("journeys/nothing.md")).rejects.toMatchObject({ status: 404 });
    await expect(run("src/App.tsx")).rejects.toMatchObject({ status: 404 });
    await expect(run("../secrets")).rejects.toMatchObject({ status: 404 });
    const otto = await app.signUp("Otis");
    await expect(run(path, otto)).rejects.toMatchObject({ status: 404 });
  });

  it("runs with all others before the project is published", async () => {
    const runAll = (projectId: string, by = maya) =>
      by.call(journeysContract.runAll, { params: { id: projectId }, body: {} });
    const bare = await newProject(maya.call);
    await newVersion(app.services, bare.id, { files: { "src/App.tsx": "export default () => null;\n" } });
    expect(await runAll(bare.id)).toEqual({ journeys: [] });
    await keep({ title: "One of all", at: "/", steps });
    const { journeys } = await runAll(id);
    expect(journeys.map(({ outcome }) => outcome)).toEqual(journeys.map(() => "not_run"));
    expect(journeys.length).toBeGreaterThan(0);
    await expect(runAll(id, await app.signUp("Ole"))).rejects.toMatchObject({ status: 404 });
  });
});
