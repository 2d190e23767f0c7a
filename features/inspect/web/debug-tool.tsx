/** The inside of a run, for staff: its nodes, their times, their results. [T2.23] [T6.01] */
import { Button, Select } from "@mantine/core";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { Bug, CornerLeftUp } from "lucide-react";
import { useState } from "react";
import type { Graph, GraphHead } from "../../agent/contract/index.ts";
import type { Graphs } from "./graph-model.ts";
import { NodeTree } from "./node-tree.tsx";
import { FileScores, KnowledgeScores, Reviews } from "./scores.tsx";
import { TimelineView } from "./timeline-view.tsx";
import { useGraphs, useRuns } from "./use-graphs.ts";
import classes from "./inspect.module.css";

const TIME = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});
const runLabel = ({ created_at }: GraphHead): string => `Run of ${TIME.format(new Date(created_at))}`;
const partLabel = ({ parent_node_name }: GraphHead): string => `Part: ${parent_node_name ?? ""}`;

function Skeleton() {
  return (
    <div className={classes.tool} aria-busy="true" aria-label="Loading">
      <ToolHeader>
        <SkeletonLines widths={[220]} height={18} />
      </ToolHeader>
      <div className={classes.body}>
        <SkeletonLines widths={["30%", "100%", "100%", "80%", "100%", "60%"]} height={18} gap={14} />
      </div>
    </div>
  );
}

export function DebugTool({ projectId }: { projectId: string }) {
  const { list, live, runs } = useRuns(projectId);
  // Null: the newest run, also when a newer one begins. [T2.23]
  const [chosen, setChosen] = useState<string | null>(null);
  const [chosenRun, setChosenRun] = useState<string | null>(null);
  const run = runs.find(({ id }) => id === chosenRun) ?? runs[0];
  const { graphs, read } = useGraphs(projectId, run, live);
  if (list.data === undefined && runs.length === 0) {
    if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    return <Skeleton />;
  }
  if (run === undefined) {
    return (
      <div className={classes.tool}>
        <ToolHeader title="Debug" />
        <EmptyState icon={Bug} title="No runs yet">
          Each answer in the chat has a graph of its steps.
        </EmptyState>
      </div>
    );
  }
  const current = graphs.get(chosen ?? run.id) ?? graphs.get(run.id);
  const open = (id: string): void => {
    const isRun = runs.some((entry) => entry.id === id);
    if (isRun) setChosenRun(id);
    else setChosenRun(run.id);
    setChosen(id);
  };
  return (
    <div className={classes.tool}>
      <Selector runs={runs} graphs={graphs} current={current ?? { ...run, nodes: [] }} onOpen={open} />
      <div className={classes.body} tabIndex={0} role="group" aria-label="Graph">
        {current !== undefined ? (
          <GraphView
            key={current.id}
            graph={current}
            graphs={graphs}
            onOpen={open}
            onReload={() => void read.refetch()}
          />
        ) : read.isError ? (
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonLines widths={["30%", "100%", "100%", "80%", "100%", "60%"]} height={18} gap={14} />
        )}
      </div>
    </div>
  );
}

interface SelectorProps {
  runs: readonly GraphHead[];
  graphs: Graphs;
  current: Graph;
  onOpen: (id: string) => void;
}

function Selector({ runs, graphs, current, onOpen }: SelectorProps) {
  const parts = [...graphs.values()].filter((graph) => graph.parent_graph_id !== null && graph.nodes.length > 0);
  const options = [
    { group: "Runs", items: runs.map((head) => ({ value: head.id, label: runLabel(head) })) },
    ...(parts.length === 0
      ? []
      : [{ group: "Parts of this run", items: parts.map((head) => ({ value: head.id, label: partLabel(head) })) }]),
  ];
  const parent = current.parent_graph_id;
  return (
    <ToolHeader>
      <Select
        aria-label="Graph"
        className={classes.select}
        data={options}
        value={current.id}
        onChange={(value) => value !== null && onOpen(value)}
      />
      {parent !== null && (
        <Button leftSection={<CornerLeftUp size={14} />} onClick={() => onOpen(parent)}>
          Parent graph
        </Button>
      )}
    </ToolHeader>
  );
}

interface GraphViewProps {
  graph: Graph;
  graphs: Graphs;
  onOpen: (id: string) => void;
  onReload: () => void;
}

function GraphView({ graph, graphs, onOpen, onReload }: GraphViewProps) {
  return (
    <>
      <Reviews graph={graph} />
      <section className={classes.section}>
        <h2>Nodes</h2>
        <NodeTree graph={graph} graphs={graphs} onOpen={onOpen} onReload={onReload} />
      </section>
      <TimelineView graph={graph} />
      <FileScores graph={graph} />
      <KnowledgeScores graph={graph} />
    </>
  );
}
