import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestProject, TEST_URL, type TestProject } from "../testing/test-project.ts";
import { restService } from "./rest-service.ts";

const SCHEMA = `
  create table notes (id int primary key, title text);
  insert into notes values (1, 'milk'), (2, 'bread, "white"');
  create table others (id int primary key);
  insert into others values (7);
  create domain "text/plain" as text;
  create domain "text/html" as text;
  create domain "text/xml" as pg_catalog.xml;
  create domain "text/csv" as text;
  create domain "image/png" as bytea;
  create domain "application/octet-stream" as bytea;
  create domain "application/vnd.tree+json" as jsonb;
  create domain "application/vnd.pgrst.object" as json;
  create domain "pg/lines" as text;
  create domain "*/*" as bytea;

  create function page() returns "text/html" language sql stable as $$ select '<p>ä</p>' $$;
  create function plain() returns "text/plain" language sql stable as $$ select 'just text' $$;
  create function tag() returns "text/xml" language sql stable as $$ select '<a/>'::pg_catalog.xml $$;
  create function picture() returns "image/png" language sql stable as $$ select '\\x89504e4700ff'::bytea $$;
  create function nothing() returns "image/png" language sql stable as $$ select null::bytea $$;
  create function plains() returns setof "text/plain" language sql stable as $$ select 'a' union all select 'b' $$;
  create function echo(bytea) returns "application/octet-stream" language sql immutable as $$ select $1 $$;
  create function all_notes() returns setof notes language sql stable as $$ select * from notes $$;
  create function whatever() returns "*/*" language plpgsql stable as $$ begin
    if current_setting('request.headers')::json->>'accept' = 'text/calendar' then
      perform set_config('response.headers', '[{"Content-Type": "text/calendar"}]', true);
    end if;
    return 'any'::bytea;
  end $$;

  create function csv_step(state text, next notes) returns "text/csv" language sql immutable as
    $$ select (state || next.id || ';' || next.title || E'\\n')::"text/csv" $$;
  create function csv_end(state "text/csv") returns "text/csv" language plpgsql as $$ begin
    perform set_config('response.headers', '[{"Content-Disposition": "attachment"}]', true);
    return 'id;title' || E'\\n' || state;
  end $$;
  create aggregate notes_csv (notes) (initcond = '', stype = "text/csv", sfunc = csv_step, finalfunc = csv_end);
  create function lines_step(state text, next anyelement) returns "pg/lines" language sql immutable as
    $$ select (state || next::text || E'\\n')::"pg/lines" $$;
  create aggregate lines (anyelement) (initcond = '', stype = "pg/lines", sfunc = lines_step);
  create function tree_step(state jsonb, next anyelement) returns "application/vnd.tree+json" language sql immutable as
    $$ select (state || to_jsonb(next))::"application/vnd.tree+json" $$;
  create aggregate tree (anyelement) (initcond = '[]', stype = "application/vnd.tree+json", sfunc = tree_step);
  create function one_step(state json, next anyelement) returns "application/vnd.pgrst.object" language sql immutable as
    $$ select '{"taken":"over"}'::json::"application/vnd.pgrst.object" $$;
  create aggregate one (anyelement) (stype = "application/vnd.pgrst.object", sfunc = one_step);
  create function rest_step(state bytea, next others) returns "*/*" language sql immutable as
    $$ select (coalesce(state, '') || next.id::text::bytea)::"*/*" $$;
  create aggregate others_any (others) (initcond = 'id:', stype = "*/*", sfunc = rest_step);
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

async function get(path: string, accept: string, init: RequestInit = {}) {
  const headers = { accept, ...(init.headers as Record<string, string> | undefined) };
  const response = await project.fetch(`${TEST_URL}/rest/v1/${path}`, { ...init, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    text: bytes.toString(),
    bytes,
    response,
  };
}

const unavailable = (accept: string) => ({
  status: 406,
  text: JSON.stringify({
    code: "PGRST107",
    details: null,
    hint: null,
    message: `None of these media types are available: ${accept}`,
  }),
});

describe("a function whose result is a media type", () => {
  it.each([
    ["page", "text/html", "text/html", "<p>ä</p>"],
    ["plain", "text/plain", "text/plain; charset=utf-8", "just text"],
    ["tag", "text/xml", "text/xml; charset=utf-8", "<a/>"],
    ["page", "image/webp, text/html;q=0.9, */*;q=0.1", "text/html", "<p>ä</p>"],
    ["page", "*/*", "application/json; charset=utf-8", '"<p>ä</p>"'],
  ])("answers %s for %s as %s", async (name, accept, type, text) => {
    expect(await get(`rpc/${name}`, accept)).toMatchObject({ status: 200, type, text });
  });

  it("answers bytes as they are, and nothing as nothing", async () => {
    const { type, bytes } = await get("rpc/picture", "image/png");
    expect([type, bytes.toString("hex")]).toEqual(["image/png", "89504e4700ff"]);
    expect(await get("rpc/nothing", "image/png")).toMatchObject({ status: 200, type: "image/png", text: "" });
  });

  it("takes and answers a whole body of bytes", async () => {
    const body = Buffer.from([0, 1, 2, 250, 255]);
    const headers = { "content-type": "application/octet-stream" };
    const { type, bytes } = await get("rpc/echo", "application/octet-stream", { method: "POST", body, headers });
    expect([type, bytes]).toEqual(["application/octet-stream", body]);
  });

  it("has no other media type, and none for several values", async () => {
    expect(await get("rpc/plain", "text/xml")).toMatchObject(unavailable("text/xml"));
    expect(await get("rpc/plains", "text/plain")).toMatchObject(unavailable("text/plain"));
    expect(await get("rpc/add", "text/plain")).toMatchObject({ status: 404 });
  });

  it("answers whatever is asked for, and names it itself, when it returns anything", async () => {
    expect(await get("rpc/whatever", "image/webp")).toMatchObject({ type: "application/octet-stream", text: "any" });
    expect(await get("rpc/whatever", "text/calendar")).toMatchObject({ type: "text/calendar", text: "any" });
  });
});

describe("an aggregate that makes a media type of rows", () => {
  it("takes over CSV for its own table and leaves the others theirs", async () => {
    const own = await get("notes?order=id", "text/csv");
    expect(own).toMatchObject({ type: "text/csv; charset=utf-8", text: 'id;title\n1;milk\n2;bread, "white"\n' });
    expect(own.response.headers.get("content-disposition")).toBe("attachment");
    expect((await get("rpc/all_notes?id=eq.1", "text/csv")).text).toBe("id;title\n1;milk\n");
    expect((await get("rpc/picture", "text/csv")).status).toBe(200);
  });

  it("gets whole rows or none: with columns chosen the built-in answers", async () => {
    expect((await get("notes?select=id&order=id", "text/csv")).text).toBe("id\n1\n2");
    expect((await get("notes?select=*&id=eq.1", "text/csv")).text).toBe("id;title\n1;milk\n");
  });

  it("for rows of any shape serves every table and every choice of columns", async () => {
    expect((await get("notes?order=id", "pg/lines")).text).toBe('(1,milk)\n(2,"bread, ""white""")\n');
    expect((await get("notes?select=title&id=eq.1", "pg/lines")).text).toBe("(milk)\n");
    expect((await get("rpc/all_notes?select=id&order=id", "pg/lines")).text).toBe("(1)\n(2)\n");
    expect(await get("rpc/plain", "pg/lines")).toMatchObject(unavailable("pg/lines"));
  });

  it("of jsonb sends the version byte first, as PostgREST does", async () => {
    const { type, text } = await get("notes?id=eq.1", "application/vnd.tree+json");
    expect([type, text]).toEqual(["application/vnd.tree+json", '\u0001[{"id": 1, "title": "milk"}]']);
  });

  it("never takes over what belongs to the dialect", async () => {
    const { type, text } = await get("notes?id=eq.1", "application/vnd.pgrst.object");
    expect([type, JSON.parse(text)]).toEqual([
      "application/vnd.pgrst.object+json; charset=utf-8",
      { id: 1, title: "milk" },
    ]);
    expect((await get("others", "application/vnd.pgrst.object+json")).text).toBe('{"id":7}');
  });

  it("for anything answers its table whatever is asked for", async () => {
    for (const accept of ["*/*", "application/json", "made/up"]) {
      expect(await get("others", accept)).toMatchObject({ type: "application/octet-stream", text: "id:7" });
    }
  });

  it("shows what was written, when it is asked to", async () => {
    const post = (prefer: string, id: number) =>
      get("notes", "text/csv", {
        method: "POST",
        body: JSON.stringify({ id, title: "new" }),
        headers: { "content-type": "application/json", prefer },
      });
    expect(await post("return=representation", 3)).toMatchObject({ status: 201, text: "id;title\n3;new\n" });
    expect(await post("return=minimal", 4)).toMatchObject({ status: 201, type: null, text: "" });
  });
});

it("offers GeoJSON where PostGIS does", async () => {
  expect(await get("notes", "application/geo+json")).toMatchObject(unavailable("application/geo+json"));
  // Stands in for PostGIS, which the bundled Postgres does not have.
  const stand = `create function extensions.st_asgeojson(record) returns text language plpgsql immutable as $$ begin
    return json_build_object('type', 'Feature', 'properties', to_json($1))::text; end $$;
    grant execute on function extensions.st_asgeojson(record) to public`;
  await project.backend.database.as("postgres").transaction((tx) => tx.script(stand));
  const answer = async () => {
    const { type, text } = await get("notes?id=eq.1", "application/geo+json");
    return { type, json: JSON.parse(text) as unknown };
  };
  await expect.poll(answer).toEqual({
    type: "application/geo+json; charset=utf-8",
    json: { type: "FeatureCollection", features: [{ type: "Feature", properties: { id: 1, title: "milk" } }] },
  });
});
