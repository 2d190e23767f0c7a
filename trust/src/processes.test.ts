/** One installation as it is started by default: each of its processes may end, and the others go on. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { createClient, type Client } from "@slipway/kernel/contract/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { makeAppBackend, type AppBackend } from "./faults/backend/app-backend.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { followLive } from "@slipway/server/testing/follow-live";
import { childrenOf, ownProcesses } from "@slipway/server/testing/own-processes";
import { startSlipway, type RunningSlipway } from "@slipway/server/testing/start-slipway";
import { signUpPerson, type TestPerson } from "@slipway/server/testing/test-person";

let slipway: RunningSlipway;
let maya: TestPerson;
let signedOut: Client;
let backend: AppBackend;

const pidOf = async (name: "app" | "gateway"): Promise<number> => (await ownProcesses(slipway.process.pid!))[name] ?? 0;

/** The process in which the offline builder reads messages. */
async function builderOf(app: number): Promise<number | null> {
  const children = await childrenOf(app);
  return children.find(({ command }) => command.includes("/builder-process.ts"))?.pid ?? null;
}

/** The values of one metric, by a label whose values are the names of processes. */
async function byProcess(metric: string, label: "ended" | "process"): Promise<Record<string, number>> {
  const response = await fetchByAddress(`${slipway.url}/metrics`, { headers: maya.headers });
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith(metric));
  return Object.fromEntries(
    lines.map((line) => [
      new RegExp(`${label}="(app|gateway)"`).exec(line)?.[1] ?? line,
      Number(line.split(" ").at(-1)),
    ]),
  );
}

/** A person's entrance into the preview, made by a token of its own. */
async function enterPreview() {
  const { id, token } = await maya.call(accountsContract.createToken, { body: { name: "Preview" } });
  const asToken = { headers: { authorization: `Bearer ${token}` } };
  const access = { params: { id: backend.projectId }, body: {} };
  const { url } = await signedOut(previewContract.access, access, asToken);
  const entered = await fetchByAddress(url);
  const cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { origin, host } = new URL(url);
  const headers = { cookie, accept: "*/*", "sec-fetch-mode": "cors" };
  /** Vite's own script, which no built site has. */
  const client = async (): Promise<string> => {
    const answer = await fetchByAddress(`${origin}/@vite/client`, { headers }).catch(() => null);
    return answer?.status === 200 ? answer.text() : "";
  };
  return {
    client,
    end: () => maya.call(accountsContract.deleteToken, { params: { tokenId: id } }),
    /** As a page connects that has loaded this script. */
    async connect(script: string): Promise<{ closed: Promise<unknown>; said: Promise<string> }> {
      const page = /wsToken = "([^"]+)"/.exec(script)?.[1];
      if (page === undefined) throw new Error("Vite's script names no token");
      const socket = new WebSocket(`ws://127.0.0.1:${slipway.port}/?token=${page}`, ["vite-hmr"], {
        headers: { cookie, host, origin },
      });
      const closed = new Promise((resolve) => socket.on("error", () => undefined).once("close", resolve));
      const said = new Promise<string>((resolve) => socket.once("message", (data) => resolve(String(data as Buffer))));
      await new Promise((resolve) => socket.once("open", resolve).once("error", resolve));
      return { closed, said };
    },
  };
}

const isReady = () =>
  expect
    .poll(() => fetchByAddress(`${slipway.url}/readyz`).then(({ status }) => status), { timeout: 90_000 })
    .toBe(200);

beforeAll(async () => {
  slipway = await startSlipway();
  maya = await signUpPerson({ appUrl: slipway.url, send: fetchByAddress, name: "Maya" });
  signedOut = createClient({ baseUrl: slipway.url, fetch: fetchByAddress });
  backend = await makeAppBackend(maya);
}, 300_000);
afterAll(() => slipway?.[Symbol.asyncDispose]());

