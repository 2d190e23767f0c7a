import { execFile } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { claimDataFolder } from "../data-folder.ts";
import { ROOT } from "./development/tool.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const link = (email: string): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: app.services.database.url, SLIPWAY_DATA_DIR: app.dataDir };
    execFile(
      process.execPath,
      ["server/src/commands/run.ts", "link", email],
      { cwd: ROOT, env },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

describe("link", { timeout: 120_000 }, () => {
  it("prints one address that sets a new password", async () => {
    const maya = await app.signUp("Maya");
    const { code, stdout } = await link(maya.email);
    expect(code).toBe(0);
    const [url = "", ...others] = stdout.trimEnd().split("\n");
    expect(others).toEqual([]);
    const token = new URL(url).searchParams.get("token");
    const post = (path: string, body: object): Promise<Response> =>
      app.fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json", origin: app.services.addresses.appUrl },
        body: JSON.stringify(body),
      });
    const changed = await post("/api/auth/reset-password", { token, new_password: "another horse battery" });
    expect(changed.status).toBe(200);
    expect((await post("/api/auth/sign-in/email", { email: maya.email, password: maya.password })).status).toBe(401);
    expect(
      (await post("/api/auth/sign-in/email", { email: maya.email, password: "another horse battery" })).status,
    ).toBe(200);
  });

  it("leads to the address where Slipway runs, whatever port the command knows of", async () => {
    const { email } = await app.signUp("Noor");
    await using running = await claimDataFolder(app.dataDir);
    running!.announce("http://slipway.localhost:4977");
    expect((await link(email)).stdout).toMatch(/^http:\/\/slipway\.localhost:4977\/reset-password\?token=[\w-]+\n$/);
  });

  it("says that there is no such account, and asks for an address", async () => {
    expect(await link("nobody@example.com")).toMatchObject({
      code: 1,
      stdout: "",
      stderr: "There is no account for nobody@example.com.\n",
    });
    expect(await link("nobody")).toMatchObject({ code: 2, stdout: "" });
  });
});
