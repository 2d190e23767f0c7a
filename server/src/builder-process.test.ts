import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerWithin, send } from "@slipway/features/chat/testing.ts";
import { fileAtHead } from "@slipway/features/edits/testing.ts";
import { markedBrowser, markedSandbox } from "@slipway/features/agent/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { modelSuite } from "@slipway/platform/models/port.suite";
import { createIsolatedModel } from "@slipway/platform/models/process/isolated-model";
import { createTestApp, type TestApp } from "./testing/test-app.ts";
import type { TestPerson } from "./testing/test-person.ts";

const module = new URL("./builder-process.ts", import.meta.url);

modelSuite("the offline builder in its process", async () => {
  const model = createIsolatedModel({ module, provider: "slipway", modelId: "offline-builder" });
  await model.ready();
  return { model, [Symbol.asyncDispose]: () => model[Symbol.asyncDispose]() };
});

describe("the offline builder in the product", { timeout: 240_000 }, () => {
  /** The process loads meanwhile. */
  const answered = answerWithin(100_000);
  let app: TestApp;
  let maya: TestPerson;
  beforeAll(async () => {
    app = await createTestApp({ sandbox: markedSandbox(), browser: markedBrowser() });
    maya = await app.signUp("Maya");
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it("builds in a process of its own, and reads the change that comes next", async () => {
    const { id } = await newProject(maya.call);
    const built = await send(maya.call, id, { message: "a website for a bakery with prices" });
    expect((await answered(app.services, id, built.ai_message_id)).version).not.toBeNull();
    const changed = await send(maya.call, id, { message: "make it dark blue" });
    expect((await answered(app.services, id, changed.ai_message_id)).version).not.toBeNull();
    expect(await fileAtHead(app.services, id, "src/index.css")).not.toBeNull();
    const loads = app.services.queues.all.map(({ load }) => load.name);
    expect(loads).toContain("reading");
  });
});
