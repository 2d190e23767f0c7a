import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer } from "node:http";
import { connect } from "node:net";
import { closeGracefully, listen } from "@slipway/platform/http/listening";
import { cloudGateway } from "./gateway.ts";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import { restService } from "../rest/rest-service.ts";

const rest = restService();
let project: ListeningProject;

beforeAll(async () => {
  project = await openListeningProject([rest]);
  await project.run(`
    create function with_headers(headers text) returns text language plpgsql stable as $$ begin
      perform set_config('response.headers', headers, true); return 'abcdefghij'; end $$;
    create function refuse_with(headers text) returns text language plpgsql stable as $$ begin
      raise sqlstate 'PGRST' using message = '{"code":"A","message":"refused"}', detail = '{"status":418,"headers":' || headers || '}';
    end $$;
    notify pgrst;
  `);
});
afterAll(async () => {
  rest[Symbol.dispose]();
  await project[Symbol.asyncDispose]();
});

/** Two requests on one connection, as a proxy sends them: all that comes back. */
function twice(path: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { serviceKey } = project.backend.keys;
  const one = (end: string): string =>
    `GET /rest/v1/${path} HTTP/1.1\r\nhost: x\r\napikey: ${serviceKey}\r\n${end}\r\n`;
  const socket = connect(Number(new URL(project.url).port), "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1").on("data", (part: string) => (text += part));
  socket.on("close", () => resolve(text));
  socket.write(one("") + one("connection: close\r\n"));
  return promise;
}

const FRAMING: Record<string, string>[] = [
  { "content-length": "3" },
  { "Content-Length": "100" },
  { "transfer-encoding": "chunked" },
  { "transfer-encoding": "identity" },
  { connection: "close" },
  { trailer: "x" },
  { upgrade: "h2c" },
];

describe("what SQL writes into an answer's head", () => {
  it.each(FRAMING)("says nothing of where it ends or what becomes of the connection: %o", async (header) => {
    const [[name, value] = ["", ""]] = Object.entries(header);
    const written = new URLSearchParams({ headers: JSON.stringify([header, { "x-kept": "1" }]) });
    const both = await twice(`rpc/with_headers?${written}`);
    expect(both.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(both.match(/content-length: 12\r\n/gi)).toHaveLength(2);
    expect(both.match(/x-kept: 1\r\n/g)).toHaveLength(2);
    expect(both.toLowerCase().split("http/1.1")[1]).not.toContain(`${name.toLowerCase()}: ${value}\r\n`);
    const raised = await twice(`rpc/refuse_with?${new URLSearchParams({ headers: JSON.stringify(header) })}`);
    expect(raised.match(/HTTP\/1\.1 418/g)).toHaveLength(2);
    expect(raised).toMatch(/"refused"\}HTTP\/1\.1 418/);
  });

  it("sets cookies of its own host alone, and none of ours", async () => {
    const ours = ["slipway-session=x", "__Host-slipway-1=x; Path=/; Secure", " slipway-a=1"];
    const list = [...ours, "theme=dark; Path=/; Domain=example.org"].map((cookie) => ({ "set-cookie": cookie }));
    const { serviceKey } = project.backend.keys;
    const ask = (path: string, headers: unknown): Promise<Response> =>
      fetch(`${project.url}/rest/v1/rpc/${path}?${new URLSearchParams({ headers: JSON.stringify(headers) })}`, {
        headers: { apikey: serviceKey },
      });
    expect((await ask("with_headers", list)).headers.getSetCookie()).toEqual(["theme=dark; Path=/"]);
    expect((await ask("refuse_with", { "set-cookie": ours[0] })).headers.getSetCookie()).toEqual([]);
    expect((await ask("refuse_with", { "Set-Cookie": "a=1; domain=x.org" })).headers.getSetCookie()).toEqual(["a=1"]);
  });
});

describe("a head that cannot be written", () => {
  it("is replaced by a failure, and ends the connection when a head was sent already", async () => {
    const odd = cloudGateway({
      services: [
        { prefix: "/odd", handle: () => Promise.resolve({ status: 200, headers: { "x-a": "1\n2" }, body: "x" }) },
      ],
      requiresKey: false,
    });
    const ended: string[] = [];
    const server = createServer((incoming, response) => {
      if (incoming.headers["x-early"] !== undefined) response.writeHead(200).flushHeaders();
      void odd.request(incoming, response, project.backend).then(
        () => ended.push("answered"),
        (error: unknown) => ended.push(String(error)),
      );
    });
    const port = await listen(server, { host: "127.0.0.1", port: 0 });
    const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/odd/x`, { headers });
    try {
      const failed = await ask({});
      expect([failed.status, failed.headers.get("access-control-allow-origin")]).toEqual([500, "*"]);
      await expect(ask({ "x-early": "1" }).then((answer) => answer.text())).rejects.toThrow();
      expect(ended).toEqual(["answered", "answered"]);
    } finally {
      server.closeAllConnections();
      await closeGracefully(server);
    }
  });
});
