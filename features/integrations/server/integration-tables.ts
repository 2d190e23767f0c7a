import { bigint, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { ApprovalPreference } from "../contract/index.ts";

export const toolPreferences = pgTable(
  "tool_preferences",
  {
    userId: text("user_id").notNull(),
    integrationName: text("integration_name").notNull(),
    toolName: text("tool_name").notNull(),
    preference: text("preference").$type<ApprovalPreference>().notNull(),
    /**
     * Hash of the tool when somebody allowed it; a changed tool asks again. Null: one of our own tools, which has none.
     */
    pin: text("pin"),
    updatedAt: bigint("updated_at", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.integrationName, table.toolName] })],
);

/** A tool from its server's list, cut to our bounds. */
export interface StoredMcpTool {
  name: string;
  description: string;
  inputSchema: Record<string, unknown>;
  destructive: boolean;
  /** Hash of the address and of everything that the model is told about it. */
  pin: string;
}

export const mcpServers = pgTable("mcp_servers", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  name: text("name").notNull(),
  url: text("url").notNull(),
  headerNames: jsonb("header_names").$type<string[]>().notNull(),
  /** Encrypted JSON of header names and values; null: none. */
  sealedHeaders: text("sealed_headers"),
  tools: jsonb("tools").$type<StoredMcpTool[]>().notNull(),
  problem: text("problem"),
  checkedAt: bigint("checked_at", { mode: "number" }).notNull(),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
});

export const migrations: readonly Migration[] = [
  {
    owner: "integrations",
    name: "001-tools",
    sql: `
      create table tool_preferences (
        user_id text not null, integration_name text not null, tool_name text not null, preference text not null,
        pin text, updated_at bigint not null, primary key (user_id, integration_name, tool_name)
      );
      create table mcp_servers (
        id text primary key, workspace_id text not null, name text not null, url text not null,
        header_names jsonb not null, sealed_headers text, tools jsonb not null, problem text,
        checked_at bigint not null, created_at bigint not null, unique (workspace_id, name)
      );`,
  },
  {
    // Runs before the references are added: orphaned rows would make that fail, and keep Slipway from starting.
    owner: "integrations",
    name: "001b-orphans",
    sql: `
      delete from tool_preferences p where not exists (select from users u where u.id = p.user_id);
      delete from mcp_servers s where not exists (select from workspaces w where w.id = s.workspace_id);`,
  },
  {
    owner: "integrations",
    name: "002-owners",
    sql: `
      alter table tool_preferences add foreign key (user_id) references users on delete cascade;
      alter table mcp_servers add foreign key (workspace_id) references workspaces on delete cascade;`,
  },
];
