import type { Migration } from "@slipway/platform/database/port";

/** Projects' rows belong to another feature; `project.purged` deletes what is stored here. */
const sharing = `
create table collaborators (
  id text primary key,
  project_id text not null,
  user_id text references users on delete cascade,
  email text not null check (email = lower(email)),
  access_level text not null check (access_level in ('read', 'write', 'admin', 'owner')),
  invitation_id text,
  invited_by text references users on delete set null,
  created_at timestamptz not null default now(),
  joined_at timestamptz,
  check ((user_id is null) = (joined_at is null)),
  unique (project_id, email)
);
create unique index collaborators_user on collaborators (user_id, project_id);
create unique index collaborators_owner on collaborators (project_id) where access_level = 'owner';
create index collaborators_pending on collaborators (email) where user_id is null;
create index collaborators_invitation on collaborators (invitation_id) where user_id is null;
`;

/** Once a link has ended only its hash stays, so that whoever opens it is told. */
const inviteLinks = `
create table magic_codes (
  id text primary key,
  project_id text not null,
  code_hash text not null unique,
  sealed_code text,
  access_level text not null check (access_level in ('read', 'write', 'admin')),
  created_by text not null,
  created_at timestamptz not null default now(),
  uses integer not null default 0,
  ended_at timestamptz,
  check ((sealed_code is null) = (ended_at is not null))
);
create unique index magic_codes_active on magic_codes (project_id) where ended_at is null;
create index magic_codes_project on magic_codes (project_id, ended_at);
create index magic_codes_maker on magic_codes (created_by) where ended_at is null;
`;

/** A declined request stays for a while, so that asking again tells nobody anew. */
const accessRequests = `
create table access_requests (
  id text primary key,
  project_id text not null,
  user_id text not null,
  access_level text not null check (access_level in ('read', 'write', 'admin')),
  created_at timestamptz not null,
  declined_at timestamptz,
  unique (project_id, user_id)
);
create index access_requests_person on access_requests (user_id);
`;

export const sharingMigrations: readonly Migration[] = [
  { owner: "sharing", name: "001-sharing", sql: sharing },
  { owner: "sharing", name: "002-invite-links", sql: inviteLinks },
  { owner: "sharing", name: "003-access-requests", sql: accessRequests },
  {
    owner: "sharing",
    name: "004-request-message",
    sql: "alter table access_requests add column message text not null default '';",
  },
];
