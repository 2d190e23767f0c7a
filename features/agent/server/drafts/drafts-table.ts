/** One row per turn that changed files and did not become a version, written while the turn works. */
import { bigint, customType, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { Draft } from "../../contract/index.ts";

/**
 * `working`: its turn runs, or ran when the server was killed. `keeping`: becomes a version at this moment. The other
 * states are those that people see.
 */
export type DraftRowState = "working" | "open" | "keeping" | "kept" | "discarded" | "continued";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const agentDrafts = pgTable("agent_drafts", {
  /** The answer whose turn made it. */
  aiMessageId: text("ai_message_id").primaryKey(),
  projectId: text("project_id").notNull(),
  state: text("state").$type<DraftRowState>().notNull(),
  /** The commit that the files were changed from. */
  baseSha: text("base_sha").notNull(),
  title: text("title").notNull(),
  facts: jsonb("facts").$type<Draft>().notNull(),
  /** The packed content. */
  content: bytea("content").notNull(),
  contentBytes: integer("content_bytes").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  changedAt: bigint("changed_at", { mode: "number" }).notNull(),
});
export type DraftRow = typeof agentDrafts.$inferSelect;

export const draftsMigration: Migration = {
  owner: "agent",
  name: "003-drafts",
  sql: `
    create table agent_drafts (
      ai_message_id text primary key, project_id text not null, state text not null, base_sha text not null,
      title text not null, facts jsonb not null, content bytea not null, content_bytes integer not null,
      created_at bigint not null, changed_at bigint not null
    );
    create index agent_drafts_project on agent_drafts (project_id, created_at);`,
};
