import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { JoiningRole } from "../contract/index.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const emailDomains = pgTable("email_domains", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  domain: text("domain").notNull(),
  /** The record has to hold it. No secret: everybody can read DNS. */
  token: text("token").notNull(),
  verifiedAt: time("verified_at"),
  /** When the record was seen last. */
  seenAt: time("seen_at"),
  /** When a look first found no record, until one is seen again. */
  missingAt: time("missing_at"),
  joinsAs: text("joins_as").$type<JoiningRole>(),
});
export type EmailDomainRow = typeof emailDomains.$inferSelect;

/** Each person joins a workspace by their address once: somebody who was removed or left stays away. */
export const domainJoins = pgTable(
  "email_domain_joins",
  { workspaceId: text("workspace_id").notNull(), userId: text("user_id").notNull() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

const sql = `
create table email_domains (
  id text primary key,
  workspace_id text not null,
  domain text not null check (domain = lower(domain)),
  token text not null,
  verified_at timestamptz,
  seen_at timestamptz,
  joins_as text check (joins_as in ('viewer', 'editor')),
  check (verified_at is not null or joins_as is null),
  unique (workspace_id, domain)
);
-- One workspace at a time speaks for the people of a domain.
create unique index email_domains_proven on email_domains (domain) where verified_at is not null;
create table email_domain_joins (
  workspace_id text not null,
  user_id text not null,
  primary key (workspace_id, user_id)
);
`;

export const emailDomainsMigrations: readonly Migration[] = [
  { owner: "email-domains", name: "001-email-domains", sql },
  {
    owner: "email-domains",
    name: "002-missing-records",
    sql: "alter table email_domains add column missing_at timestamptz",
  },
];
