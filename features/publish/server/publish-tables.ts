import type { Migration } from "@slipway/platform/database/port";

export const publishMigrations: readonly Migration[] = [
  {
    owner: "publish",
    name: "001-deployments",
    sql: `
      create table deployments (
        id text primary key, project_id text not null, number integer not null, commit_sha text not null,
        artefact_id text not null, user_id text not null, person_name text not null, created_at timestamptz not null,
        unique (project_id, number)
      );`,
  },
  {
    owner: "publish",
    name: "002-share-image",
    sql: "alter table deployments add column share_image text;",
  },
  {
    owner: "publish",
    name: "003-built-with",
    sql: "alter table deployments add column built_with text;",
  },
];
