/** The table of deployments. Rows only change to get their picture; the project says which one is live. */
import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";

export const deployments = pgTable("deployments", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  number: integer("number").notNull(),
  commitSha: text("commit_sha").notNull(),
  artefactId: text("artefact_id").notNull(),
  userId: text("user_id").notNull(),
  personName: text("person_name").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** SHA-256 of the picture that links show; null until it was taken, and if the page names its own. */
  shareImage: text("share_image"),
  /**
   * Hash of the backend's address and key, which are part of the build; null without a backend, and if it was not
   * recorded.
   */
  builtWith: text("built_with"),
});
export type Deployment = typeof deployments.$inferSelect;

export const publishMigrations: readonly Migration[] = [
  {
    owner: "publish",
    name: "001-deployments",
    sql: `
      create table deployments (
        id text primary key, project_id text not null, number integer not null, commit_sha text not null,
        artefact_id text not null, user_id text not null, person_name text not null, created_at timestamptz not null,
        unique (project_id, number)
      );`,
  },
  {
    owner: "publish",
    name: "002-share-image",
    sql: "alter table deployments add column share_image text;",
  },
  {
    owner: "publish",
    name: "003-built-with",
    sql: "alter table deployments add column built_with text;",
  },
];
