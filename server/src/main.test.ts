import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { giveBaseSet } from "@slipway/sandbox/testing";

const main = new URL("main.ts", import.meta.url).pathname;
const children: ChildProcess[] = [];

interface Server {
  child: ChildProcess;
  firstLine: Promise<string>;
  /** Everything it wrote, once it has ended. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

function startServer(dataDir: string, port: number): Server {
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: process.env["HOME"] ?? "",
    // As the launcher gives it to every start.
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(tmpdir(), "slipway-compiled"),
    SLIPWAY_DATA_DIR: dataDir,
    PORT: String(port),
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, stdout, stderr }));
  const line = once(createInterface({ input: child.stdout }), "line").then(([text]) => text as string);
  const failed = ended.then(({ stderr: said }) => Promise.reject(new Error(`it ended before it was ready: ${said}`)));
  failed.catch(() => undefined);
  const firstLine = Promise.race([line, failed]);
  firstLine.catch(() => undefined);
  return { child, ended, firstLine };
}

const portOf = (line: string): number => Number(/^ready http:\/\/slipway\.localhost:(\d+)$/.exec(line)?.[1]);

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

describe("server process", { timeout: 240_000 }, () => {
  it("prints one line when ready, refuses a second server, keeps data through kill -9 and stops on SIGTERM", async () => {
    await using folder = await temporaryFolder();
    await giveBaseSet(folder.path);
    const server = startServer(folder.path, 0);
    const port = portOf(await server.firstLine);
    expect(port).toBeGreaterThan(0);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

    const second = await startServer(folder.path, 0).ended;
    expect(second).toMatchObject({ code: 1, stdout: "" });
    expect(second.stderr).toContain("already running");

    const origin = `http://slipway.localhost:${port}`;
    const account = { name: "Maya", email: "maya@example.com", password: "correct horse battery" };
    const post = (base: number, path: string, body: object): Promise<Response> =>
      fetch(`http://127.0.0.1:${base}/api/auth/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    expect((await post(port, "sign-up/email", account)).status, origin).toBe(200);
    server.child.kill("SIGKILL");
    await server.ended;

    const again = startServer(folder.path, 0);
    const { email, password } = account;
    const portAgain = portOf(await again.firstLine);
    expect((await post(portAgain, "sign-in/email", { email, password })).status).toBe(200);
    again.child.kill("SIGTERM");
    const { code, stdout } = await again.ended;
    expect(code).toBe(0);
    expect(stdout).toBe(`ready http://slipway.localhost:${portAgain}\n`);

    const log = await readFile(join(folder.path, "logs", "server.log"), "utf8");
    const lines = log
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { msg: string; trace_id?: string });
    expect(lines.filter(({ trace_id }) => !/^[0-9a-f-]{32,36}$/.test(trace_id ?? ""))).toEqual([]);
    expect(lines.map(({ msg }) => msg)).toContain("stopping");
  });

  it("says in one sentence that the port is taken", async () => {
    await using folder = await temporaryFolder();
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const { code, stdout, stderr } = await startServer(folder.path, port).ended;
    taken.close();
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^Port ${port} is in use[^\\n]*\\n$`));
  });
});
