/** The embedded model's change to the database when somebody denies it: what the answer says, and the way to ask again. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { newUuid } from "@slipway/kernel/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chatContract } from "../../../../chat/contract/index.ts";
import { answerWithin, send, watchTrajectory } from "../../../../chat/testing.ts";
import { ENABLE_CLOUD_MESSAGE } from "../../../../cloud/contract/enable.ts";
import { newProject } from "../../../../projects/testing.ts";
import type { PendingApproval } from "../../../contract/index.ts";
import { markedBrowser, markedSandbox } from "../../../testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ sandbox: markedSandbox(), browser: markedBrowser() });
}, 60_000);
afterAll(() => app[Symbol.asyncDispose]());

it(
  "says only that it was denied, and offers the same request again, which asks once more",
  { timeout: 240_000 },
  async () => {
    const maya = await app.signUp("Maya");
    const { id } = await newProject(maya.call);
    const answerOf = (message: string) => answerWithin(100_000)(app.services, id, message);
    const said = async (message: string) => (await send(maya.call, id, { message })).ai_message_id;
    await answerOf(await said("an app for kayaks with name, length and colour"));
    const asked = (message: string) =>
      watchTrajectory(
        app.services,
        id,
        (docs) => (docs.get(message)?.["approval"] ?? undefined) as PendingApproval | undefined,
      );
    const reply = async (message: string, answer: "deny" | "allow_once") =>
      maya.call(chatContract.answerApproval, {
        params: { id, aiMessageId: message },
        body: { approval_id: (await asked(message)).id, answer },
      });

    await answerOf(await said(ENABLE_CLOUD_MESSAGE));
    const denied = await said("store it in the database");
    await reply(denied, "deny");
    const answer = await answerOf(denied);
    expect(answer).toMatchObject({ status: "completed", version: null, can_retry: true, sql_run_state: "denied" });
    expect(answer.content).toContain("The change to the database was denied, so it was not run.\n\nI changed nothing.");
    expect(answer.content).not.toMatch(/without it|not applied/);

    const again = newUuid();
    await maya.call(chatContract.retry, {
      params: { id, aiMessageId: denied },
      body: { id: newUuid(), ai_message_id: again },
    });
    await reply(again, "allow_once");
    expect(await answerOf(again)).toMatchObject({ version: 2, can_retry: false });
  },
);
