-- Roles, schemas and default privileges of a project's cluster. Runs once, as the superuser supabase_admin, when the
-- template is made. Names are those that migrations and policies written for Supabase rely on.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;

create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;

create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
grant anon, authenticated, service_role to supabase_storage_admin;

-- Owns what the project makes. No superuser: files and programs of the machine are out of its reach.
create role postgres login createrole bypassrls;
grant anon, authenticated, service_role to postgres with admin option;
-- Migrations set what REST allows on it (pgrst.…) and grant it roles of their own.
grant authenticator to postgres with admin option;
grant set on parameter pgrst.db_plan_enabled, pgrst.db_aggregates_enabled, pgrst.db_tx_end, pgrst.db_max_rows to postgres;
grant pg_monitor, pg_signal_backend to postgres with admin option;

-- Not its owner: who owns a database can close it to everybody, us included.
grant all on database postgres to postgres;
alter schema public owner to postgres;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema extensions to supabase_auth_admin, supabase_storage_admin;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

create schema auth authorization supabase_auth_admin;
create schema storage authorization supabase_storage_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
grant usage on schema storage to postgres, anon, authenticated, service_role;

alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;
alter role postgres set search_path = "$user", public, extensions;
alter database postgres set search_path = "$user", public, extensions;

-- Whoever keeps a picture of the schema hears of every change to it.
create schema slipway authorization supabase_admin;
create function slipway.announce_schema_change() returns event_trigger
language plpgsql set search_path = pg_catalog as $$
begin
  perform pg_notify('pgrst', 'reload schema');
end
$$;
create event trigger slipway_schema_changed on ddl_command_end
  execute function slipway.announce_schema_change();
create event trigger slipway_schema_dropped on sql_drop
  execute function slipway.announce_schema_change();
