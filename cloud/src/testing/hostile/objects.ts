/**
 * Objects that a project's owner may define so that somebody else's statement runs them. All of them fit into one
 * database, leave it usable, and report the role they ran as. `tripwire.ts` reads the reports.
 */
export interface HostileObject {
  name: string;
  /** SQL run as the project's owner; `:what` is its name as a literal. */
  sql: string;
}

/** Tables that the platform's own services write to, with the operation. */
const PLATFORM_TRIGGERS: readonly [table: string, timing: string][] = [
  ["auth.users", "before insert"],
  ["auth.users", "before update"],
  ["auth.users", "after delete"],
  ["auth.identities", "after insert"],
  ["auth.sessions", "before insert"],
  ["auth.sessions", "before delete"],
  ["auth.refresh_tokens", "after insert"],
  ["auth.one_time_tokens", "after insert"],
  ["auth.mfa_amr_claims", "after insert"],
  ["storage.buckets", "before insert"],
  ["storage.buckets", "after delete"],
  ["storage.objects", "before insert"],
  ["storage.objects", "after update"],
  ["storage.objects", "before delete"],
  ["storage.contents", "before insert"],
  ["realtime.messages", "before insert"],
  ["realtime.messages", "after delete"],
  ["supabase_migrations.schema_migrations", "before insert"],
];

const EMPTIED = ["public.prey", "auth.users", "auth.sessions", "storage.objects", "realtime.messages"];

/**
 * Functions with the names of `pg_catalog`'s whose arguments fit a call of the platform better than the real ones, in
 * any schema of a path.
 */
const SHADOWS: readonly [call: string, returns: string, value: string][] = [
  ["pg_create_physical_replication_slot(text, boolean, boolean)", "text", "null"],
  ["pg_terminate_backend(integer)", "boolean", "true"],
  ["pg_clear_attribute_stats(name, name, name, boolean)", "text", "null"],
  ["lo_unlink(bigint)", "integer", "1"],
  ["format(text, name, name)", "text", "pg_catalog.format($1, $2::text, $3::text)"],
  ["shobj_description(oid, name)", "text", "null"],
  ["lower(character varying)", "text", "pg_catalog.lower($1::text)"],
  ["strpos(character varying, text)", "integer", "pg_catalog.strpos($1::text, $2)"],
  ["starts_with(text, character varying)", "boolean", "pg_catalog.starts_with($1, $2::text)"],
  ["length(character varying)", "integer", "pg_catalog.length($1::text)"],
  ["pg_total_relation_size(oid)", "bigint", "1"],
  ["quote_ident(name)", "text", "pg_catalog.quote_ident($1::text)"],
];

/** Operators that fit better than `pg_catalog`'s, with the operator they replace. */
const OPERATORS: readonly [name: string, left: string, right: string, meant: string][] = [
  ["=", "character varying", "character varying", "$1::text operator(pg_catalog.=) $2::text"],
  ["=", "oid", "regclass", "$1 operator(pg_catalog.=) $2::oid"],
  ["<>", "character varying", "character varying", "$1::text operator(pg_catalog.<>) $2::text"],
  ["||", "bigint", "text", "$1::text operator(pg_catalog.||) $2"],
  ["->>", "jsonb", "character varying", "$1 operator(pg_catalog.->>) $2::text"],
];
const returnsOf = (name: string): string => (["=", "<>"].includes(name) ? "boolean" : "text");

/** Schemas in which sessions of the platform might find functions: "$user", and those in their paths. */
const PATHS = ["public", "extensions", "auth", "storage", "realtime"];
const NAMESAKES = ["supabase_admin", "supabase_replication_admin", "postgres", "authenticator", "slipway_operator"];

const trap = (name: string, head: string, value: string): string =>
  `create function ${head} language plpgsql as $trap$ begin perform hostile.spring(${name}); return ${value}; end $trap$`;

const platformTriggers: HostileObject[] = PLATFORM_TRIGGERS.map(([table, timing]) => ({
  name: `trigger ${timing} ${table}`,
  sql: `create trigger hostile_${timing.replace(" ", "_")} ${timing} on ${table} for each row execute function hostile.as_trigger(:what)`,
}));

