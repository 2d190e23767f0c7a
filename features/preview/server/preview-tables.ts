import type { Migration } from "@slipway/platform/database/port";

export const previewMigrations: readonly Migration[] = [
  {
    owner: "preview",
    name: "001-preview",
    sql: `
      create table preview_installation (
        only_row boolean primary key default true check (only_row), id text not null, secret text not null
      );
      -- One-use tickets that carry a person's right from the app's host to a host of untrusted content.
      create table preview_tickets (
        token_hash text primary key, audience text not null, project_id text not null, user_id text,
        expires_at timestamptz not null
      );
      create index preview_tickets_expiry on preview_tickets (expires_at);
      create table preview_artefacts (
        project_id text not null, id text not null, commit_sha text not null, pinned boolean not null default false,
        created_at timestamptz not null, used_at timestamptz not null, primary key (project_id, id)
      );`,
  },
  {
    owner: "preview",
    name: "002-orphans",
    sql: `
      -- Objects that nothing listed when the sweeper looked: they go when that is still so an hour later.
      create table preview_orphans (
        key text primary key, project_id text not null, seen_at timestamptz not null
      );
      create index preview_orphans_project on preview_orphans (project_id);`,
  },
  {
    owner: "preview",
    name: "003-made-by",
    // The session or API token behind a ticket. Tickets live a minute, so those of an older version are simply
    // requested again.
    sql: "delete from preview_tickets; alter table preview_tickets add column made_by text;",
  },
];
