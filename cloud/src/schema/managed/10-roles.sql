-- Schemas and default privileges of a project's database on a server that many share. Runs once, in the template database, as
-- the role of the operator's address, which is no superuser. The roles stand already: they are the server's, not the database's.

grant create, temporary on database :database to slipway_owner;
alter schema public owner to slipway_owner;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role slipway_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role slipway_owner in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role slipway_owner in schema public
  grant all on sequences to anon, authenticated, service_role;

create schema extensions authorization slipway_owner;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema extensions to supabase_auth_admin, supabase_storage_admin;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

create schema auth authorization supabase_auth_admin;
create schema storage authorization supabase_storage_admin;
grant usage on schema auth to slipway_owner, anon, authenticated, service_role;
grant usage on schema storage to slipway_owner, anon, authenticated, service_role;
