/** Functions that are deployed, called and contained. */
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { chmod, mkdir } from "node:fs/promises";
import { createClient } from "@supabase/supabase-js";
import { AppError } from "@slipway/kernel/errors";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LogRecord } from "../logs/port.ts";
import { restService } from "../rest/rest-service.ts";
import { databaseSockets } from "../testing/database-sockets.ts";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import { openFunctions, type Deployment, type Functions } from "./functions.ts";

const HELLO = `
  import data from "./words.json" with { type: "json" };
  import { cors } from "../_shared/cors.ts";
  interface Asked { name: string }
  Deno.serve(async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.endsWith("/stream")) {
      const parts = ["one ", "two ", "three"];
      return new Response(ReadableStream.from(parts).pipeThrough(new TextEncoderStream()), { headers: cors });
    }
    const { name } = (await request.json()) as Asked;
    console.log("called by", name);
    EdgeRuntime.waitUntil(Promise.reject(new Error("behind the answer")));
    return Response.json({
      greeting: data.hello + " " + name, url: request.url, secret: Deno.env.get("MY_SECRET"),
      names: Object.keys(Deno.env.toObject()).sort(),
    }, { status: 201, headers: { ...cors, "x-mine": "yes" } });
  });
`;
/** Functions were written in this form for years. */
const CLASSIC = `
  import { serve } from "https://deno.land/std@0.168.0/http/server.ts";
  import { createClient } from "https://esm.sh/@supabase/supabase-js@2.39.3";
  import { z } from "npm:zod@4";
  import "jsr:@supabase/functions-js/edge-runtime.d.ts";
  serve(async (req) => {
    const client = createClient(Deno.env.get("SUPABASE_URL") ?? "", Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "");
    const { data, error } = await client.from("words").select("word").order("word");
    return new Response(JSON.stringify({ words: z.array(z.object({ word: z.string() })).parse(data), error }));
  });
`;
const HOSTILE = `
  const kept = [];
  const attempt = async (work) => { try { return String(await work()); } catch (error) { return error.name + ": " + error.message; } };
  const asked = {
    loop: () => { for (;;); },
    memory: () => { for (;;) try { kept.push(new Uint8Array(64 << 20).fill(1)); } catch { /* Goes on. */ } },
    exit: () => Deno.exit(3),
    slow: () => new Promise(() => {}),
    fork: () => attempt(() => new Deno.Command("/bin/deno", { args: ["--version"] }).output()),
    library: () => attempt(() => Deno.dlopen("/lib/x86_64-linux-gnu/libc.so.6", {})),
    hosts: () => attempt(() => Deno.readTextFile("/etc/hosts")),
    environment: () => attempt(() => Deno.readTextFile("/proc/1/environ")),
    mounts: () => attempt(() => Deno.readTextFile("/proc/self/mountinfo")),
    command: () => attempt(() => Deno.readTextFile("/proc/1/cmdline")),
    write: () => attempt(() => Deno.writeTextFile("/functions/hostile/index.ts", "x")),
    connect: (path) => attempt(async () => {
      const connection = await Deno.connect({ transport: "unix", path });
      connection.close();
      return "connected";
    }),
    listen: (path) => attempt(() => { kept.push(Deno.listen({ transport: "unix", path })); return "listening"; }),
    list: (path) => attempt(() => [...Deno.readDirSync(path)].map(({ name }) => name).join(" ")),
    tcp: (to) => attempt(async () => (await Deno.connect({ hostname: to, port: 80 })).close()),
    remote: () => attempt(() => import("https" + "://esm.sh/lodash")),
    fetch: (to) => attempt(async () => { const r = await fetch(to); return r.status + " " + (await r.text()); }),
  };
  Deno.serve(async (request) => {
    const { what, to } = await request.json();
    return new Response(await asked[what](to));
  });
`;

