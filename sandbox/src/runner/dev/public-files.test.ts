import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SandboxPort } from "../../port.ts";
import { createTestSandbox, exposePreview, templateDir, templateFiles } from "../../testing.ts";

const { dependencies } = JSON.parse(readFileSync(join(templateDir, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};

let sandbox: SandboxPort;

beforeAll(async () => {
  const created = await createTestSandbox();
  await created.prepared();
  sandbox = created;
}, 180_000);
afterAll(() => sandbox?.[Symbol.asyncDispose]());

async function textAt(origin: string, path: string): Promise<string> {
  return (await fetch(`${origin}${path}`, { headers: { accept: "*/*" } })).text();
}

it("are there as soon as a project is taken or changed, and nothing is made twice for them", async () => {
  const files = new Map<string, Uint8Array>([
    ...(await templateFiles()),
    ["public/favicon.svg", Buffer.from("<svg id='own'/>")],
    ["public/new.txt", Buffer.from("new")],
  ]);
  await sandbox.previews.wake({ projectId: "p1", treeKey: "one", files: async () => files, dependencies });
  await using front = await exposePreview(() => sandbox.previews.address("p1")?.socketPath ?? null);
  expect(await textAt(front.url, "/new.txt")).toBe("new");
  expect(await textAt(front.url, "/favicon.svg")).toBe("<svg id='own'/>");
  const main = await textAt(front.url, "/src/main.tsx");
  // A mark of time: something was told to be out of date after the project was taken, and is made anew.
  for (const text of [await textAt(front.url, "/"), main]) expect(text).not.toMatch(/\?t=\d/);
  expect(main).toContain('"/src/index.css"');

  await sandbox.previews.apply("p1", "two", [
    { path: "public/new.txt", content: null },
    { path: "public/newer.txt", content: "newer" },
  ]);
  expect(await textAt(front.url, "/newer.txt")).toBe("newer");
  expect(await textAt(front.url, "/new.txt")).toContain("<!doctype html>");
});
