/** Tables of previews: one-use tickets, built sites, and objects that nothing lists. */
import { boolean, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import { previewLinksSql } from "./links/links-table.ts";

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** One row. */
export const previewInstallation = pgTable("preview_installation", {
  id: text("id").notNull(),
  secret: text("secret").notNull(),
});

export const tickets = pgTable("preview_tickets", {
  tokenHash: text("token_hash").primaryKey(),
  audience: text("audience").notNull(),
  projectId: text("project_id").notNull(),
  userId: text("user_id"),
  /** The session or API token behind it. */
  madeBy: text("made_by"),
  expiresAt: time("expires_at"),
});

export const artefacts = pgTable(
  "preview_artefacts",
  {
    projectId: text("project_id").notNull(),
    id: text("id").notNull(),
    commitSha: text("commit_sha").notNull(),
    pinned: boolean("pinned").notNull().default(false),
    createdAt: time("created_at"),
    usedAt: time("used_at"),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
);

export const orphans = pgTable("preview_orphans", {
  key: text("key").primaryKey(),
  projectId: text("project_id").notNull(),
  seenAt: time("seen_at"),
});

export const previewMigrations: readonly Migration[] = [
  {
    owner: "preview",
    name: "001-preview",
    sql: `
      create table preview_installation (
        only_row boolean primary key default true check (only_row), id text not null, secret text not null
      );
      -- One-use tickets that carry a person's right from the app's host to a host of untrusted content.
      create table preview_tickets (
        token_hash text primary key, audience text not null, project_id text not null, user_id text,
        expires_at timestamptz not null
      );
      create index preview_tickets_expiry on preview_tickets (expires_at);
      create table preview_artefacts (
        project_id text not null, id text not null, commit_sha text not null, pinned boolean not null default false,
        created_at timestamptz not null, used_at timestamptz not null, primary key (project_id, id)
      );`,
  },
  {
    owner: "preview",
    name: "002-orphans",
    sql: `
      -- Objects that nothing listed when the sweeper looked: they go when that is still so an hour later.
      create table preview_orphans (
        key text primary key, project_id text not null, seen_at timestamptz not null
      );
      create index preview_orphans_project on preview_orphans (project_id);`,
  },
  {
    owner: "preview",
    name: "003-made-by",
    // The session or API token behind a ticket. Tickets live a minute, so those of an older version are simply
    // requested again.
    sql: "delete from preview_tickets; alter table preview_tickets add column made_by text;",
  },
  { owner: "preview", name: "004-preview-links", sql: previewLinksSql },
];
