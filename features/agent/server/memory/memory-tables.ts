/** Tables of the agent's memory: calls and results of earlier turns, and the summary of the oldest ones. */
import { bigint, customType, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { TurnNote } from "./turn-note.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const agentMemory = pgTable("agent_memory", {
  /** The answer whose turn it was. */
  aiMessageId: text("ai_message_id").primaryKey(),
  projectId: text("project_id").notNull(),
  /** The message that the turn answered. */
  messageId: text("message_id").notNull(),
  note: jsonb("note").$type<TurnNote>().notNull(),
  /** The packed messages. */
  content: bytea("content").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
});
export type MemoryRow = typeof agentMemory.$inferSelect;

export const agentSummaries = pgTable("agent_summaries", {
  projectId: text("project_id").primaryKey(),
  /** The newest message that the text covers. */
  untilMessageId: text("until_message_id").notNull(),
  /** Number of messages that the text covers. */
  messages: integer("messages").notNull(),
  text: text("text").notNull(),
  /** Grows with every change, so that nobody overwrites a text unseen. */
  version: integer("version").notNull(),
  /** The person who changed the text last; null if the model wrote it. */
  editedBy: text("edited_by"),
  changedAt: bigint("changed_at", { mode: "number" }).notNull(),
});
export type SummaryRow = typeof agentSummaries.$inferSelect;

export const memoryMigration: Migration = {
  owner: "agent",
  name: "004-memory",
  sql: `
    create table agent_memory (
      ai_message_id text primary key, project_id text not null, message_id text not null, note jsonb not null,
      content bytea not null, created_at bigint not null
    );
    create index agent_memory_project on agent_memory (project_id, created_at);
    create table agent_summaries (
      project_id text primary key, until_message_id text not null, messages integer not null, text text not null,
      version integer not null, edited_by text, changed_at bigint not null
    );`,
};