const bytes = (files: Record<string, string>): Map<string, Uint8Array> =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
const only = (slug: string, text: string, verifyJwt = true): Deployment => ({
  slug,
  files: bytes({ [`${slug}/index.ts`]: text }),
  verifyJwt,
});

const records: LogRecord[] = [];
/** Client addresses with which functions called their own backend. */
const addresses: string[] = [];
let mySecret = "s3cret value";
let secretsRead = false;
/** The address that requests seem to come from. */
let forwarded = "";
let forwardedUsed = "";
const rest = restService();
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let functions: Functions;
let project: ListeningProject;

beforeAll(async () => {
  folder = await temporaryFolder();
  await chmod(folder.path, 0o711);
  const programs = join(tmpdir(), `slipway-functions-${userInfo().uid}`);
  await mkdir(programs, { recursive: true });
  const log = { debug() {}, info() {}, warn() {}, error() {}, child: () => log };
  functions = openFunctions({
    folder: folder.path,
    programsFolder: programs,
    log,
    async secretsOf() {
      secretsRead = true;
      return { MY_SECRET: mySecret, SUPABASE_URL: "http://elsewhere.example" };
    },
    own: (incoming, response, { backend, address }) => {
      addresses.push(address);
      return project.gateway.request(incoming, response, backend);
    },
    limits: { processorMs: 1000, wallMs: 60_000, maxFailures: 5 },
  });
  const seen: typeof functions.service = {
    ...functions.service,
    handle(request, backend) {
      forwardedUsed = forwarded === "" ? request.address : forwarded;
      return functions.service.handle({ ...request, address: forwardedUsed }, backend);
    },
  };
  project = await openListeningProject([rest, seen], { requiresKey: true });
  Object.assign(project.backend, { logs: { write: (record: LogRecord) => void records.push(record) } });
  await project.run(
    "create table words (word text); insert into words values ('hi'), ('ho'); alter table words enable row level security",
  );
});
afterAll(async () => {
  await functions[Symbol.asyncDispose]();
  rest[Symbol.dispose]();
  await project[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const client = () => createClient(project.url, project.backend.keys.anonKey, { auth: { persistSession: false } });
const call = (slug: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${project.url}/functions/v1/${slug}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${project.backend.keys.anonKey}`, ...headers },
  });
const failure = (deployment: Deployment): Promise<{ userMessage: string; details: unknown }> =>
  functions.deploy("p1test", deployment).then(
    () => ({ userMessage: "deployed", details: null }),
    (error: unknown) => {
      if (error instanceof AppError) return { userMessage: error.userMessage, details: error.details };
      throw error;
    },
  );

it("deploys a folder of files and answers as the function says, streams too [C3.07] [C4.01]", async () => {
  const files = bytes({
    "hello/index.ts": HELLO,
    "hello/words.json": '{"hello": "Guten Tag"}',
    "_shared/cors.ts": 'export const cors = { "access-control-allow-origin": "https://only.example" };',
  });
  const deployed = await functions.deploy("p1test", { slug: "hello", files, verifyJwt: true });
  expect(deployed).toMatchObject({ slug: "hello", name: "hello", status: "ACTIVE", version: 1, verify_jwt: true });
  const { data, error, response } = await client().functions.invoke("hello?a=1", { body: { name: "Ada" } });
  expect(error).toBeNull();
  expect(response?.status).toBe(201);
  expect(response?.headers.get("x-mine")).toBe("yes");
  expect(response?.headers.get("access-control-allow-origin")).toBe("https://only.example");
  expect(data).toMatchObject({ greeting: "Guten Tag Ada", url: `${project.url}/hello?a=1`, secret: "s3cret value" });
  // The function has the variables passed to it and none of the server's own.
  const { names } = data as { names: string[] };
  expect(names.filter((name) => !name.startsWith("DENO_"))).toEqual([
    ...["HOME", "HTTPS_PROXY", "HTTP_PROXY", "MY_SECRET", "NO_COLOR", "PATH", "PWD", "SB_EXECUTION_ID"],
    ...["SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY", "SUPABASE_URL"],
  ]);
  expect(await (await call("hello/stream", {})).text()).toBe("one two three");
  const said = (text: string): LogRecord | undefined =>
    records.find(({ source, message }) => source === "function_logs" && message.includes(text));
  await expect.poll(() => said("called by Ada")?.level).toBe("info");
  await expect.poll(() => said("behind the answer")?.level).toBe("error");
  expect(records.find(({ source }) => source === "function_edge_logs")).toMatchObject({
    level: "info",
    attributes: { function_id: deployed.id, status_code: 201 },
  });
});

it("runs functions written for Supabase unchanged, and lets them call their own backend", async () => {
  await functions.deploy("p1test", only("classic", CLASSIC));
  expect(await (await call("classic", {})).json()).toEqual({ words: [{ word: "hi" }, { word: "ho" }], error: null });
});

it("requires a token unless the function says otherwise, and answers 404 for unknown names", async () => {
  const bare = (slug: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${project.url}/functions/v1/${slug}`, { method: "POST", body: '{"name":"x"}', headers });
  expect((await bare("hello")).status).toBe(401);
  expect(await (await bare("hello", { authorization: "Bearer a.b.c" })).json()).toMatchObject({
    message: "Invalid JWT",
  });
  expect((await bare("hello", { authorization: `Bearer ${project.tokenOf("x", -3600)}` })).status).toBe(401);
  await functions.deploy("p1test", only("open", 'export default { fetch: () => new Response("in") };', false));
  expect(await (await bare("open")).text()).toBe("in");
  expect(await (await bare("nothing")).json()).toMatchObject({ code: "NOT_FOUND" });
  expect((await bare("..%2fhello")).status).toBe(404);
});

it("says what is wrong with files that cannot be deployed, and keeps the version before", async () => {
  const broken = await failure(only("open", "const a: = 3;"));
  expect(broken.userMessage).toBe("Couldn't deploy Supabase functions");
  expect(broken.details).toContain("supabase/functions/open/index.ts:1:10");
  const foreign = await failure(only("open", 'import x from "npm:left-pad";\nimport y from "./gone.ts";'));
  expect(foreign.details).toContain("supabase/functions/gone.ts".replace("gone", "open/gone"));
  expect((await failure(only("open", 'import x from "npm:left-pad";'))).details).toContain(
    'supabase/functions/open/index.ts:1:15 imports "npm:left-pad"',
  );
  for (const path of ["open/../x.ts", "open/\uff0e\uff0e/x.ts", "open/.env", "open/con.ts"])
    expect((await failure({ ...only("open", ""), files: bytes({ [path]: "" }) })).details).toContain("not a path");
  expect((await failure(only("no/slash", ""))).details).toContain("cannot name a function");
  expect(await (await call("open", {})).text()).toBe("in");
  const again = await functions.deploy("p1test", only("open", 'Deno.serve(() => new Response("second"));', false));
  expect(again.version).toBe(2);
  expect(await (await call("open", {})).text()).toBe("second");
  expect((await functions.list("p1test")).map(({ slug, version }) => [slug, version])).toEqual([
    ["classic", 1],
    ["hello", 1],
    ["open", 2],
  ]);
  await functions.remove("p1test", "open");
  expect((await call("open", {})).status).toBe(404);
});

it("checks files without deploying them, with the same answers", async () => {
  const asked = (text: string) => functions.check("p1test", only("looked", text));
  await expect(asked("const a: = 3;")).rejects.toMatchObject({ code: "function_deploy_failed" });
  await asked('Deno.serve(() => new Response("fine"));');
  expect((await functions.list("p1test")).map(({ slug }) => slug)).not.toContain("looked");
});

it("uses the entry and the import map that the project names", async () => {
  const files = bytes({
    "own/src/main.ts": 'import { word } from "words"; Deno.serve(() => new Response(word));',
    "own/src/words.ts": 'export const word = "mapped";',
    "own/maps/imports.json": '{"imports": {"words": "../src/words.ts"}}',
  });
  const whole = { slug: "own", files, verifyJwt: true, entry: "own/src/main.ts", importMap: "own/maps/imports.json" };
  const deployed = await functions.deploy("p1test", { ...whole, source: "these files" });
  expect(deployed).toMatchObject({ entrypoint_path: "own/src/main.ts", source: "these files" });
  expect(await (await call("own", {})).text()).toBe("mapped");
  expect((await failure({ ...whole, entry: "own/gone.ts" })).details).toBe(
    "supabase/functions/own/gone.ts is missing.",
  );
});

it("can import what Supabase's client offers beside itself", async () => {
  const source = `
    import { corsHeaders } from "npm:@supabase/supabase-js@2/cors";
    import { corsHeaders as mapped } from "@supabase/supabase-js/cors";
    Deno.serve(() => Response.json([corsHeaders["Access-Control-Allow-Origin"], mapped === corsHeaders]));`;
  await functions.deploy("p1test", { slug: "parts", files: bytes({ "parts/index.ts": source }), verifyJwt: true });
  expect(await (await call("parts", {})).json()).toEqual(["*", true]);
});

it("continues from a version known elsewhere when its own store is empty", async () => {
  const former = { id: "11111111-1111-4111-8111-111111111111", version: 7, created_at: 1000 };
  const deployed = await functions.deploy("p1test", {
    ...only("again", 'Deno.serve(() => new Response(""));'),
    former,
  });
  expect(deployed).toMatchObject({ id: former.id, version: 8, created_at: 1000 });
});

it("answers with the newest version and the newest secrets, also what was on its way up meanwhile", async () => {
  const slow = (word: string): Deployment =>
    only(
      "slow-start",
      `await new Promise((done) => setTimeout(done, 300)); const s = Deno.env.get("MY_SECRET"); Deno.serve(() => new Response("${word} " + s));`,
    );
  const answer = async (): Promise<string> => (await call("slow-start", {})).text();
  await functions.deploy("p1test", slow("first"));
  const starting = answer();
  await expect.poll(() => secretsRead).toBe(true);
  await functions.deploy("p1test", slow("second"));
  expect(await answer()).toBe("second s3cret value");
  await starting;
  secretsRead = false;
  functions.restart("p1test");
  const next = answer();
  await expect.poll(() => secretsRead).toBe(true);
  mySecret = "another value";
  functions.restart("p1test");
  expect(await answer()).toBe("second another value");
  await next;
  mySecret = "s3cret value";
});

it("asks its own backend for the visitor it answers, for whom it names, or for itself", async () => {
  const ask = 'async (headers) => (await fetch(Deno.env.get("SUPABASE_URL") + "/rest/v1/", { headers })).status';
  await functions.deploy(
    "p1test",
    only(
      "asking",
      `const ask = ${ask};
       let waiting = 0; let go; const both = new Promise((done) => (go = done));
       Deno.serve(async (request) => {
         const { mode } = await request.json();
         if (mode === "two") { if (++waiting === 2) go(); await both; }
         return Response.json(await ask(mode === "named" ? { "x-forwarded-for": request.headers.get("x-forwarded-for") } : {}));
       });`,
    ),
  );
  const from = async (address: string, mode: string): Promise<void> => {
    forwarded = address;
    await (await call("asking", { mode })).text();
  };
  addresses.length = 0;
  await from("192.0.2.7", "one");
  await from("192.0.2.8", "named");
  expect(addresses).toEqual(["192.0.2.7", "192.0.2.8"]);
  addresses.length = 0;
  const first = from("192.0.2.9", "two");
  await expect.poll(() => forwardedUsed).toBe("192.0.2.9");
  await Promise.all([first, from("192.0.2.10", "two")]);
  expect(addresses).toHaveLength(2);
  expect(addresses[0]).toBe("function asking");
});

it("answers with the reason when a function does not start", async () => {
  await functions.deploy("p1test", only("early", 'throw new Error("no settings");'));
  const answer = await call("early", {});
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: "BOOT_ERROR" }]);
  await expect.poll(() => records.some(({ message }) => message.includes("no settings"))).toBe(true);
});