describe("processes of one installation", { timeout: 180_000 }, () => {
  it("answers the app and backends by different processes, both below the supervisor", async () => {
    const [app, gateway] = [await pidOf("app"), await pidOf("gateway")];
    expect(app).toBeGreaterThan(0);
    expect(gateway).toBeGreaterThan(0);
    expect(gateway).not.toBe(app);
    await backend.addRow(1, "before");
    expect(await backend.status()).toBe("ACTIVE_HEALTHY");
  });

  it("goes on with the app while the gateway of backends ends, and loses no row", async () => {
    const [app, gateway] = [await pidOf("app"), await pidOf("gateway")];
    process.kill(gateway, "SIGKILL");
    // A connection opened meanwhile waits; one that was open ended with its process.
    await expect.poll(() => backend.rows(1).catch(() => []), { timeout: 60_000 }).toEqual(["before"]);
    expect(await pidOf("app")).toBe(app);
    expect(await pidOf("gateway")).not.toBe(gateway);
    expect(await maya.call(accountsContract.user, {})).toMatchObject({ attributes: { display_name: "Maya" } });
    expect(await backend.status()).toBe("ACTIVE_HEALTHY");
    await backend.addRow(1, "after");
    await expect.poll(() => byProcess("slipway_process_ends_total", "ended")).toMatchObject({ gateway: 1 });
    const log = await readFile(join(slipway.dataDir, "logs", "processes.log"), "utf8");
    expect(log).toMatch(/"process":"gateway","cause":"SIGKILL"/);
  });

  it("answers callers that connect at the moment in which the gateway ends", async () => {
    process.kill(await pidOf("gateway"), "SIGKILL");
    const ask = (): Promise<number | string> =>
      fetchByAddress(`${slipway.url}/healthz`).then(
        ({ status }) => status,
        ({ code }: NodeJS.ErrnoException) => code ?? "failed",
      );
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    // Connections in the killed process ended at once with it; all others are answered.
    expect([...new Set(answers)].filter((one) => one !== "ECONNRESET")).toEqual(answers.includes(200) ? [200] : []);
    expect(await ask()).toBe(200);
    await expect.poll(() => byProcess("slipway_process_ends_total", "ended")).toMatchObject({ gateway: 2 });
  });

  it("goes on with the app while the builder's process ends, and starts another one", async () => {
    const app = await pidOf("app");
    await expect.poll(() => builderOf(app), { timeout: 60_000 }).not.toBeNull();
    const builder = (await builderOf(app))!;
    process.kill(builder, "SIGKILL");
    await expect.poll(async () => [null, builder].includes(await builderOf(app)), { timeout: 60_000 }).toBe(false);
    expect(await pidOf("app")).toBe(app);
    expect(await maya.call(accountsContract.user, {})).toMatchObject({ attributes: { display_name: "Maya" } });
  });

  it("answers visitors of a backend while the app ends, and the app's pages come back", async () => {
    const app = await pidOf("app");
    const gateway = await pidOf("gateway");
    const builder = (await builderOf(app))!;
    expect(builder).toBeGreaterThan(0);
    process.kill(app, "SIGKILL");
    const back = async (): Promise<boolean> => {
      // These requests need only processes that did not end.
      expect(await backend.rows(1)).toEqual(["before", "after"]);
      const answer = await fetchByAddress(`${slipway.url}/readyz`);
      return answer.status === 200 && (await pidOf("app")) !== app;
    };
    await expect.poll(back, { timeout: 120_000, interval: 20 }).toBe(true);
    expect(await pidOf("gateway")).toBe(gateway);
    expect(existsSync(`/proc/${builder}`)).toBe(false);
    expect(await maya.call(accountsContract.user, {})).toMatchObject({ attributes: { display_name: "Maya" } });
    await using following = await followLive(slipway.url, maya, `projects/${backend.projectId}/trajectory`);
    expect(following.documents).toBeDefined();
    await expect.poll(() => byProcess("slipway_process_ends_total", "ended")).toMatchObject({ app: 1 });
  });

  it("tells the app apart from the gateway in every figure of both", async () => {
    expect(await byProcess("process_resident_memory_bytes", "process")).toMatchObject({
      app: expect.any(Number),
      gateway: expect.any(Number),
    });
  });

  it("reports a starting app in the shape of its interface", async () => {
    process.kill(await pidOf("app"), "SIGKILL");
    const ask = (): Promise<Response> => fetchByAddress(`${slipway.url}/api/user`, { headers: maya.headers });
    await expect.poll(async () => (await ask()).status, { interval: 5 }).toBe(503);
    expect(await (await ask()).json()).toMatchObject({ error: { code: "starting" } });
    await isReady();
  });

  it.each(["gateway", "app"] as const)(
    "answers previews again after the %s ended, and calls open pages",
    async (name) => {
      const preview = await enterPreview();
      await expect.poll(preview.client, { timeout: 60_000 }).toContain("wsToken");
      const { closed, said } = await preview.connect(await preview.client());
      expect(JSON.parse(await said)).toMatchObject({ type: "connected" });
      process.kill(await pidOf(name), "SIGKILL");
      // The page notices, and asks from then on whether its server is back.
      await closed;
      await expect.poll(preview.client, { timeout: 60_000 }).toContain("wsToken");
      const again = await preview.connect(await preview.client());
      expect(JSON.parse(await again.said)).toMatchObject({ type: "connected" });
      await isReady();
      const ended = performance.now();
      await preview.end();
      await again.closed;
      expect(performance.now() - ended).toBeLessThan(5_500);
      await expect.poll(preview.client, { timeout: 5_500 }).toBe("");
    },
  );

  it("leaves no process behind when the supervisor is killed", async () => {
    const children = [await pidOf("app"), await pidOf("gateway")];
    await slipway.kill();
    const alive = (): number[] =>
      children.filter((pid) => {
        try {
          process.kill(pid, 0);
          return true;
        } catch {
          return false;
        }
      });
    await expect.poll(alive).toEqual([]);
  });
});
