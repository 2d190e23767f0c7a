import { answerCalls, failure, named, pageText, press, render } from "@slipway/ui/testing/render.tsx";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Graph, GraphNode } from "../../agent/contract/index.ts";
import { DebugTool } from "./debug-tool.tsx";

const at = (second: number): string => new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString();

const node = (name: string, rest: Partial<GraphNode> = {}): GraphNode => ({
  name,
  function_name: name,
  status: "completed",
  is_input: false,
  dependencies: [],
  child_graphs: [],
  started_at: at(1),
  completed_at: at(3),
  output: null,
  output_ref: null,
  error: null,
  ...rest,
});

const CHILD: Graph = {
  id: "g2-loop",
  created_at: at(31),
  parent_graph_id: "g2",
  parent_node_name: "edit_loop",
  nodes: [node("step_1"), node("step_1.1 read_files", { output: { path: "src/a.ts" } })],
};
const NEW: Graph = {
  id: "g2",
  created_at: at(30),
  parent_graph_id: null,
  parent_node_name: null,
  nodes: [
    node("guard", { status: "error", error: { code: "FORBIDDEN", message: "Not allowed", expected: true } }),
    node("edit_loop", { child_graphs: ["g2-loop"] }),
    node("commit", { status: "error", error: { code: "APPLY", message: "Broken", expected: false } }),
    node("reviews", { output: { reviews: [{ type: "unwanted_changes", score: 4, message: "2 refused." }] } }),
    node("relevant_files", {
      output: { code_relevance_scores: { "src/Menu.tsx": 5 }, primary_paths: ["src/Menu.tsx"], secondary_paths: [] },
    }),
    node("knowledge", {
      output: {
        scores: { Voice: 1.5 },
        files: [{ name: "Voice", description: "How we write", knowledge: "x".repeat(200), preprocess: true }],
      },
    }),
  ],
};
const OLD = { id: "g1", created_at: at(0), parent_graph_id: null, parent_node_name: null };

beforeEach(() => {
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
      send(): void {}
      addEventListener(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const answer = (graphs: Partial<Graph>[] = [NEW, OLD]) =>
  answerCalls({
    "GET /admin/graphs/p1": () => Response.json({ graphs }),
    "GET /admin/graphs/p1/g2": () => Response.json({ g2: NEW, "g2-loop": CHILD }),
  });

const show = (projectId: string) =>
  render(
    <InShell>
      <DebugTool projectId={projectId} />
    </InShell>,
  );

describe("the debug view", () => {
  it("opens with the newest run: reviews, nodes, scores of files and knowledge [T2.23] [T4.04]", async () => {
    answer();
    await using page = await show("p1");
    await page.settle(() => expect(pageText()).toContain("Unwanted changes"));
    expect(document.querySelector('[data-tone="err"]')?.textContent).toContain("4");
    expect(pageText()).toContain("src/Menu.tsxPrimary");
    expect(pageText()).toContain("VoiceSummarised");
    expect(pageText()).toContain("guardSkipped");
    expect(pageText()).toContain("commitError");
    expect(pageText()).not.toContain("x".repeat(101));
  });

  it("opens nodes to what they gave and to the graphs behind them, and leads back to the parent [T2.23]", async () => {
    answer();
    await using page = await show("p1");
    await page.settle(() => expect(pageText()).toContain("edit_loop"));
    const row = [...document.querySelectorAll("button")].find(({ textContent }) =>
      textContent?.startsWith("edit_loop"),
    );
    expect(row!.getAttribute("aria-expanded")).toBe("false");
    await act(async () => row!.click());
    await page.settle(() => expect(pageText()).toContain("step_1.1 read_files"));
    await press("Open as a graph");
    await page.settle(() => expect(pageText()).not.toContain("Unwanted changes"));
    expect(named<HTMLInputElement>("input", "Graph").value).toBe("Part: edit_loop");
    await press("Parent graph");
    await page.settle(() => expect(pageText()).toContain("Unwanted changes"));
  });

  it("says so when there is no run yet, and offers to try again when they could not be read", async () => {
    answer([]);
    {
      await using page = await show("p1");
      await page.settle(() => expect(pageText()).toContain("No runs yet"));
    }
    answerCalls({
      "GET /admin/graphs/p1": () => failure(500, { message: "x" }),
    });
    await using page = await show("p1");
    await page.settle(() => expect(named("button", "Retry")).toBeDefined());
  });
});
