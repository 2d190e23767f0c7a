import type { Migration } from "../database/port.ts";

/** A head per path, and the changes of the last day. */
export const liveMigrations: readonly Migration[] = [
  {
    owner: "live",
    name: "001-live",
    sql: `
      create table live_head (path text primary key, seq bigint not null);
      create table live_log (
        path text not null, seq bigint not null, change jsonb not null,
        at timestamptz not null default clock_timestamp(), primary key (path, seq));
      create index live_log_at on live_log (at);`,
  },
];
