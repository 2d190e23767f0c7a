/** Graphs for the debug view. Pure. */
import type { LiveDocs } from "@slipway/ui/live/live-state";
import {
  NODE_STATUSES,
  type Graph,
  type GraphHead,
  type GraphNode,
  type RelevantFiles,
  type Review,
} from "../../agent/contract/index.ts";

// Schemas do not run in the browser, so these values are checked by hand.
type Loose = Record<string, unknown>;
const looseOf = (value: unknown): Loose => (typeof value === "object" && value !== null ? (value as Loose) : {});
const isNode = (value: unknown): value is GraphNode => {
  const { name, status, dependencies, child_graphs } = looseOf(value);
  const known = (NODE_STATUSES as readonly unknown[]).includes(status);
  return typeof name === "string" && known && Array.isArray(dependencies) && Array.isArray(child_graphs);
};

export type Graphs = ReadonlyMap<string, Graph>;

/** Malformed data is shown as an invalid node, and does not break the view. [T8.14] */
const INVALID_NODE = { code: "INVALID_NODE", message: "Node data is malformed", expected: false };

export function nodeFrom(data: unknown, place: number): GraphNode {
  if (isNode(data)) return data;
  return {
    name: `node ${place + 1}`,
    function_name: "",
    status: "error",
    is_input: false,
    dependencies: [],
    child_graphs: [],
    started_at: null,
    completed_at: null,
    output: null,
    output_ref: null,
    error: INVALID_NODE,
  };
}

const positionOf = (doc: Record<string, unknown>): number => Number(doc["position"] ?? 0);

/** Graphs from the live path, with their nodes in order. */
export function liveGraphs(docs: LiveDocs): Map<string, Graph> {
  const graphs = new Map<string, Graph>();
  const nodes = new Map<string, Record<string, unknown>[]>();
  for (const doc of docs.values()) {
    if (doc["kind"] === "graph") graphs.set(String(doc["id"]), { ...(doc as unknown as GraphHead), nodes: [] });
    if (doc["kind"] === "node") {
      const id = String(doc["graph_id"]);
      nodes.set(id, [...(nodes.get(id) ?? []), doc]);
    }
  }
  for (const [id, graph] of graphs) {
    const own = (nodes.get(id) ?? []).toSorted((one, other) => positionOf(one) - positionOf(other));
    graphs.set(id, { ...graph, nodes: own.map(nodeFrom) });
  }
  return graphs;
}

/** Live graphs replace those read earlier, if they have nodes. */
export function mergedGraphs(read: Record<string, Graph> | undefined, live: Graphs): Map<string, Graph> {
  const all = new Map<string, Graph>();
  for (const [id, graph] of Object.entries(read ?? {})) all.set(id, { ...graph, nodes: graph.nodes.map(nodeFrom) });
  for (const [id, graph] of live) if (graph.nodes.length > 0) all.set(id, graph);
  return all;
}

/** Newest first, without duplicates. */
export function runsOf(listed: readonly GraphHead[], live: Graphs): GraphHead[] {
  const known = new Set(listed.map(({ id }) => id));
  const fresh = [...live.values()].filter((graph) => graph.parent_graph_id === null && !known.has(graph.id));
  return [...fresh, ...listed].toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
}

export type Tone = "ok" | "accent" | "err" | "quiet";

/** [T4.04]: an expected error is shown as skipped. */
export function shownStatus(node: GraphNode): { label: string; tone: Tone } {
  switch (node.status) {
    case "completed":
      return { label: "Completed", tone: "ok" };
    case "running":
      return { label: "Running", tone: "accent" };
    case "error":
      return node.error?.expected === true ? { label: "Skipped", tone: "quiet" } : { label: "Error", tone: "err" };
    case "skipped":
      return { label: "Skipped", tone: "quiet" };
    case "pending":
      return { label: "Pending", tone: "quiet" };
  }
}

/** [T9.06] */
export const scoreTone = (score: number): "ok" | "warn" | "err" => (score >= 8 ? "ok" : score >= 5 ? "warn" : "err");

const outputOf = (graph: Graph, name: string): unknown => graph.nodes.find((node) => node.name === name)?.output;

export function reviewsIn(graph: Graph): Review[] {
  const { reviews } = looseOf(outputOf(graph, "reviews"));
  return Array.isArray(reviews) ? (reviews as Review[]) : [];
}

export interface ScoredFile {
  path: string;
  score: number;
  group: "primary" | "secondary" | "other";
}

/** Highest score first. */
export function scoredFiles(graph: Graph): ScoredFile[] {
  const output = looseOf(outputOf(graph, "relevant_files"));
  if (!Array.isArray(output["primary_paths"]) || !Array.isArray(output["secondary_paths"])) return [];
  const found = output as unknown as RelevantFiles;
  const { code_relevance_scores: scores, primary_paths: primary, secondary_paths: secondary } = found;
  return Object.entries(scores)
    .map(
      ([path, score]): ScoredFile => ({
        path,
        score,
        group: primary.includes(path) ? "primary" : secondary.includes(path) ? "secondary" : "other",
      }),
    )
    .toSorted((one, other) => other.score - one.score);
}

export function fastPaths(graph: Graph): string[] {
  const { paths } = looseOf(outputOf(graph, "fast_relevant_files"));
  return Array.isArray(paths) ? (paths as string[]) : [];
}

export interface ScoredKnowledge {
  name: string;
  description: string;
  knowledge: string;
  preprocess: boolean;
  score: number;
}

export function scoredKnowledge(graph: Graph): ScoredKnowledge[] {
  const { files, scores } = looseOf(outputOf(graph, "knowledge"));
  if (!Array.isArray(files)) return [];
  return (files as Omit<ScoredKnowledge, "score">[])
    .map((file) => ({ ...file, score: Number(looseOf(scores)[file.name] ?? 0) }))
    .toSorted((one, other) => other.score - one.score);
}

/** Length of the axis while no node has a time. [T9.07] */
const FALLBACK_MS = 30_000;

export interface Span {
  name: string;
  tone: Tone;
  /** As shares of the whole, 0 to 1. */
  from: number;
  length: number;
  milliseconds: number | null;
}

export interface Timeline {
  totalMs: number;
  spans: Span[];
}

/** Started nodes, in order of their start. Running ones extend to `now`. */
export function timelineOf(nodes: readonly GraphNode[], now: number): Timeline {
  const begun = nodes
    .filter((node) => node.started_at !== null && !node.is_input)
    .map((node) => {
      const start = Date.parse(node.started_at!);
      const running = node.status === "running";
      const end = node.completed_at === null ? (running ? Math.max(now, start) : start) : Date.parse(node.completed_at);
      return { node, start, end };
    })
    .toSorted((one, other) => one.start - other.start);
  if (begun.length === 0) return { totalMs: FALLBACK_MS, spans: [] };
  const first = begun[0]!.start;
  const totalMs = Math.max(...begun.map(({ end }) => end)) - first || FALLBACK_MS;
  const spans = begun.map(({ node, start, end }) => ({
    name: node.name,
    tone: shownStatus(node).tone,
    from: (start - first) / totalMs,
    length: (end - start) / totalMs,
    milliseconds: end - start,
  }));
  return { totalMs, spans };
}

const COLLAPSE_FROM = 100;
/** [T9.07] */
export const isLong = (text: string): boolean => text.length > COLLAPSE_FROM || text.includes("\n");

export const durationInWords = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
