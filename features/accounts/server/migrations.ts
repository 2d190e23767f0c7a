import type { Migration } from "@slipway/platform/database/port";

/** Tables of the sign-in library (users, sessions, credentials, verifications) carry our names and our ids. */
const accounts = `
create table installation (
  only_row boolean primary key default true check (only_row),
  id text not null,
  secret text not null,
  claim_code_hash text,
  claimed_by text
);
create table users (
  id text primary key,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  name text not null,
  username text unique,
  image text,
  is_staff boolean not null default false,
  is_temporary_edu boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deactivated_at timestamptz
);
create table sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create table credentials (
  id text primary key,
  user_id text not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_user on credentials (user_id);
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create table api_tokens (
  id text primary key,
  user_id text not null references users on delete cascade,
  name text not null,
  hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index api_tokens_user on api_tokens (user_id);
create table access_tokens (
  hash text primary key,
  user_id text not null references users on delete cascade,
  session_id text references sessions on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_user on access_tokens (user_id);
create table invitations (
  id text primary key,
  email text not null check (email = lower(email)),
  -- The copied link admits to the installation and to what was shared; only the mailed one proves the address.
  copied_code_hash text not null unique,
  mailed_code_hash text not null unique,
  invited_by text references users on delete set null,
  next_path text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index invitations_email on invitations (email);
create table auth_rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
`;

/** Nobody is signed out, because the hashes are of values that browsers and mails already hold. */
const hashes = `
update sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
alter table sessions add constraint sessions_token_is_a_hash check (token ~ '^[0-9a-f]{64}$');
-- As the sign-in library writes them: SHA-256 in the letters of addresses, without padding.
update verifications set identifier =
  translate(rtrim(encode(sha256(convert_to(identifier, 'UTF8')), 'base64'), '='), '+/', '-_');
-- A token that another token made ends with it.
alter table access_tokens add column api_token_id text references api_tokens on delete cascade;
`;

/** The name of what the person joins, for the page that the link opens. Null in older invitations, and where it is the installation. */
const joins = `alter table invitations add column joins text;`;

/** No two user names differ by case alone; a photo is found by its path. */
const profiles = `
create unique index users_username_any_case on users (lower(username));
create unique index users_image on users (image) where image is not null;
create table profiles (
  user_id text primary key references users on delete cascade,
  bio text not null default '',
  links jsonb not null default '[]',
  is_hidden boolean not null default false
);
create table old_usernames (
  name text primary key check (name = lower(name)),
  user_id text not null references users on delete cascade,
  held_until timestamptz not null
);
create index old_usernames_user on old_usernames (user_id);
`;

/** Sessions made by a workspace's single sign-on, and the tokens made in them. */
const singleSignOn = `
alter table sessions add column sso_workspace_id text;
create index sessions_sso on sessions (sso_workspace_id) where sso_workspace_id is not null;
alter table api_tokens add column sso_workspace_id text;
create index api_tokens_sso on api_tokens (sso_workspace_id) where sso_workspace_id is not null;
`;

/**
 * Names from before there was a rule for them: unseen marks go, and a name with an address becomes the part of the person's own address
 * before the @. The rule is `problemOfPersonName`.
 */
const names = String.raw`
update users set name = trim(regexp_replace(name,
  '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\s]+', ' ', 'g'));
update users set name = left(split_part(email, '@', 1), 80)
  where name = '' or normalize(name, NFKC) ~* '[^\s@]@[^\s@]|://|(^|\s)www[.]|^slipway\y|^identity provider$';
`;

export const accountsMigrations: readonly Migration[] = [
  { owner: "accounts", name: "001-accounts", sql: accounts },
  { owner: "accounts", name: "002-hashes", sql: hashes },
  { owner: "accounts", name: "003-invitation-joins", sql: joins },
  { owner: "accounts", name: "004-profiles", sql: profiles },
  { owner: "accounts", name: "005-single-sign-on", sql: singleSignOn },
  { owner: "accounts", name: "006-names", sql: names },
];
