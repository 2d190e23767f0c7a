import type { Actor, Feature } from "@slipway/features/feature.ts";
import { mounted } from "@slipway/features/feature.ts";
import { conflict, rateLimited } from "@slipway/kernel/errors";
import { route } from "@slipway/kernel/contract/route";
import type { ProjectFacts } from "@slipway/kernel/permissions";
import { createAddresses } from "@slipway/platform/http/addresses";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { hostileBodies, hostileTexts } from "@slipway/platform/testing/hostile-inputs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { trustedProxies } from "@slipway/platform/http/client-address";
import { createApi } from "./create-api.ts";

const id = z.object({ id: z.string() });
const contract = {
  rename: route({
    method: "PUT",
    path: "/projects/{id}",
    policy: { project: "EditProject" },
    summary: "Rename",
    params: id,
    body: z.object({ name: z.string().min(2), tags: z.array(z.string()).default([]) }),
    result: z.object({ name: z.string() }),
    errors: [{ status: 409, code: "name_taken" }],
  }),
  look: route({
    method: "GET",
    path: "/projects/{id}",
    policy: { project: "ViewProject" },
    summary: "Look",
    params: id,
    result: z.object({ id: z.string() }),
  }),
  shared: route({
    method: "GET",
    path: "/projects/shared",
    policy: "signedIn",
    summary: "Shared",
    result: z.object({ list: z.array(z.string()) }),
  }),
  create: route({
    method: "POST",
    path: "/projects",
    policy: { workspace: "CreateProject", from: "workspace_id" },
    summary: "Create",
    body: z.object({ workspace_id: z.string(), name: z.string() }),
    result: z.object({ id: z.string() }),
  }),
  graphs: route({ method: "GET", path: "/admin/graphs", policy: "staff", summary: "Graphs" }),
  page: route({
    method: "GET",
    path: "/page",
    policy: "public",
    summary: "Page",
    query: z.object({ limit: z.coerce.number().int().max(9).default(3) }),
    result: z.object({ limit: z.number() }),
  }),
  upload: route({
    method: "PUT",
    path: "/upload",
    policy: "signedIn",
    summary: "Upload",
    bodyKind: "bytes",
    maxBodyBytes: 2000,
    result: z.object({ size: z.number() }),
  }),
  leak: route({
    method: "GET",
    path: "/leak",
    policy: "public",
    summary: "Leak",
    result: z.object({ name: z.string() }),
  }),
  full: route({ method: "POST", path: "/full", policy: "public", summary: "Full" }),
};

let renames = 0;
const feature: Feature = {
  name: "suite",
  migrations: [],
  mount: () =>
    mounted({
      name: "suite",
      contract,
      handlers: {
        rename: async ({ body }) => {
          renames += 1;
          if (body.name === "taken") throw conflict("name_taken", "This URL is already taken");
          if (body.name === "broken") throw new Error("secret detail");
          return { name: body.name };
        },
        look: async ({ params }) => ({ id: params.id }),
        shared: async () => ({ list: [] }),
        create: async () => ({ id: "p1" }),
        graphs: async () => ({}),
        page: async ({ query }) => ({ limit: query.limit }),
        upload: async (_input, { request }) => ({ size: (await request.arrayBuffer()).byteLength }),
        leak: async () => ({ name: "a", password_hash: "x" }) as { name: string },
        full: async () => {
          throw rateLimited(7);
        },
      },
    }),
};

const person = (userId: string, via: Actor["via"] = "api_token", isStaff = false): Actor => ({
  userId,
  email: `${userId}@example.com`,
  displayName: userId,
  isStaff,
  via,
  sessionId: null,
  ssoWorkspaceId: null,
});
const people: Record<string, Actor> = {
  editor: person("editor"),
  viewer: person("viewer"),
  outsider: person("outsider"),
  staff: person("staff", "api_token", true),
  browser: person("editor", "session"),
};
const facts = (level: ProjectFacts["collaboratorLevel"], visibility: ProjectFacts["visibility"]): ProjectFacts => ({
  signedIn: true,
  collaboratorLevel: level,
  visibility,
  plan: "biz",
  allowPublicRemix: false,
  inTrash: false,
  workspaceRole: null,
});

