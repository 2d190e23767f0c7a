import { bigserial, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { ErrorPlace, ErrorRecord, ErrorType } from "../contract/index.ts";

/** `fix`: it was sent to the agent. `version`: the project has another version than the one it was seen in. */
export type HandledBy = "fix" | "version";

export const projectErrors = pgTable("project_errors", {
  id: text("id").primaryKey(),
  position: bigserial("position", { mode: "number" }).notNull(),
  projectId: text("project_id").notNull(),
  type: text("type").$type<ErrorType>().notNull(),
  errorMessage: text("error_message").notNull(),
  page: text("page").notNull(),
  metaData: jsonb("meta_data").$type<ErrorPlace>().notNull(),
  occurredAt: timestamp("occurred_at", { withTimezone: true }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  handledAt: timestamp("handled_at", { withTimezone: true }),
  handledBy: text("handled_by").$type<HandledBy>(),
  /** When it was last sent to the agent; it stays when the fix changed nothing and the error is open again. */
  fixedAt: timestamp("fixed_at", { withTimezone: true }),
  /** The answer whose turn fixed it for free. */
  fixedBy: text("fixed_by"),
  /** Hash of what identifies the error. [T5.10] */
  key: text("key").notNull(),
  /** The same without its place. */
  cause: text("cause").notNull(),
  fixAttempts: integer("fix_attempts").notNull(),
  /** The version it was seen in; null before the first one. */
  commitSha: text("commit_sha"),
});
export type ErrorRow = typeof projectErrors.$inferSelect;

export const migrations: readonly Migration[] = [
  {
    owner: "errors",
    name: "001-project-errors",
    sql: `
      create table project_errors (
        id text primary key, position bigserial not null, project_id text not null, type text not null,
        error_message text not null, page text not null, meta_data jsonb not null, occurred_at timestamptz not null,
        created_at timestamptz not null, handled_at timestamptz, handled_by text, key text not null, cause text not null, fix_attempts integer not null, commit_sha text
      );
      create unique index project_errors_open on project_errors (project_id, key) where handled_at is null;
      create index project_errors_handled on project_errors (project_id, handled_at) where handled_at is not null;`,
  },
  {
    owner: "errors",
    name: "002-free-fixes",
    sql: `
      alter table project_errors add column fixed_by text;
      create index project_errors_fixed_by on project_errors (fixed_by) where fixed_by is not null;`,
  },
  {
    owner: "errors",
    name: "003-fixes-that-changed-nothing",
    sql: `
      alter table project_errors add column fixed_at timestamptz;
      update project_errors set fixed_at = handled_at where handled_by = 'fix';`,
  },
];

export const errorRecord = (row: ErrorRow): ErrorRecord => ({
  id: row.id,
  type: row.type,
  error_message: row.errorMessage,
  occurred_at: row.occurredAt.toISOString(),
  created_at: row.createdAt.toISOString(),
  handled_at: row.handledAt?.toISOString() ?? null,
  meta_data: row.metaData,
  page: row.page,
  fix_attempts: row.fixAttempts,
});

export const errorsPath = (projectId: string): string => `projects/${projectId}/errors`;
