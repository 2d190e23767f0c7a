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

export const sharingMigrations: readonly Migration[] = [{ owner: "sharing", name: "001-sharing", sql: sharing }];
