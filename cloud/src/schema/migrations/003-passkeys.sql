-- What people sign in with, or prove themselves a second time by, without anything to type: WebAuthn. Names as clients and
-- migrations written for Supabase know them.
set local role supabase_auth_admin;

create table auth.webauthn_credentials (
  id uuid primary key default pg_catalog.gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  attestation_type text not null default '',
  aaguid uuid,
  sign_count bigint not null default 0,
  transports jsonb not null default '[]',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null default '',
  created_at timestamptz not null default pg_catalog.now(),
  updated_at timestamptz not null default pg_catalog.now(),
  last_used_at timestamptz,
  constraint webauthn_credentials_credential_id_key unique (credential_id)
);
create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);

create table auth.webauthn_challenges (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  session_data jsonb not null,
  created_at timestamptz not null default pg_catalog.now(),
  expires_at timestamptz not null
);
create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

grant all on auth.webauthn_credentials, auth.webauthn_challenges to postgres with grant option;

reset role;
alter table auth.mfa_factors add column web_authn_credential jsonb, add column web_authn_aaguid uuid;
-- Two people may be asked at the same moment.
alter table auth.mfa_factors drop constraint if exists mfa_factors_last_challenged_at_key;
alter table auth.mfa_challenges add column web_authn_session_data jsonb;
