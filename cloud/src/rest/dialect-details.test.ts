import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestProject, TEST_URL, type TestProject } from "../testing/test-project.ts";
import { restService } from "./rest-service.ts";

let project: TestProject;
const rest = restService();
beforeAll(async () => {
  project = await openTestProject([rest]);
  project.save("rest", { max_rows: 3 });
  await project.backend.database.as("postgres").transaction((tx) =>
    tx.script(`create table items (id int primary key, data json);
      create view many as select g as n from generate_series(1, 500) g;
      create function raise_odd() returns void language plpgsql as $$ begin raise sqlstate 'PT4XX' using message = 'odd'; end $$;`),
  );
});
afterAll(async () => {
  rest[Symbol.dispose]();
  await project[Symbol.asyncDispose]();
});

const ask = (path: string, init: RequestInit = {}) => project.fetch(`${TEST_URL}/rest/v1/${path}`, init);

it.each([
  [
    "items?or=()",
    4,
    'unexpected ")" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
  ],
  ["items?select=data->>--3", 9, 'unexpected "-" expecting digit'],
  [
    "items?select=data->(x",
    7,
    'unexpected "(" expecting "-", digit or any non reserved character different from: .,>()',
  ],
  ["items?order=id.asc.nullslastly", 17, `unexpected 'l' expecting "," or end of input`],
])("says where %s could not be read, at %i", async (path, column, details) => {
  const response = await ask(path);
  const json = (await response.json()) as { message: string };
  expect([response.status, json]).toMatchObject([400, { code: "PGRST100", details }]);
  expect(json.message).toContain(`(line 1, column ${column})`);
});

it("ignores an extra closing parenthesis, and nothing else", async () => {
  expect((await ask("items?and=(id.eq.1,id.neq.2))&select=id")).status).toBe(200);
  expect((await ask("items?and=(id.eq.1),id.eq.2")).status).toBe(400);
  expect((await ask("items?select=id)")).status).toBe(400);
});

it("answers 500 for a status nobody can read", async () => {
  const response = await ask("rpc/raise_odd", { method: "POST" });
  expect([response.status, await response.json()]).toMatchObject([500, { code: "PT4XX" }]);
});

it("answers 200 for an upsert of nothing", async () => {
  const headers = { "content-type": "application/json", prefer: "resolution=merge-duplicates" };
  expect((await ask("items", { method: "POST", body: "[]", headers })).status).toBe(200);
});

it("estimates only beyond the rows it may show, since fewer are counted", async () => {
  const range = async (path: string) =>
    (await ask(path, { headers: { prefer: "count=estimated" } })).headers.get("content-range");
  // The planner expects a thousand rows of the function, whatever it answers.
  expect(await range("many?n=lt.3")).toBe("0-1/2");
  expect(Number((await range("many"))!.split("/")[1])).toBeGreaterThan(3);
});
