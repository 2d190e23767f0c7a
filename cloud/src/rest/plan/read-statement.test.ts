import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestProject, TEST_URL, type TestProject } from "../../testing/test-project.ts";
import { restService } from "../rest-service.ts";

const ANN = "11111111-1111-4111-8111-111111111111";
const BEN = "22222222-2222-4222-8222-222222222222";

const SCHEMA = `
  create table rooms (id int primary key, name text not null);
  create table notes (id int primary key, owner uuid not null, room_id int references rooms, title text not null, at timestamptz, rank int);
  alter table notes enable row level security;
  create policy own on notes using (owner = (select auth.uid()));
  insert into rooms values (1, 'hall'), (2, 'attic');
  insert into notes select n, case n % 2 when 0 then '${ANN}'::uuid else '${BEN}'::uuid end, 1 + n % 2, 'note-' || n, '2026-01-01Z'::timestamptz + n * interval '1 day', n / 2
    from generate_series(1, 12) n;
  insert into notes values (20, '${ANN}', 1, '', null, null), (22, '${ANN}', 2, 'a b', null, null);
  analyze;
`;

let project: TestProject;
const services = [restService()];
beforeAll(async () => {
  project = await openTestProject(services);
  await project.backend.database.as("postgres").transaction((tx) => tx.script(SCHEMA));
});
afterAll(async () => {
  services[0]![Symbol.dispose]();
  await project[Symbol.asyncDispose]();
});

interface Asked {
  path: string;
  sub?: string;
  method?: string;
  headers?: Record<string, string>;
}

async function ask({ path, sub = ANN, method = "GET", headers = {} }: Asked) {
  const token = project.sign({ sub, role: "authenticated", exp: project.clock.now() / 1000 + 60 });
  const answer = await project.fetch(`${TEST_URL}/rest/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const shown = ["content-type", "content-range", "content-location"].map((name) => answer.headers.get(name));
  return { status: answer.status, shown, text: await answer.text() };
}

/** By a service that has planned nothing yet. */
async function askAfresh(asked: Asked) {
  const known = services[0]!;
  using fresh = restService();
  services[0] = fresh;
  try {
    return await ask(asked);
  } finally {
    services[0] = known;
  }
}

const COUNTED = { prefer: "count=exact" };

describe("a read of a shape that was asked before", () => {
  it.each<[string, Asked, Asked]>([
    ["another row", { path: "notes?id=eq.2" }, { path: "notes?id=eq.4" }],
    ["no row", { path: "notes?id=eq.2" }, { path: "notes?id=eq.999" }],
    ["what is no number", { path: "notes?id=eq.2" }, { path: "notes?id=eq.two" }],
    ["nothing at all", { path: "notes?title=eq.note-2" }, { path: "notes?title=eq." }],
    [
      "several values, and each in its place",
      { path: "notes?id=gte.2&rank=lt.9&id=lte.4&order=id" },
      { path: "notes?id=gte.6&rank=lt.6&id=lte.10&order=id" },
    ],
    ["a value that is not plain", { path: "notes?title=eq.note-2" }, { path: "notes?title=eq.a%20b" }],
    ["another page", { path: "notes?order=id&limit=2&offset=0" }, { path: "notes?order=id&limit=2&offset=2" }],
    [
      "a filter of what is embedded",
      { path: "notes?select=id,rooms!inner(name)&rooms.name=eq.hall&id=lt.5" },
      { path: "notes?select=id,rooms!inner(name)&rooms.name=eq.attic&id=lt.9" },
    ],
    ["a count", { path: "notes?id=gt.4", headers: COUNTED }, { path: "notes?id=gt.8", headers: COUNTED }],
    ["no count any more", { path: "notes?id=gt.4", headers: COUNTED }, { path: "notes?id=gt.4" }],
    [
      "an estimate",
      { path: "notes?id=gt.4", headers: { prefer: "count=planned" } },
      { path: "notes?id=gt.11", headers: { prefer: "count=planned" } },
    ],
    [
      "a range",
      { path: "notes?order=id&rank=gt.0", headers: { range: "0-1" } },
      { path: "notes?order=id&rank=gt.0", headers: { range: "2-3" } },
    ],
    [
      "another form",
      { path: "notes?select=id,title&id=eq.2" },
      { path: "notes?select=id,title&id=eq.4", headers: { accept: "text/csv" } },
    ],
    [
      "one row alone",
      { path: "notes?id=eq.2", headers: { accept: "application/vnd.pgrst.object+json" } },
      { path: "notes?id=eq.1", headers: { accept: "application/vnd.pgrst.object+json" } },
    ],
    ["no body", { path: "notes?id=eq.2" }, { path: "notes?id=eq.2", method: "HEAD" }],
    ["columns of the names of words", { path: "notes?select=eq.id" }, { path: "notes?select=eq.title" }],
    ["nobody's table", { path: "none?id=eq.1" }, { path: "none?id=eq.2" }],
  ])("is answered as if it were the first: %s", async (_what, first, second) => {
    await ask(first);
    const answer = await ask(second);
    expect(answer).toEqual(await askAfresh(second));
    expect(answer).toEqual(await ask(second));
  });

  it("shows its own rows to each who asks", async () => {
    const idsOf = async (sub: string) => JSON.parse((await ask({ path: "notes?select=id&id=lt.5", sub })).text);
    expect(await idsOf(ANN)).toEqual([{ id: 2 }, { id: 4 }]);
    expect(await idsOf(BEN)).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it("takes what a caller writes for a value, whatever stands in it", async () => {
    const hostile = ["1)or(1=1", "1;drop table notes", "$1", "1--", "mark~0~", "note-2~", "..", "1.2.3"];
    for (const value of hostile) {
      const path = `notes?title=neq.${encodeURIComponent(value)}&select=id&id=eq.2`;
      expect([value, (await ask({ path })).text]).toEqual([value, '[{"id":2}]']);
    }
  });

  it("has the columns that there are by then, and no more rows than the project lets out by then", async () => {
    const path = "rooms?id=gt.0&order=id";
    expect(JSON.parse((await ask({ path })).text)).toEqual([
      { id: 1, name: "hall" },
      { id: 2, name: "attic" },
    ]);
    await project.backend.database.as("postgres").query("alter table rooms rename column name to label");
    await expect.poll(async () => (await ask({ path })).text).toContain('"label":"hall"');
    const embedding = "notes?select=id,rooms(label)&id=eq.2";
    expect(await ask({ path: embedding })).toMatchObject({ status: 200 });
    await project.backend.database.as("postgres").query("alter table notes drop constraint notes_room_id_fkey");
    await expect.poll(async () => (await ask({ path: embedding })).text).toContain("PGRST200");
    project.save("rest", { max_rows: 1 });
    expect(JSON.parse((await ask({ path })).text)).toHaveLength(1);
    project.save("rest", {});
    expect(JSON.parse((await ask({ path })).text)).toHaveLength(2);
  });
});
