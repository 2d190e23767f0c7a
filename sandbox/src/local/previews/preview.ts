/** One awake preview: a runner, the tree it serves, and the changes it takes. */
import type { DependencySet, FileChange } from "../../port.ts";
import type { PreparedSet } from "../dependencies/dependency-set.ts";
import { isServedFile, needsRestart } from "../project-files.ts";
import { sendChanges, warm, type RunnerLog, type RunnerPool, type ServingRunner } from "../runners/runner-pool.ts";

type Tree = Map<string, string | Uint8Array>;

export interface PreviewStart {
  pool: RunnerPool;
  set: PreparedSet;
  dependencies: DependencySet;
  treeKey: string;
  files: ReadonlyMap<string, string | Uint8Array>;
  onLog: RunnerLog;
  /** Called once when the runner is gone without having been asked to go. */
  onDeath: (reason: string) => void;
}

const RESTARTS = 3;
const RESTART_WINDOW_MS = 60_000;

const servedTree = (files: ReadonlyMap<string, string | Uint8Array>): Tree =>
  new Map([...files].filter(([path]) => isServedFile(path)));

const sameDependencies = (one: DependencySet, other: DependencySet): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

export class Preview implements AsyncDisposable {
  readonly set: PreparedSet;
  treeKey: string;
  /** On the monotonic clock, finer than a millisecond: two uses are never at once. */
  usedAt = performance.now();
  #start: PreviewStart;
  readonly #serving: ServingRunner;
  readonly #tree: Tree;
  #isClosing = false;
  #isLive = true;
  #restarts: number[] = [];
  #isAsked = false;

  private constructor(start: PreviewStart, serving: ServingRunner, tree: Tree) {
    this.#start = start;
    this.set = start.set;
    this.treeKey = start.treeKey;
    this.#tree = tree;
    this.#serving = serving;
    // Ahead of the first request. A page that fails to build says so itself when it is asked for.
    warm(serving.runner).catch(() => undefined);
    void serving.runner.exited.then((reason) => {
      this.#isLive = false;
      if (!this.#isClosing) start.onDeath(reason);
    });
  }

  /** Takes a runner and makes it serve the tree. A runner from the pool already serves the template: only the rest is written. */
  static async start(start: PreviewStart): Promise<Preview> {
    const tree = servedTree(start.files);
    const serving = await claim(start, tree);
    return new Preview(start, serving, tree);
  }

  get isLive(): boolean {
    return this.#isLive;
  }

  get socketPath(): string {
    return this.#serving.runner.socketPath;
  }

  get pid(): number {
    return this.#serving.runner.pid;
  }

  serves(dependencies: DependencySet): boolean {
    return sameDependencies(dependencies, this.#start.dependencies);
  }

  touch(): void {
    this.usedAt = performance.now();
  }

  /** Serves another tree with the same set, telling pages what changed. */
  async become(next: {
    treeKey: string;
    files: ReadonlyMap<string, string | Uint8Array>;
    dependencies: DependencySet;
  }): Promise<void> {
    const tree = servedTree(next.files);
    const changes: FileChange[] = [...this.#tree.keys()]
      .filter((path) => !tree.has(path))
      .map((path) => ({ path, content: null }));
    for (const [path, content] of tree) changes.push({ path, content });
    this.#start = { ...this.#start, dependencies: next.dependencies };
    await this.apply(next.treeKey, changes);
  }

  async apply(treeKey: string, changes: readonly FileChange[]): Promise<void> {
    const served = changes.filter(({ path }) => isServedFile(path));
    for (const { path, content } of served) {
      if (content === null) this.#tree.delete(path);
      else this.#tree.set(path, content);
    }
    this.treeKey = treeKey;
    const made = await this.#serving.runner.slot.apply(served);
    this.touch();
    // Variables are baked in when Vite starts.
    if (made.some(({ path }) => needsRestart(path))) await this.#start.pool.serve(this.#serving);
    else if (made.length > 0) await sendChanges(this.#serving.runner, "apply", made);
  }

  /** Ends a dev server that has stopped answering anybody: it would burn a processor and look alive. */
  async checkPulse(silenceMs: number): Promise<void> {
    if (this.#isAsked || !this.#isLive) return;
    this.#isAsked = true;
    // A runner that stays silent is killed, and its death is told as such.
    await this.#serving.runner.request({ type: "ping" }, silenceMs).catch(() => undefined);
    this.#isAsked = false;
  }

  /** At most three times a minute. */
  mayRestart(): boolean {
    const limit = Date.now() - RESTART_WINDOW_MS;
    this.#restarts = this.#restarts.filter((at) => at > limit);
    return this.#restarts.length < RESTARTS;
  }

  /** A new preview of what this one served. */
  async startAgain(pool: RunnerPool, onDeath: (reason: string) => void): Promise<Preview> {
    const next = await Preview.start({ ...this.#start, pool, onDeath, treeKey: this.treeKey, files: this.#tree });
    next.#restarts = [...this.#restarts, Date.now()];
    return next;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosing = true;
    this.#isLive = false;
    await this.#serving.runner[Symbol.asyncDispose]();
  }
}

async function claim(start: PreviewStart, tree: Tree): Promise<ServingRunner> {
  const serving = await start.pool.take(start.set);
  const { runner } = serving;
  try {
    serving.setLog(start.onLog);
    const changes = await runner.slot.become(tree);
    // A waiting runner's Vite has started without the project's variables.
    if (!serving.isServing || changes.some(({ path }) => needsRestart(path))) await start.pool.serve(serving);
    else await sendChanges(runner, "claim", changes);
    return serving;
  } catch (error) {
    await runner[Symbol.asyncDispose]();
    throw error;
  }
}
