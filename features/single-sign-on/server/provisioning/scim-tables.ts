import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const scimTokens = pgTable("scim_tokens", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  hash: text("hash").notNull(),
  createdBy: text("created_by").notNull(),
  createdAt: time("created_at").notNull(),
  lastUsedAt: time("last_used_at"),
});

/** People as their provider describes them. Whether one is active is read from the members. */
export const scimUsers = pgTable("scim_users", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  /** In lower case. Names the account: addresses of accounts do not change. */
  email: text("email").notNull(),
  userName: text("user_name").notNull(),
  externalId: text("external_id"),
  displayName: text("display_name"),
  givenName: text("given_name"),
  familyName: text("family_name"),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
});
export type ScimRow = typeof scimUsers.$inferSelect;

const sql = `
create table scim_tokens (
  id text primary key,
  workspace_id text not null,
  hash text not null unique,
  created_by text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index scim_tokens_of on scim_tokens (workspace_id);
create index scim_tokens_by on scim_tokens (created_by);
create table scim_users (
  id text primary key,
  workspace_id text not null,
  email text not null check (email = lower(email)),
  user_name text not null,
  external_id text,
  display_name text,
  given_name text,
  family_name text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (workspace_id, email)
);
create unique index scim_users_user_name on scim_users (workspace_id, lower(user_name));
create index scim_users_external_id on scim_users (workspace_id, external_id) where external_id is not null;
create index scim_users_of on scim_users (workspace_id, created_at, id);
`;

export const scimMigration: Migration = { owner: "single-sign-on", name: "002-provisioning", sql };
