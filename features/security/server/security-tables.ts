import type { Migration } from "@slipway/platform/database/port";

export const securityMigrations: readonly Migration[] = [
  {
    owner: "security",
    name: "001-scans",
    sql: `
      create table security_results (
        project_id text not null, scanner text not null, commit_sha text not null, scanned_at timestamptz not null,
        is_applicable boolean not null, items jsonb not null, primary key (project_id, scanner)
      );
      create table security_running (
        project_id text not null, scanner text not null, started_at timestamptz not null, primary key (project_id, scanner)
      );
      create table security_ignored (
        project_id text not null, internal_id text not null, reason text not null, primary key (project_id, internal_id)
      );
      create table security_context (project_id text primary key, context text not null);`,
  },
];
