import { bigint, doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { Effort, ModelOption } from "@slipway/kernel/model-options";
import type { ModelCheckResult, ProviderId } from "../contract/index.ts";

export const modelConnections = pgTable("model_connections", {
  id: text("id").primaryKey(),
  provider: text("provider").$type<ProviderId>().notNull(),
  baseUrl: text("base_url").notNull(),
  /** Encrypted; null: none is needed. */
  sealedKey: text("sealed_key"),
  lastCheck: jsonb("last_check").$type<ModelCheckResult>(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
});

/** One model per option, by the primary key. */
export const modelMappings = pgTable("model_mappings", {
  option: text("option").$type<ModelOption>().primaryKey(),
  connectionId: text("connection_id").notNull(),
  model: text("model").notNull(),
  /** Null: as the provider has it. */
  effort: text("effort").$type<Effort>(),
  creditsIn: doublePrecision("credits_in"),
  creditsOut: doublePrecision("credits_out"),
  contextTokens: integer("context_tokens"),
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
];
