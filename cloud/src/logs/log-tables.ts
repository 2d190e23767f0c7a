/** One table of records for each project, in a schema that no backup copies. */
import type { Migration } from "@slipway/platform/database/port";

export const LOG_SCHEMA = "cloud_logs";

/** For whoever opens the platform's database. */
export const logMigrations: readonly Migration[] = [
  { owner: "cloud-logs", name: "001-schema", sql: `create schema if not exists ${LOG_SCHEMA};` },
];

const REF = /^[a-z][a-z0-9]{2,19}$/;

export function logTable(ref: string): string {
  if (!REF.test(ref)) throw new Error(`${ref} is no reference of a backend`);
  return `${LOG_SCHEMA}.${ref}`;
}

export const createLogTable = (ref: string): string => `
  create table if not exists ${logTable(ref)} (
    id uuid primary key default gen_random_uuid(), "timestamp" timestamptz not null, source text not null, severity_text text not null,
    event_message text not null, log_attributes jsonb not null default '{}'
  );
  create index if not exists ${ref}_source_time on ${logTable(ref)} (source, "timestamp" desc);
  create index if not exists ${ref}_time on ${logTable(ref)} ("timestamp");`;
