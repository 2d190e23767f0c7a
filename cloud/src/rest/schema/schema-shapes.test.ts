import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestProject, TEST_URL, type TestProject } from "../../testing/test-project.ts";
import { restService } from "../rest-service.ts";

const SCHEMA = `
  create domain grams as int check (value >= 0);
  create function grams_json(grams) returns json language sql immutable as $$ select to_json(($1::int / 1000.0)::numeric(9,1)::text || ' kg') $$;
  create function grams_read(text) returns grams language sql immutable as $$ select (rtrim($1, ' kg')::numeric * 1000)::int::grams $$;
  create function grams_read(json) returns grams language sql immutable as $$ select grams_read($1 #>> '{}') $$;
  set client_min_messages = error;
  create cast (grams as json) with function grams_json(grams) as implicit;
  create cast (json as grams) with function grams_read(json) as implicit;
  create cast (text as grams) with function grams_read(text) as implicit;
  create table crates (id int primary key, label text);
  create table parcels (id int primary key, weight grams, first_crate int references crates, note text);
  insert into crates values (1, 'blue'), (2, 'red');
  insert into parcels values (1, 1500, 1, 'a'), (2, 20000, 2, 'b'), (3, null, null, 'c');
  create view twice as select id, first_crate as one_way, first_crate as other_way from parcels;
  create function crates(parcels) returns setof crates rows 1 language sql stable as $$ select * from crates where id = 2 $$;
  create schema hidden;
  create table hidden.crate_parcels (crate_id int references crates, parcel_id int references parcels, primary key (crate_id, parcel_id));
  create table shops (id int primary key);
  create table wares (id int primary key);
  create table hidden.stock (shop_id int references shops, ware_id int references wares, primary key (shop_id, ware_id));
  create view offers as select s.id as shop, w.id as ware from shops s cross join wares w;
  create rule put as on insert to offers do instead insert into shops values (new.shop) returning id, null::int;
  create function half(num int, out part int) language sql immutable as $$ select num / 2 $$;
  create function noon() returns timestamptz language sql stable as $$ select '2026-01-01 12:00Z'::timestamptz $$;
  create function whole(json) returns json language sql immutable as $$ select $1 $$;
  create function any_row() returns record language sql stable as $$ select id, label from crates where id = 1 $$;
`;

let project: TestProject;
const rest = restService();
beforeAll(async () => {
  project = await openTestProject([rest]);
  await project.backend.database.as("postgres").transaction((tx) => tx.script(SCHEMA));
});
afterAll(async () => {
  rest[Symbol.dispose]();
  await project[Symbol.asyncDispose]();
});

async function ask(
  path: string,
  { method = "GET", body, prefer = "" }: { method?: string; body?: unknown; prefer?: string } = {},
) {
  const response = await project.fetch(`${TEST_URL}/rest/v1/${path}`, {
    method,
    headers: { "content-type": "application/json", prefer },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text === "" ? null : (JSON.parse(text) as unknown),
  };
}

it("shows a domain through its cast to JSON: named, under an alias, in the star, embedded and grouped", async () => {
  expect((await ask("parcels?select=weight,w:weight,note&id=eq.1")).json).toEqual([
    { weight: "1.5 kg", w: "1.5 kg", note: "a" },
  ]);
  expect((await ask("parcels?id=eq.2")).json).toEqual([{ id: 2, weight: "20.0 kg", first_crate: 2, note: "b" }]);
  expect((await ask("crates?select=label,parcels!parcels_first_crate_fkey(*)&id=eq.1")).json).toEqual([
    { label: "blue", parcels: [{ id: 1, weight: "1.5 kg", first_crate: 1, note: "a" }] },
  ]);
  expect((await ask("parcels?select=weight&order=weight.desc.nullslast&limit=1")).json).toEqual([
    { weight: "20.0 kg" },
  ]);
});

it("reads a domain through its cast from text in filters", async () => {
  const found = async (filter: string) => (await ask(`parcels?select=id&weight=${filter}&order=id`)).json;
  expect(await found("eq.20 kg")).toEqual([{ id: 2 }]);
  expect(await found("lt.2 kg")).toEqual([{ id: 1 }]);
  expect(await found("in.(1.5 kg,20 kg)")).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await found("not.in.(1.5 kg)")).toEqual([{ id: 2 }]);
  expect(await found("isdistinct.20 kg")).toEqual([{ id: 1 }, { id: 3 }]);
});