const emptied: HostileObject[] = EMPTIED.flatMap((table) =>
  (["always", "replica"] as const).map((mode) => ({
    name: `truncate trigger ${mode} on ${table}`,
    sql: `create trigger hostile_truncate_${mode} before truncate on ${table} execute function hostile.as_trigger(:what);
      alter table ${table} enable ${mode} trigger hostile_truncate_${mode}`,
  })),
);

const shadows: HostileObject[] = [...PATHS, ...NAMESAKES].flatMap((schema) =>
  SHADOWS.map(([call, returns, value]) => ({
    name: `function ${schema}.${call}`,
    sql: `create schema if not exists ${schema}; ${trap(":what", `${schema}.${call} returns ${returns}`, value)}`,
  })),
);

const operators: HostileObject[] = PATHS.flatMap((schema) =>
  OPERATORS.map(([name, left, right, meant], index) => ({
    name: `operator ${schema}.${name} (${left}, ${right})`,
    sql: `${trap(":what", `${schema}.hostile_operator_${index}(${left}, ${right}) returns ${returnsOf(name)} immutable`, meant)};
      create operator ${schema}.${name} (leftarg = ${left}, rightarg = ${right}, function = ${schema}.hostile_operator_${index})`,
  })),
);

/** Functions that their owners replace, and that the platform and policies call. */
const REPLACED: readonly [head: string, value: string][] = [
  ["auth.uid() returns uuid", "(pg_catalog.current_setting('request.jwt.claims', true)::jsonb ->> 'sub')::uuid"],
  ["auth.role() returns text", "pg_catalog.current_setting('request.jwt.claims', true)::jsonb ->> 'role'"],
  ["auth.email() returns text", "null"],
  ["storage.foldername(name text) returns text[]", "pg_catalog.string_to_array(name, '/')"],
  ["storage.operation() returns text", "null"],
  ["realtime.topic() returns text", "pg_catalog.current_setting('realtime.topic', true)"],
];
const replaced: HostileObject[] = REPLACED.map(([head, value]) => ({
  name: `replaced ${head}`,
  sql: trap(":what", head, value).replace("create function", "create or replace function"),
}));

