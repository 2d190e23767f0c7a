/** One prepared base set for every test run on this machine: installing it takes longer than all tests together. */
import type { Duplex } from "node:stream";
import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { chmodSync, mkdirSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { prepareBaseSet } from "./local/dependencies/base-set.ts";
import { findNpm } from "./local/dependencies/npm.ts";
import { prepareMachine } from "./local/machine.ts";
import { createLocalSandbox, type LocalSandboxOptions } from "./local.ts";
import { readTemplateFiles } from "./local/dependencies/template-files.ts";

export const templateDir = fileURLToPath(new URL("../../template", import.meta.url));

export const testDataDir = join(tmpdir(), `slipway-test-sandbox-${userInfo().uid}`);

function makeTestDataDir(): void {
  mkdirSync(testDataDir, { recursive: true });
  chmodSync(testDataDir, 0o755);
}

/**
 * Gives a server's new data directory the prepared base set. Links are enough: nothing writes into a finished set. Where
 * nothing can be isolated there is no set, and the server says so itself.
 */
export async function giveBaseSet(dataDir: string): Promise<void> {
  makeTestDataDir();
  await using machine = await prepareMachine(testDataDir, process.execPath);
  if (machine.isolation.mode === "none") return;
  const npm = await findNpm();
  const { folder, key } = await prepareBaseSet({ machine, templateDir, npm, progress: () => undefined });
  const sets = join(dataDir, "sandbox", "sets");
  await mkdir(sets, { recursive: true });
  await promisify(execFile)("cp", ["-al", folder, join(sets, key)]);
}

/** Dispose it; the data directory stays for the next run. */
export async function createTestSandbox(options: Partial<LocalSandboxOptions> = {}) {
  makeTestDataDir();
  return createLocalSandbox({ dataDir: testDataDir, templateDir, poolSize: 1, ...options });
}

export const templateFiles = (): Promise<Map<string, Uint8Array>> => readTemplateFiles(templateDir);

/**
 * A loopback address in front of a preview's socket, as the gateway is in the product: HTTP and WebSocket. WebSockets wait
 * for `whenConnecting`, as they do in a slow network.
 */
export async function exposePreview(
  socketPath: () => string | null,
  whenConnecting: Promise<void> = Promise.resolve(),
): Promise<{ url: string; cut: () => void } & AsyncDisposable> {
  const upgraded = new Set<Duplex>();
  const server = http.createServer((request, response) => {
    const path = socketPath();
    if (!path) return void response.writeHead(503).end();
    const { url, method, headers } = request;
    const upstream = http.request({ socketPath: path, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    upstream.on("error", () => response.destroy());
    request.pipe(upstream);
  });
  server.on("upgrade", async (request, client, head) => {
    client.on("error", () => client.destroy());
    upgraded.add(client);
    client.on("close", () => upgraded.delete(client));
    await whenConnecting;
    const path = socketPath();
    if (!path || client.destroyed) return client.destroy();
    const upstream = net.connect(path, () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`];
      for (let at = 0; at < request.rawHeaders.length; at += 2)
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      upstream.write(`${lines.join("\r\n")}\r\n\r\n`);
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    upstream.on("error", () => upstream.destroy());
    // A pipe passes on that one end has finished, not that it is gone; the server would wait for the other for ever.
    upstream.on("close", () => client.destroy());
    client.on("close", () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends the connections that pages have with the dev server. */
    cut: () => upgraded.forEach((client) => client.destroy()),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
