/** One graph of a run: the whole run, or the part behind one of its nodes. */
import type { GraphError, GraphNode, NodeStatus } from "../../../contract/index.ts";
import type { GraphRecorder } from "./graph-recorder.ts";
import { nodeErrorOf } from "./node-error.ts";
import { storableName } from "./node-output.ts";

export interface NodeShape {
  name: string;
  function_name: string;
  is_input?: boolean;
  dependencies?: readonly GraphNode["dependencies"][number][];
}

export class GraphPart {
  readonly id: string;
  readonly #recorder: GraphRecorder;
  readonly #nodes = new Map<string, GraphNode>();

  constructor(recorder: GraphRecorder, parent: { graphId: string; nodeName: string } | null) {
    this.#recorder = recorder;
    this.id = recorder.addGraph(parent);
  }

  /** Adds a node that is known before it begins. */
  declare(shape: NodeShape): void {
    this.#put({
      name: storableName(shape.name),
      function_name: storableName(shape.function_name),
      status: "pending",
      is_input: shape.is_input ?? false,
      dependencies: [...(shape.dependencies ?? [])],
      child_graphs: [],
      started_at: null,
      completed_at: null,
      output: null,
      output_ref: null,
      error: null,
    });
  }

  /** Begins a node, declared or not. Beginning the same name again restarts it. */
  begin(shape: NodeShape): string {
    const name = storableName(shape.name);
    if (!this.#nodes.has(name)) this.declare(shape);
    this.#change(name, { status: "running", started_at: this.#now(), completed_at: null, error: null });
    return name;
  }

  /** Records a finished node at once. */
  input(name: string, output: unknown): void {
    if (!this.#nodes.has(name)) this.declare({ name, function_name: "", is_input: true });
    const now = this.#now();
    this.#change(name, { status: "completed", started_at: now, completed_at: now, ...this.#output(output) });
  }

  complete(name: string, output: unknown): void {
    this.#end(name, "completed", this.#output(output));
  }

  fail(name: string, error: unknown, output?: unknown): void {
    this.#end(name, "error", { error: nodeErrorOf(error), ...(output === undefined ? {} : this.#output(output)) });
  }

  /** A check that ran and found something: an error with its own code. */
  failWith(name: string, error: GraphError, output: unknown): void {
    this.#end(name, "error", { error, ...this.#output(output) });
  }

  skip(name: string, why?: string): void {
    this.#end(name, "skipped", why === undefined ? {} : this.#output(why));
  }

  status(name: string): NodeStatus | null {
    return this.#nodes.get(name)?.status ?? null;
  }

  /** Runs the work as the node. `output` converts its result for the graph. */
  async run<T>(shape: NodeShape, work: () => T | Promise<T>, output?: (result: T) => unknown): Promise<T> {
    const name = this.begin(shape);
    try {
      const result = await this.#recorder.services.tracing.span(`node ${shape.function_name}`, {}, async () => work());
      this.complete(name, output === undefined ? null : output(result));
      return result;
    } catch (error) {
      this.fail(name, error);
      throw error;
    }
  }

  /** Creates a graph behind one of the nodes. */
  child(nodeName: string): GraphPart {
    const part = new GraphPart(this.#recorder, { graphId: this.id, nodeName });
    const node = this.#nodes.get(nodeName);
    if (node !== undefined) this.#change(nodeName, { child_graphs: [...node.child_graphs, part.id] });
    return part;
  }

  /** Running nodes were cut off, and pending ones are skipped. */
  end(why: unknown): void {
    for (const { name, status } of this.#nodes.values()) {
      if (status === "pending") this.skip(name);
      if (status === "running") this.fail(name, why);
    }
  }

  #end(name: string, status: NodeStatus, rest: Partial<GraphNode>): void {
    this.#change(name, { status, completed_at: status === "skipped" ? null : this.#now(), ...rest });
  }

  #output(value: unknown): Pick<GraphNode, "output" | "output_ref"> {
    return this.#recorder.output(this.id, value);
  }

  #change(name: string, change: Partial<GraphNode>): void {
    const node = this.#nodes.get(name);
    if (node !== undefined) this.#put({ ...node, ...change });
  }

  #put(node: GraphNode): void {
    if (this.#recorder.put(this.id, node)) this.#nodes.set(node.name, node);
  }

  #now(): string {
    return new Date(this.#recorder.services.clock.now()).toISOString();
  }
}
