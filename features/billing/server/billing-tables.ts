/** Tables of the ledger. Amounts are micro credits, times milliseconds. */
import { sql } from "drizzle-orm";
import { bigint, boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

export type LotSource = "daily" | "monthly" | "top_up" | "returned";
/** A lot, and the amount it gives (negative) or gets. */
export type Part = readonly [lot: string, micro: number];
type Meter = "chat" | "cloud" | "ai_gateway";
export type StoredKind = "daily" | "monthly" | "top_up" | "expired" | "reserve" | "settle" | "release" | "refund";

const number = (name: string) => bigint(name, { mode: "number" });

export const accounts = pgTable("credit_accounts", {
  workspaceId: text("workspace_id").primaryKey(),
  balance: number("balance_micro").notNull().default(0),
  automaticEnabled: boolean("automatic_enabled").notNull().default(false),
  automaticAmount: integer("automatic_amount").notNull().default(50),
  automaticCap: integer("automatic_cap").notNull().default(200),
});

export const lots = pgTable("credit_lots", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  source: text("source").$type<LotSource>().notNull(),
  /** The day or month (UTC) it was given for. */
  period: text("period"),
  granted: number("granted_micro").notNull(),
  left: number("left_micro").notNull(),
  expiresAt: number("expires_at"),
  createdAt: number("created_at").notNull(),
});

/** Lines are never changed: a trigger refuses it. */
export const entries = pgTable("credit_entries", {
  seq: number("seq").generatedAlwaysAsIdentity(),
  workspaceId: text("workspace_id").notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  kind: text("kind").$type<StoredKind>().notNull(),
  meter: text("meter").$type<Meter>().notNull().default("chat"),
  amount: number("amount_micro").notNull(),
  balance: number("balance_micro").notNull(),
  /** The amount that each lot gave or got; they sum up to the amount of the line. */
  parts: jsonb("parts").$type<readonly Part[]>().notNull(),
  runId: text("run_id"),
  projectId: text("project_id"),
  userId: text("user_id"),
  model: text("model"),
  mode: text("mode"),
  /** On settle: the final cost of the run. */
  cost: number("cost_micro"),
  reason: text("reason"),
  createdAt: number("created_at").notNull(),
});

/** Metered use that was not taken from the balance. */
export const freeUse =
  sql<number>`coalesce(sum(coalesce(${entries.cost}, -${entries.amount}) + ${entries.amount}), 0)`.mapWith(Number);
