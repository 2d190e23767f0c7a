/** The whole way for real: the embedded model, its code in the sandbox, its pages in a browser. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { createChromium } from "@slipway/platform/browser/chromium";
import { createTestSandbox } from "@slipway/sandbox/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerTo, answerWithin, send } from "../../chat/testing.ts";
import { fileAtHead } from "../../edits/testing.ts";
import { newProject } from "../../projects/testing.ts";

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slipway-agent-"));
  // Sandboxes run as users of their own and must be able to pass through.
  await chmod(folder, 0o711);
  app = await createTestApp({ sandbox: await createTestSandbox(), browser: await createChromium({ dataDir: folder }) });
}, 120_000);
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

it("builds an app from one sentence, with every check run and passed", { timeout: 240_000 }, async () => {
  const maya = await app.signUp("Maya");
  const { id } = await newProject(maya.call, { display_name: undefined });
  const sent = await send(maya.call, id, { message: "a landing page for a bakery with menu and contact form" });
  const answer = await answerWithin(200_000)(app.services, id, sent.ai_message_id);
  expect(answer).toMatchObject({ status: "completed", version: 1, pipeline_errors: [], errors: [], can_retry: false });
  expect(answer.evidence!.summary).toMatch(
    /^Checked: types, build, \d+ pages at 2 widths, 0 console errors · [1-9]\d*\.\d s$/,
  );
  expect(answer.suggestions).toHaveLength(3);
  expect(answer.site_details.length).toBeGreaterThan(0);
  expect(await fileAtHead(app.services, id, ".slipway/plan.json")).not.toBeNull();

  const thanks = await send(maya.call, id, { message: "thanks" });
  const thanked = await answerTo(app.services, id, thanks.ai_message_id);
  expect(thanked).toMatchObject({ version: null, edit_id: null });
  expect(thanked.content).not.toContain("I changed nothing");

  for (const chat_only of [true, false]) {
    const asked = await send(maya.call, id, { message: "How do I invite a colleague?", chat_only });
    expect(await answerTo(app.services, id, asked.ai_message_id)).toMatchObject({
      version: null,
      content: expect.stringMatching(
        /^Open Settings → People.*\[Settings → People\]\(\?settings=members\)(?!.*I changed nothing)/s,
      ) as string,
    });
  }
});
