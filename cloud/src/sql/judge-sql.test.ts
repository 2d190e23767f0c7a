import { loadModule } from "libpg-query";
import { beforeAll, describe, expect, it } from "vitest";
import { createSqlJudge, judgeSql, MAX_JUDGED_BYTES } from "./judge-sql.ts";
import { mayTakeAway, type Doubt } from "./judgement.ts";
import { judgeText } from "./reading/judge-text.ts";

beforeAll(() => loadModule());

const body = (text: string, language = "plpgsql"): string =>
  `create function f() returns void language ${language} as $f$ ${text} $f$`;

describe("SQL that takes something away (product page, moment 7)", () => {
  it.each([
    "drop table notes",
    "DROP TABLE notes",
    "drop/* a note */table notes",
    "drop -- a note\n table notes",
    "/* /* nested */ */ drop table notes",
    'drop table "notes"',
    'alter table notes drop "body"',
    "alter table notes drop body",
    "alter table notes drop column if exists body",
    "drop schema public cascade",
    "drop function f()",
    "drop view v",
    "drop type mood",
    "drop extension citext",
    "drop sequence s",
    "drop owned by postgres",
    "truncate notes",
    "delete from notes",
    "delete\n\tfrom only notes where id = 1",
    "with gone as (delete from notes returning *) select * from gone",
    "with a as (with b as (select 1) select * from b), c as (delete from notes returning 1) insert into t select * from a, c",
    "explain analyze delete from notes",
    "prepare p as delete from notes where id = $1",
    "merge into notes n using other o on o.id = n.id when matched then delete",
    "merge into notes n using other o on o.id = n.id when not matched by source then delete",
    "update notes set body = ''",
    "update \"notes\" set body = 'where'",
    "update notes set body = '' where true",
    "update notes set body = '' where 1 = 1 or id = 3",
    "update notes set body = '' where exists (select 1)",
    "update notes set body = '' from other where (select true)",
    "select 1; update notes set body = null; select 1 from notes where true",
    "with one as (select 1) update notes set body = ''",
    "do $$ begin update notes set body = ''; end $$",
    "do 'begin delete from notes; end'",
    "do language plpgsql $$ begin execute 'drop table notes'; end $$",
    "do $$ begin do $x$ begin truncate notes; end $x$; end $$",
    body("begin delete from notes; end"),
    body("begin if false then null; elsif false then null; else delete from notes; end if; end"),
    body("begin case 1 when 1 then null; else truncate notes; end case; end"),
    body("begin for i in 1..3 loop begin null; exception when others then drop table notes; end; end loop; end"),
    body("declare c cursor for with d as (delete from notes returning id) select * from d; begin open c; end"),
    body(
      "begin for r in with d as (delete from notes returning 1) select * from d loop null; end loop; end".replace(
        "begin",
        "declare r record; begin",
      ),
    ),
    body("begin return query execute 'delete from notes'; end").replace("void", "setof int"),
    body("delete from notes", "sql"),
    body("select 1; truncate notes;", "sql"),
    "create function f() returns void begin atomic delete from notes; end",
    "create procedure p() language plpgsql as $$ begin delete from notes; commit; end $$",
    "create function f() returns trigger language plpgsql as $$ begin delete from notes where id = old.id; return old; end $$",
    "select 'a' || $q$ it's $q$; drop table notes",
    "select E'it\\'s'; drop table notes",
    "select 'it''s'; drop table notes",
    "select U&'\\0027'; drop table notes",
    "alter table notes alter column body type int using 0",
    "alter table notes alter body type int using 0",
    "alter table notes disable row level security",
    "alter table notes no force row level security",
    "alter table notes set unlogged",
    "alter table notes detach partition notes_2020",
    "alter table child no inherit notes",
    "alter type address drop attribute street",
    "alter publication supabase_realtime drop table notes",
    "create schema x create view v as select 1; drop table notes",
  ])("asks every time: %s", (sql) => expect(judgeText(sql)).toMatchObject({ takesAway: true }));

  const calls = (name: string): Doubt => ({ kind: "calls", name });
  const unknown = (what: string): Doubt => ({ kind: "unknown", what });
  it.each<[string, Doubt]>([
    ["select wipe()", calls("wipe")],
    ["select * from public.wipe()", calls("public.wipe")],
    ["call tidy(1)", calls("tidy")],
    ["insert into t select wipe()", calls("wipe")],
    ["select 1 where exists (select 1 from notes order by wipe(id))", calls("wipe")],
    ["select count(*) filter (where wipe(id)) over (partition by other(id)) from notes", calls("wipe")],
    ["create table t as select wipe()", calls("wipe")],
    ["create index on notes (wipe(id))", calls("wipe")],
    ["alter table notes add column x int default wipe()", calls("wipe")],
    ["select 1 operator(public.+) 2", calls("public.+")],
    ["select 1 ==> 2", calls("==>")],
    ["select query_to_xml('delete from notes', true, true, '')", calls("query_to_xml")],
    ["select pg_catalog.set_config('search_path', 'evil', false)", calls("pg_catalog.set_config")],
    ["select dblink_exec('', 'drop table notes')", calls("dblink_exec")],
    ["select setval('s', 1)", calls("setval")],
    ["do $$ begin perform wipe(); end $$", calls("wipe")],
    ["do $$ declare x int := wipe(); begin x := 1; end $$", calls("wipe")],
    ["do $$ declare a int[]; begin a[1] := wipe(); end $$", calls("wipe")],
    ["do $$ begin raise notice '%', wipe(); end $$", calls("wipe")],
    ["do $$ begin call wipe(); end $$", calls("wipe")],
    ["do $$ begin execute 'select wipe()'; end $$", calls("wipe")],
    ["do $x$ begin execute 'dr' || 'op table notes'; end $x$", { kind: "builds" }],
    [body("declare t text; begin execute format('drop table %I', t); end"), { kind: "builds" }],
    [body("declare r record; begin for r in execute 'sel' || 'ect 1' loop null; end loop; end"), { kind: "builds" }],
    [body("declare c refcursor; begin open c for execute concat('a', 'b'); end"), { kind: "builds" }],
    ["execute prepared(1)", unknown("execute")],
    ["copy notes to program 'cat'", unknown("copy")],
    ["copy notes from stdin", unknown("copy")],
    ["create rule quiet as on insert to notes do instead nothing", unknown("create rule")],
    ["create event trigger t on ddl_command_end execute function f()", unknown("createeventtrig")],
    ["create cast (text as mood) with function f(text)", unknown("createcast")],
    ["create role x", unknown("createrole")],
    ["alter role postgres set search_path = evil", unknown("alterroleset")],
    ["alter system set fsync = off", unknown("altersystem")],
    ["alter table notes disable trigger all", unknown("alter DisableTrigAll")],
    ["set session_replication_role = replica", unknown("set session_replication_role")],
    ["set role service_role", unknown("set role")],
    ["set search_path = evil, pg_catalog", unknown("set search_path")],
    [body("return 1", "plv8"), unknown("language plv8")],
    ["do language plpython3u 'x'", unknown("language plpython3u")],
    ["update notes set body = '' where id > 0", { kind: "rows", table: "notes" }],
    ["update notes set body = '' where id is not null", { kind: "rows", table: "notes" }],
    ["update notes set body = '' where id = id", { kind: "rows", table: "notes" }],
    ["update notes n set body = '' where n.id = id", { kind: "rows", table: "notes" }],
    ["update notes set body = '' where id = (select id)", { kind: "rows", table: "notes" }],
    ["update notes set body = '' where id in (select id from notes)", { kind: "rows", table: "notes" }],
    ["update notes set body = '' where id = coalesce(id, 1)", { kind: "rows", table: "notes" }],
    ["update notes n set body = '' where id = any (select x.id from notes x)", { kind: "rows", table: "notes" }],
    ["update notes n set body = '' where id = (select x.id from notes x limit 1)", { kind: "rows", table: "notes" }],
    ["update notes n set body = '' from other w where id = w.id", { kind: "rows", table: "notes" }],
    ["update notes set body = '' where id = public.notes.id", { kind: "rows", table: "notes" }],
    ["update notes set body = '' where body like '%'", { kind: "rows", table: "notes" }],
    ["merge into notes using other on true when matched then update set body = ''", { kind: "rows", table: "notes" }],
    [
      "merge into notes n using o on o.id = n.id when not matched by source then update set body = ''",
      { kind: "rows", table: "notes" },
    ],
    ["alter table notes drop constraint notes_pkey cascade", { kind: "cascade" }],
    ["drop index i cascade", { kind: "cascade" }],
    ["select from where", { kind: "unread" }],
    ["\\copy notes from 'x'", { kind: "unread" }],
    [body("begin this is nothing; end"), { kind: "unread" }],
    ["do $$ begin execute 'not sql'; end $$", { kind: "unread" }],
  ])("cannot tell, and asks: %s", (sql, doubt) => {
    const judgement = judgeText(sql);
    expect(judgement).toMatchObject({ takesAway: false, doubts: expect.arrayContaining([doubt]) as Doubt[] });
    expect(mayTakeAway(judgement)).toBe(true);
  });

  it.each([
    "",
    "-- nothing",
    "create table notes (id uuid primary key default gen_random_uuid(), drop_off text, truncated boolean, deleted_from text)",
    "create table notes (id int default my_number(), check (is_fine(id)))",
    "alter table notes enable row level security",
    "alter table notes force row level security, add column x int not null default 0, add constraint c check (x > 0)",
    "drop policy if exists mine on notes; create policy mine on notes for update using (user_id = auth.uid())",
    "create policy staff on notes using (public.is_staff((select auth.uid())))",
    "drop trigger if exists t on notes; create trigger t after insert or delete on notes for each row execute function f()",
    "alter table notes drop constraint notes_pkey",
    "alter table notes alter column body drop not null",
    "drop index if exists notes_body",
    "insert into notes (body) values ('drop table notes; delete from notes')",
    "comment on table notes is 'truncate me'; -- drop table notes",
    "create table a (b uuid references c (id) on delete cascade on update cascade)",
    "update notes set body = '' where id = 1",
    "update notes set slug = lower(title) where slug is null",
    "update notes set done = true where not archived and user_id = auth.uid()",
    "update notes n set title = o.title from other o where o.id = n.id",
    "update notes set body = '' where id in (1, 2) or (kind, state) = ('a', 'b')",
    "update notes set body = '' where exists (select 1 from other o where o.id = notes.id)",
    "update notes set body = '' where data ->> 'kind' = 'a'",
    "insert into notes (id) values (1) on conflict (id) do update set body = excluded.body where true",
    "merge into notes n using other o on o.id = n.id when matched then update set body = o.body when not matched then insert default values",
    "grant execute on function f() to authenticated",
    "alter publication supabase_realtime add table notes",
    body("select 'x'", "sql"),
    body("begin insert into public.profiles (id) values (new.id); return new; end").replace("void", "trigger"),
    body(
      "declare n int; begin select count(*) into n from notes; if n > other(n) then raise exception 'no'; end if; n := n + 1; end",
    ),
    body("begin update notes set read = true where id = new.id; return new; end").replace("void", "trigger"),
    body(
      "declare w record; begin for w in select 1 as id loop update public.notes n set done = true where id = w.id; end loop; end",
    ),
    "do $$ begin if not exists (select 1 from pg_type where typname = 'mood') then create type mood as enum ('good', 'bad'); end if; end $$",
    "do $$ begin execute 'create extension if not exists citext'; end $$",
    "create or replace function f(a int default g()) returns int language sql stable as 'select a'",
    "create extension if not exists pgcrypto with schema extensions",
    "select * from notes for update",
    "select coalesce(a, 1), extract(year from now()), trim(x), a::mood, x at time zone 'utc', a || b, date_trunc('day', c) from notes where a between 1 and 2",
    "with recursive t as (select 1 as n union all select n + 1 from t where n < 5) select jsonb_agg(n order by n) from t",
    "set search_path = ''; set statement_timeout = '5s'; reset all",
    "begin; create view v with (security_invoker = on) as select id, secret_of(id) from notes; commit",
    "refresh materialized view totals; analyze notes; vacuum notes",
  ])("asks as often as the person likes: %s", (sql) =>
    expect(judgeText(sql)).toMatchObject({ takesAway: false, losses: [], doubts: [] }),
  );
});

