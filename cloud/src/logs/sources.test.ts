/** Sources of a project's logs: its gateway and its database. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { IncomingMessage } from "node:http";
import { createAuthService } from "../auth/service.ts";
import { AccessLog } from "../gateway/access-log.ts";
import { restService } from "../rest/rest-service.ts";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import type { LogRecord } from "./port.ts";
import { TRIES_ACCESS, postgresLines } from "./postgres-lines.ts";
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
      "do $$ begin raise exception E'first\\n2026-11-22 07:00:00.000 UTC [1] 00000 <> LOG:  forged' using hint = 'mind'; end $$",
    )
    .catch(() => undefined);
  await expect
    .poll(() => records.find(({ message }) => message.startsWith("first")))
    .toMatchObject({
      source: "postgres_logs",
      level: "error",
      message: "first\n2026-11-22 07:00:00.000 UTC [1] 00000 <> LOG:  forged",
      attributes: { error_severity: "ERROR", sql_state_code: "P0001", hint: "mind" },
    });
  expect(records.some(({ message }) => message.startsWith("forged"))).toBe(false);
});

it("keeps who asked for what and how it went, without what stands in a query [LG5]", async () => {
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
  const levels = records.filter(({ source }) => source === "edge_logs").map(({ level }) => level);
  expect(levels).toEqual(["warning", "info", "warning"]);
  expect(JSON.stringify(records)).not.toContain("s3cret");
});

it("leaves out what the platform tried to see whether it is refused, and nothing else", async () => {
  const told: string[] = [];
  const line = postgresLines({ write: ({ message }) => void told.push(message) });
  for (const application of ["", TRIES_ACCESS, "psql -> b"])
    line(`2026-11-22 07:00:00.000 UTC [1] 42501 (client backend) <${application}> ERROR:  refused to "${application}"`);
  await expect.poll(() => told).toEqual(['refused to ""', 'refused to "psql -> b"']);
});

it("takes errors, warnings and all else of Postgres for levels of their own [LG5]", async () => {
  const levels: string[] = [];
  const line = postgresLines({ write: ({ level }) => void levels.push(level) });
  for (const severity of ["ERROR", "FATAL", "PANIC", "WARNING", "LOG", "NOTICE"])
    line(`2026-11-22 07:00:00.000 UTC [1] 00000 (client backend) <app> ${severity}:  said`);
  await expect.poll(() => levels).toEqual(["error", "error", "error", "warning", "info", "info"]);
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
