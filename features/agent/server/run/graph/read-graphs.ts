/** Graphs as staff read them. */
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../../../services.ts";
import { GRAPH_ROUTE_SINCE, type Graph, type GraphHead } from "../../../contract/index.ts";
import { graphDocument, headOf, nodeDocument } from "./graph-store.ts";
import { agentGraphNodes, agentGraphOutputs, agentGraphs, type GraphRow } from "./graph-tables.ts";

const MAX_LISTED = 100;
const MAX_LIVE_NODES = 3000;

/** Newest first. `messageId`: of the message or of its answer. [IN1] */
export async function listGraphs(
  services: Needs<"database">,
  projectId: string,
  messageId: string | undefined,
): Promise<GraphHead[]> {
  const ofMessage =
    messageId === undefined
      ? undefined
      : or(eq(agentGraphs.aiMessageId, messageId), eq(agentGraphs.messageId, messageId));
  const rows = await services.database.sql
    .select()
    .from(agentGraphs)
    .where(and(eq(agentGraphs.projectId, projectId), isNull(agentGraphs.parentGraphId), ofMessage))
    .orderBy(desc(agentGraphs.position))
    .limit(MAX_LISTED);
  return rows.map(headOf);
}

/** All graphs of the run that the given one belongs to, by id. [T7.07] */
export async function readGraphs(
  services: Needs<"database">,
  projectId: string,
  graphId: string,
): Promise<Record<string, Graph>> {
  const { sql: query } = services.database;
  const [found] = await query
    .select({ aiMessageId: agentGraphs.aiMessageId })
    .from(agentGraphs)
    .where(and(eq(agentGraphs.projectId, projectId), eq(agentGraphs.id, graphId)));
  if (found === undefined) throw notFound("This graph");
  const rows = await query
    .select()
    .from(agentGraphs)
    .where(and(eq(agentGraphs.projectId, projectId), eq(agentGraphs.aiMessageId, found.aiMessageId)))
    .orderBy(asc(agentGraphs.position));
  const graphs = new Map(rows.map((row) => [row.id, { ...headOf(row), nodes: [] as Graph["nodes"] }]));
  for (const { graphId: id, node } of await nodesOf(services, rows)) graphs.get(id)?.nodes.push(node);
  return Object.fromEntries(graphs);
}

const nodesOf = (services: Needs<"database">, graphs: readonly GraphRow[]) =>
  services.database.sql
    .select()
    .from(agentGraphNodes)
    .where(
      inArray(
        agentGraphNodes.graphId,
        graphs.map(({ id }) => id),
      ),
    )
    .orderBy(asc(agentGraphNodes.graphId), asc(agentGraphNodes.position))
    .limit(MAX_LIVE_NODES);

/** Runs that work now, and graphs that are too old for the call. [T7.08] [IN1] */
export async function graphsSnapshot(
  services: Needs<"database">,
  projectId: string,
): Promise<{ id: string; doc: Record<string, unknown> }[]> {
  const running = sql`exists (select 1 from agent_runs r where r.ai_message_id = ${agentGraphs.aiMessageId} and r.state = 'running')`;
  const graphs = await services.database.sql
    .select()
    .from(agentGraphs)
    .where(
      and(eq(agentGraphs.projectId, projectId), or(running, lt(agentGraphs.createdAt, Date.parse(GRAPH_ROUTE_SINCE)))),
    )
    .orderBy(desc(agentGraphs.position))
    .limit(MAX_LISTED);
  if (graphs.length === 0) return [];
  return [...graphs.toReversed().map(graphDocument), ...(await nodesOf(services, graphs)).map(nodeDocument)];
}

/** The one document of `admin/outputs/{ref}`; empty if the reference is unknown. */
export async function outputSnapshot(
  services: Needs<"database">,
  ref: string,
): Promise<{ id: string; doc: Record<string, unknown> }[]> {
  const [row] = await services.database.sql
    .select({ output: agentGraphOutputs.output })
    .from(agentGraphOutputs)
    .where(eq(agentGraphOutputs.ref, ref));
  return row === undefined ? [] : [{ id: ref, doc: { output: row.output } }];
}