const others: readonly HostileObject[] = [
  {
    name: "stored generated column",
    sql: "alter table public.prey add column made text generated always as (hostile.word(:what, word)) stored",
  },
  { name: "default", sql: "alter table public.prey alter column word set default hostile.word(:what, 'x')" },
  { name: "check constraint", sql: "alter table public.prey add constraint checked check (hostile.truth(:what))" },
  {
    name: "check constraint on auth.users",
    sql: "alter table auth.users add constraint hostile_check check (hostile.truth(:what)) not valid",
  },
  {
    name: "check constraint on storage.objects",
    sql: "alter table storage.objects add constraint hostile_check check (hostile.truth(:what))",
  },
  {
    name: "default of auth.users",
    sql: "alter table auth.users add column nickname text default hostile.word(:what, 'nick')",
  },
  {
    name: "generated column of auth.sessions",
    sql: "alter table auth.sessions add column made text generated always as (hostile.word(:what, 'x')) stored",
  },
  {
    name: "domain",
    sql: `create domain hostile.narrow as text default hostile.word(:what, 'narrow') check (hostile.truth(:what));
      alter table public.prey add column narrow hostile.narrow`,
  },
  { name: "index expression", sql: "create index on public.prey (hostile.word(:what, word))" },
  {
    name: "index expression of constants",
    sql: "create index on public.prey ((hostile.word(:what, 'x') || word), id)",
  },
  { name: "index predicate", sql: "create index on public.prey (id) where hostile.truth(:what)" },
  { name: "index of auth.users", sql: "create index on auth.users ((hostile.word(:what, 'x') || email))" },
  { name: "index of auth.sessions", sql: "create index on auth.sessions (id) where hostile.truth(:what)" },
  { name: "index of storage.objects", sql: "create index on storage.objects ((hostile.word(:what, 'x') || name))" },
  {
    name: "exclusion constraint",
    sql: "alter table public.prey add constraint apart exclude using btree (hostile.word(:what, id::text) with =)",
  },
  { name: "statistics", sql: "create statistics public.told on (hostile.word(:what, word)), id from public.prey" },
  {
    name: "row trigger with a condition",
    sql: `create trigger when_so before insert or update on public.prey for each row when (hostile.truth(:what))
      execute function hostile.as_trigger(:what)`,
  },
  {
    name: "deferred constraint trigger",
    sql: `create constraint trigger later after insert on public.prey deferrable initially deferred for each row
      execute function hostile.as_trigger(:what)`,
  },
  {
    name: "deferred constraint trigger on auth.users",
    sql: `create constraint trigger hostile_later after insert on auth.users deferrable initially deferred for each row
      execute function hostile.as_trigger(:what)`,
  },
  {
    name: "policy",
    sql: "create policy hostile on public.prey for all using (hostile.truth(:what)) with check (hostile.truth(:what))",
  },
  {
    name: "policy on storage.objects",
    sql: "create policy hostile on storage.objects for all using (hostile.truth(:what)) with check (hostile.truth(:what))",
  },
  {
    name: "policy on storage.buckets",
    sql: "create policy hostile on storage.buckets for all using (hostile.truth(:what))",
  },
  {
    name: "policy on realtime.messages",
    sql: "create policy hostile on realtime.messages for all using (hostile.truth(:what)) with check (hostile.truth(:what))",
  },
  {
    name: "policy on auth.users",
    sql: "alter table auth.users enable row level security; create policy hostile on auth.users using (hostile.truth(:what))",
  },
  {
    name: "rule",
    // REST deletes inside a `with`, which Postgres refuses on a table with such a rule.
    sql: `create table public.ruled (id int);
      create rule also as on delete to public.ruled do also select hostile.truth(:what)`,
  },
  { name: "view", sql: "create view public.shown as select id, hostile.truth(:what) from public.prey" },
  { name: "view of auth.users", sql: "create view public.people as select id, hostile.truth(:what) from auth.users" },
  {
    name: "view that takes writes",
    sql: `create view public.written as select id, word from public.prey;
      create trigger instead instead of insert on public.written for each row execute function hostile.as_trigger(:what)`,
  },
  {
    name: "materialized view",
    sql: `create materialized view public.kept_view as select id, hostile.word(:what, word) as word from public.prey;
      create index on public.kept_view (hostile.word(:what, word))`,
  },
  {
    name: "view in the place of auth.audit_log_entries",
    sql: `alter table auth.audit_log_entries rename to old_entries;
      create view auth.audit_log_entries as select * from auth.old_entries where hostile.truth(:what)`,
  },
  {
    name: "child of auth.users",
    sql: `create table public.child_of_users () inherits (auth.users);
      create index on public.child_of_users (id) where hostile.truth(:what)`,
  },
  {
    name: "child of storage.objects",
    sql: `create table public.child_of_objects () inherits (storage.objects);
      create index on public.child_of_objects (id) where hostile.truth(:what)`,
  },
  {
    name: "partition key",
    sql: `create table public.parts (id int) partition by range (hostile.number(:what, id));
      create table public.part_one partition of public.parts for values from (0) to (1000)`,
  },
  {
    name: "range type",
    sql: `create function hostile.difference(integer, integer) returns float8 language plpgsql immutable as
        $trap$ begin perform hostile.spring(:what); return $1 - $2; end $trap$;
      create type public.hostile_span as range (subtype = integer, subtype_diff = hostile.difference);
      create table public.spans (span public.hostile_span);
      create index on public.spans using gist (span)`,
  },
  {
    name: "cast",
    sql: `create type public.hostile_kind as enum ('one');
      create function hostile.kind_as_text(public.hostile_kind) returns text language plpgsql immutable as
        $trap$ begin perform hostile.spring(:what); return 'one'; end $trap$;
      create cast (public.hostile_kind as text) with function hostile.kind_as_text(public.hostile_kind) as implicit;
      alter table public.prey add column kind public.hostile_kind default 'one'`,
  },
  {
    name: "aggregate",
    sql: `create function hostile.add_up(bigint, uuid) returns bigint language plpgsql immutable as
        $trap$ begin perform hostile.spring(:what); return $1 + 1; end $trap$;
      create aggregate public.count(uuid) (sfunc = hostile.add_up, stype = bigint, initcond = '0')`,
  },
  {
    name: "cascade of auth.users",
    sql: `create table public.profiles (id uuid primary key references auth.users (id) on delete cascade);
      create trigger hostile after delete on public.profiles for each row execute function hostile.as_trigger(:what)`,
  },
  {
    name: "published table with a filter",
    sql: "alter publication supabase_realtime add table public.prey (id, word) where (id >= 0)",
  },
  {
    name: "definer",
    sql: `create function public.lent() returns boolean language plpgsql security definer as
      $trap$ begin perform hostile.spring(:what); return true; end $trap$`,
  },
  {
    name: "default privileges",
    sql: "alter default privileges grant all on tables to anon",
  },
  {
    name: "history of migrations of its own",
    sql: "alter table supabase_migrations.schema_migrations alter column name set default hostile.word(:what, 'x')",
  },
];

