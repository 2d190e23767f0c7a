import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./test-app.ts";

describe("app in memory", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it("signs people up and calls routes as them", async () => {
    const maya = await app.signUp("Maya");
    const user = await maya.call(accountsContract.user, {});
    expect(user).toMatchObject({ email: maya.email, is_staff: true });
    await expect(app.stranger(accountsContract.user, {})).rejects.toMatchObject({ status: 401, code: "not_signed_in" });
  });

  it("is alive and ready", async () => {
    expect((await app.fetch("/healthz")).status).toBe(200);
    expect((await app.fetch("/readyz")).status).toBe(200);
  });
});
