/** The rows of presence. */
import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";

/** Bound of one snapshot, which has the newest ones. */
export const MAX_PEOPLE = 200;

export const migrations: readonly Migration[] = [
  {
    owner: "presence",
    name: "001-presence",
    sql: `
      create table presence (
        project_id text not null, user_id text not null, last_seen timestamptz not null, view text,
        primary key (project_id, user_id)
      );
      create index presence_last_seen on presence (last_seen);`,
  },
  {
    owner: "presence",
    name: "002-place",
    sql: "alter table presence add column path text, add column line integer;",
  },
];

export const presencePath = (projectId: string): string => `status/${projectId}`;

export const presence = pgTable(
  "presence",
  {
    projectId: text("project_id").notNull(),
    userId: text("user_id").notNull(),
    lastSeen: timestamp("last_seen", { withTimezone: true }).notNull(),
    view: text("view"),
    path: text("path"),
    line: integer("line"),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId] })],
);
