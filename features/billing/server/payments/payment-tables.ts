/** Times are milliseconds. */
import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { Plan } from "@slipway/kernel/permissions";

const time = (name: string) => bigint(name, { mode: "number" });

/**
 * A workspace's account at the payment provider. The row outlives its workspace until the provider has ended the
 * subscription.
 */
export const paymentAccounts = pgTable("payment_accounts", {
  workspaceId: text("workspace_id").primaryKey(),
  customerId: text("customer_id").notNull(),
  /** Who opened the newest checkout; entries of the audit log name this person. */
  payer: text("payer").notNull(),
  /** The newest checkout that sells a plan. It is closed before another is opened, so that no plan is bought twice. */
  openSession: text("open_session"),
  subscriptionId: text("subscription_id"),
  plan: text("plan").$type<Plan>(),
  /** As the provider says it. */
  state: text("state"),
  periodEnd: time("period_end"),
  isCancelled: boolean("is_cancelled").notNull().default(false),
  /** Grows with each change, so that an older reading never replaces a newer one. */
  version: integer("version").notNull().default(0),
  checkedAt: time("checked_at").notNull(),
});

export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  createdAt: time("created_at").notNull(),
});

export const paymentMigration: Migration = {
  owner: "billing",
  name: "003-payments",
  sql: `
create table payment_accounts (
  workspace_id text primary key,
  customer_id text not null unique,
  payer text not null,
  open_session text,
  subscription_id text,
  plan text check (plan in ('free', 'pro', 'biz', 'enterprise')),
  state text,
  period_end bigint,
  is_cancelled boolean not null default false,
  version integer not null default 0,
  checked_at bigint not null
);
create index payment_accounts_checked on payment_accounts (checked_at) where subscription_id is not null;
create table payment_events (
  id text primary key,
  created_at bigint not null
);
create index payment_events_time on payment_events (created_at);
`,
};