it("has no programs, files, sockets or addresses of the machine", async () => {
  await functions.deploy("p1test", only("hostile", HOSTILE));
  const hostile = async (what: string, to = ""): Promise<string> => (await call("hostile", { what, to })).text();
  expect(await hostile("fork")).toContain("NotCapable");
  expect(await hostile("library")).toContain("NotCapable");
  expect(await hostile("hosts")).toContain("NotCapable");
  for (const what of ["environment", "mounts", "command"])
    expect([what, await hostile(what)]).toEqual([what, expect.stringContaining("NotCapable")]);
  expect(await hostile("write")).toContain("NotCapable");
  // The databases' sockets by their names on this machine, and one beside the function's own.
  const sockets = await databaseSockets();
  expect(new Set(sockets.map((path) => path.includes("/projects/")))).toEqual(new Set([true, false]));
  // Deno refuses paths that lie elsewhere. Paths below /tmp do not exist, because the function has a /tmp of its own.
  const refused = expect.stringMatching(/^(NotCapable|NotFound): /) as string;
  for (const path of [...sockets, "/run/egress.sock"])
    expect([path, await hostile("connect", path)]).toEqual([path, refused]);
  for (const path of [...sockets.slice(0, 2), "/run/serve/other"])
    expect([path, await hostile("listen", path)]).toEqual([path, refused]);
  expect(await hostile("list", dirname(sockets[0]!))).toMatch(/^(NotCapable|NotFound): /);
  // The function reaches a socket that it made, so the attempts above were real ones.
  expect(await hostile("listen", "/tmp/own")).toBe("listening");
  expect(await hostile("connect", "/tmp/own")).toBe("connected");
  expect(await hostile("remote")).toMatch(/error|Error/);
  expect(await hostile("tcp", "127.0.0.1")).toMatch(/refused/i);
  const platform = new URL(project.url).port;
  for (const address of [
    `http://127.0.0.1:${Number(platform) + 1}/`,
    "http://localhost:5432/",
    "http://0.0.0.0/",
    "http://2130706433/",
    "http://[::ffff:127.0.0.1]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://metadata.google.internal/",
    "http://10.0.0.1/",
    "https://p2other.cloud.localhost/",
    "http://mail.example.com:843/",
  ]) {
    expect([address, await hostile("fetch", address)]).toEqual([
      address,
      expect.stringMatching(/^403 .*not an address/),
    ]);
  }
  expect(await hostile("fetch", `${project.url}/nowhere`)).toContain("no Route matched");
});

it("stops a function that loops, takes memory or ends itself, and starts a new one for the next request", async () => {
  const limit = async (what: string): Promise<unknown[]> => {
    const answer = await call("hostile", { what });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  expect(await limit("exit")).toEqual([500, "WORKER_ERROR"]);
  expect(await limit("loop")).toEqual([546, "WORKER_LIMIT"]);
  expect(await limit("memory")).toEqual([546, "WORKER_LIMIT"]);
  expect(await (await call("hostile", { what: "hosts" })).text()).toContain("NotCapable");
  await expect
    .poll(() => records.some(({ message }) => message.includes("more processor time than it may")))
    .toBe(true);
}, 40_000);

it("sets cookies for its own host alone, and not for the platform's", async () => {
  const text = `Deno.serve(() => new Response("", { headers: ["slipway-a=taken", "__Host-slipway-a=taken; Path=/; Secure", "a=b; Domain=example.org"].map((one) => ["set-cookie", one]) }));`;
  await functions.deploy("p1test", only("cookies", text, false));
  expect((await fetch(`${project.url}/functions/v1/cookies`)).headers.getSetCookie()).toEqual(["a=b"]);
});
