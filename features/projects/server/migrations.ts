import type { Migration } from "@slipway/platform/database/port";

const projects = `
create table projects (
  id text primary key,
  workspace_id text not null references workspaces,
  user_id text not null references users,
  created_by text not null references users,
  name text not null unique,
  -- A derived address follows the title until the first publish; one that a person chose stays.
  name_source text not null default 'derived' check (name_source in ('derived', 'person')),
  display_name text not null,
  title_source text not null default 'default' check (title_source in ('default', 'agent', 'person')),
  visibility text not null default 'private' check (visibility in ('public', 'private', 'draft')),
  publish_visibility text not null default 'public' check (publish_visibility in ('public', 'private')),
  allow_public_remix boolean not null default false,
  is_published boolean not null default false,
  first_published_at timestamptz,
  published_deployment_id text,
  published_commit_sha text,
  published_number integer,
  primary_custom_domain_id text,
  github_repo_name text,
  github_owner_name text,
  main_branch text not null default 'main',
  is_analytics_disabled boolean not null default false,
  supabase_project_id text,
  supabase_organization_id text,
  is_supabase_enabled boolean not null default false,
  latest_commit_sha text,
  preview_build_commit_sha text,
  screenshot_at timestamptz,
  locked_at timestamptz,
  lock_owner text,
  pending_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  purge_at timestamptz,
  -- Deleted for ever, but not everything that was kept for it is gone yet.
  is_purging boolean not null default false,
  check ((deleted_at is null) = (purge_at is null))
);
create index projects_workspace on projects (workspace_id, updated_at desc, id desc);
create index projects_purge on projects (purge_at) where purge_at is not null;
create index projects_pending on projects (id) where pending_message is not null;
create table project_old_names (
  name text primary key,
  project_id text not null references projects on delete cascade,
  -- Until then the old address redirects and nobody else can take it.
  held_until timestamptz not null
);
create index project_old_names_project on project_old_names (project_id);
`;

const liveOutdated = "alter table projects add column published_outdated boolean not null default false;";

/** The first message is answered and changes nothing. */
const firstChat = "alter table projects add column pending_chat_only boolean not null default false;";

/** The origin may be deleted before its copies, so this is no foreign key. */
const remixedFrom = "alter table projects add column remixed_from text;";

/** Such projects leave Trash together with their workspace. */
const trashedWithWorkspace = "alter table projects add column trashed_with_workspace boolean not null default false;";

/** Uploads of the first message. */
const firstImages = "alter table projects add column pending_images text[] not null default '{}';";

export const projectsMigrations: readonly Migration[] = [
  { owner: "projects", name: "001-projects", sql: projects },
  { owner: "projects", name: "002-published-outdated", sql: liveOutdated },
  { owner: "projects", name: "003-first-chat", sql: firstChat },
  { owner: "projects", name: "004-remixed-from", sql: remixedFrom },
  { owner: "projects", name: "005-trashed-with-workspace", sql: trashedWithWorkspace },
  { owner: "projects", name: "006-first-images", sql: firstImages },
];
