import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { Effort, ModelId } from "@slipway/kernel/model-options";
import type { ModelCheckResult, ProviderId } from "../contract/index.ts";

export const modelConnections = pgTable("model_connections", {
  id: text("id").primaryKey(),
  provider: text("provider").$type<ProviderId>().notNull(),
  baseUrl: text("base_url").notNull(),
  /** Encrypted; null: none is needed. */
  sealedKey: text("sealed_key"),
  lastCheck: jsonb("last_check").$type<ModelCheckResult>(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  /** The workspace that uses it alone; null: everybody does. */
  workspaceId: text("workspace_id"),
});

/** One model per option or id, by the primary key. */
export const modelMappings = pgTable("model_mappings", {
  option: text("option").$type<ModelId>().primaryKey(),
  connectionId: text("connection_id").notNull(),
  model: text("model").notNull(),
  /** Null: as the provider has it. */
  effort: text("effort").$type<Effort>(),
  creditsIn: doublePrecision("credits_in"),
  creditsOut: doublePrecision("credits_out"),
  contextTokens: integer("context_tokens"),
  label: text("label"),
  /** Null: as the model's name says. */
  sees: boolean("sees"),
});

/** The operator's choices: at most one row of each kind. */
export const modelChoices = pgTable("model_choices", {
  kind: text("kind").$type<"auto" | "fallback">().primaryKey(),
  option: text("option").$type<ModelId>().notNull(),
});

export const migrations: readonly Migration[] = [
  {
    owner: "models",
    name: "001-connections",
    sql: `
      create table model_connections (
        id text primary key, provider text not null, base_url text not null, sealed_key text, last_check jsonb,
        created_at bigint not null
      );
      create table model_mappings (
        option text primary key, connection_id text not null references model_connections (id) on delete cascade,
        model text not null, credits_in double precision, credits_out double precision, context_tokens integer
      );`,
  },
  {
    owner: "models",
    name: "002-effort",
    sql: `
      alter table model_mappings add column effort text;
      update model_mappings set effort = case option
        when 'gpt-5-l' then 'low' when 'gpt-5-m' then 'medium' when 'gpt-5-h' then 'high'
        when 'claude-4.5-m' then 'medium' when 'claude-4.5-h' then 'high' when 'claude-4.5-xh' then 'xhigh' end;`,
  },
  {
    owner: "models",
    name: "003-own-names",
    sql: `
      alter table model_connections add column workspace_id text;
      create index on model_connections (workspace_id);
      alter table model_mappings add column label text, add column sees boolean;
      create table model_choices (kind text primary key, option text not null);`,
  },
];
