/** Runs of a project and the graphs of the chosen one: read once, followed while they work. [T7.07] [T7.08] */
import { useRoute } from "@slipway/ui/api/use-route";
import { reduceDocs, type LiveDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { useMemo } from "react";
import { GRAPH_ROUTE_SINCE, graphsPath, outputPath, type GraphHead } from "../../agent/contract/index.ts";
import { inspectContract } from "../contract/index.ts";
import { liveGraphs, mergedGraphs, runsOf } from "./graph-model.ts";

const NONE: LiveDocs = new Map();

export function useRuns(projectId: string) {
  const list = useRoute(inspectContract.listGraphs, { params: { projectId }, query: {} });
  const docs = useLive(graphsPath(projectId), { initial: NONE, reducer: reduceDocs });
  const live = useMemo(() => liveGraphs(docs.data), [docs.data]);
  const runs = useMemo(() => runsOf(list.data?.graphs ?? [], live), [list.data, live]);
  return { list, live, runs };
}

/** Older graphs, and runs that only the live path knows yet, are not asked for by the call. [IN1] */
const isRead = (run: GraphHead | undefined): boolean =>
  run !== undefined && Date.parse(run.created_at) >= Date.parse(GRAPH_ROUTE_SINCE);

export function useGraphs(projectId: string, run: GraphHead | undefined, live: ReturnType<typeof useRuns>["live"]) {
  const read = useRoute(
    inspectContract.graph,
    { params: { projectId, graphId: run?.id ?? "" } },
    { enabled: isRead(run) },
  );
  const graphs = useMemo(() => mergedGraphs(read.data, live), [read.data, live]);
  return { graphs, read };
}

/** The whole of an output that did not fit into its node; null while it is on its way or gone. */
export function useOutput(ref: string): { text: string | null; ready: boolean } {
  const { data, ready } = useLive(outputPath(ref), { initial: NONE, reducer: reduceDocs });
  const text = data.get(ref)?.["output"];
  return { text: typeof text === "string" ? text : null, ready };
}
