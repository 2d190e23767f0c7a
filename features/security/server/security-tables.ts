/** Tables of security scans. */
import { boolean, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { Finding, Scanner } from "../contract/index.ts";

const projectId = text("project_id").notNull();
const scanner = text("scanner").$type<Scanner>().notNull();
const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** As found by a scanner; people's decisions are stored apart. */
export type FoundItem = Omit<Finding, "ignore" | "ignore_reason">;

export const results = pgTable(
  "security_results",
  {
    projectId,
    scanner,
    commitSha: text("commit_sha").notNull(),
    scannedAt: time("scanned_at"),
    isApplicable: boolean("is_applicable").notNull(),
    items: jsonb("items").$type<FoundItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.scanner] })],
);

export const running = pgTable("security_running", { projectId, scanner, startedAt: time("started_at") }, (table) => [
  primaryKey({ columns: [table.projectId, table.scanner] }),
]);

export const ignored = pgTable(
  "security_ignored",
  { projectId, internalId: text("internal_id").notNull(), reason: text("reason").notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.internalId] })],
);

export const contexts = pgTable("security_context", {
  projectId: text("project_id").primaryKey(),
  context: text("context").notNull(),
});

export const securityMigrations: readonly Migration[] = [
  {
    owner: "security",
    name: "001-scans",
    sql: `
      create table security_results (
        project_id text not null, scanner text not null, commit_sha text not null, scanned_at timestamptz not null,
        is_applicable boolean not null, items jsonb not null, primary key (project_id, scanner)
      );
      create table security_running (
        project_id text not null, scanner text not null, started_at timestamptz not null, primary key (project_id, scanner)
      );
      create table security_ignored (
        project_id text not null, internal_id text not null, reason text not null, primary key (project_id, internal_id)
      );
      create table security_context (project_id text primary key, context text not null);`,
  },
];