it("reads a domain through its cast from JSON in bodies, and shows what was written through the other", async () => {
  const made = await ask("parcels", {
    method: "POST",
    body: { id: 4, weight: "2 kg" },
    prefer: "return=representation",
  });
  expect(made).toMatchObject({ status: 201, json: [{ id: 4, weight: "2.0 kg", first_crate: null, note: null }] });
  const changed = await ask("parcels?id=eq.4&select=weight", {
    method: "PATCH",
    body: { weight: "3 kg" },
    prefer: "return=representation",
  });
  expect(changed.json).toEqual([{ weight: "3.0 kg" }]);
  expect((await ask("parcels?weight=eq.3 kg", { method: "DELETE" })).status).toBe(204);
});

it("embeds through each column by which a view shows a key, and lists them where one does not choose", async () => {
  const chosen = await ask("twice?select=id,crates!other_way(label)&id=eq.1");
  expect(chosen.json).toEqual([{ id: 1, crates: { label: "blue" } }]);
  const open = await ask("twice?select=id,crates(label)");
  expect(open.status).toBe(300);
  expect((open.json as { details: { relationship: string }[] }).details.map((one) => one.relationship)).toEqual([
    "parcels_first_crate_fkey using twice(one_way) and crates(id)",
    "parcels_first_crate_fkey using twice(other_way) and crates(id)",
  ]);
});

it("lets a function with a table's name stand in for the foreign key", async () => {
  expect((await ask("parcels?select=id,crates(label)&id=eq.1")).json).toEqual([{ id: 1, crates: { label: "red" } }]);
});

it("knows no way through a join table that is not exposed", async () => {
  const refused = await ask("shops?select=wares(*)");
  expect(refused).toMatchObject({ status: 400, json: { code: "PGRST200" } });
});

it("answers a single out parameter as an object, and a record of no declared shape as it is", async () => {
  expect((await ask("rpc/half?num=8")).json).toEqual({ part: 4 });
  expect((await ask("rpc/any_row")).json).toEqual({ id: 1, label: "blue" });
});

it("names all keys that a view shows where it says how to find what was made", async () => {
  const made = await ask("offers", { method: "POST", body: { shop: 7 }, prefer: "return=headers-only" });
  expect(made.status).toBe(201);
  expect(made.headers.get("location")).toBe("/offers?shop=eq.7&ware=is.null");
});

it("shows times in the zone that is asked for, named or by its offset, and refuses one that there is not", async () => {
  const hour = async (zone: string) => (await ask("rpc/noon", { prefer: `timezone=${zone}` })).json;
  expect(await hour("America/Lima")).toBe("2026-01-01T07:00:00-05:00");
  expect(await hour("-4")).toBe("2026-01-01T08:00:00-04:00");
  for (const prefer of ["timezone=Moon/Tycho", "handling=lenient, timezone=Moon/Tycho"]) {
    expect(await ask("rpc/noon", { prefer })).toMatchObject({ status: 400, json: { code: "22023" } });
  }
});

it("gives lines of CSV to no function that takes a whole body", async () => {
  const answer = await project.fetch(`${TEST_URL}/rest/v1/rpc/whole`, {
    method: "POST",
    headers: { "content-type": "text/csv" },
    body: "a,b\n1,2",
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: "PGRST202" });
});

it("takes an empty select for all columns", async () => {
  expect((await ask("crates?select=&id=eq.1")).json).toEqual([{ id: 1, label: "blue" }]);
});
