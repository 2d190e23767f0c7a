/** A run as staff read it: a graph of named nodes, with child graphs for the parts that take many steps. [T3.08] [T3.09] */
import { livePath } from "@slipway/kernel/contract/live";
import { z } from "zod";

export const NODE_STATUSES = ["pending", "running", "completed", "error", "skipped"] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];

const graphErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** True for something a person did or the run may meet, such as a stop: not a defect. Shown as skipped. [T4.04] */
  expected: z.boolean(),
});
export type GraphError = z.infer<typeof graphErrorSchema>;

const graphNodeSchema = z.object({
  name: z.string(),
  function_name: z.string(),
  status: z.enum(NODE_STATUSES),
  is_input: z.boolean(),
  dependencies: z.array(
    z.object({
      name: z.string(),
      /** The node runs even if the other one was skipped. */
      optional: z.boolean(),
      /** The node starts before the other one has ended, and awaits it itself. */
      promise: z.boolean(),
    }),
  ),
  /** Ids of graphs. */
  child_graphs: z.array(z.string()),
  started_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  output: z.unknown(),
  /** Set where the output was too large to travel with the node: `admin/outputs/{ref}` holds it. */
  output_ref: z.string().nullable(),
  error: graphErrorSchema.nullable(),
});
export type GraphNode = z.infer<typeof graphNodeSchema>;

export const graphHeadSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  parent_graph_id: z.string().nullable(),
  parent_node_name: z.string().nullable(),
});
export type GraphHead = z.infer<typeof graphHeadSchema>;

/** Nodes in the order of the run. */
export const graphSchema = graphHeadSchema.extend({ nodes: z.array(graphNodeSchema) });
export type Graph = z.infer<typeof graphSchema>;

export type ReviewType = "build" | "types" | "runtime" | "accessibility" | "design" | "security" | "unwanted_changes";

/** `score` is 0 to 10. A run that was not checked has no review. */
export interface Review {
  type: ReviewType;
  score: number;
  message: string;
}

/** Output of the node that ranks files. [T3.09] */
export interface RelevantFiles {
  code_relevance_scores: Record<string, number>;
  primary_paths: string[];
  secondary_paths: string[];
}

/** Graphs made before this day are read over the live paths only. [T7.07] [IN1] */
export const GRAPH_ROUTE_SINCE = "2025-08-26";

/** One document per graph (`{ kind: "graph" }`) and per node (`{ kind: "node" }`) of runs that work now. [T7.08] [IN1] */
export const graphsLive = livePath({
  path: "admin/projects/{id}/graphs",
  policy: "staff",
  summary: "Graphs of runs that work now, and those that the call for one graph does not answer",
});
export const outputLive = livePath({
  path: "admin/outputs/{ref}",
  policy: "staff",
  summary: "An output that was too large to travel with its node",
});
export const graphsPath = (projectId: string): string => `admin/projects/${projectId}/graphs`;
export const outputPath = (ref: string): string => `admin/outputs/${ref}`;
