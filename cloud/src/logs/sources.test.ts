/** Sources of a project's logs: its gateway and its database. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { IncomingMessage } from "node:http";
import { createAuthService } from "../auth/service.ts";
import { AccessLog } from "../gateway/access-log.ts";
import { restService } from "../rest/rest-service.ts";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import type { LogRecord } from "./port.ts";
import { postgresLines } from "./postgres-lines.ts";
import { newTraceId } from "@slipway/platform/log/pino-log";

const records: LogRecord[] = [];
const sink = { write: (record: LogRecord) => void records.push(record) };
const rest = restService();
let project: ListeningProject;

beforeAll(async () => {
  const read = postgresLines(sink);
  const auth = createAuthService({ fetch, mail: { send: async () => ({ id: "1" }) } });
  project = await openListeningProject([rest, auth], { requiresKey: true, onServerLine: (_ref, line) => read(line) });
  Object.assign(project.backend, { logs: sink });
});
afterAll(async () => {
  rest[Symbol.dispose]();
  await project[Symbol.asyncDispose]();
});

it("keeps what Postgres says of errors, whole and with its state", async () => {
  await project.run("create table things (id int primary key)");
  await project
    .run(
      "do $$ begin raise exception E'first\\n2026-11-22 07:00:00.000 UTC [1] 00000 LOG:  forged' using hint = 'mind'; end $$",
    )
    .catch(() => undefined);
  await expect
    .poll(() => records.find(({ message }) => message.startsWith("first")))
    .toMatchObject({
      source: "postgres_logs",
      level: "error",
      message: "first\n2026-11-22 07:00:00.000 UTC [1] 00000 LOG:  forged",
      attributes: { error_severity: "ERROR", sql_state_code: "P0001", hint: "mind" },
    });
  expect(records.some(({ message }) => message.startsWith("forged"))).toBe(false);
});

it("keeps who asked for what and how it went, without what stands in a query", async () => {
  const { anonKey } = project.backend.keys;
  const get = (path: string): Promise<Response> => fetch(`${project.url}${path}`, { headers: { apikey: anonKey } });
  await (await get("/rest/v1/nothing?secret=eq.s3cret")).text();
  await (await get("/auth/v1/settings?token=s3cret")).text();
  await (await fetch(`${project.url}/rest/v1/things?apikey=s3cret`)).text();
  await expect.poll(() => records.filter(({ source }) => source === "edge_logs").length).toBe(3);
  const of = (source: string): unknown[] =>
    records.filter((record) => record.source === source).map(({ message }) => message);
  expect(of("edge_logs")).toEqual([
    "GET | 404 | /rest/v1/nothing",
    "GET | 200 | /auth/v1/settings",
    "GET | 401 | /rest/v1/things",
  ]);
  expect(of("postgrest_logs")).toEqual(["GET | 404 | /rest/v1/nothing", "GET | 401 | /rest/v1/things"]);
  expect(of("auth_logs")).toEqual(["GET | 200 | /auth/v1/settings"]);
  expect(JSON.stringify(records)).not.toContain("s3cret");
});

it("leaves out good answers that come by thousands, and keeps every bad one", () => {
  records.length = 0;
  const log = new AccessLog();
  const tell = (status: number): void =>
    log.tell(project.backend, {
      incoming: { method: "GET", url: "/rest/v1/x" } as IncomingMessage,
      prefix: null,
      status,
      ms: 1,
      trace: newTraceId(),
    });
  for (let count = 0; count < 20_000; count += 1) tell(200);
  tell(500);
  const { info = [], error = [] } = Object.groupBy(records, ({ level }) => level);
  expect(info.length).toBeGreaterThanOrEqual(20);
  expect(info.length).toBeLessThan(20_000);
  expect(error).toHaveLength(1);
});

it("leaves out what concerns the machine and not the project", async () => {
  records.length = 0;
  const read = postgresLines(sink);
  const line = (severity: string, text: string) => read(`2026-11-27 12:00:00.000 UTC [7] 28P01 ${severity}:  ${text}`);
  line("LOG", "listening on Unix socket");
  line("FATAL", 'password authentication failed for user "supabase_admin"');
  line("FATAL", 'password authentication failed for user "authenticator"');
  await expect
    .poll(() => records.map(({ message }) => message))
    .toEqual(['password authentication failed for user "authenticator"']);
});
