import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import { scimMigration } from "./provisioning/scim-tables.ts";
import type { JoiningRole } from "../../email-domains/contract/index.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const connections = pgTable("sso_connections", {
  workspaceId: text("workspace_id").primaryKey(),
  /** Another one after each change, so that a sign-in under former settings ends. */
  version: text("version").notNull(),
  issuer: text("issuer").notNull(),
  clientId: text("client_id").notNull(),
  sealedSecret: text("sealed_secret").notNull(),
  defaultRole: text("default_role").$type<JoiningRole>().notNull(),
  /** The last sign-in that succeeded with the present settings. */
  testedAt: time("tested_at"),
});
export type ConnectionRow = typeof connections.$inferSelect;

/** Sign-ins that have begun. PKCE verifier and nonce follow from a secret in the browser's cookie and are not stored. */
export const attempts = pgTable("sso_attempts", {
  stateHash: text("state_hash").primaryKey(),
  browserHash: text("browser_hash").notNull(),
  workspaceId: text("workspace_id").notNull(),
  version: text("version").notNull(),
  /** The owner who tests; null for a sign-in. */
  testedBy: text("tested_by"),
  next: text("next").notNull(),
  expiresAt: time("expires_at").notNull(),
});
export type AttemptRow = typeof attempts.$inferSelect;

/** Each person joins by single sign-on once: somebody who was removed or left stays away. */
export const ssoJoins = pgTable(
  "sso_joins",
  { workspaceId: text("workspace_id").notNull(), userId: text("user_id").notNull() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

const sql = `
create table sso_connections (
  workspace_id text primary key,
  version text not null,
  issuer text not null,
  client_id text not null,
  sealed_secret text not null,
  default_role text not null check (default_role in ('viewer', 'editor')),
  tested_at timestamptz
);
create table sso_attempts (
  state_hash text primary key,
  browser_hash text not null,
  workspace_id text not null,
  version text not null,
  tested_by text,
  next text not null,
  expires_at timestamptz not null
);
create index sso_attempts_expires on sso_attempts (expires_at);
create table sso_joins (
  workspace_id text not null,
  user_id text not null,
  primary key (workspace_id, user_id)
);
`;

export const singleSignOnMigrations: readonly Migration[] = [
  { owner: "single-sign-on", name: "001-single-sign-on", sql },
  scimMigration,
];
