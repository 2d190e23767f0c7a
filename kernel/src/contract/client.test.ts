import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { createClient, queryKey, routeUrl, traceIdOf } from "./client.ts";
import { route } from "./route.ts";

const params = z.object({ id: z.string() });
const list = route({
  method: "GET",
  path: "/projects/{id}/edits",
  policy: "signedIn",
  summary: "",
  params,
  query: z.object({ limit: z.number().optional(), q: z.string().optional() }),
  result: z.object({ seen: z.string() }),
});
const send = route({
  method: "POST",
  path: "/projects/{id}/chat",
  policy: "signedIn",
  summary: "",
  params,
  body: z.object({ message: z.string() }),
  result: z.object({ echo: z.unknown(), type: z.string() }),
});
const upload = route({
  method: "PUT",
  path: "/files",
  policy: "signedIn",
  summary: "",
  body: z.instanceof(Uint8Array),
  bodyKind: "bytes",
  result: z.object({ echo: z.unknown(), type: z.string() }),
});
const picture = route({ method: "GET", path: "/picture", policy: "signedIn", summary: "", resultKind: "bytes" });
const broken = route({ method: "GET", path: "/broken", policy: "signedIn", summary: "" });
const limited = route({ method: "GET", path: "/limited", policy: "signedIn", summary: "" });

const read = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

let server: Server;
let baseUrl = "";

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    const body = await read(incoming);
    const json = (status: number, value: unknown): void =>
      void response
        .writeHead(status, { "content-type": "application/json", "retry-after": "7" })
        .end(JSON.stringify(value));
    if (incoming.url === "/api/broken") return void response.writeHead(502, { "x-trace-id": "t-header" }).end("<html>");
    if (incoming.url === "/api/limited")
      return json(429, {
        error: { code: "rate_limited", message: "Slow down.", details: { by: "ip" }, trace_id: "t-1" },
      });
    if (incoming.url === "/api/picture") return void response.end("bytes");
    return incoming.method === "GET"
      ? json(200, { seen: `${incoming.url} ${incoming.headers["x-extra"] ?? ""}` })
      : json(200, { echo: body, type: incoming.headers["content-type"] ?? "" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe("the typed client", () => {
  it("fills path and query, and leaves undefined values out", async () => {
    expect(routeUrl(list, { params: { id: "p/1" }, query: { limit: 30, q: undefined } })).toBe(
      "/projects/p%2F1/edits?limit=30",
    );
    const call = createClient({ baseUrl, headers: () => ({ "x-extra": "yes" }) });
    expect((await call(list, { params: { id: "p1" }, query: { q: "a b" } })).seen).toBe(
      "/api/projects/p1/edits?q=a+b yes",
    );
  });

  it("sends JSON as JSON and bytes as they are", async () => {
    const call = createClient({ baseUrl });
    expect(await call(send, { params: { id: "p1" }, body: { message: "hi" } })).toEqual({
      echo: '{"message":"hi"}',
      type: "application/json",
    });
    expect(await call(upload, { body: new TextEncoder().encode("raw") })).toMatchObject({ echo: "raw" });
    expect(await (await call(picture, {})).text()).toBe("bytes");
  });

  it("throws the server's code, sentence, details, wait and trace id [K3]", async () => {
    const failure = await createClient({ baseUrl })(limited, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({
      code: "rate_limited",
      status: 429,
      userMessage: "Slow down.",
      details: { by: "ip" },
      retryAfter: 7,
    });
    expect(traceIdOf(failure)).toBe("t-1");
  });

  it("accepts failures without an error body", async () => {
    const failure = await createClient({ baseUrl })(broken, {}).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "http_error", status: 502 });
    expect(traceIdOf(failure)).toBe("t-header");
  });

  it("keys queries by path first, so that a prefix covers them", () => {
    expect(queryKey(list, { params: { id: "p1" }, query: { limit: 30 } })).toEqual([
      "/projects/p1/edits",
      { limit: 30 },
    ]);
  });
});
