import { join } from "node:path";
import { tmpdir, userInfo } from "node:os";
import type { BackendTransaction } from "@slipway/cloud/backend/port";
import { openLocalClusters } from "@slipway/cloud/clusters/local-clusters";
import { asClusterSuperuser } from "@slipway/cloud/testing/cluster-superuser";
import { openTestProject, TEMPLATES, type TestProject } from "@slipway/cloud/testing/test-project";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findLints, RULES } from "./lints.ts";

/**
 * Objects that only a superuser can create: a foreign data wrapper, a key on a unique column of the users' table, and a
 * pretended pg_graphql extension.
 */
const BY_SUPERUSER = `
  create foreign data wrapper elsewhere;
  create server faraway foreign data wrapper elsewhere;
  grant usage on foreign server faraway to postgres;
  create unique index users_handle on auth.users ((null::text)) where false;
  alter table auth.users add column handle text constraint users_handle_key unique;
  create function slipway.pretend_graphql(there boolean) returns void language plpgsql security definer as $$ begin
    set local allow_system_table_mods = on;
    delete from pg_catalog.pg_extension where extname = 'pg_graphql';
    if there then
      insert into pg_catalog.pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
        values (999999, 'pg_graphql', 10, 'pg_catalog'::regnamespace, false, '1');
    end if;
  end $$;
  grant usage on schema slipway to postgres;
  grant execute on function slipway.pretend_graphql(boolean) to postgres;`;

const SCHEMAS = ["public", "api", "pgmq_public"];

let project: TestProject;
beforeAll(async () => {
  let folder = "";
  const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);
  project = await openTestProject([], {
    openClusters: (path, log) => {
      folder = path;
      return openLocalClusters({ folder, runtimeFolder, templateFolder: TEMPLATES, log, testing: true });
    },
  });
  await project.backend.database.as("postgres").query("select 1");
  await asClusterSuperuser(folder, project.backend.ref, BY_SUPERUSER);
  // Adds a schema that the API exposes and one that it does not.
  await project.backend.database.as("postgres").transaction((tx) =>
    tx.script(`create schema api; create schema inside; grant usage on schema api, inside to anon, authenticated;
      alter default privileges in schema api, inside grant all on tables to anon, authenticated`),
  );
}, 120_000);
afterAll(() => project?.[Symbol.asyncDispose]());

class Undone extends Error {}

