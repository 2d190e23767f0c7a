import type { Migration } from "@slipway/platform/database/port";

const workspaces = `
create table workspaces (
  id text primary key,
  name text not null,
  plan text not null check (plan in ('free', 'pro', 'biz', 'enterprise')),
  enforce_sso boolean not null default false,
  is_temporary_edu boolean not null default false,
  disable_publish boolean not null default false,
  disable_named_previews boolean not null default false,
  cloud_disabled boolean not null default false,
  -- Whose sign-up made it: makes the making idempotent.
  personal_of text unique references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table workspace_members (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  user_id text references users on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('viewer', 'editor', 'admin', 'owner')),
  invitation_id text,
  created_at timestamptz not null default now(),
  joined_at timestamptz,
  check ((user_id is null) = (joined_at is null)),
  unique (workspace_id, email)
);
create unique index workspace_members_user on workspace_members (user_id, workspace_id);
create index workspace_members_pending on workspace_members (email) where user_id is null;
create index workspace_members_invitation on workspace_members (invitation_id) where user_id is null;
`;

/** Deleted workspaces are kept for 30 days. */
const lifecycle = `
alter table workspaces add column picture text unique;
alter table workspaces add column created_by text references users on delete set null;
alter table workspaces add column deleted_at timestamptz;
alter table workspaces add column purge_at timestamptz;
alter table workspaces add check ((deleted_at is null) = (purge_at is null));
create index workspaces_deleted on workspaces (purge_at) where deleted_at is not null;
create index workspaces_created_by on workspaces (created_by);
`;

/** Defaults of new projects, and who may show things to everybody. */
const defaults = `
alter table workspaces add column default_visibility text not null default 'private'
  check (default_visibility in ('public', 'private', 'draft'));
alter table workspaces add column default_website_access text not null default 'public'
  check (default_website_access in ('public', 'private'));
alter table workspaces add column publish_outside text not null default 'editor'
  check (publish_outside in ('editor', 'admin', 'owner'));
`;

export const workspacesMigrations: readonly Migration[] = [
  { owner: "workspaces", name: "001-workspaces", sql: workspaces },
  { owner: "workspaces", name: "002-lifecycle", sql: lifecycle },
  { owner: "workspaces", name: "003-defaults", sql: defaults },
];
