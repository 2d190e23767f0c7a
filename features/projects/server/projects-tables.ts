/** Tables of projects. */
import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Visibility } from "@slipway/kernel/permissions";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const projects = pgTable("projects", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  userId: text("user_id").notNull(),
  createdBy: text("created_by").notNull(),
  name: text("name").notNull(),
  /** A derived address follows the title until the first publish; one that a person chose stays. */
  nameSource: text("name_source").$type<"derived" | "person">().notNull().default("derived"),
  displayName: text("display_name").notNull(),
  titleSource: text("title_source").$type<"default" | "agent" | "person">().notNull().default("default"),
  visibility: text("visibility").$type<Visibility>().notNull().default("private"),
  publishVisibility: text("publish_visibility").$type<"public" | "private">().notNull().default("public"),
  allowPublicRemix: boolean("allow_public_remix").notNull().default(false),
  isPublished: boolean("is_published").notNull().default(false),
  firstPublishedAt: time("first_published_at"),
  publishedDeploymentId: text("published_deployment_id"),
  publishedCommitSha: text("published_commit_sha"),
  publishedNumber: integer("published_number"),
  /** The live site was built with keys that nobody accepts any more. */
  publishedOutdated: boolean("published_outdated").notNull().default(false),
  primaryCustomDomainId: text("primary_custom_domain_id"),
  githubRepoName: text("github_repo_name"),
  githubOwnerName: text("github_owner_name"),
  mainBranch: text("main_branch").notNull().default("main"),
  isAnalyticsDisabled: boolean("is_analytics_disabled").notNull().default(false),
  supabaseProjectId: text("supabase_project_id"),
  supabaseOrganizationId: text("supabase_organization_id"),
  isSupabaseEnabled: boolean("is_supabase_enabled").notNull().default(false),
  latestCommitSha: text("latest_commit_sha"),
  previewBuildCommitSha: text("preview_build_commit_sha"),
  screenshotAt: time("screenshot_at"),
  lockedAt: time("locked_at"),
  lockOwner: text("lock_owner"),
  pendingMessage: text("pending_message"),
  /** The first message is answered and changes nothing. */
  pendingChatOnly: boolean("pending_chat_only").notNull().default(false),
  /** Uploads that belong to the first message. */
  pendingImages: text("pending_images").array().notNull().default([]),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
  /** Set while in Trash. */
  deletedAt: time("deleted_at"),
  purgeAt: time("purge_at"),
  /** In Trash because its workspace was deleted; restored together with it. */
  trashedWithWorkspace: boolean("trashed_with_workspace").notNull().default(false),
  /** Deleted for ever, but not everything that was kept for it is gone yet. */
  isPurging: boolean("is_purging").notNull().default(false),
  /** The project that this one is a copy of; it may be gone. */
  remixedFrom: text("remixed_from"),
});
export type ProjectRow = typeof projects.$inferSelect;

export const oldNames = pgTable("project_old_names", {
  name: text("name").primaryKey(),
  projectId: text("project_id").notNull(),
  /** Until then the old address redirects and nobody else can take it. */
  heldUntil: time("held_until").notNull(),
});
