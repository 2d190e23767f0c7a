import { bigint, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { AuditAction, AuditKind } from "../contract/index.ts";

export const auditEntries = pgTable("audit_entries", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  workspaceId: text("workspace_id").notNull(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  actorId: text("actor_id").notNull(),
  /** As they were then: accounts are renamed and deleted. */
  actorName: text("actor_name").notNull(),
  actorEmail: text("actor_email").notNull(),
  kind: text("kind").$type<AuditKind>().notNull(),
  action: text("action").$type<AuditAction>().notNull(),
  projectId: text("project_id"),
  about: jsonb("about").$type<Record<string, string>>().notNull(),
});

/** Workspaces belong to a feature above; it deletes a workspace's entries together with the workspace. */
const audit = `
create table audit_entries (
  id bigint generated always as identity primary key,
  workspace_id text not null,
  at timestamptz not null default now(),
  actor_id text not null,
  actor_name text not null,
  actor_email text not null,
  kind text not null,
  action text not null,
  project_id text,
  about jsonb not null
);
create index audit_entries_of_workspace on audit_entries (workspace_id, id desc);
create index audit_entries_of_person on audit_entries (workspace_id, actor_id, id desc);
create index audit_entries_at on audit_entries (at);
`;

export const auditMigrations: readonly Migration[] = [{ owner: "audit", name: "001-audit", sql: audit }];
