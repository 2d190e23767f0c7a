import { describe, expect, it } from "vitest";
import type { Graph, GraphNode } from "../../agent/contract/index.ts";
import {
  isLong,
  liveGraphs,
  mergedGraphs,
  nodeFrom,
  reviewsIn,
  runsOf,
  scoredFiles,
  scoredKnowledge,
  scoreTone,
  shownStatus,
  timelineOf,
} from "./graph-model.ts";

const at = (second: number): string => new Date(1_000_000 + second * 1000).toISOString();

const node = (name: string, rest: Partial<GraphNode> = {}): GraphNode => ({
  name,
  function_name: name,
  status: "completed",
  is_input: false,
  dependencies: [],
  child_graphs: [],
  started_at: null,
  completed_at: null,
  output: null,
  output_ref: null,
  error: null,
  ...rest,
});

const graph = (id: string, nodes: GraphNode[], created = at(0)): Graph => ({
  id,
  created_at: created,
  parent_graph_id: null,
  parent_node_name: null,
  nodes,
});

describe("a node's status", () => {
  it("is green, accent, red or grey, and an expected error is skipped [T4.04]", () => {
    const error = { code: "X", message: "x", expected: false };
    expect(shownStatus(node("a"))).toEqual({ label: "Completed", tone: "ok" });
    expect(shownStatus(node("a", { status: "running" })).tone).toBe("accent");
    expect(shownStatus(node("a", { status: "error", error }))).toEqual({ label: "Error", tone: "err" });
    expect(shownStatus(node("a", { status: "error", error: { ...error, expected: true } }))).toEqual({
      label: "Skipped",
      tone: "quiet",
    });
    expect(shownStatus(node("a", { status: "skipped" })).tone).toBe("quiet");
  });

  it("says so if a node is malformed [T8.14]", () => {
    expect(nodeFrom({ name: 7 }, 2)).toMatchObject({
      name: "node 3",
      status: "error",
      error: { code: "INVALID_NODE", message: "Node data is malformed" },
    });
  });
});

describe("scores", () => {
  it("are green from 8, amber from 5, else red [T9.06]", () => {
    expect([10, 8, 7.9, 5, 4.9, 0].map(scoreTone)).toEqual(["ok", "ok", "warn", "warn", "err", "err"]);
  });

  it("of reviews, files and knowledge are read from their nodes, and missing ones are no error [T2.23] [T3.09]", () => {
    const run = graph("g", [
      node("reviews", { output: { reviews: [{ type: "build", score: 10, message: "ok" }] } }),
      node("relevant_files", {
        output: {
          code_relevance_scores: { "b.ts": 1, "a.tsx": 3, "c.ts": 0.5 },
          primary_paths: ["a.tsx"],
          secondary_paths: ["b.ts"],
        },
      }),
      node("knowledge", {
        output: {
          scores: { Tone: 2, Brand: 4 },
          files: ["Tone", "Brand"].map((name) => ({ name, description: "", knowledge: "x", preprocess: false })),
        },
      }),
    ]);
    expect(reviewsIn(run)).toHaveLength(1);
    expect(scoredFiles(run).map(({ path, group }) => `${path} ${group}`)).toEqual([
      "a.tsx primary",
      "b.ts secondary",
      "c.ts other",
    ]);
    expect(scoredKnowledge(run).map(({ name }) => name)).toEqual(["Brand", "Tone"]);
    const empty = graph("e", [node("reviews", { output: "nonsense" })]);
    expect([reviewsIn(empty), scoredFiles(empty), scoredKnowledge(empty)]).toEqual([[], [], []]);
  });
});

describe("a timeline", () => {
  it("places nodes within the run; running ones extend to now", () => {
    const { totalMs, spans } = timelineOf(
      [
        node("b", { status: "running", started_at: at(1) }),
        node("a", { started_at: at(0), completed_at: at(1) }),
        node("input.x", { is_input: true, started_at: at(0), completed_at: at(0) }),
      ],
      1_004_000,
    );
    expect(totalMs).toBe(4000);
    expect(spans).toMatchObject([
      { name: "a", from: 0, length: 0.25, milliseconds: 1000 },
      { name: "b", from: 0.25, length: 0.75, tone: "accent" },
    ]);
  });

  it("is 30 seconds long if nothing has a time [T9.07]", () => {
    expect(timelineOf([node("a")], 0)).toEqual({ totalMs: 30_000, spans: [] });
    expect(timelineOf([node("a", { started_at: at(0), completed_at: at(0) })], 0).totalMs).toBe(30_000);
  });
});

describe("live graphs", () => {
  const docs = new Map<string, Record<string, unknown>>([
    ["g", { kind: "graph", id: "g", created_at: at(5), parent_graph_id: null, parent_node_name: null }],
    ["g/b", { kind: "node", graph_id: "g", position: 1, ...node("b") }],
    ["g/a", { kind: "node", graph_id: "g", position: 0, ...node("a", { status: "running" }) }],
  ]);

  it("arrive in order and replace those read before", () => {
    const live = liveGraphs(docs);
    expect(live.get("g")!.nodes.map(({ name }) => name)).toEqual(["a", "b"]);
    const merged = mergedGraphs({ g: graph("g", [node("old")]), h: graph("h", []) }, live);
    expect(merged.get("g")!.nodes).toHaveLength(2);
    expect(merged.has("h")).toBe(true);
  });

  it("stand before older runs [T2.23]", () => {
    expect(runsOf([graph("old", [], at(0))], liveGraphs(docs)).map(({ id }) => id)).toEqual(["g", "old"]);
  });
});

it("folds text beyond 100 characters or one line [T9.07]", () => {
  expect([isLong("x".repeat(100)), isLong("x".repeat(101)), isLong("a\nb")]).toEqual([false, true, true]);
});
