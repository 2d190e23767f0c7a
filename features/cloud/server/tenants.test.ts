/**
 * Two projects with the same names everywhere: no key, token or link of one opens anything of the other, in any
 * service. [CI4] [X1]
 */
import { once } from "node:events";
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { feature as accounts } from "../../accounts/server/index.ts";
import { feature as edits } from "../../edits/server/index.ts";
import { feature as integrations } from "../../integrations/server/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { cloudContract } from "../contract/index.ts";
import { visitor } from "../testing.ts";
import { makeTenant, VISITOR, type Tenant } from "../testing/tenant.ts";
import { feature as cloud } from "./index.ts";
import { cloudPorts } from "../testing/ports.ts";

let app: TestApp;
let gateway: HttpServer;
let ann: Tenant;
let ben: Tenant;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects, edits, integrations, cloud] });
  gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() });
  const owners = [await app.signUp("Ann"), await app.signUp("Ben")] as const;
  const fetch = fetchThrough(gateway);
  ann = await makeTenant(app.services, { fetch, call: owners[0].call, word: "marmalade-of-ann" });
  ben = await makeTenant(app.services, { fetch, call: owners[1].call, word: "saffron-of-ben" });
}, 240_000);
afterAll(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await app?.[Symbol.asyncDispose]();
});

type Credential = keyof Tenant["credentials"];

interface Endpoint {
  path: string;
  method?: "POST" | "PUT" | "DELETE";
  body?: object;
  headers?: Record<string, string>;
  /** The credentials it accepts in its own project. */
  opens: readonly Credential[];
  /** Its answer there contains the project's word. */
  shows?: true;
}

const EVERYBODY = ["anon", "service", "person"] as const;

const ENDPOINTS: readonly Endpoint[] = [
  { path: "/rest/v1/notes?select=word", opens: EVERYBODY, shows: true },
  { path: "/rest/v1/notes", method: "POST", body: { word: "x" }, opens: EVERYBODY },
  { path: "/rest/v1/notes?word=eq.x", method: "DELETE", opens: EVERYBODY },
  { path: "/rest/v1/rpc/words", opens: EVERYBODY, shows: true },
  { path: "/auth/v1/user", opens: ["person"], shows: true },
  { path: "/auth/v1/user", method: "PUT", body: { data: { more: 1 } }, opens: ["person"], shows: true },
  { path: "/auth/v1/admin/users", opens: ["service"], shows: true },
  {
    path: "/auth/v1/admin/generate_link",
    method: "POST",
    body: { type: "recovery", email: VISITOR.email },
    opens: ["service"],
    shows: true,
  },
  { path: "/storage/v1/bucket", opens: EVERYBODY },
  { path: "/storage/v1/object/list/box", method: "POST", body: { prefix: "" }, opens: EVERYBODY },
  { path: "/storage/v1/object/authenticated/box/a.txt", opens: EVERYBODY, shows: true },
  { path: "/storage/v1/object/sign/box/a.txt", method: "POST", body: { expiresIn: 60 }, opens: EVERYBODY },
  { path: "/storage/v1/object/upload/sign/box/c.txt", method: "POST", body: {}, opens: EVERYBODY },
  {
    path: "/storage/v1/upload/resumable",
    method: "POST",
    headers: {
      "tus-resumable": "1.0.0",
      "upload-length": "3",
      "upload-metadata": `bucketName ${btoa("box")},objectName ${btoa("d.txt")}`,
    },
    opens: EVERYBODY,
  },
  {
    path: "/realtime/v1/api/broadcast",
    method: "POST",
    body: { messages: [{ topic: "room", event: "say", payload: {} }] },
    opens: EVERYBODY,
  },
  { path: "/functions/v1/say", method: "POST", body: {}, opens: EVERYBODY, shows: true },
];

/**
 * Ways in which a credential reaches a backend. A bearer comes with the backend's own public key, which is no secret.
 */
