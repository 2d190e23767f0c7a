/** "Try to fix" with a model that has a price, in a workspace without a credit. (product page, item 10) */
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { newUuid } from "@slipway/kernel/ids";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { marked, markedBrowser, markedSandbox, finishCall as finish, writeCall as write } from "../../agent/testing.ts";
import { billingContract } from "../../billing/contract/index.ts";
import { chatContract, type AiMessage } from "../../chat/contract/index.ts";
import { answerTo, send } from "../../chat/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { setPlan } from "../../workspaces/testing.ts";
import { errorsContract, fixRequest, type ErrorRecord } from "../contract/index.ts";
import { FREE_FIXES_PER_DAY } from "./free-fixes.ts";
import { errorsSnapshot } from "./handle-errors.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  app = await createTestApp({
    model: { model, label: "GPT-5", free: false, contextTokens: 100_000, price: { input: 1, output: 2 } },
    sandbox: markedSandbox(),
    browser: markedBrowser(),
  });
});
beforeEach(async () => {
  maya = await app.signUp("Maya");
  ({ id: projectId, workspaceId } = await newProject(maya.call));
  await setPlan(app.services, workspaceId, "free");
});
afterAll(() => app[Symbol.asyncDispose]());

const usage = { input: 2600, output: 1200 };
const mends = (path: string): Script => [{ toolCalls: [write(path, "export {};\n"), finish()], usage }];
const credits = async () =>
  (await maya.call(billingContract.projectCredits, { params: { projectId }, query: {} })).remaining;
/** Spends the day's five credits, so that none are left. */
async function spendAll(): Promise<void> {
  model.play(mends("src/first.ts"));
  const sent = await send(maya.call, projectId, { message: "Add a page" });
  await answerTo(app.services, projectId, sent.ai_message_id);
  expect(await credits()).toBe(0);
}
async function reported(message: string): Promise<ErrorRecord> {
  const body = { errors: [{ type: "runtime" as const, error_message: message, page: "/" }] };
  const { errors } = await maya.call(errorsContract.report, { params: { id: projectId }, body });
  return errors[0]!;
}
const fixOf = (...errors: ErrorRecord[]) => ({
  message: fixRequest(errors),
  mode: "instant" as const,
  contains_error: true,
  error_ids: errors.map(({ id }) => id),
});
async function fixed(script: Script, ...errors: ErrorRecord[]): Promise<AiMessage> {
  model.play(script);
  const sent = await send(maya.call, projectId, fixOf(...errors));
  return answerTo(app.services, projectId, sent.ai_message_id);
}
const outOfCredits = { status: 402, code: "out_of_credits" };

describe("a fix of a reported error", () => {
  it("costs nothing, even without credits, once per error", async () => {
    await spendAll();
    const error = await reported("x is not a function");
    expect(await fixed(mends("src/a.ts"), error)).toMatchObject({ version: 2, cost_credits: null });
    expect(await credits()).toBe(0);
    // It is handled: the same one is not free again, and neither is one that nobody reported.
    await expect(send(maya.call, projectId, fixOf(error))).rejects.toMatchObject(outOfCredits);
    await expect(send(maya.call, projectId, fixOf({ ...error, id: "err_made_up" }))).rejects.toMatchObject(
      outOfCredits,
    );
    const other = await reported("y is not a function");
    for (const paid of [{ mode: "agent" as const }, { contains_error: false }, { chat_only: true }])
      await expect(send(maya.call, projectId, { ...fixOf(other), ...paid })).rejects.toMatchObject(outOfCredits);
  });

  it("that changed nothing leaves the error open with one more attempt, whatever the browser says later [T4.18] [T7.17]", async () => {
    const error = await reported("x is not a function");
    expect(await fixed([{ toolCalls: [finish({ did: [] })], usage }], error)).toMatchObject({ version: null });
    const open = { id: error.id, doc: { ...error, fix_attempts: 1 } };
    await expect.poll(() => errorsSnapshot(app.services, projectId), { timeout: 10_000 }).toEqual([open]);
    await maya.call(errorsContract.handle, { params: { id: projectId }, body: { error_ids: [error.id] } });
    expect(await reported("x is not a function")).toMatchObject({ id: error.id, handled_at: null, fix_attempts: 1 });
    // A fix that changes something closes it.
    expect(await fixed(mends("src/a.ts"), error)).toMatchObject({ version: 1 });
    expect((await reported("x is not a function")).id).not.toBe(error.id);
  });

  it("is free twice for the same cause, and stays free in a retry", async () => {
    await spendAll();
    const broken = marked("type-error", "Cannot find name 'Order'.");
    const fails: Script = [
      { toolCalls: [write("src/a.ts", broken), finish()], usage },
      { toolCalls: [finish()], usage },
    ];
    const first = await fixed(fails, await reported("x is not a function"));
    expect(first).toMatchObject({ version: null, can_retry: true, cost_credits: null });
    model.play(mends("src/a.ts"));
    const again = { id: newUuid(), ai_message_id: newUuid() };
    await maya.call(chatContract.retry, { params: { id: projectId, aiMessageId: first.id }, body: again });
    expect(await answerTo(app.services, projectId, again.ai_message_id)).toMatchObject({
      version: 2,
      cost_credits: null,
    });
    expect(await fixed(mends("src/b.ts"), await reported("x is not a function"))).toMatchObject({ version: 3 });
    const third = await reported("x is not a function");
    expect(third.fix_attempts).toBe(2);
    await expect(send(maya.call, projectId, fixOf(third))).rejects.toMatchObject(outOfCredits);
  });

  it("is free a bounded number of times a day, because browsers' reports are not", async () => {
    await spendAll();
    const handled = (at: number) =>
      app.services.database.pool.query(
        `insert into project_errors (id, project_id, type, error_message, page, meta_data, occurred_at, created_at, handled_at, fixed_at, handled_by, fixed_by, key, cause, fix_attempts)
         select $2 || n, $1, 'runtime', 'x', '/', '{}', now(), now(), now() - make_interval(hours => $3), now() - make_interval(hours => $3), 'fix', $2 || n, n::text, n::text, 0 from generate_series(1, $4::int) n`,
        [projectId, `err_${projectId}_${at}_`, at, FREE_FIXES_PER_DAY / 2],
      );
    await handled(25);
    await handled(2);
    expect(await fixed(mends("src/a.ts"), await reported("a"))).toMatchObject({ cost_credits: null, version: 2 });
    await handled(1);
    await expect(send(maya.call, projectId, fixOf(await reported("b")))).rejects.toMatchObject(outOfCredits);
  });
});