const addresses = createAddresses(null, 4400);
const api = createApi({
  features: [feature.mount(undefined as never)],
  addresses,
  log: memoryLog(),
  proxies: trustedProxies([]),
  checkAnswers: true,
  authenticate: async (request) => people[request.headers.get("authorization")?.slice(7) ?? ""] ?? null,
  projectFacts: async (projectId, actor) => {
    if (projectId === "missing") return null;
    const level = actor?.userId === "editor" ? "write" : actor?.userId === "viewer" ? "read" : null;
    return facts(level, projectId === "open" ? "public" : "private");
  },
  workspaceFacts: async (workspaceId, actor) =>
    workspaceId === "w1"
      ? { workspaceRole: actor.userId === "editor" ? "editor" : actor.userId === "viewer" ? "viewer" : null }
      : null,
});

interface Send {
  as?: string;
  body?: unknown;
  raw?: string | Uint8Array | ReadableStream<Uint8Array>;
  headers?: Record<string, string>;
}

const send = async (method: string, path: string, { as, body, raw, headers }: Send = {}): Promise<Response> =>
  api.request(`http://slipway.localhost:4400${path}`, {
    method,
    headers: {
      host: "slipway.localhost:4400",
      ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: raw ?? (body === undefined ? null : JSON.stringify(body)),
    ...(raw instanceof ReadableStream ? { duplex: "half" } : {}),
  } as RequestInit);

interface Failure {
  error: { code: string; message: string; details?: { field?: string; rule?: string }; trace_id: string };
}
const failureOf = async (response: Response): Promise<{ status: number } & Failure["error"]> => ({
  status: response.status,
  ...((await response.json()) as Failure).error,
});

describe("who may call", () => {
  it.each([
    ["PUT", "/projects/p1", undefined, 401],
    ["PUT", "/projects/missing", undefined, 401],
    ["PUT", "/projects/p1", "outsider", 404],
    ["PUT", "/projects/missing", "editor", 404],
    ["PUT", "/projects/open", "outsider", 403],
    ["PUT", "/projects/p1", "viewer", 403],
    ["GET", "/projects/open", undefined, 200],
    ["GET", "/projects/p1", undefined, 401],
    ["GET", "/projects/shared", undefined, 401],
    ["GET", "/projects/shared", "outsider", 200],
    ["GET", "/admin/graphs", undefined, 401],
    ["GET", "/admin/graphs", "editor", 404],
    ["GET", "/admin/graphs", "staff", 200],
  ])("%s %s as %s answers %s [K4]", async (method, path, as, status) => {
    // A body that no validation would accept: the policy is decided first.
    const sent = method === "PUT" ? { body: 17 } : {};
    expect((await send(method, path, { ...(as === undefined ? {} : { as }), ...sent })).status).toBe(status);
  });

  it("answers the same for missing and for forbidden [K4]", async () => {
    const { trace_id: first, ...missing } = await failureOf(await send("GET", "/projects/missing", { as: "outsider" }));
    const { trace_id: second, ...foreign } = await failureOf(await send("GET", "/projects/p1", { as: "outsider" }));
    expect(foreign).toEqual(missing);
    expect(first).not.toBe(second);
  });

  it("reads a workspace's id from the body where the policy says so", async () => {
    const create = (as: string | undefined, body: unknown) =>
      send("POST", "/projects", { ...(as === undefined ? {} : { as }), body });
    expect((await create(undefined, { workspace_id: "w1" })).status).toBe(401);
    expect((await create("outsider", { workspace_id: "w1" })).status).toBe(404);
    expect((await create("viewer", { workspace_id: "w1" })).status).toBe(403);
    expect(await failureOf(await create("editor", {}))).toMatchObject({
      status: 400,
      details: { field: "workspace_id" },
    });
    expect((await create("editor", { workspace_id: "w1" })).status).toBe(400);
    expect((await create("editor", { workspace_id: "w1", name: "a" })).status).toBe(200);
  });

  it.each([
    [{}, "workspace_id", "is required"],
    [{ workspace_id: 5 }, "workspace_id", "must be a string"],
    [{ workspace_id: null }, "workspace_id", "must be a string"],
    [{ workspace_id: ["w1"] }, "workspace_id", "must be a string"],
    [{ workspace_id: "" }, "workspace_id", "must not be empty"],
    [[], "body", "must be a JSON object"],
    [null, "body", "must be a JSON object"],
    ["w1", "body", "must be a JSON object"],
  ])("names the rule that the id in a body breaks: %j", async (body, field, rule) => {
    expect(await failureOf(await send("POST", "/projects", { as: "editor", body }))).toMatchObject({
      status: 400,
      code: "invalid_request",
      message: `${field}: ${rule}`,
      details: { field, rule },
    });
  });

  it("refuses a write that a cookie authenticates from anywhere but the app's own pages", async () => {
    const write = (headers: Record<string, string>) =>
      send("PUT", "/projects/p1", { as: "browser", body: { name: "ok" }, headers });
    expect((await write({ origin: "http://slipway.localhost:4400" })).status).toBe(200);
    for (const origin of [
      "http://p1.preview.localhost:4400",
      "http://slipway.localhost:9999",
      "null",
      "http://evil.example",
    ]) {
      expect(await failureOf(await write({ origin })), origin).toMatchObject({ status: 403, code: "origin_refused" });
    }
    for (const site of ["cross-site", "same-site", "none"])
      expect((await write({ "sec-fetch-site": site })).status, site).toBe(403);
    expect((await write({ "sec-fetch-site": "same-origin" })).status).toBe(200);
    // A program that keeps cookies; Node's fetch says "cors" and no more.
    expect((await write({})).status).toBe(200);
    expect((await write({ "sec-fetch-mode": "cors" })).status).toBe(200);
    expect((await send("GET", "/projects/p1", { as: "browser" })).status).toBe(200);
    const rebound = { origin: "http://evil.example:4400", host: "evil.example:4400" };
    expect((await write(rebound)).status).toBe(403);
  });
});

describe("what is sent", () => {
  const rename = (sent: Send) => send("PUT", "/projects/p1", { as: "editor", ...sent });

  it("names the field and the rule of bad input, and runs nothing", async () => {
    const before = renames;
    expect(await failureOf(await rename({ body: { name: 5 } }))).toMatchObject({
      status: 400,
      code: "invalid_request",
      details: { field: "name" },
    });
    expect(await failureOf(await rename({ body: { name: "ok", tags: ["a", 1] } }))).toMatchObject({
      details: { field: "tags.1" },
    });
    expect(await failureOf(await rename({}))).toMatchObject({ status: 400, details: { field: "name" } });
    expect(await failureOf(await send("GET", "/page?limit=99"))).toMatchObject({
      status: 400,
      details: { field: "limit" },
    });
    expect(renames).toBe(before);
  });

  it("answers 400 to malformed JSON and 415 to anything else", async () => {
    const json = { "content-type": "application/json" };
    for (const raw of ["{", '{"name":}', "nul", "\ufeff{}x", new Uint8Array([0x22, 0xff, 0x22])]) {
      expect(await failureOf(await rename({ raw, headers: json }))).toMatchObject({
        status: 400,
        code: "invalid_json",
      });
    }
    expect(
      (await rename({ raw: "name=a", headers: { "content-type": "application/x-www-form-urlencoded" } })).status,
    ).toBe(415);
  });

  it.each([
    ["nothing", "", 429],
    ["an object", "{}", 429],
    ["broken JSON", "{", 400],
    ["too much", `"${"a".repeat(2_000_000)}"`, 413],
  ])("refuses %s on routes without a body as it does elsewhere", async (_words, raw, status) => {
    const headers = { "content-type": "application/json; charset=utf-8" };
    expect((await send("POST", "/full", { raw, headers })).status).toBe(status);
  });

  it("bounds bodies that announce their length and those that do not", async () => {
    const chunk = new TextEncoder().encode("a".repeat(65_536));
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(chunk);
      },
    });
    const json = { "content-type": "application/json" };
    expect((await rename({ raw: endless, headers: json })).status).toBe(413);
    expect(sent).toBeLessThan(100);
    expect((await rename({ body: { name: "a".repeat(2_000_000) } })).status).toBe(413);
    expect((await send("PUT", "/upload", { as: "editor", raw: new Uint8Array(2000) })).status).toBe(200);
    expect(await failureOf(await send("PUT", "/upload", { as: "editor", raw: new Uint8Array(2001) }))).toMatchObject({
      status: 413,
      code: "too_large",
    });
  });

  it("never answers 5xx to hostile values", async () => {
    for (const body of [...hostileBodies, ...hostileTexts.map((name) => ({ name }))]) {
      const { status } = await rename({ body });
      expect([200, 400], JSON.stringify(body).slice(0, 80)).toContain(status);
    }
    for (const text of hostileTexts) {
      const { status } = await send("GET", `/page?limit=${encodeURIComponent(text.toWellFormed().slice(0, 500))}`);
      expect([200, 400]).toContain(status);
    }
    expect((await rename({ body: { name: "a\u0000b" } })).status).toBe(400);
    expect((await rename({ body: { name: "a\uD800b" } })).status).toBe(400);
    expect((await send("GET", "/projects/a%00b", { as: "editor" })).status).toBe(404);
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    expect((await rename({ raw: deep, headers: { "content-type": "application/json" } })).status).toBe(400);
  });
});

