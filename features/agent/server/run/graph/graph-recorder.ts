/**
 * Records the graph of a run as it happens. Nodes change in memory, and changes are written a few times a second, off
 * the run's path. If the database fails, the graph is lost, never the run.
 */
import { newId } from "@slipway/kernel/ids";
import type { Needs } from "../../../../services.ts";
import type { GraphNode } from "../../../contract/index.ts";
import { forgetOldGraphs, writeGraphs, type NewGraph } from "./graph-store.ts";
import { boundedOutput } from "./node-output.ts";

const FLUSH_MS = 300;
/** Above this only the ends of recorded nodes are recorded. */
const MAX_NODES = 2000;
/** Bound of all outputs of a run that are stored apart. */
const MAX_OUTPUT_CHARACTERS = 8_000_000;
const MAX_FAILURES = 3;

export interface RecordedRun {
  projectId: string;
  aiMessageId: string;
  messageId: string;
}

export class GraphRecorder {
  readonly services: Needs<"clock" | "database" | "live" | "log" | "tracing">;
  readonly #run: RecordedRun;
  readonly #graphs: NewGraph[] = [];
  readonly #places = new Map<string, number>();
  readonly #nodes = new Map<string, { graphId: string; node: GraphNode }>();
  readonly #outputs: { ref: string; graphId: string; output: string }[] = [];
  #outputCharacters = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #failures = 0;

  constructor(services: Needs<"clock" | "database" | "live" | "log" | "tracing">, run: RecordedRun) {
    this.services = services;
    this.#run = run;
  }

  addGraph(parent: { graphId: string; nodeName: string } | null): string {
    const id = newId("graph");
    this.#graphs.push({
      id,
      ...this.#run,
      parentGraphId: parent?.graphId ?? null,
      parentNodeName: parent?.nodeName ?? null,
      createdAt: this.services.clock.now(),
    });
    this.#wake();
    return id;
  }

  /** False: the graph is full, and this node is not part of it. */
  put(graphId: string, node: GraphNode): boolean {
    const key = `${graphId}/${node.name}`;
    if (!this.#places.has(key)) {
      if (this.#places.size >= MAX_NODES) return false;
      this.#places.set(key, this.#places.size);
    }
    this.#nodes.set(key, { graphId, node });
    this.#wake();
    return true;
  }

  /** The fields of a node that hold its output. */
  output(graphId: string, value: unknown): Pick<GraphNode, "output" | "output_ref"> {
    const { inline, apart } = boundedOutput(value);
    if (apart === null) return { output: inline, output_ref: null };
    this.#outputCharacters += apart.length;
    if (this.#outputCharacters > MAX_OUTPUT_CHARACTERS)
      return { output: "Not kept: this run wrote more than a graph holds.", output_ref: null };
    const ref = newId("out");
    this.#outputs.push({ ref, graphId, output: apart });
    return { output: null, output_ref: ref };
  }

  /** Resolves when everything recorded is written. */
  async close(): Promise<void> {
    this.#flush();
    await this.#writing;
    await forgetOldGraphs(this.services, this.#run.projectId).catch((error: unknown) => this.#failed(error));
  }

  #wake(): void {
    if (this.#timer !== null || this.#failures >= MAX_FAILURES) return;
    this.#timer = setTimeout(() => this.#flush(), FLUSH_MS);
    this.#timer.unref();
  }

  #flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing = this.#writing.then(() => this.#write());
  }

  async #write(): Promise<void> {
    if (this.#failures >= MAX_FAILURES) return;
    const [graphs, outputs] = [this.#graphs.splice(0), this.#outputs.splice(0)];
    const nodes = [...this.#nodes].map(([key, write]) => ({ ...write, position: this.#places.get(key)! }));
    this.#nodes.clear();
    if (graphs.length + nodes.length === 0) return;
    await writeGraphs(this.services, this.#run.projectId, { graphs, nodes, outputs }).catch((error: unknown) => {
      this.#graphs.unshift(...graphs);
      this.#outputs.unshift(...outputs);
      for (const { graphId, node } of nodes) {
        const key = `${graphId}/${node.name}`;
        if (!this.#nodes.has(key)) this.#nodes.set(key, { graphId, node });
      }
      this.#failed(error);
    });
  }

  #failed(error: unknown): void {
    this.#failures += 1;
    this.services.log.warn("the graph of a run could not be written", { projectId: this.#run.projectId, error });
  }
}
