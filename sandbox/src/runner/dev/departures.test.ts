/** Files that are deleted while a page shows them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FileChange, SandboxPort } from "../../port.ts";
import { createTestSandbox, exposePreview, templateDir, templateFiles } from "../../testing.ts";

const { dependencies } = JSON.parse(readFileSync(join(templateDir, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};

let sandbox: SandboxPort;
let browser: Browser;

beforeAll(async () => {
  const created = await createTestSandbox();
  await created.prepared();
  sandbox = created;
  browser = await launchChromium();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await sandbox?.[Symbol.asyncDispose]();
});

const component = (name: string, text: string): string => `export function ${name}() { return <em>${text}</em>; }`;
const index = (imports: string, inside: string): string =>
  `${imports}\nexport default function Index() { return <h1 id="hero">${inside}</h1>; }`;
const OLD = index(`import { Old } from "@/components/Old"; import { data } from "@/data/list";`, "<Old />{data}");
const NEW = index(`import { New } from "@/components/New";`, "<New />");

const write = (path: string, content: string | null): FileChange => ({ path, content });

it("removes modules without errors in the open page, together with their importers or after them", async () => {
  const files = new Map<string, string | Uint8Array>([
    ...(await templateFiles()),
    ["src/pages/Index.tsx", OLD],
    ["src/components/Old.tsx", component("Old", "old")],
    ["src/data/list.ts", `export const data = "list";`],
  ]) as Map<string, Uint8Array>;
  const projectId = "departing";
  await sandbox.previews.wake({ projectId, treeKey: "one", files: async () => files, dependencies });
  await using front = await exposePreview(() => sandbox.previews.address(projectId)?.socketPath ?? null);
  await using page = await browser.newPage();
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on(
    "response",
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  await page.goto(front.url);
  const hero = page.locator("#hero");
  await expect.poll(() => hero.textContent()).toBe("oldlist");

  let trees = 1;
  const apply = (...changes: FileChange[]) => sandbox.previews.apply(projectId, `tree ${(trees += 1)}`, changes);
  await apply(
    write("src/components/Old.tsx", null),
    write("src/data/list.ts", null),
    write("src/components/New.tsx", component("New", "new")),
    write("src/pages/Index.tsx", NEW),
  );
  await expect.poll(() => hero.textContent()).toBe("new");
  await apply(write("src/pages/Index.tsx", index("", "none")));
  await expect.poll(() => hero.textContent()).toBe("none");
  await apply(write("src/components/New.tsx", null));
  // Messages to the page come in order, so it has heard of the deletion when this text appears.
  await apply(write("src/pages/Index.tsx", index("", "end")));
  await expect.poll(() => hero.textContent()).toBe("end");
  expect(problems).toEqual([]);
  await sandbox.previews.sleep(projectId);
}, 60_000);