describe("what goes", () => {
  it.each([
    [
      "drop table if exists public.notes, plans cascade",
      [
        { kind: "table", table: "notes" },
        { kind: "table", table: "plans" },
      ],
    ],
    ['drop/**/table "My notes"', [{ kind: "table", table: "My notes" }]],
    ["drop table other.notes", []],
    [
      'alter table notes drop column if exists phone, drop "Fax", drop constraint notes_pkey, add mail text',
      [
        { kind: "column", table: "notes", column: "phone" },
        { kind: "column", table: "notes", column: "Fax" },
      ],
    ],
    [
      "delete from notes; truncate table plans",
      [
        { kind: "rows", table: "notes", all: true },
        { kind: "rows", table: "plans", all: true },
      ],
    ],
    ["delete from notes where id = 1", [{ kind: "rows", table: "notes", all: false }]],
    ["delete from notes where true", [{ kind: "rows", table: "notes", all: true }]],
    ["with gone as (delete from notes returning 1) select * from gone", [{ kind: "rows", table: "notes", all: true }]],
    ["do $$ begin delete from notes; end $$", [{ kind: "rows", table: "notes", all: true }]],
    [body("begin delete from notes; end"), []],
    ["update notes set body = ''", [{ kind: "values", table: "notes" }]],
    ["update notes set body = '' where id = 1", []],
    ["drop schema public cascade", []],
    [
      "alter table notes alter body drop not null, drop policy_name",
      [{ kind: "column", table: "notes", column: "policy_name" }],
    ],
  ])("is named: %s", (sql, losses) => expect(judgeText(sql).losses).toEqual(losses));
});

