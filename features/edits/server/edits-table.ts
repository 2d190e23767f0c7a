import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { EditDocument, EditFile, EditKind, EditStatus, EditType, PreviewBuildStatus } from "../contract/index.ts";

export const edits = pgTable("edits", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  version: integer("version").notNull(),
  commitSha: text("commit_sha").notNull(),
  parentSha: text("parent_sha"),
  treeHash: text("tree_hash").notNull(),
  commitMessage: text("commit_message").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  userId: text("user_id"),
  authorName: text("author_name").notNull(),
  type: text("type").$type<EditType>().notNull(),
  kind: text("kind").$type<EditKind>().notNull(),
  status: text("status").$type<EditStatus>().notNull(),
  previewBuildStatus: text("preview_build_status").$type<PreviewBuildStatus>().notNull(),
  archived: boolean("archived").notNull(),
  reverted: boolean("reverted").notNull(),
  bookmarked: boolean("bookmarked").notNull(),
  /** A picture of its tree is stored. */
  hasPicture: boolean("has_picture").notNull(),
  revertTargetEditId: text("revert_target_edit_id"),
  /** Set on edits that Undo made: the next Undo skips them. */
  undoneEditId: text("undone_edit_id"),
  aiMessageId: text("ai_message_id"),
  diff: jsonb("diff").$type<EditFile[]>().notNull(),
  pages: jsonb("pages").$type<string[]>().notNull(),
  tags: jsonb("tags").$type<{ summary?: string }>().notNull(),
});
export type EditRow = typeof edits.$inferSelect;

/**
 * A commit in progress: written before git changes, deleted together with writing the edit's row. Rows that survive a
 * crash are settled at the next start.
 */
export const editIntents = pgTable("edit_intents", {
  editId: text("edit_id").primaryKey(),
  projectId: text("project_id").notNull(),
  parentSha: text("parent_sha").notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  draft: jsonb("draft").$type<EditDraft>().notNull(),
});

/** Facts about an edit before its commit exists. */
export interface EditDraft {
  type: EditType;
  /** Left out: code. */
  kind?: EditKind;
  message: string;
  userId: string | null;
  authorName: string;
  aiMessageId: string | null;
  revertTargetEditId: string | null;
  undoneEditId: string | null;
  tags: { summary?: string };
}

export const migrations: readonly Migration[] = [
  {
    owner: "edits",
    name: "001-edits",
    sql: `
      create table edits (
        id text primary key, project_id text not null, version integer not null, commit_sha text not null, parent_sha text,
        tree_hash text not null, commit_message text not null, created_at timestamptz not null, user_id text,
        author_name text not null, type text not null, status text not null, preview_build_status text not null,
        archived boolean not null, reverted boolean not null, bookmarked boolean not null, revert_target_edit_id text,
        undone_edit_id text, ai_message_id text, diff jsonb not null, pages jsonb not null, tags jsonb not null,
        unique (project_id, version), unique (project_id, commit_sha)
      );
      create index edits_by_message on edits (ai_message_id) where ai_message_id is not null;
      create table edit_intents (
        edit_id text primary key, project_id text not null, parent_sha text not null, created_at bigint not null, draft jsonb not null
      );`,
  },
  {
    owner: "edits",
    name: "002-kinds",
    sql: `
      alter table edits add column kind text not null default 'CodeEdit';
      update edits set kind = 'VisualEdit' where type = 'manual_update' and commit_message like 'Visual edit: %';`,
  },
  {
    owner: "edits",
    name: "003-no-job-for-leftovers",
    // Removes the job that ran every minute: its work is done at once now. The tables of jobs may not exist yet.
    sql: `
      do $$ begin
        if to_regclass('pgboss.schedule') is not null then
          delete from pgboss.schedule where name = 'edits.record-leftovers';
        end if;
      end $$;`,
  },
  {
    owner: "edits",
    name: "004-pictures",
    sql: "alter table edits add column has_picture boolean not null default false;",
  },
];

export const editDocument = (row: EditRow): EditDocument => ({
  id: row.id,
  version: row.version,
  commit_sha: row.commitSha,
  parent_sha: row.parentSha,
  tree_hash: row.treeHash,
  commit_message: row.commitMessage,
  created_at: row.createdAt.toISOString(),
  user_id: row.userId,
  author_name: row.authorName,
  type: row.type,
  kind: row.kind,
  status: row.status,
  previewBuildStatus: row.previewBuildStatus,
  archived: row.archived,
  reverted: row.reverted,
  bookmarked: row.bookmarked,
  picture_url: row.hasPicture ? `/api/projects/${row.projectId}/edits/${row.id}/picture` : null,
  revert_target_edit_id: row.revertTargetEditId,
  ai_message_id: row.aiMessageId,
  diff: row.diff,
  pages: row.pages,
  tags: row.tags,
});

export const editsPath = (projectId: string): string => `projects/${projectId}/edits`;
