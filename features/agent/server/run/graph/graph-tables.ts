/** Graphs of runs: a row per graph, per node, and per output too large for its node. */
import { bigint, bigserial, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Migration } from "@slipway/platform/database/port";
import type { GraphNode } from "../../../contract/index.ts";

export const agentGraphs = pgTable("agent_graphs", {
  id: text("id").primaryKey(),
  /** Order of creation, which ids do not have. */
  position: bigserial("position", { mode: "number" }).notNull(),
  projectId: text("project_id").notNull(),
  aiMessageId: text("ai_message_id").notNull(),
  messageId: text("message_id").notNull(),
  parentGraphId: text("parent_graph_id"),
  parentNodeName: text("parent_node_name"),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
});
export type GraphRow = typeof agentGraphs.$inferSelect;

export const agentGraphNodes = pgTable(
  "agent_graph_nodes",
  {
    graphId: text("graph_id").notNull(),
    name: text("name").notNull(),
    position: integer("position").notNull(),
    node: jsonb("node").$type<GraphNode>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.graphId, table.name] })],
);

export const agentGraphOutputs = pgTable("agent_graph_outputs", {
  ref: text("ref").primaryKey(),
  graphId: text("graph_id").notNull(),
  output: text("output").notNull(),
});

export const graphMigration: Migration = {
  owner: "agent",
  name: "002-graphs",
  sql: `
    alter table agent_runs drop column stages;
    create table agent_graphs (
      id text primary key, position bigserial not null, project_id text not null, ai_message_id text not null,
      message_id text not null, parent_graph_id text, parent_node_name text, created_at bigint not null
    );
    create index agent_graphs_project on agent_graphs (project_id, position);
    create index agent_graphs_run on agent_graphs (ai_message_id);
    create index agent_graphs_parent on agent_graphs (parent_graph_id) where parent_graph_id is not null;
    create table agent_graph_nodes (
      graph_id text not null references agent_graphs on delete cascade, name text not null, position integer not null,
      node jsonb not null, primary key (graph_id, name)
    );
    create table agent_graph_outputs (
      ref text primary key, graph_id text not null references agent_graphs on delete cascade, output text not null
    );
    create index agent_graph_outputs_graph on agent_graph_outputs (graph_id);`,
};
