import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const previewLinks = pgTable("preview_links", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  codeHash: text("code_hash").notNull(),
  /** For showing the link again. Null once it has ended. */
  sealedCode: text("sealed_code"),
  createdBy: text("created_by").notNull(),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  endedAt: time("ended_at"),
});
export type PreviewLinkRow = typeof previewLinks.$inferSelect;

/** Once a link has ended only its hash stays, so that whoever opens it is told. */
export const previewLinksSql = `
  create table preview_links (
    id text primary key, project_id text not null, code_hash text not null unique, sealed_code text,
    created_by text not null, created_at timestamptz not null, expires_at timestamptz not null, ended_at timestamptz,
    check (ended_at is null or sealed_code is null)
  );
  create index preview_links_project on preview_links (project_id, created_at);
  create index preview_links_maker on preview_links (created_by) where ended_at is null;`;
