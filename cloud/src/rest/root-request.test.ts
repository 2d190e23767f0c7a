import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestProject, TEST_URL, type TestProject } from "../testing/test-project.ts";
import { restService } from "./rest-service.ts";

const SCHEMA = `
  comment on schema public is $$Plants
A list of plants
and who waters them$$;
  create type light as enum ('sun', 'shade');
  create table rooms (id int primary key, name varchar(40) not null);
  comment on table rooms is $$Rooms

Where plants stand$$;
  comment on column rooms.name is 'As it is called at home';
  create table plants (id bigint primary key generated always as identity, room_id int references rooms (id), wants light not null default 'sun',
    height numeric default 1.5, tags text[], data jsonb, since date default now());
  create view tall_plants as select * from plants where height > 2;
  create table ledgers (id int primary key, amount int);
  revoke all on ledgers from anon, authenticated;
  grant select on ledgers to authenticated;
  create table waterings (at timestamptz not null) partition by range (at);
  create table waterings_2026 partition of waterings for values from ('2026-01-01') to ('2027-01-01');
  create function water(plant bigint, litres real default 0.5, variadic notes text[] default '{}') returns void language sql as '';
  comment on function water is 'Waters one';
  create function driest(wants light) returns setof plants language sql stable as 'select * from plants';
  create function settle() returns int language sql stable as 'select 1';
  revoke execute on function settle from public, anon, authenticated;
`;

let project: TestProject;
const rest = restService();
const run = (sql: string): Promise<void> => project.backend.database.as("postgres").transaction((tx) => tx.script(sql));
/** A role's settings change no schema: who sets them says so, as with PostgREST. */
const set = (sql: string): Promise<void> => run(`${sql}; notify pgrst, 'reload config'`);

beforeAll(async () => {
  project = await openTestProject([rest]);
  await run(SCHEMA);
});
afterAll(async () => {
  rest[Symbol.dispose]();
  await project[Symbol.asyncDispose]();
});

type Json = Record<string, never>;
interface Description {
  info: Json;
  paths: Record<
    string,
    Record<string, { parameters: { $ref?: string; name?: string; schema?: unknown }[]; summary?: string }>
  >;
  definitions: Record<string, { properties: Json; required?: string[]; description?: string }>;
  parameters: Json;
}

async function root(headers: Record<string, string> = {}, method = "GET") {
  const response = await project.fetch(`${TEST_URL}/rest/v1/`, { method, headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: (text === "" ? null : JSON.parse(text)) as Description,
  };
}

it("describes the schema in OpenAPI, with what its comments say", async () => {
  const { status, headers, json } = await root();
  expect([status, headers.get("content-type")]).toEqual([200, "application/openapi+json; charset=utf-8"]);
  expect(json).toMatchObject({
    swagger: "2.0",
    host: "p1test.cloud.localhost:4400",
    basePath: "/rest/v1",
    schemes: ["http"],
    info: { title: "Plants", description: "A list of plants\nand who waters them" },
  });
  expect(json.definitions.rooms).toEqual({
    type: "object",
    description: "Rooms\n\nWhere plants stand",
    required: ["id", "name"],
    properties: {
      id: { format: "int32", type: "integer", description: "Note:\nThis is a Primary Key.<pk/>" },
      name: { format: "character varying", type: "string", maxLength: 40, description: "As it is called at home" },
    },
  });
  expect(json.paths["/rooms"]!.get).toMatchObject({ summary: "Rooms", description: "Where plants stand" });
});

it("says each column's type, default, labels and where it leads", async () => {
  const { definitions } = (await root()).json;
  expect(definitions.plants!.properties).toMatchObject({
    id: { format: "int64", type: "integer" },
    room_id: { description: "Note:\nThis is a Foreign Key to `rooms.id`.<fk table='rooms' column='id'/>" },
    wants: { type: "string", enum: ["sun", "shade"], default: "sun" },
    height: { format: "numeric", type: "number", default: 1.5 },
    tags: { format: "text[]", type: "array", items: { type: "string" } },
    data: { format: "jsonb" },
    since: { format: "date", default: "now()" },
  });
  expect(definitions.plants!.required).toEqual(["id", "wants"]);
  expect(definitions.tall_plants).not.toHaveProperty("required");
  expect(definitions.tall_plants!.properties).toMatchObject({ room_id: { description: /rooms\.id/ } });
});

it("says what can be done with each path, and no path leads to a part of a table", async () => {
  const { paths, parameters } = (await root()).json;
  expect(Object.keys(paths["/plants"]!)).toEqual(["get", "post", "patch", "delete"]);
  const named = Object.values(paths).flatMap((path) => Object.values(path).flatMap((one) => one.parameters ?? []));
  const missing = named.flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref.split("/").at(-1)!]));
  expect(missing.filter((name) => !(name in parameters))).toEqual([]);
  expect(missing).toContain("rowFilter.plants.height");
  expect(paths).toHaveProperty("/waterings");
  expect(paths).not.toHaveProperty("/waterings_2026");
  const part = await project.fetch(`${TEST_URL}/rest/v1/waterings_2026`);
  expect([part.status, await part.json()]).toMatchObject([404, { code: "PGRST205" }]);
});

