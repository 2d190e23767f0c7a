/** Tables of the conversation and its turns. `position` orders both: documents as shown, turns as they run. */
import { bigint, bigserial, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { ChatRequest, TrajectoryTag } from "../contract/index.ts";

export const chatDocuments = pgTable(
  "chat_documents",
  {
    projectId: text("project_id").notNull(),
    id: text("id").notNull(),
    position: bigserial("position", { mode: "number" }).notNull(),
    tag: text("tag").$type<TrajectoryTag>().notNull(),
    /** A column of its own, because it grows piece by piece. */
    content: text("content").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** The other fields, as on the wire. */
    fields: jsonb("fields").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
);
export type ChatDocumentRow = typeof chatDocuments.$inferSelect;

export type TurnState = "queued" | "running" | "done" | "cancelled";

export const chatTurns = pgTable("chat_turns", {
  aiMessageId: text("ai_message_id").primaryKey(),
  messageId: text("message_id").notNull(),
  projectId: text("project_id").notNull(),
  position: bigserial("position", { mode: "number" }).notNull(),
  state: text("state").$type<TurnState>().notNull(),
  userId: text("user_id").notNull(),
  userName: text("user_name").notNull(),
  /** Hash of the request: the same ids with another body are refused. */
  bodyHash: text("body_hash").notNull(),
  request: jsonb("request").$type<ChatRequest>().notNull(),
  traceId: text("trace_id").notNull(),
  sentAt: bigint("sent_at", { mode: "number" }).notNull(),
});
export type ChatTurnRow = typeof chatTurns.$inferSelect;

/** The latest feedback of each person on each answer; the answer's document carries the latest of all. */
export const chatFeedback = pgTable(
  "chat_feedback",
  {
    userId: text("user_id").notNull(),
    projectId: text("project_id").notNull(),
    messageId: text("message_id").notNull(),
    givenAt: timestamp("given_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId, table.messageId] })],
);

export const migrations: readonly Migration[] = [
  {
    owner: "chat",
    name: "001-conversation",
    sql: `
      create table chat_documents (
        project_id text not null, id text not null, position bigserial not null, tag text not null, content text not null,
        created_at timestamptz not null, fields jsonb not null, primary key (project_id, id)
      );
      create unique index chat_documents_order on chat_documents (project_id, position);
      create table chat_turns (
        ai_message_id text primary key, message_id text not null, project_id text not null, position bigserial not null,
        state text not null, user_id text not null, user_name text not null, body_hash text not null, request jsonb not null,
        trace_id text not null, sent_at bigint not null, unique (project_id, message_id)
      );
      create index chat_turns_open on chat_turns (project_id, position) where state in ('queued', 'running');`,
  },
  {
    owner: "chat",
    name: "002-feedback",
    sql: `
      create table chat_feedback (
        user_id text not null, project_id text not null, message_id text not null, given_at timestamptz not null,
        primary key (user_id, project_id, message_id)
      );
      create index chat_feedback_newest on chat_feedback (user_id, given_at desc);`,
  },
];

export const trajectoryPath = (projectId: string): string => `projects/${projectId}/trajectory`;
