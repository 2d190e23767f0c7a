-- Other applications that sign people in with their account of this project's app: OAuth 2.1 and OpenID Connect. Names as
-- policies and migrations written for Supabase know them.
set local role supabase_auth_admin;

create type auth.oauth_registration_type as enum ('dynamic', 'manual');
create type auth.oauth_client_type as enum ('public', 'confidential');
create type auth.oauth_authorization_status as enum ('pending', 'approved', 'exchanged');

create table auth.oauth_clients (
  id uuid primary key,
  -- SHA-256 of 256 random bits; null for public clients.
  client_secret_hash text,
  registration_type auth.oauth_registration_type not null,
  client_type auth.oauth_client_type not null,
  token_endpoint_auth_method text not null
    check (token_endpoint_auth_method in ('none', 'client_secret_basic', 'client_secret_post')),
  -- Lists, with a comma between grants and a line end between addresses.
  redirect_uris text not null,
  grant_types text not null,
  client_name text not null check (pg_catalog.char_length(client_name) <= 1024),
  client_uri text check (pg_catalog.char_length(client_uri) <= 2048),
  logo_uri text check (pg_catalog.char_length(logo_uri) <= 2048),
  scope text,
  created_at timestamptz not null default pg_catalog.now(),
  updated_at timestamptz not null default pg_catalog.now(),
  constraint oauth_clients_secret_fits_type check ((client_type = 'public') = (client_secret_hash is null)),
  constraint oauth_clients_method_fits_type check ((client_type = 'public') = (token_endpoint_auth_method = 'none'))
);
create index oauth_clients_created_at_idx on auth.oauth_clients (created_at, id);

create table auth.oauth_authorizations (
  id uuid primary key,
  authorization_id text not null unique,
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  -- Who decided; null until somebody has.
  user_id uuid references auth.users (id) on delete cascade,
  redirect_uri text not null check (pg_catalog.char_length(redirect_uri) <= 2048),
  scope text not null check (pg_catalog.char_length(scope) <= 4096),
  state text check (pg_catalog.char_length(state) <= 4096),
  resource text check (pg_catalog.char_length(resource) <= 2048),
  nonce text check (pg_catalog.char_length(nonce) <= 1024),
  -- Whether a person is asked although they agreed before.
  asks_again boolean not null default false,
  code_challenge text not null,
  code_challenge_method auth.code_challenge_method not null default 's256',
  status auth.oauth_authorization_status not null default 'pending',
  -- SHA-256 of the code: who reads this table cannot redeem one.
  authorization_code_hash text unique,
  -- When whoever decided had signed in.
  authenticated_at timestamptz,
  -- Of who agreed; then what the code was exchanged for: a code that comes again ends it.
  session_id uuid references auth.sessions (id) on delete set null,
  created_at timestamptz not null default pg_catalog.now(),
  approved_at timestamptz,
  expires_at timestamptz not null
);
create index oauth_authorizations_client_id_idx on auth.oauth_authorizations (client_id);
create index oauth_authorizations_user_id_idx on auth.oauth_authorizations (user_id);
create index oauth_authorizations_expires_at_idx on auth.oauth_authorizations (expires_at);
create index oauth_authorizations_session_id_idx on auth.oauth_authorizations (session_id);

create table auth.oauth_consents (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  scopes text not null check (pg_catalog.char_length(scopes) <= 4096),
  granted_at timestamptz not null default pg_catalog.now(),
  revoked_at timestamptz,
  constraint oauth_consents_user_client_unique unique (user_id, client_id)
);
create index oauth_consents_client_id_idx on auth.oauth_consents (client_id);

grant all on auth.oauth_clients, auth.oauth_authorizations, auth.oauth_consents to postgres with grant option;

reset role;
alter table auth.sessions
  add column oauth_client_id uuid references auth.oauth_clients (id) on delete cascade,
  add column scopes text check (pg_catalog.char_length(scopes) <= 4096);
create index sessions_oauth_client_id_idx on auth.sessions (oauth_client_id) where oauth_client_id is not null;
