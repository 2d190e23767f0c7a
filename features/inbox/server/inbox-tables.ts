import { sql } from "drizzle-orm";
import { bigint, date, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { Choice, NoticeKind, NoticeParts } from "../contract/index.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const notices = pgTable("notices", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  userId: text("user_id").notNull(),
  /** Unique among the person's notices, so that the same thing is told once. */
  key: text("key").notNull(),
  kind: text("kind").$type<NoticeKind>().notNull(),
  /** Only people with access to it see the notice. */
  projectId: text("project_id"),
  workspaceId: text("workspace_id"),
  parts: jsonb("parts").$type<NoticeParts>().notNull(),
  link: text("link").notNull(),
  madeAt: time("made_at").notNull(),
  readAt: time("read_at"),
  /** Null: no mail is due. */
  mail: text("mail").$type<"mail" | "digest">(),
  mailedAt: time("mailed_at"),
});

export const noticeChoices = pgTable(
  "notice_choices",
  {
    userId: text("user_id").notNull(),
    kind: text("kind").$type<NoticeKind>().notNull(),
    choice: text("choice").$type<Choice>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** The day of each person's last digest. */
export const noticeDigests = pgTable("notice_digests", {
  userId: text("user_id").primaryKey(),
  day: date("day", { mode: "string" }).notNull(),
});

/** Accounts and projects belong to other features; their events delete what is stored here. */
const inbox = `
create table notices (
  id bigint generated always as identity primary key,
  user_id text not null,
  key text not null,
  kind text not null,
  project_id text,
  workspace_id text,
  parts jsonb not null,
  link text not null,
  made_at timestamptz not null,
  read_at timestamptz,
  mail text check (mail in ('mail', 'digest')),
  mailed_at timestamptz,
  unique (user_id, key)
);
create index notices_of_person on notices (user_id, id desc);
create index notices_of_project on notices (project_id) where project_id is not null;
create index notices_to_mail on notices (user_id) where mail = 'digest' and mailed_at is null and read_at is null;
create index notices_made on notices (made_at);
create table notice_choices (
  user_id text not null,
  kind text not null,
  choice text not null check (choice in ('app', 'mail', 'digest', 'none')),
  primary key (user_id, kind)
);
create table notice_digests (user_id text primary key, day date not null);
`;

export const inboxMigrations: readonly Migration[] = [{ owner: "inbox", name: "001-inbox", sql: inbox }];

export const isUnread = sql`${notices.readAt} is null`;
