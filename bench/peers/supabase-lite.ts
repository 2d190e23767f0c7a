/**
 * `@supabase/lite` from npm, for figures side by side. It is installed into a folder of its own, because the product
 * never runs it and should not carry its 148 MB, and started by its own command with its default database.
 */
import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const VERSION = "0.10.0";
const READY_MS = 60_000;
const run = promisify(execFile);

export interface SupabaseLite extends AsyncDisposable {
  url: string;
  pid: number;
  /** Secret that signs its tokens. */
  secret: string;
  anonKey: string;
  /** Bypasses row-level security. */
  serviceKey: string;
}

const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

const QUIET = { LITE_TELEMETRY: "0", DO_NOT_TRACK: "1" };

/** Throws with the output of npm or of the program. */
export async function startSupabaseLite({ schema }: { schema: string }): Promise<SupabaseLite> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "slipway-peer-"));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await run("npm", ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", `@supabase/lite@${VERSION}`]);
  const env = { ...process.env, ...QUIET };
  const program = join(folder, "node_modules/@supabase/lite/dist/cli/index.js");
  const lite = (...args: string[]): Promise<unknown> => run(process.execPath, [program, ...args], { cwd: folder, env });
  await lite("init");
  await mkdir(join(folder, "supabase/migrations"), { recursive: true });
  await writeFile(join(folder, "supabase/migrations/20260101000000_bench.sql"), schema);
  const [port, secret] = [await freePort(), randomBytes(24).toString("hex")];
  const configuration = join(folder, "supabase/config.toml");
  const written = (await readFile(configuration, "utf8"))
    .replace(/^port = \d+$/m, `port = ${port}`)
    .replace(/^jwt_secret = ".*"$/m, `jwt_secret = "${secret}"`);
  await writeFile(configuration, written);
  await lite("migration", "up");
  const server = spawn(process.execPath, [program, "start", "--no-admin"], { cwd: folder, env, stdio: "ignore" });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  stack.defer(async () => {
    server.kill("SIGKILL");
    await ended;
  });
  const keys = await readFile(join(folder, ".env"), "utf8");
  const keyOf = (name: string): string => new RegExp(`^${name}=(.*)$`, "m").exec(keys)?.[1] ?? "";
  const anonKey = keyOf("SUPABASE_PUBLISHABLE_KEY");
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + READY_MS;
  while (
    !(await fetch(`${url}/rest/v1/`, { headers: { apikey: anonKey } }).then(
      () => true,
      () => false,
    ))
  ) {
    if (performance.now() > until || server.exitCode !== null)
      throw new Error(`@supabase/lite ${VERSION} did not start`);
    await delay(50);
  }
  const held = stack.move();
  return {
    ...{ url, pid: server.pid!, secret, anonKey, serviceKey: keyOf("SUPABASE_SECRET_KEY") },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