/** Runs before all of them. */
export const PREY = `
  create schema hostile;
  grant usage on schema hostile to public;
  create function hostile.spring(what text) returns void language plpgsql as $$
  declare
    became text := '-';
  begin
    begin
      perform pg_catalog.set_config('role', 'none', true);
      became := current_user::text;
      raise exception 'as before';
    exception when others then null;
    end;
    raise log 'hostile object [%] ran as % in a session of %, became %', what, current_user, session_user, became;
    begin
      execute pg_catalog.format('copy (select 1) to %L', pg_catalog.current_setting('data_directory') || '/canary');
    exception when others then null;
    end;
  end $$;
  create function hostile.truth(what text) returns boolean language plpgsql immutable as
    $$ begin perform hostile.spring(what); return true; end $$;
  create function hostile.word(what text, word text) returns text language plpgsql immutable as
    $$ begin perform hostile.spring(what); return word; end $$;
  create function hostile.number(what text, n integer) returns integer language plpgsql immutable as
    $$ begin perform hostile.spring(what); return n; end $$;
  create function hostile.as_trigger() returns trigger language plpgsql as $$
  begin
    perform hostile.spring(tg_argv[0]);
    if tg_level = 'STATEMENT' then return null; end if;
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $$;
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  create table public.prey (id integer generated by default as identity primary key, word text, n integer default 1);
  alter table public.prey enable row level security;
  insert into public.prey (word) values ('one'), ('two');
`;

export const HOSTILE_OBJECTS: readonly HostileObject[] = [
  ...platformTriggers,
  ...emptied,
  ...others,
  ...replaced,
  ...operators,
  ...shadows,
].map(({ name, sql }) => ({ name, sql: sql.replaceAll(":what", `'${name.replaceAll("'", "''")}'`) }));

/** Objects that only a superuser may define, because they would run as one: the server itself refuses them. */
export const REFUSED_OBJECTS: readonly string[] = [
  "create event trigger hostile on ddl_command_end execute function hostile.as_trigger()",
  "create event trigger hostile on login execute function hostile.as_trigger()",
  "create function hostile.c() returns int language c as 'libc', 'getpid'",
  "create function hostile.i() returns int language internal as 'int4in'",
  "create operator class hostile.o default for type text using btree as operator 1 =",
  "create operator family hostile.f using btree",
  "create type hostile.base",
  "create cast (text as integer) with inout as implicit",
  "create foreign data wrapper hostile",
  "create access method hostile type index handler bthandler",
  "create language hostile",
  "create text search template hostile (lexize = dsimple_lexize)",
  "create schema pg_hostile",
  "create subscription hostile connection 'dbname=x' publication y with (connect = false)",
  "create publication hostile for all tables",
  "alter function pg_catalog.count(*) owner to current_user",
  "create function pg_catalog.hostile() returns int language sql as 'select 1'",
  "create trigger hostile before insert on pg_catalog.pg_class execute function hostile.as_trigger()",
  "alter table pg_catalog.pg_class add column hostile int",
  "alter system set work_mem = '1MB'",
  "load 'auto_explain'",
  "set session_replication_role = replica",
  "security label on table public.prey is 'x'",
];