const CARRIERS: Record<string, (path: string, credential: string, anon: string) => { path: string; headers: object }> =
  {
    "as the key": (path, credential) => ({ path, headers: { apikey: credential } }),
    "as the bearer": (path, credential, anon) => ({
      path,
      headers: { apikey: anon, authorization: `Bearer ${credential}` },
    }),
    "as both": (path, credential) => ({ path, headers: { apikey: credential, authorization: `Bearer ${credential}` } }),
    "in the query": (path, credential, anon) => ({
      path: `${path}${path.includes("?") ? "&" : "?"}apikey=${credential}`,
      headers: { authorization: `Bearer ${credential}`, "x-anon": anon },
    }),
  };

interface Question {
  at: Tenant;
  path: string;
  method?: string;
  headers?: object;
  body?: object | string;
}

async function ask({
  at,
  path,
  method = "GET",
  headers = {},
  body,
}: Question): Promise<{ status: number; text: string }> {
  const answer = await fetchThrough(gateway)(`${at.connection.url}${path}`, {
    method,
    headers: { ...(typeof body === "object" ? { "content-type": "application/json" } : {}), ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

const pairs = (): [at: Tenant, from: Tenant][] => [
  [ann, ben],
  [ben, ann],
];

describe("a credential of one project", () => {
  it("is tried in every service", () => {
    const covered = (prefix: string): boolean =>
      prefix === "/ai/v1" || ENDPOINTS.some(({ path }) => path.startsWith(`${prefix}/`));
    expect(cloudPorts(app.services).answering!.protocols.prefixes.filter((prefix) => !covered(prefix))).toEqual([]);
  });

  it.each(ENDPOINTS.map((endpoint) => [`${endpoint.method ?? "GET"} ${endpoint.path}`, endpoint] as const))(
    "opens %s there, and nothing in the other",
    async (_what, { path, method = "GET", body, headers: more = {}, opens, shows }) => {
      const question = { method, ...(body === undefined ? {} : { body }) };
      for (const [at, from] of pairs()) {
        for (const name of opens) {
          const headers = { ...more, apikey: at.credentials.anon, authorization: `Bearer ${at.credentials[name]}` };
          const own = await ask({ at, path, ...question, headers });
          expect({ name, status: own.status, text: own.text }).toMatchObject({
            status: expect.toSatisfy((status: number) => status < 300) as number,
            text: shows === true ? (expect.stringContaining(at.word) as string) : (expect.any(String) as string),
          });
          expect(own.text).not.toContain(from.word);
        }
        for (const [name, credential] of Object.entries(from.credentials)) {
          for (const [how, carried] of Object.entries(CARRIERS)) {
            const { path: to, headers } = carried(path, credential, at.credentials.anon);
            const { status, text } = await ask({ at, path: to, ...question, headers: { ...more, ...headers } });
            const seen = { name, how, status, words: [ann, ben].filter(({ word }) => text.includes(word)).length };
            expect(seen).toEqual({ name, how, status: expect.toBeOneOf([400, 401, 403]) as number, words: 0 });
          }
        }
      }
    },
  );

  it("reaches no language model of the other: 503 without a model, 401 with the other's key", async () => {
    for (const [at, from] of pairs()) {
      const body = { model: "auto", messages: [{ role: "user", content: "hello" }] };
      const status = async (bearer: string): Promise<number> =>
        (
          await ask({
            at,
            path: "/ai/v1/chat/completions",
            method: "POST",
            body,
            headers: { authorization: `Bearer ${bearer}` },
          })
        ).status;
      expect(await status(at.aiKey)).toBe(503);
      for (const bearer of [from.aiKey, ...Object.values(from.credentials)]) expect(await status(bearer)).toBe(401);
    }
  });

  it("renews no session of the other, and opens none of its links", async () => {
    for (const [at, from] of pairs()) {
      const headers = { apikey: at.credentials.anon };
      const renew = (refresh_token: string) =>
        ask({ at, path: "/auth/v1/token?grant_type=refresh_token", method: "POST", headers, body: { refresh_token } });
      expect((await renew(from.refreshToken)).status).toBe(400);
      expect(await renew(at.refreshToken)).toMatchObject({
        status: 200,
        text: expect.stringContaining(at.userId) as string,
      });
      expect(await ask({ at, path: at.links.download })).toEqual({ status: 200, text: at.word });
      expect((await ask({ at, path: from.links.download })).status).toBe(400);
      const put = (path: string) =>
        ask({ at, path, method: "PUT", headers: { "content-type": "text/plain" }, body: "x" });
      expect((await put(from.links.upload)).status).toBe(400);
      expect((await put(at.links.upload)).status).toBe(200);
    }
  });
});

it("files cannot be reached by a path that leads out of their project", async () => {
  for (const [at, from] of pairs()) {
    expect((await ask({ at, path: "/storage/v1/object/public/open/a.txt" })).text).toBe(at.word);
    const headers = { apikey: at.credentials.service, authorization: `Bearer ${at.credentials.service}` };
    const ups = ["../../", "..%2f..%2f", "%2e%2e/%2e%2e/", "..%5c..%5c", "/", "%00/"];
    for (const up of ups)
      for (const way of ["authenticated/box", "public/open"])
        for (const end of [`${from.connection.ref}/box/a.txt`, `cloud/${from.connection.ref}/open/a.txt`]) {
          const path = `/storage/v1/object/${way}/${up}${end}`;
          const { status, text } = await ask({ at, path, headers });
          expect([path, status < 400, text.includes(from.word)]).toEqual([path, false, false]);
        }
  }
});

it("an unfinished upload can be continued only in its own project", async () => {
  for (const [at, from] of pairs()) {
    const headersAt = ({ credentials }: Tenant) => ({
      ...{ apikey: credentials.service, authorization: `Bearer ${credentials.service}`, "tus-resumable": "1.0.0" },
      ...{ "upload-length": "3", "upload-metadata": `bucketName ${btoa("box")},objectName ${btoa("e.txt")}` },
    });
    const begun = await fetchThrough(gateway)(`${from.connection.url}/storage/v1/upload/resumable`, {
      method: "POST",
      headers: headersAt(from),
    });
    const { pathname } = new URL(begun.headers.get("location")!);
    const look = async (where: Tenant): Promise<number> =>
      (await ask({ at: where, path: pathname, method: "HEAD", headers: headersAt(where) })).status;
    expect([await look(from), await look(at)]).toEqual([200, 404]);
  }
});

it("a function reaches its own project alone", async () => {
  for (const [at, from] of pairs()) {
    const invoke = async (to?: string) =>
      (await visitor(at.connection, fetchThrough(gateway)).functions.invoke("say", { body: { to } })).data as string;
    expect(await invoke(`${at.connection.url}/rest/v1/notes`)).toContain(at.word);
    expect(await invoke(`${from.connection.url}/rest/v1/notes`)).toMatch(/^(403|599) /);
    expect(await invoke(`${from.connection.url}/storage/v1/object/public/open/a.txt`)).toMatch(/^(403|599) /);
  }
});

/** Records all messages of a project's room: broadcasts, rows and presence. */
async function listen(at: Tenant): Promise<{ frames: string[]; say(): void; socket: WebSocket }> {
  const address = `ws://127.0.0.1:${gateway.port}/realtime/v1/websocket?vsn=1.0.0&apikey=${at.credentials.anon}`;
  const socket = new WebSocket(address, { headers: { host: new URL(at.connection.url).host } });
  const frames: string[] = [];
  socket.on("message", (data: Buffer) => frames.push(data.toString()));
  await once(socket, "open");
  const send = (event: string, payload: object): void =>
    socket.send(JSON.stringify({ topic: "realtime:room", event, payload, ref: "1", join_ref: "1" }));
  const config = {
    broadcast: { self: true },
    presence: { key: at.word, enabled: true },
    postgres_changes: [{ event: "*", schema: "public", table: "notes" }],
  };
  send("phx_join", { config, access_token: at.credentials.person });
  await expect.poll(() => frames.some((frame) => frame.includes("Subscribed to PostgreSQL"))).toBe(true);
  return {
    frames,
    socket,
    say() {
      send("broadcast", { type: "broadcast", event: "say", payload: { said: at.word } });
      send("presence", { type: "presence", event: "track", payload: { here: at.word } });
    },
  };
}

it("channels with the same name are separate in separate projects", { timeout: 60_000 }, async () => {
  const rooms = [await listen(ben), await listen(ann)] as const;
  try {
    for (const [index, at] of [ben, ann].entries()) {
      const { frames, say } = rooms[index]!;
      say();
      const headers = { apikey: at.credentials.anon };
      await ask({ at, path: "/rest/v1/notes", method: "POST", headers, body: { word: `new ${at.word}` } });
      for (const sign of [`"said":"${at.word}"`, `"here":"${at.word}"`, `new ${at.word}`])
        await expect.poll(() => frames.some((frame) => frame.includes(sign)), { timeout: 20_000 }).toBe(true);
    }
    expect(rooms[1].frames.filter((frame) => frame.includes(ben.word))).toEqual([]);
    expect(rooms[0].frames.filter((frame) => frame.includes(ann.word))).toEqual([]);
  } finally {
    for (const { socket } of rooms) socket.terminate();
  }
  for (const [at, from] of pairs())
    for (const credential of Object.values(from.credentials)) {
      const address = `ws://127.0.0.1:${gateway.port}/realtime/v1/websocket?vsn=2.0.0&apikey=${credential}`;
      const socket = new WebSocket(address, { headers: { host: new URL(at.connection.url).host } });
      const [error] = (await once(socket, "error")) as [Error];
      expect(error.message).toContain("401");
    }
});

it("logs contain only their own project's lines, from every source [C3.06]", async () => {
  const sources = [
    "edge_logs",
    "function_edge_logs",
    "function_logs",
    "auth_logs",
    "storage_logs",
    "postgrest_logs",
    "realtime_logs",
  ];
  for (const [at, from] of pairs()) {
    const lines = async (source: string): Promise<string> => {
      const query = { query: `select event_message, metadata from ${source}`, limit: 1000 };
      return JSON.stringify((await at.call(cloudContract.logs, { params: { id: at.id }, query })).result);
    };
    await expect.poll(() => lines("function_logs")).toContain(`called in ${at.word}`);
    await expect.poll(() => lines("edge_logs")).not.toBe("[]");
    for (const source of sources) {
      const said = await lines(source);
      expect([source, said.includes(from.word), said.includes(new URL(from.connection.url).host)]).toEqual([
        source,
        false,
        false,
      ]);
    }
  }
});

/** Bodies that pass validation, for the calls that need one. */
const BODIES: Record<string, object> = {
  query: { query: "select 1" },
  resize: { instance_type: "s" },
  changeAuth: { disable_signup: true },
  createUser: { email: "x@mail.example", password: "correct horse 1" },
  inviteUser: { email: "x@mail.example" },
  createSecrets: { secrets: [{ name: "A", value: "b" }] },
};

const routes = Object.entries(cloudContract) as unknown as [string, RouteDefinition][];

it.each(routes)(
  "the owner's call %s is refused to the other's owner, and for the other's backend",
  async (name, route) => {
    const body = route.method === "GET" ? {} : { body: BODIES[name] ?? {} };
    for (const [at, from] of pairs()) {
      const ask = (params: object) =>
        at.call(route, { params, query: {}, ...body } as never).then(
          () => ({ status: 200 }),
          (error: unknown) => error,
        );
      const foreign = { ref: from.connection.ref, userID: from.userId, bucketId: "box" };
      expect(await ask({ id: from.id, ...foreign })).toMatchObject({ status: expect.toBeOneOf([403, 404]) as number });
      const namesIt = route.path.includes("{ref}") || route.path.includes("{userID}");
      if (namesIt) expect(await ask({ id: at.id, ...foreign })).toMatchObject({ status: 404 });
    }
  },
);
