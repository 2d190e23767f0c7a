/** Writes graphs, each batch with its live changes in one transaction. */
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { LiveEmit } from "@slipway/platform/live/port";
import type { Needs } from "../../../../services.ts";
import { graphsPath, type GraphHead, type GraphNode } from "../../../contract/index.ts";
import { closingSentences } from "../ending/closing-sentences.ts";
import { agentGraphNodes, agentGraphOutputs, agentGraphs, type GraphRow } from "./graph-tables.ts";

/** Runs of a project whose graphs are kept, newest first. */
const KEPT_RUNS = 200;

export type NewGraph = Omit<GraphRow, "position">;

export interface NodeWrite {
  graphId: string;
  position: number;
  node: GraphNode;
}

export interface GraphBatch {
  graphs: readonly NewGraph[];
  nodes: readonly NodeWrite[];
  outputs: readonly { ref: string; graphId: string; output: string }[];
}

export const headOf = (graph: NewGraph): GraphHead => ({
  id: graph.id,
  created_at: new Date(graph.createdAt).toISOString(),
  parent_graph_id: graph.parentGraphId,
  parent_node_name: graph.parentNodeName,
});

export const graphDocument = (graph: NewGraph): { id: string; doc: Record<string, unknown> } => ({
  id: graph.id,
  doc: { kind: "graph", ...headOf(graph) },
});

export const nodeDocument = ({ graphId, position, node }: NodeWrite): { id: string; doc: Record<string, unknown> } => ({
  id: `${graphId}/${node.name}`,
  doc: { kind: "node", graph_id: graphId, position, ...node },
});

const putOf = (document: { id: string; doc: Record<string, unknown> }): LiveEmit => ({ op: "put", ...document });

export async function writeGraphs(
  services: Needs<"database" | "live">,
  projectId: string,
  batch: GraphBatch,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    if (batch.graphs.length > 0) await tx.sql.insert(agentGraphs).values([...batch.graphs]);
    if (batch.nodes.length > 0) {
      const rows = batch.nodes.map(({ graphId, position, node }) => ({ graphId, name: node.name, position, node }));
      await tx.sql
        .insert(agentGraphNodes)
        .values(rows)
        .onConflictDoUpdate({
          target: [agentGraphNodes.graphId, agentGraphNodes.name],
          set: { node: sql`excluded.node` },
        });
    }
    if (batch.outputs.length > 0) await tx.sql.insert(agentGraphOutputs).values([...batch.outputs]);
    const changes = [...batch.graphs.map(graphDocument), ...batch.nodes.map(nodeDocument)].map(putOf);
    await services.live.emit(tx, graphsPath(projectId), changes);
  });
}

/** Ends what a killed process left running: its node gets an error, and nodes it never reached are skipped. */
export async function endOpenNodes(
  services: Needs<"clock" | "database" | "live">,
  aiMessageIds: readonly string[],
): Promise<void> {
  if (aiMessageIds.length === 0) return;
  await services.database.transaction(async (tx) => {
    const open = await tx.sql
      .select({ projectId: agentGraphs.projectId, row: agentGraphNodes })
      .from(agentGraphNodes)
      .innerJoin(agentGraphs, eq(agentGraphs.id, agentGraphNodes.graphId))
      .where(
        and(
          inArray(agentGraphs.aiMessageId, [...aiMessageIds]),
          sql`${agentGraphNodes.node} ->> 'status' in ('running', 'pending')`,
        ),
      )
      .orderBy(agentGraphs.projectId, agentGraphNodes.graphId, agentGraphNodes.position);
    const byProject = new Map<string, LiveEmit[]>();
    for (const { projectId, row } of open) {
      const node = cutShort(row.node, new Date(services.clock.now()).toISOString());
      await tx.sql
        .update(agentGraphNodes)
        .set({ node })
        .where(and(eq(agentGraphNodes.graphId, row.graphId), eq(agentGraphNodes.name, row.name)));
      const change = putOf(nodeDocument({ graphId: row.graphId, position: row.position, node }));
      byProject.set(projectId, [...(byProject.get(projectId) ?? []), change]);
    }
    for (const [projectId, changes] of byProject) await services.live.emit(tx, graphsPath(projectId), changes);
  });
}

const cutShort = (node: GraphNode, now: string): GraphNode =>
  node.status === "pending"
    ? { ...node, status: "skipped" }
    : {
        ...node,
        status: "error",
        completed_at: now,
        error: { code: "INTERRUPTED", message: closingSentences.en.restarted, expected: true },
      };

export async function forgetGraphs(services: Needs<"database">, projectId: string): Promise<void> {
  await services.database.sql.delete(agentGraphs).where(eq(agentGraphs.projectId, projectId));
}

/** Deletes graphs of the oldest runs above the bound. */
export async function forgetOldGraphs(services: Needs<"database">, projectId: string): Promise<void> {
  const { sql: query } = services.database;
  const [oldestKept] = await query
    .select({ position: agentGraphs.position })
    .from(agentGraphs)
    .where(and(eq(agentGraphs.projectId, projectId), isNull(agentGraphs.parentGraphId)))
    .orderBy(sql`${agentGraphs.position} desc`)
    .offset(KEPT_RUNS - 1)
    .limit(1);
  if (oldestKept === undefined) return;
  await query
    .delete(agentGraphs)
    .where(and(eq(agentGraphs.projectId, projectId), lt(agentGraphs.position, oldestKept.position)));
}
