/** Tables of the comments. Their rows end with the project, by `project.purged`. */
import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { Comment, Place } from "../contract/index.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const threads = pgTable("comment_threads", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  kind: text("kind").$type<Place["kind"]>().notNull(),
  place: jsonb("place").$type<Place>().notNull(),
  authorId: text("author_id").notNull(),
  createdAt: time("created_at").notNull(),
  /** Facts that follow from the comments are kept here, so that a list reads one row a thread. */
  excerpt: text("excerpt").notNull(),
  comments: integer("comments").notNull(),
  people: text("people").array().notNull(),
  lastAt: time("last_at").notNull(),
  resolvedAt: time("resolved_at"),
  resolvedBy: text("resolved_by"),
  revision: integer("revision").notNull(),
});

export const comments = pgTable("comments", {
  id: text("id").primaryKey(),
  /** Order within the thread. */
  position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
  threadId: text("thread_id").notNull(),
  authorId: text("author_id").notNull(),
  text: text("text").notNull(),
  mentions: jsonb("mentions").$type<Comment["mentions"]>().notNull(),
  createdAt: time("created_at").notNull(),
  editedAt: time("edited_at"),
});

export const commentsMigrations: readonly Migration[] = [
  {
    owner: "comments",
    name: "001-comments",
    sql: `
      create table comment_threads (
        id text primary key,
        project_id text not null,
        kind text not null,
        place jsonb not null,
        author_id text not null,
        created_at timestamptz not null,
        excerpt text not null,
        comments integer not null,
        people text[] not null,
        last_at timestamptz not null,
        resolved_at timestamptz,
        resolved_by text,
        revision integer not null,
        check ((resolved_at is null) = (resolved_by is null))
      );
      create index comment_threads_of_project on comment_threads (project_id, last_at);
      create table comments (
        id text primary key,
        position bigint generated always as identity,
        thread_id text not null references comment_threads on delete cascade,
        author_id text not null,
        text text not null,
        mentions jsonb not null,
        created_at timestamptz not null,
        edited_at timestamptz
      );
      create index comments_of_thread on comments (thread_id, position);`,
  },
];
