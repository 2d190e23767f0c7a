/** Tables of the community. Rows of a project end with it, by `project.purged`. */
import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { Category, ReportReason } from "../contract/index.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const listings = pgTable("community_listings", {
  projectId: text("project_id").primaryKey(),
  /** The owner who chose it. With another owner the project is not shown until that one chooses it, too. */
  listedBy: text("listed_by").notNull(),
  category: text("category").$type<Category>().notNull(),
  isWanted: boolean("is_wanted").notNull(),
  remixCount: integer("remix_count").notNull().default(0),
  /** When it was first shown: showing it again does not move it to the top. */
  listedAt: time("listed_at").notNull(),
  takenDownAt: time("taken_down_at"),
  takeDownReason: text("take_down_reason"),
  takenDownBy: text("taken_down_by"),
});

/** Each person counts once. */
export const remixes = pgTable("community_remixes", {
  projectId: text("project_id").notNull(),
  userId: text("user_id").notNull(),
});

export const reports = pgTable("community_reports", {
  projectId: text("project_id").notNull(),
  /** The person, or a word that only tells people without an account apart. */
  reporter: text("reporter").notNull(),
  userId: text("user_id"),
  reason: text("reason").$type<ReportReason>().notNull(),
  details: text("details").notNull(),
  reportedAt: time("reported_at").notNull(),
});

export const templates = pgTable("workspace_templates", {
  projectId: text("project_id").primaryKey(),
  /** With a project that moves to another workspace it ends. */
  workspaceId: text("workspace_id").notNull(),
  markedAt: time("marked_at").notNull(),
});

const IS_SHOWN = "where is_wanted and taken_down_at is null";

export const communityMigrations: readonly Migration[] = [
  {
    owner: "community",
    name: "001-community",
    sql: `
      create table community_listings (
        project_id text primary key,
        listed_by text not null,
        category text not null,
        is_wanted boolean not null,
        remix_count integer not null default 0,
        listed_at timestamptz not null,
        taken_down_at timestamptz,
        take_down_reason text,
        taken_down_by text,
        check ((taken_down_at is null) = (take_down_reason is null))
      );
      create index community_popular on community_listings (remix_count desc, listed_at desc, project_id desc) ${IS_SHOWN};
      create index community_latest on community_listings (listed_at desc, project_id desc) ${IS_SHOWN};
      create index community_popular_of on community_listings (category, remix_count desc, listed_at desc, project_id desc) ${IS_SHOWN};
      create index community_latest_of on community_listings (category, listed_at desc, project_id desc) ${IS_SHOWN};
      create index community_taken_down on community_listings (taken_down_at desc, project_id desc) where taken_down_at is not null;
      create index community_listed_by on community_listings (listed_by);
      create table community_remixes (
        project_id text not null,
        user_id text not null,
        primary key (project_id, user_id)
      );
      create table community_reports (
        project_id text not null references community_listings on delete cascade,
        reporter text not null,
        user_id text,
        reason text not null,
        details text not null,
        reported_at timestamptz not null,
        primary key (project_id, reporter)
      );
      create table workspace_templates (
        project_id text primary key,
        workspace_id text not null,
        marked_at timestamptz not null
      );
      create index workspace_templates_of on workspace_templates (workspace_id, marked_at desc);`,
  },
];
