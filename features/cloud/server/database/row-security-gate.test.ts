/** Unusual ways by which a migration would open rows to visitors, each with what the same migration may do instead. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBackendApp, type BackendApp } from "../../testing/backend-app.suite.ts";
import { TODOS } from "../../testing.ts";

let home: BackendApp;
beforeAll(async () => {
  home = await openBackendApp();
  await run(TODOS);
  await run(`
    create extension if not exists citext with schema extensions;
    create schema inside;
    create table inside.secrets (id int primary key, word text);
    create table public.whole (id int, word text) partition by range (id);
    alter table public.whole enable row level security;`);
}, 240_000);
afterAll(() => home?.[Symbol.asyncDispose]());

const run = (sql: string) => home.app.services.cloud.migrate(home.id, { name: "one", sql });
const query = (text: string) => home.app.services.cloud.query(home.id, { query: text, readOnly: false });

const LATER = `
  create table public.asked (id int primary key);
  alter table public.asked enable row level security;
  create function inside.undo() returns trigger language plpgsql as $$ begin
    execute 'alter table public.todos disable row level security'; return null;
  end $$;
  create constraint trigger later after insert on public.asked deferrable initially deferred for each row execute function inside.undo();
  insert into public.asked values (1);`;

describe("a migration is refused as a whole when it opens rows by", () => {
  it.each([
    ["adding a table to an extension", "create table public.a (id int); alter extension citext add table public.a"],
    [
      "adding one that is there to an extension",
      "alter table public.todos disable row level security; alter extension citext add table public.todos",
    ],
    ["moving a table into the API's schema", "alter table inside.secrets set schema public"],
    ["a table like another", "create table public.a (like public.todos including all)"],
    ["a table out of a query", "create table public.a as select * from public.todos"],
    ["`select into`", "select * into public.a from public.todos"],
    ["a part of a table", "create table public.part partition of public.whole for values from (1) to (2)"],
    [
      "attaching a part",
      "create table public.part (id int, word text); alter table public.whole attach partition public.part for values from (1) to (2)",
    ],
    ["a table that inherits", "create table public.child () inherits (public.todos)"],
    ["a table of a type", "create type public.shape as (id int); create table public.a of public.shape"],
    ["a trigger that waits for the commit", LATER],
    ["dynamic SQL", "do $$ begin execute 'create table public.' || 'a (id int)'; end $$"],
    ["a view with its owner's rights", "create view public.all_todos as select * from public.todos"],
    [
      "a view of a view",
      "create view inside.deep as select * from inside.secrets; create view public.flat as select * from inside.deep",
    ],
    [
      "a view that loses its reader's rights",
      "create view public.mine with (security_invoker = true) as select * from public.todos; alter view public.mine reset (security_invoker)",
    ],
    [
      "a view that is moved",
      "create view inside.moved as select * from inside.secrets; grant select on inside.moved to anon; alter view inside.moved set schema public",
    ],
    ["a materialized view", "create materialized view public.copy as select * from public.todos"],
    ["giving a table to a role of visitors", "alter table public.todos owner to anon"],
    ["giving visitors the owner's role", "grant postgres to authenticated"],
    [
      "a role in between",
      "create role clerks; grant clerks to anon with inherit true; alter table public.todos owner to clerks",
    ],
    ["letting a role pass by", "alter role anon bypassrls"],
    [
      "telling changes of a table outside of the API",
      "grant usage on schema inside to anon; grant select on inside.secrets to anon; alter publication supabase_realtime add table inside.secrets",
    ],
  ])("%s", async (_way, sql) => {
    const before = await query("select count(*)::int as n from pg_class");
    const failure: unknown = await run(sql).catch((error: unknown) => error);
    // Postgres itself refuses some of them.
    expect(failure).toMatchObject({ status: 400 });
    const { code, userMessage } = failure as { code: string; userMessage: string };
    expect(code === "sql_failed" ? userMessage : code).toMatch(
      /^row_security_missing$|permission denied|must be|not implemented/i,
    );
    expect(await query("select count(*)::int as n from pg_class")).toEqual(before);
  });
});

describe("a migration goes through with", () => {
  it.each([
    [
      "a view with its reader's rights",
      "create view public.mine with (security_invoker = true) as select id from public.todos",
    ],
    [
      "a view that visitors may not read",
      "create view public.staff as select id from public.todos; revoke all on public.staff from anon, authenticated",
    ],
    ["a view of nothing", "create view public.one as select 1 as n"],
    ["a table outside of the API, in no extension and told to nobody", "create table inside.more (id int)"],
    [
      "a part that has its own row-level security",
      "create table public.part partition of public.whole for values from (1) to (2); alter table public.part enable row level security",
    ],
    ["an extension", "create extension if not exists pg_trgm with schema extensions"],
  ])("%s", async (_what, sql) => {
    expect((await run(sql)).state).toBe("succeeded");
  });

  it("what was open before, when it leaves it as it is", async () => {
    await query("create view public.known as select id from public.todos");
    expect((await run("comment on view public.known is 'of everybody'")).state).toBe("succeeded");
    await expect(
      run("create or replace view public.known as select id from public.todos where true"),
    ).rejects.toMatchObject({
      code: "row_security_missing",
      userMessage: expect.stringContaining("security_invoker = true") as string,
    });
  });
});