describe("what is answered", () => {
  it("has one error body with a trace id, and hides internal errors [K3]", async () => {
    const taken = await send("PUT", "/projects/p1", { as: "editor", body: { name: "taken" } });
    const trace = taken.headers.get("x-trace-id");
    expect(await failureOf(taken)).toEqual({
      status: 409,
      code: "name_taken",
      message: "This URL is already taken",
      trace_id: trace,
    });
    const broken = await failureOf(await send("PUT", "/projects/p1", { as: "editor", body: { name: "broken" } }));
    expect(broken).toMatchObject({ status: 500, code: "internal" });
    expect(JSON.stringify(broken)).not.toContain("secret detail");
  });

  it("says when to retry", async () => {
    const response = await send("POST", "/full");
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
  });

  it("refuses in tests what the contract does not declare", async () => {
    expect((await send("GET", "/leak")).status).toBe(500);
  });

  it("tells unknown paths (404) from wrong methods (405 with Allow)", async () => {
    expect(await failureOf(await send("GET", "/nowhere"))).toMatchObject({ status: 404, code: "not_found" });
    const wrong = await send("DELETE", "/projects/p1", { as: "editor" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, PUT"]);
  });

  it("is cached by nobody and framed by nobody", async () => {
    const { headers } = await send("GET", "/page");
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-security-policy": expect.stringContaining("default-src 'none'") as string,
    });
  });

  it("describes itself as OpenAPI 3.1", async () => {
    const document = (await (await send("GET", "/openapi.json")).json()) as {
      openapi: string;
      paths: Record<string, Record<string, object>>;
    };
    expect(document.openapi).toBe("3.1.0");
    expect(document.paths["/projects/{id}"]?.["put"]).toMatchObject({
      "x-policy": "project:EditProject",
      requestBody: { content: { "application/json": { schema: { required: ["name"] } } } },
    });
    expect(document.paths["/projects/{id}"]?.["put"]).toHaveProperty(["responses", "409"]);
  });
});
