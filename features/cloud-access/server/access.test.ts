import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cloudContract } from "../../cloud/contract/index.ts";
import { enableBackend, TODOS } from "../../cloud/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { accessContract, MAX_BODY_CHARACTERS } from "../contract/index.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;
const people: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  id = (await newProject(maya.call)).id;
  await enableBackend(maya.call, id);
  await app.services.cloud.migrate(id, { name: "create todos", sql: TODOS });
  for (const name of ["ann", "ben"]) {
    const body = { email: `${name}@mail.example`, password: "correct horse 1" };
    people[name] = (await maya.call(cloudContract.createUser, { params: { id }, body })).id;
  }
}, 60_000);
afterAll(() => app?.[Symbol.asyncDispose]());

type Question = Parameters<typeof ask>[0];
const ask = (body: {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  table?: string;
  query?: string;
  body?: string;
  as?: string | null;
}) => maya.call(accessContract.tryRequest, { params: { id }, body: { table: "todos", ...body } });
const rows = async (question: Question): Promise<unknown> => JSON.parse((await ask(question)).body);

it("asks as one of the app's people, whose rules apply", async () => {
  const made = await ask({ method: "POST", body: '{"title": "Bread"}', as: people["ann"]! });
  expect(made).toMatchObject({ status: 201, is_cut: false });
  expect(JSON.parse(made.body)).toMatchObject([{ title: "Bread", user_id: people["ann"] }]);
  expect(await rows({ method: "GET", query: "select=title", as: people["ann"]! })).toEqual([{ title: "Bread" }]);
  expect(await rows({ method: "GET", query: "select=title", as: people["ben"]! })).toEqual([]);
  expect(await rows({ method: "PATCH", query: "title=eq.Bread", body: '{"done": true}', as: people["ben"]! })).toEqual(
    [],
  );
});

it("asks as a stranger with the anon key, and shows the refusal in REST's own words", async () => {
  expect(await rows({ method: "GET" })).toEqual([]);
  const refused = await ask({ method: "POST", body: '{"title": "Rolls"}' });
  expect(refused.status).toBe(401);
  expect(JSON.parse(refused.body)).toMatchObject({ code: "42501" });
});

it("gives nobody the role of the service, whatever the account says", async () => {
  await app.services.cloud.query(id, {
    query: "update auth.users set role = 'service_role' where email = 'ben@mail.example'",
    readOnly: false,
  });
  expect(await rows({ method: "GET", as: people["ben"]! })).toEqual([]);
});

it("reads a path as the name of a table", async () => {
  await app.services.cloud.query(id, {
    query: "create function public.words() returns text language sql stable as $$ select 'found' $$",
    readOnly: false,
  });
  for (const table of ["../auth/v1/admin/users", "rpc/words", "todos?select=*"])
    expect((await ask({ method: "GET", table })).status).toBe(404);
});

it("cuts an answer that is too long for a screen", async () => {
  await app.services.cloud.query(id, {
    query: `insert into todos (title, user_id) select repeat('x', 1000), '${people["ann"]!}' from generate_series(1, 400)`,
    readOnly: false,
  });
  const long = await ask({ method: "GET", as: people["ann"]! });
  expect(long).toMatchObject({ status: 200, is_cut: true });
  expect(long.body.length).toBeLessThanOrEqual(256 * 1024);
});

it("refuses accounts that are not there, texts beyond their bounds, and people outside of the project", async () => {
  const nobody = "11111111-1111-4111-8111-111111111111";
  await expect(ask({ method: "GET", as: nobody })).rejects.toMatchObject({ status: 404 });
  await expect(ask({ method: "GET", as: "ann" })).rejects.toMatchObject({ status: 400 });
  await expect(ask({ method: "POST", body: "x".repeat(MAX_BODY_CHARACTERS + 1) })).rejects.toMatchObject({
    status: 400,
  });
  const otto = await app.signUp("Otto");
  const body = { method: "GET" as const, table: "todos" };
  await expect(otto.call(accessContract.tryRequest, { params: { id }, body })).rejects.toMatchObject({ status: 404 });
});
