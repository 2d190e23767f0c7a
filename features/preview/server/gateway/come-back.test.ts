/** A real page of a real dev server that ended before the page had its connection. */
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import type { SandboxPort } from "@slipway/sandbox/port";
import { createTestSandbox } from "@slipway/sandbox/testing";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVersion } from "../../../edits/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { previewContract } from "../../contract/index.ts";
import { testGateway, type TestGateway } from "../../testing.ts";
import type { MountedPreview } from "../index.ts";
import { wakePreview } from "../show-tree.ts";

let gateway: TestGateway;
let sandbox: SandboxPort;
let browser: Awaited<ReturnType<typeof launchChromium>>;
let app: TestApp;

beforeAll(async () => {
  gateway = await testGateway();
  const url = `http://slipway.localhost:${gateway.port}`;
  const created = await createTestSandbox({ appOrigin: url });
  await created.prepared();
  sandbox = created;
  app = await createTestApp({ sandbox, config: { url } });
  gateway.hosts = app.services.hosts;
  browser = await launchChromium();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.[Symbol.asyncDispose]();
  await gateway?.[Symbol.asyncDispose]();
});

const page = (text: string): Record<string, string> => ({
  "src/pages/Index.tsx": `export default function Index() { return <h1 id="hero">${text}</h1>; }`,
});

it("reloads by itself: joins no server that does not know it, and retries until it has the newest page", async () => {
  const maya = await app.signUp("Maya");
  const projectId = (await newProject(maya.call)).id;
  const { sha } = await newVersion(app.services, projectId, { files: page("one") });
  await app.services.preview.show(projectId, sha);
  const connect = Promise.withResolvers<void>();
  gateway.whenConnecting = connect.promise;
  const { url } = await maya.call(previewContract.access, { params: { id: projectId }, body: {} });
  await using opened = await browser.newPage();
  await opened.goto(url);
  const hero = opened.locator("#hero");
  await expect.poll(() => hero.textContent()).toBe("one");
  // Another program serves it by the time the page's connection arrives.
  await sandbox.previews.sleep(projectId);
  await wakePreview((app.services.preview as MountedPreview).ports, projectId);
  await newVersion(app.services, projectId, { files: page("two") });
  connect.resolve();
  await expect.poll(() => hero.textContent(), { timeout: 30_000 }).toBe("two");
}, 90_000);