it("describes functions: those that change something can only be posted to", async () => {
  const { paths } = (await root()).json;
  expect(Object.keys(paths["/rpc/water"]!)).toEqual(["post"]);
  expect(paths["/rpc/water"]!.post!.parameters[0]).toMatchObject({
    name: "args",
    schema: {
      description: "Waters one",
      required: ["plant"],
      properties: { plant: { format: "int64" }, litres: { format: "real", type: "number" }, notes: { type: "array" } },
    },
  });
  expect(paths["/rpc/driest"]!.get!.parameters).toEqual([
    { name: "wants", in: "query", required: true, format: "light", type: "string" },
  ]);
});

it("shows a caller what their role may use, unless the project shows everything or nothing", async () => {
  const token = project.sign({ role: "authenticated", exp: project.clock.now() / 1000 + 60 });
  const signedIn = { authorization: `Bearer ${token}` };
  expect((await root()).json.paths).not.toHaveProperty("/ledgers");
  expect((await root()).json.definitions).not.toHaveProperty("ledgers");
  expect((await root(signedIn)).json.paths).toHaveProperty("/ledgers");
  expect((await root(signedIn)).json.paths).not.toHaveProperty("/rpc/settle");
  await set("alter role authenticator set pgrst.openapi_mode = 'ignore-privileges'");
  await expect.poll(async () => (await root()).json.paths).toMatchObject({ "/ledgers": {}, "/rpc/settle": {} });
  await set("alter role authenticator set pgrst.openapi_mode = 'disabled'");
  await expect.poll(() => root()).toMatchObject({ status: 404, json: { code: "PGRST126" } });
  await set("alter role authenticator reset pgrst.openapi_mode");
  await expect.poll(async () => (await root()).status).toBe(200);
  // A word it does not know must not show more than was meant.
  await set("alter role authenticator set pgrst.openapi_mode = 'follow-privilege'");
  await expect.poll(async () => (await root()).status).toBe(404);
  await set("alter role authenticator reset pgrst.openapi_mode");
  await expect.poll(async () => (await root()).status).toBe(200);
});

it("says how tokens are sent and where the API is, where the project sets it", async () => {
  expect((await root()).json).not.toHaveProperty("security");
  await set(`alter role authenticator set pgrst.openapi_security_active = 'true';
    alter role authenticator set pgrst.openapi_server_proxy_uri = 'https://api.example.org/v2'`);
  await expect
    .poll(async () => (await root()).json)
    .toMatchObject({
      security: [{ JWT: [] }],
      securityDefinitions: { JWT: { in: "header", name: "Authorization", type: "apiKey" } },
      host: "api.example.org:443",
      basePath: "/v2",
      schemes: ["https"],
    });
  await set(`alter role authenticator reset pgrst.openapi_security_active;
    alter role authenticator reset pgrst.openapi_server_proxy_uri`);
  await expect.poll(async () => (await root()).json).not.toHaveProperty("security");
});

it("lets a function of the project answer instead, in its own media type", async () => {
  await set(`create domain "application/openapi+json" as json;
    create function about() returns "application/openapi+json" language sql stable as
      $$ select '{"swagger":"2.0","info":{"title":"Mine"}}'::json $$;
    alter role authenticator set pgrst.db_root_spec = 'about'`);
  const asked = () => root({ accept: "application/openapi+json" });
  await expect.poll(asked).toMatchObject({ status: 200, json: { info: { title: "Mine" } } });
  expect((await asked()).headers.get("content-type")).toBe("application/openapi+json; charset=utf-8");
  const json = await root({ accept: "application/json" });
  expect(json.headers.get("content-type")).toBe("application/json; charset=utf-8");
  await set("alter role authenticator reset pgrst.db_root_spec");
  await expect.poll(async () => (await asked()).json.info).toMatchObject({ title: "Plants" });
});

it("answers the root's other questions in PostgREST's words", async () => {
  expect(await root({ accept: "text/csv" })).toMatchObject({ status: 406, json: { code: "PGRST107" } });
  expect(await root({}, "POST")).toMatchObject({ status: 405, json: { code: "PGRST117" } });
  expect(await root({}, "HEAD")).toMatchObject({ status: 200, json: null });
  expect((await root({}, "OPTIONS")).headers.get("allow")).toBe("OPTIONS,GET,HEAD");
  expect((await root({ "accept-profile": "nowhere" })).json).toMatchObject({ code: "PGRST106" });
  const elsewhere = await project.fetch(`${TEST_URL}/rest/v1/rooms`, {
    headers: { accept: "application/openapi+json" },
  });
  expect([elsewhere.status, await elsewhere.json()]).toMatchObject([406, { code: "PGRST107" }]);
});
