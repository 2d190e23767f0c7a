/** Nodes in the order of the run. Each opens to its output, its error and the graphs behind it. [T2.23] [T4.04] */
import { Button } from "@mantine/core";
import { ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Graph, GraphNode } from "../../agent/contract/index.ts";
import { FoldedText } from "./folded-text.tsx";
import { durationInWords, shownStatus, type Graphs } from "./graph-model.ts";
import { useOutput } from "./use-graphs.ts";
import classes from "./inspect.module.css";

interface TreeProps {
  graphs: Graphs;
  onOpen: (id: string) => void;
  onReload: () => void;
}

export function NodeTree({ graph, ...rest }: TreeProps & { graph: Graph }) {
  return (
    <ul className={classes.tree}>
      {graph.nodes.map((node) => (
        <NodeRow key={node.name} node={node} {...rest} />
      ))}
    </ul>
  );
}

const tookOf = ({ started_at, completed_at }: GraphNode): string | null =>
  started_at === null || completed_at === null
    ? null
    : durationInWords(Date.parse(completed_at) - Date.parse(started_at));

function NodeRow({ node, ...tree }: TreeProps & { node: GraphNode }) {
  const [open, setOpen] = useState(false);
  const { label, tone } = shownStatus(node);
  const took = node.is_input ? null : tookOf(node);
  const hasMore =
    node.output !== null ||
    node.output_ref !== null ||
    node.error !== null ||
    node.child_graphs.length > 0 ||
    node.dependencies.length > 0;
  const line = (
    <>
      <span className={classes.dot} data-tone={tone} aria-hidden="true" />
      <span className={classes.nodeName}>{node.name}</span>
      <span className={classes.status} data-tone={tone}>
        {node.is_input && node.status === "completed" ? "Input" : label}
      </span>
      <span className={classes.took}>{took}</span>
    </>
  );
  return (
    <li>
      {hasMore ? (
        <button type="button" className={classes.node} aria-expanded={open} onClick={() => setOpen(!open)}>
          <ChevronRight size={14} aria-hidden="true" className={classes.chevron} />
          {line}
        </button>
      ) : (
        <div className={classes.node}>
          <span className={classes.chevron} />
          {line}
        </div>
      )}
      {open && <NodeDetail node={node} {...tree} />}
    </li>
  );
}

function NodeDetail({ node, ...tree }: TreeProps & { node: GraphNode }) {
  const { error } = node;
  return (
    <div className={classes.detail}>
      {error !== null && (
        <div className={classes.nodeError} data-expected={error.expected || undefined}>
          <strong>{error.code}</strong>
          <FoldedText text={error.message} />
        </div>
      )}
      {(node.function_name !== "" || node.dependencies.length > 0) && (
        <p className={classes.facts}>
          {node.function_name !== "" && <span className="mono">{node.function_name}</span>}
          {node.dependencies.length > 0 && ` after ${node.dependencies.map(dependencyInWords).join(", ")}`}
        </p>
      )}
      {node.output !== null && <FoldedText text={textOf(node.output)} mono />}
      {node.output_ref !== null && <LargeOutput reference={node.output_ref} />}
      {node.child_graphs.map((id) => (
        <ChildGraph key={id} id={id} {...tree} />
      ))}
    </div>
  );
}

const dependencyInWords = ({ name, optional, promise }: GraphNode["dependencies"][number]): string =>
  name + (optional ? " (optional)" : "") + (promise ? " (not waited for)" : "");

const textOf = (output: unknown): string => (typeof output === "string" ? output : JSON.stringify(output, null, 2));

function LargeOutput({ reference }: { reference: string }) {
  const [asked, setAsked] = useState(false);
  if (!asked) return <Button onClick={() => setAsked(true)}>Load the output</Button>;
  return <LoadedOutput reference={reference} />;
}

function LoadedOutput({ reference }: { reference: string }) {
  const { text, ready } = useOutput(reference);
  if (text !== null) return <FoldedText text={text} mono />;
  return <p role="status">{ready ? "This output is not kept any more." : "Loading…"}</p>;
}

const RETRY_MS = 50;

/** Its nodes may arrive a moment after the one that names it. [T9.07] */
function ChildGraph({ id, graphs, onOpen, onReload }: TreeProps & { id: string }) {
  const graph = graphs.get(id);
  const missing = graph === undefined;
  const [late, setLate] = useState(false);
  const reload = useRef(onReload);
  useEffect(() => {
    reload.current = onReload;
  });
  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => {
      reload.current();
      setLate(true);
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [missing]);
  if (graph === undefined) {
    return (
      <p className={classes.facts} role="status">
        {late ? "The graph behind this node has not come yet. " : "Loading…"}
        {late && <Button onClick={onReload}>Try again</Button>}
      </p>
    );
  }
  return (
    <div className={classes.child}>
      <Button variant="subtle" onClick={() => onOpen(id)}>
        Open as a graph
      </Button>
      <NodeTree graph={graph} graphs={graphs} onOpen={onOpen} onReload={onReload} />
    </div>
  );
}
