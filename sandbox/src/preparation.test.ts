import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createLocalSandbox } from "./local.ts";
import { templateDir } from "./testing.ts";

/** npm's settings for its registry and cache; the real cache would answer for an unavailable registry. */
const NPM = ["npm_config_registry", "npm_config_cache", "npm_config_fetch_retries"] as const;

describe("preparing a sandbox", () => {
  const before = NPM.map((name) => process.env[name]);
  const folders: string[] = [];
  afterEach(async () => {
    for (const [at, name] of NPM.entries()) {
      const value = before[at];
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it("reports an unavailable registry with npm's code, asks again for the next build, not once closed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "slipway-preparation-"));
    folders.push(folder);
    await chmod(folder, 0o755);
    let asked = 0;
    const registry = createServer((_request, response) => {
      asked += 1;
      response.writeHead(403).end();
    }).listen(0, "127.0.0.1");
    await once(registry, "listening");
    const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
    for (const [at, value] of [address, join(folder, "cache"), "0"].entries()) process.env[NPM[at]!] = value;
    const log: string[] = [];
    const sandbox = await createLocalSandbox({
      dataDir: join(folder, "data"),
      templateDir: templateDir,
      log: (line) => log.push(line),
    });
    try {
      const refused = { code: "dependency_unavailable", status: 503 };
      await expect(sandbox.dependenciesReady(() => undefined)).rejects.toMatchObject(refused);
      const first = asked;
      await expect(sandbox.dependenciesReady(() => undefined)).rejects.toThrow(/could not be installed \(npm: E403\)/);
      expect(first).toBeGreaterThan(0);
      expect(asked).toBeGreaterThan(first);
    } finally {
      await sandbox[Symbol.asyncDispose]();
    }
    const closedAt = asked;
    await expect(sandbox.dependenciesReady(() => undefined)).rejects.toMatchObject({ code: "sandbox_refused" });
    expect(asked).toBe(closedAt);
    registry.close();
    expect(log.filter((line) => line.startsWith("Preparing the sandbox failed"))).toHaveLength(2);
  });
});
