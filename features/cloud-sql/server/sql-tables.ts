/** Tables of the SQL editor: each person's own texts in each project. */
import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { RunOutcome } from "../contract/index.ts";

const place = {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  userId: text("user_id").notNull(),
  sql: text("sql").notNull(),
  /** Epoch milliseconds. */
  at: bigint("at", { mode: "number" }).notNull(),
};

export const ranSql = pgTable("sql_ran", {
  ...place,
  outcome: text("outcome").$type<RunOutcome>().notNull(),
  /** Rows that came or were changed; null: it did not succeed. */
  rows: integer("rows"),
  milliseconds: integer("milliseconds").notNull(),
});
export type RanRow = typeof ranSql.$inferSelect;

export const savedSql = pgTable("sql_saved", { ...place, name: text("name").notNull() });
export type SavedRow = typeof savedSql.$inferSelect;

export const migrations: readonly Migration[] = [
  {
    owner: "cloud-sql",
    name: "001-texts",
    sql: `
      create table sql_ran (
        id text primary key, project_id text not null, user_id text not null, sql text not null, at bigint not null,
        outcome text not null, rows int, milliseconds int not null
      );
      create index sql_ran_newest on sql_ran (project_id, user_id, at desc);
      create index sql_ran_user on sql_ran (user_id);
      create table sql_saved (
        id text primary key, project_id text not null, user_id text not null, sql text not null, at bigint not null,
        name text not null, unique (project_id, user_id, name)
      );
      create index sql_saved_user on sql_saved (user_id);`,
  },
];
