/**
 * A dump needs a part of a backend: roles, functions and tables that policies and references name. Each is made only where it is
 * missing, so that a plain Postgres takes the dump, and a backend keeps its own.
 */

const missing = (condition: string, ...statements: string[]): string =>
  `do $slipway$ begin if ${condition} then\n${statements.map((sql) => `  ${sql};\n`).join("")}end if; end $slipway$;`;
const role = (name: string, options: string): string =>
  missing(`not exists (select from pg_catalog.pg_roles where rolname = '${name}')`, `create role ${name} ${options}`);
const schema = (name: string): string =>
  missing(
    `to_regnamespace('${name}') is null`,
    `create schema ${name}`,
    `grant usage on schema ${name} to anon, authenticated, service_role`,
  );
const routine = (signature: string, definition: string): string =>
  missing(`to_regprocedure('${signature}') is null`, definition);
const CLAIMS = "nullif(current_setting('request.jwt.claims', true), '')::jsonb";
const reader = (name: string, returns: string, body: string): string =>
  routine(
    `auth.${name}()`,
    `create function auth.${name}() returns ${returns} language sql stable as 'select ${body.replaceAll("'", "''")}'`,
  );

export const STAND_INS: readonly string[] = [
  role("anon", "nologin noinherit"),
  role("authenticated", "nologin noinherit"),
  role("service_role", "nologin noinherit bypassrls"),
  ...["extensions", "auth", "storage"].map(schema),
  "create extension if not exists pgcrypto with schema extensions;",
  'create extension if not exists "uuid-ossp" with schema extensions;',
  reader("jwt", "jsonb", CLAIMS),
  reader("uid", "uuid", `(${CLAIMS} ->> 'sub')::uuid`),
  reader("role", "text", `${CLAIMS} ->> 'role'`),
  reader("email", "text", `${CLAIMS} ->> 'email'`),
  missing(
    "to_regclass('auth.users') is null",
    `create table auth.users (
    instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255), encrypted_password varchar(255),
    email_confirmed_at timestamptz, invited_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
    is_super_admin boolean, created_at timestamptz, updated_at timestamptz, phone text unique, phone_confirmed_at timestamptz,
    banned_until timestamptz, is_sso_user boolean not null default false, deleted_at timestamptz, is_anonymous boolean not null default false)`,
  ),
  missing(
    "to_regclass('auth.identities') is null",
    `create table auth.identities (
    id uuid primary key default gen_random_uuid(), provider_id text not null, user_id uuid not null references auth.users (id) on delete cascade,
    identity_data jsonb not null, provider text not null, last_sign_in_at timestamptz, created_at timestamptz, updated_at timestamptz,
    unique (provider_id, provider))`,
  ),
  missing(
    "to_regclass('storage.buckets') is null",
    `create table storage.buckets (
    id text primary key, name text not null unique, owner uuid, created_at timestamptz default now(), updated_at timestamptz default now(),
    public boolean default false, file_size_limit bigint, allowed_mime_types text[], owner_id text)`,
    "alter table storage.buckets enable row level security",
  ),
  missing(
    "to_regclass('storage.objects') is null",
    `create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text, owner uuid,
    created_at timestamptz default now(), updated_at timestamptz default now(), last_accessed_at timestamptz default now(), metadata jsonb,
    path_tokens text[] generated always as (string_to_array(name, '/')) stored, version text, owner_id text, user_metadata jsonb)`,
    "alter table storage.objects enable row level security",
  ),
  routine(
    "storage.foldername(text)",
    `create function storage.foldername(name text) returns text[] language sql immutable as 'select (string_to_array(name, ''/''))[1 : greatest(array_length(string_to_array(name, ''/''), 1) - 1, 0)]'`,
  ),
  routine(
    "storage.filename(text)",
    `create function storage.filename(name text) returns text language sql immutable as 'select (string_to_array(name, ''/''))[array_length(string_to_array(name, ''/''), 1)]'`,
  ),
  routine(
    "storage.extension(text)",
    `create function storage.extension(name text) returns text language sql immutable as 'select reverse(split_part(reverse(storage.filename(name)), ''.'', 1))'`,
  ),
];

export const REALTIME_STAND_IN = missing(
  "not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime')",
  "create publication supabase_realtime",
);

/** Columns of users that a backend of Supabase's has, too. Open codes and tokens stay behind. */
export const USER_COLUMNS = [
  "instance_id",
  "id",
  "aud",
  "role",
  "email",
  "encrypted_password",
  "email_confirmed_at",
  "invited_at",
  "last_sign_in_at",
  "raw_app_meta_data",
  "raw_user_meta_data",
  "is_super_admin",
  "created_at",
  "updated_at",
  "phone",
  "phone_confirmed_at",
  "banned_until",
  "is_sso_user",
  "deleted_at",
  "is_anonymous",
] as const;

export const IDENTITY_COLUMNS = [
  "id",
  "provider_id",
  "user_id",
  "identity_data",
  "provider",
  "last_sign_in_at",
  "created_at",
  "updated_at",
] as const;

export const BUCKET_COLUMNS = ["id", "name", "public", "file_size_limit", "allowed_mime_types"] as const;
