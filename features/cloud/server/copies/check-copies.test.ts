import { request } from "node:http";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cloudPorts } from "../../testing/ports.ts";
import { enableBackend } from "../../testing.ts";
import { newProject } from "../../../projects/testing.ts";
import type { CheckCopy } from "./check-copy.ts";
import { newCopyRef } from "./copy-place.ts";
import { removeLeftCopies } from "./open-copy.ts";

const URL_OF_COPY = "http://localhost:8080/~backend";

const TABLES = `
create table public.notes (id bigint generated always as identity primary key, title text not null,
  user_id uuid not null references auth.users (id));
alter table public.notes enable row level security;
create policy own on public.notes for all to authenticated using (user_id = auth.uid()) with check (user_id = auth.uid());
create table public.members (user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'viewer' check (role in ('viewer', 'admin')));
alter table public.members enable row level security;
create policy own on public.members for select to authenticated using (user_id = auth.uid());`;

const SEED = `insert into public.notes (title, user_id)
  select 'Of the sample', id from auth.users where email = 'user@checks.example';`;

let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
});
afterAll(() => app?.[Symbol.asyncDispose]());
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
  await enableBackend(maya.call, projectId);
  await app.services.cloud.migrate(projectId, { name: "notes", sql: TABLES });
});

const open = (seed: string | null = SEED): Promise<CheckCopy> =>
  app.services.cloud.openCopy(projectId, { url: URL_OF_COPY, seed });

interface Asked {
  status: number;
  body: unknown;
}

const ask = (
  { socketPath, anonKey }: CheckCopy,
  what: string,
  { token, key = anonKey, body }: { token?: string; key?: string; body?: object } = {},
): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const [method, path] = what.split(" ") as [string, string];
    const headers = { apikey: key, authorization: `Bearer ${token ?? key}`, "content-type": "application/json" };
    const call = request({ socketPath, method, path, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode!, body: text === "" ? null : JSON.parse(text) }));
    });
    call.on("error", reject).end(body === undefined ? "" : JSON.stringify(body));
  });

const tokenOf = async (copy: CheckCopy, name: string): Promise<string> =>
  (JSON.parse(await copy.signIn(name)) as { access_token: string }).access_token;

const copiesThere = async (): Promise<string[]> =>
  (await app.services.clusters.refs()).filter((ref) => ref.startsWith("check"));

describe("a copy of a backend for checks", () => {
  it("has the tables, the sample rows and a person per role, under the same policies", async () => {
    await using copy = await open();
    expect([copy.people, copy.strongest, copy.seedProblem]).toEqual([["user", "viewer", "admin"], "admin", null]);
    const [user, admin] = [await tokenOf(copy, "user"), await tokenOf(copy, "admin")];
    const notes = "GET /rest/v1/notes?select=title";
    expect((await ask(copy, notes, { token: user })).body).toEqual([{ title: "Of the sample" }]);
    expect((await ask(copy, notes, { token: admin })).body).toEqual([]);
    expect((await ask(copy, notes)).body).toEqual([]);
    const members = "GET /rest/v1/members?select=role";
    expect((await ask(copy, members, { token: admin })).body).toEqual([{ role: "admin" }]);
    expect((await ask(copy, members, { token: user })).body).toEqual([]);
  });

  it("shares nothing with the project: neither keys nor tokens, rows, people, mails or secrets", async () => {
    const { auth: saved, backend } = await projectsOwn();
    const ran = await open();
    const person = await tokenOf(ran, "user");
    expect(await ask(ran, "GET /rest/v1/notes", { key: backend.keys.anonKey })).toMatchObject({ status: 401 });
    await expect(backend.keys.verify(person, Date.now())).rejects.toThrow();
    const signUp = { email: "new@mail.example", password: "correct horse 1" };
    expect((await ask(ran, "POST /auth/v1/signup", { body: signUp })).status).toBe(200);
    expect((await ask(ran, "POST /auth/v1/recover", { body: { email: signUp.email } })).status).toBe(200);
    expect(await ask(ran, "POST /functions/v1/pay")).toEqual({
      status: 503,
      body: { message: "functions are not available in checks" },
    });
    expect((await ask(ran, "POST /ai/v1/chat/completions")).status).toBe(503);
    await ran[Symbol.asyncDispose]();
    expect(await app.services.mail.list(10)).toEqual([]);
    const rows = await app.services.cloud.query(projectId, {
      query: "select (select count(*) from auth.users) as people, (select count(*) from public.notes) as notes",
      readOnly: true,
    });
    expect(rows).toEqual([{ people: "0", notes: "0" }]);
    expect(await backend.settings.read("auth")).toEqual(saved);
    expect(await copiesThere()).toEqual([]);
  });

  it("keeps others signed in when one of them signs out", async () => {
    await using copy = await open();
    const [first, second] = [await tokenOf(copy, "user"), await tokenOf(copy, "user")];
    expect((await ask(copy, "POST /auth/v1/logout?scope=global", { token: first })).status).toBe(204);
    expect((await ask(copy, "GET /auth/v1/user", { token: first })).status).toBe(403);
    expect((await ask(copy, "GET /auth/v1/user", { token: second })).status).toBe(200);
  });

  it("names the place of a seed that the database refuses", async () => {
    await using copy = await open("select 1;\ninsert into public.nothing values (1);");
    expect(copy.seedProblem).toMatch(/^Line 2: relation "public.nothing" does not exist/);
  });

  it("is refused where the tables are not those of the migrations, and leaves nothing", async () => {
    await app.services.cloud.query(projectId, {
      query: "alter table public.notes add column extra text",
      readOnly: false,
    });
    await expect(open()).rejects.toMatchObject({ code: "copy_differs" });
    expect(await copiesThere()).toEqual([]);
  });

  it("is one of three at strongest, and makes room when it ends", async () => {
    const copies = [await open(null), await open(null), await open(null)];
    await expect(open(null)).rejects.toMatchObject({ code: "copies_busy", status: 503 });
    await Promise.all(copies.map((copy) => copy[Symbol.asyncDispose]()));
    await (await open(null))[Symbol.asyncDispose]();
    expect(await copiesThere()).toEqual([]);
  });

  it("is swept at the next start when its process was killed, and nothing else is", async () => {
    await using _used = await open(null);
    const left = newCopyRef();
    await app.services.clusters.enable(left);
    await removeLeftCopies({ ...app.services, ...cloudPorts(app.services) });
    expect(await copiesThere()).toHaveLength(1);
    expect(await app.services.clusters.refs()).toContain(projectId);
    expect(await copiesThere()).not.toContain(left);
  });
});

async function projectsOwn() {
  const backend = await app.services.cloud.backend(projectId);
  return { backend, auth: await backend.settings.read("auth") };
}