/** Results of a rule after a script that is rolled back. */
async function foundBy(rule: string, script: string): Promise<string[]> {
  let found: string[] = [];
  const work = project.backend.database.as("postgres").transaction(async (tx: BackendTransaction) => {
    await tx.script(script);
    const rules = RULES.filter(({ name }) => name === rule);
    found = (await findLints(tx, SCHEMAS, rules)).map(({ object }) => object);
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found;
}

const TABLE =
  "create table api.t (id int primary key, owner uuid, title text); alter table api.t enable row level security;";
const policy = (text: string): string => `${TABLE} create policy one on api.t ${text};`;

interface Case {
  rule: string;
  level: "error" | "warning" | "info";
  fires: string;
  object: string;
  /** A similar object without the fault. */
  quiet: string;
}

const CASES: readonly Case[] = [
  {
    rule: "unindexed_foreign_keys",
    level: "info",
    fires: `${TABLE} create table api.child (id int primary key, other int, t_id int references api.t); create index on api.child (other, t_id);`,
    object: "api.child",
    quiet: `${TABLE} create table api.child (id int primary key, other int, t_id int references api.t); create index on api.child (t_id, other);`,
  },
  {
    rule: "auth_users_exposed",
    level: "error",
    fires: "create view api.people as select id, email from auth.users; grant select on api.people to anon;",
    object: "api.people",
    quiet: "create view inside.people as select id, email from auth.users; create view api.people as select 1 as id;",
  },
  {
    rule: "auth_rls_initplan",
    level: "warning",
    fires: policy("for select using (owner = auth.uid())"),
    object: "api.t",
    quiet: policy("for select using (owner = (select auth.uid()) and (select (auth.jwt() ->> 'role')) = 'x')"),
  },
  {
    rule: "no_primary_key",
    level: "info",
    fires: "create table inside.bare (id int unique)",
    object: "inside.bare",
    quiet: "create table inside.keyed (id int primary key)",
  },
  {
    rule: "multiple_permissive_policies",
    level: "warning",
    fires: `${policy("for select to anon using (id = 1)")} create policy two on api.t using (id = 2);`,
    object: "api.t",
    quiet: `${policy("for select to anon using (id = 1)")} create policy two on api.t for insert with check (id = 2);
      create policy three on api.t as restrictive for select using (id = 3);`,
  },
  {
    rule: "policy_exists_rls_disabled",
    level: "error",
    fires: `${policy("using (id = 1)")} alter table api.t disable row level security`,
    object: "api.t",
    quiet: policy("using (id = 1)"),
  },
  {
    rule: "rls_enabled_no_policy",
    level: "info",
    fires: TABLE,
    object: "api.t",
    quiet: policy("using (id = 1)"),
  },
  {
    rule: "duplicate_index",
    level: "warning",
    fires: `${TABLE} create index a on api.t (title); create index b on api.t (title);`,
    object: "api.t",
    quiet: `${TABLE} create index a on api.t (title); create index b on api.t (title desc); create index c on api.t (title) where id > 1;
      create index d on api.t (lower(title)); create index e on api.t using hash (title);`,
  },
  {
    rule: "security_definer_view",
    level: "error",
    fires: `${TABLE} create view api.all_t as select * from api.t;`,
    object: "api.all_t",
    quiet: `${TABLE} create view api.all_t with (security_invoker = on) as select * from api.t; create view inside.all_t as select * from api.t;`,
  },
  {
    rule: "function_search_path_mutable",
    level: "warning",
    fires: "create function inside.f() returns int language sql as 'select 1'",
    object: "inside.f",
    quiet: "create function inside.f() returns int language sql set search_path = '' as 'select 1'",
  },
  {
    rule: "rls_disabled_in_public",
    level: "error",
    fires: "create table api.open (id int primary key)",
    object: "api.open",
    quiet: `${TABLE} create table inside.open (id int primary key); create table api.shut (id int primary key);
      revoke all on api.shut from anon, authenticated;`,
  },
  {
    rule: "extension_in_public",
    level: "warning",
    fires: "create extension hstore schema public",
    object: "hstore",
    quiet: "create extension hstore schema extensions",
  },
  {
    rule: "rls_references_user_metadata",
    level: "error",
    fires: policy("for select using ((select auth.jwt() -> 'user_metadata' ->> 'admin') = 'yes')"),
    object: "api.t",
    quiet: policy("for select using ((select auth.jwt() -> 'app_metadata' ->> 'admin') = 'yes')"),
  },
  {
    rule: "materialized_view_in_api",
    level: "warning",
    fires: "create materialized view api.counts as select 1 as n",
    object: "api.counts",
    quiet:
      "create materialized view inside.counts as select 1 as n; create materialized view api.kept as select 1 as n; revoke all on api.kept from anon, authenticated;",
  },
  {
    rule: "foreign_table_in_api",
    level: "warning",
    fires: "create foreign table api.far (id int) server faraway",
    object: "api.far",
    quiet: "create foreign table inside.far (id int) server faraway",
  },
  {
    rule: "unsupported_reg_types",
    level: "warning",
    fires: "create table inside.refs (id int primary key, what regproc)",
    object: "inside.refs.what",
    quiet: "create table inside.refs (id int primary key, what regclass, kind regtype, who regrole)",
  },
  {
    rule: "insecure_queue_exposed_in_api",
    level: "error",
    fires: "create schema pgmq; create table pgmq.q_mail (id int); grant select on pgmq.q_mail to anon;",
    object: "pgmq.q_mail",
    quiet: `create schema pgmq; create table pgmq.q_mail (id int); alter table pgmq.q_mail enable row level security;
      create table pgmq.a_mail (id int); grant select on pgmq.q_mail, pgmq.a_mail to anon;`,
  },
  {
    rule: "table_bloat",
    level: "info",
    fires: `create table inside.fat (id int, pad text); alter table inside.fat alter pad set storage plain;
      insert into inside.fat select n, repeat('x', 7900) from generate_series(1, 2700) n; delete from inside.fat where id < 2690; analyze inside.fat;`,
    object: "inside.fat",
    quiet: `create table inside.full_one (id int, pad text); alter table inside.full_one alter pad set storage plain;
      insert into inside.full_one select n, repeat('x', 7900) from generate_series(1, 2700) n; analyze inside.full_one;`,
  },
  {
    rule: "fkey_to_auth_unique",
    level: "error",
    fires: "create table inside.fans (id int primary key, handle text references auth.users (handle))",
    object: "inside.fans",
    quiet: "create table inside.fans (id int primary key, user_id uuid references auth.users (id))",
  },
  {
    rule: "extension_versions_outdated",
    level: "warning",
    fires: "create extension hstore version '1.4' schema extensions",
    object: "hstore",
    quiet: "create extension hstore schema extensions",
  },
  {
    rule: "sensitive_columns_exposed",
    level: "error",
    fires: 'create table api.cards (id int primary key, "Credit-Card" text)',
    object: "api.cards",
    quiet: `create table api.cards (id int primary key, credit_card text); alter table api.cards enable row level security;
      create table api.games (id int primary key, card text); create table inside.cards (id int primary key, iban text);`,
  },
  {
    rule: "rls_policy_always_true",
    level: "warning",
    fires: policy("for update using (1 = 1)"),
    object: "api.t",
    quiet: `${policy("for select using (true)")} create policy two on api.t for update to service_role using (true);
      create policy three on api.t for insert with check (owner = (select auth.uid()));
      create policy four on api.t as restrictive using (true);`,
  },
  {
    rule: "public_bucket_allows_listing",
    level: "warning",
    fires: `insert into storage.buckets (id, name, public) values ('it''s (mine)', 'pictures', true);
      create policy list on storage.objects for select to anon using (bucket_id = 'it''s (mine)')`,
    object: "pictures",
    quiet: `insert into storage.buckets (id, name, public) values ('open', 'open', true), ('shut', 'shut', false);
      create policy list on storage.objects for select using (bucket_id = 'shut');
      create policy own on storage.objects for select using (bucket_id = 'open' and owner_id = (select auth.uid())::text)`,
  },
  {
    rule: "pg_graphql_anon_table_exposed",
    level: "warning",
    fires: `select slipway.pretend_graphql(true); ${TABLE} revoke all on api.t from anon; grant select (title) on api.t to anon;`,
    object: "api.t",
    quiet: `select slipway.pretend_graphql(true); ${TABLE} revoke all on api.t from anon;`,
  },
  {
    rule: "pg_graphql_authenticated_table_exposed",
    level: "warning",
    fires: `select slipway.pretend_graphql(true); ${TABLE}`,
    object: "api.t",
    quiet: TABLE,
  },
  {
    rule: "anon_security_definer_function_executable",
    level: "warning",
    fires: "create function api.f() returns int language sql security definer as 'select 1'",
    object: "api.f",
    quiet: `create function api.f() returns int language sql as 'select 1'; create function inside.f() returns int language sql security definer as 'select 1';
      create function api.g() returns int language sql security definer as 'select 1'; revoke execute on function api.g() from public, anon;`,
  },
  {
    rule: "authenticated_security_definer_function_executable",
    level: "warning",
    fires: `create function api.f() returns int language sql security definer as 'select 1'; revoke execute on function api.f() from public, anon;
      grant execute on function api.f() to authenticated;`,
    object: "api.f",
    quiet: `create function api.f() returns int language sql security definer as 'select 1';
      revoke execute on function api.f() from public, anon, authenticated;`,
  },
];

it.each(CASES)("$rule finds the fault ($level), and nothing if it is right", async (one) => {
  const { rule, level, fires, object, quiet } = one;
  expect(await foundBy(rule, fires)).toEqual([object]);
  expect(await foundBy(rule, quiet)).toEqual([]);
  expect(RULES.find(({ name }) => name === rule)!.level).toBe(level);
});

it("unused_index finds an index of a table beyond 1 MB that was never used, until it is", async () => {
  const owner = project.backend.database.as("postgres");
  await owner.transaction((tx) =>
    tx.script(`create table inside.looked (id int primary key, a int unique, b int); create index idle on inside.looked (b);
      insert into inside.looked select n, n, n from generate_series(1, 1000) n;`),
  );
  const found = async () => (await findLints(owner, SCHEMAS)).filter(({ name }) => name === "unused_index");
  expect(await found()).toEqual([]);
  await owner.query("insert into inside.looked select n, n, n from generate_series(1001, 40000) n");
  expect(await found()).toMatchObject([{ level: "info", object: "inside.looked: idle" }]);
  await owner.transaction(async (tx) => {
    await tx.query("set local enable_seqscan = off");
    await tx.query("select * from inside.looked where b = 7");
    await tx.query("select pg_stat_force_next_flush()");
  });
  await expect.poll(found).toEqual([]);
  await owner.query("drop table inside.looked");
});

it("has all 28 rules of the advisors, each tried above", () => {
  const tried = [...CASES.map(({ rule }) => rule), "unused_index"];
  expect(new Set(tried).size).toBe(28);
  expect(RULES.map(({ name }) => name).toSorted()).toEqual(tried.toSorted());
});

it("finds no fault in the platform's own objects", async () => {
  expect(await findLints(project.backend.database.as("postgres"), SCHEMAS)).toEqual([]);
});