it("says why a text is no SQL, in the words of Postgres, and of no other text", () => {
  const refusals = ["create tabel x ()", "select 1;\n select 'ü' from where", "select 'abc"].map(
    (sql) => judgeText(sql).refusal,
  );
  expect(refusals).toEqual([
    'syntax error at or near "tabel" (line 1)',
    'syntax error at or near "where" (line 2)',
    `unterminated quoted string at or near "'abc" (line 1)`,
  ]);
  expect(judgeText("select 1").refusal).toBeNull();
  expect(judgeText(`select ${"(".repeat(20_000)}1${")".repeat(20_000)}`)).toMatchObject({
    refusal: null,
    doubts: [{ kind: "unread" }],
  });
});

describe("the process that reads strangers' SQL", () => {
  const unread = { takesAway: false, losses: [], doubts: [{ kind: "unread" }], refusal: null, isVacuum: false };

  it("answers what the text says", async () => {
    expect(await judgeSql("p", "delete from notes where id = 1")).toMatchObject({ takesAway: true });
    expect(await judgeSql("p", "/* now */ vacuum notes")).toMatchObject({
      takesAway: false,
      doubts: [],
      isVacuum: true,
    });
    expect(await judgeSql("p", "vacuum notes; vacuum")).toMatchObject({ isVacuum: false });
  });

  it.each([
    ["brackets", `select ${"(".repeat(20_000)}1${")".repeat(20_000)}`],
    ["sums", `select 1${"+1".repeat(100_000)}`],
    ["negations", `select ${"not ".repeat(50_000)}true`],
    ["queries in queries", `select ${"(select ".repeat(10_000)}1${")".repeat(10_000)}`],
    ["blocks of a body", `do $$ ${"begin ".repeat(20_000)} null; ${"end; ".repeat(20_000)} $$`],
    ["a text over the bound", `select '${"x".repeat(MAX_JUDGED_BYTES)}'`],
    ["what stands behind a NUL", "select 1 \0; drop table notes"],
    ["half a character", "select '\uD800'; drop table notes"],
  ])("takes %s for a doubt, and goes on", async (_shape, sql) => {
    const { takesAway, doubts } = await judgeSql("p", sql);
    expect(takesAway || doubts.length > 0).toBe(true);
    expect(await judgeSql("p", "select 1")).toMatchObject({ takesAway: false, doubts: [] });
  });

  it("is ended when a text takes too long", async () => {
    const deep = 60_000;
    const judge = createSqlJudge({ maxMs: 500 });
    expect(await judge("p", `${"/*".repeat(deep)}${"*/".repeat(deep)} select 1`)).toEqual(unread);
  });
});
