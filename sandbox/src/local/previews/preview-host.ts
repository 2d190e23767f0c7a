/** Previews of projects: who is awake, who sleeps next, and what happens when a runner dies. */
import { AppError } from "@slipway/kernel/errors";
import type { FairQueue } from "@slipway/platform/jobs/fair-queue";
import { treeMemory } from "@slipway/platform/processes/process-tree";
import type {
  AwakePreview,
  DependencySet,
  FileChange,
  LogLine,
  PreviewAddress,
  PreviewHost,
  PreviewState,
} from "../../port.ts";
import type { PreparedSet } from "../dependencies/dependency-set.ts";
import { sandboxRefused, type Machine } from "../machine.ts";
import { AwakePlaces } from "./awake-places.ts";
import { LogLimiter } from "./log-limiter.ts";
import { Preview } from "./preview.ts";
import type { RunnerPool } from "../runners/runner-pool.ts";

export interface PreviewHostOptions {
  machine: Machine;
  pool: () => Promise<RunnerPool>;
  /** Finds the prepared set for a project's dependencies, or installs it. */
  setFor: (dependencies: DependencySet) => Promise<PreparedSet>;
  /** Awake previews at once. */
  max: number;
  /** A preview used within this time is not closed for another, unless its workspace has more than its share. */
  busyMs: number;
  idleMs: number;
  silenceMs: number;
}

type WakeInput = Parameters<PreviewHost["wake"]>[0];

const previewFailed = (reason: string, cause: unknown): AppError =>
  new AppError({ code: "preview_failed", status: 502, userMessage: `The preview could not start. ${reason}`, cause });

const reasonOf = (error: unknown): string =>
  error instanceof AppError
    ? error.userMessage
    : error instanceof Error
      ? error.message.slice(0, 1_000)
      : String(error);

export class LocalPreviewHost implements PreviewHost, AsyncDisposable {
  #options: PreviewHostOptions;
  #previews = new Map<string, Preview>();
  #states = new Map<string, PreviewState>();
  /** The last task of each project: wakes, changes and sleeps of one project run one after the other. */
  #tails = new Map<string, Promise<unknown>>();
  #listeners = new Set<(line: LogLine) => void>();
  #limiter = new LogLimiter();
  #places: AwakePlaces;
  readonly #closing = new Set<string>();
  #sweep: NodeJS.Timeout;
  #closed = false;
  /** The pool that previews come from. */
  #pool: RunnerPool | null = null;

  constructor(options: PreviewHostOptions) {
    this.#options = options;
    this.#places = new AwakePlaces(options.max, (projectId, place) =>
      place === 0
        ? this.#states.set(projectId, { state: "waking", reason: "Starting the preview" })
        : this.#states.set(projectId, { state: "queued", place, reason: this.#places.reason(place) }),
    );
    const every = Math.min(options.idleMs, options.silenceMs, 5_000);
    this.#sweep = setInterval(() => this.#lookAfter(), every).unref();
  }

  async wake(input: WakeInput): Promise<PreviewAddress> {
    const { isolation } = this.#options.machine;
    if (isolation.mode === "none") {
      const refused = sandboxRefused(isolation.reason ?? "no reason given");
      this.#states.set(input.projectId, { state: "refused", reason: refused.userMessage });
      throw refused;
    }
    return this.#inTurn(input.projectId, async () => {
      try {
        return await this.#wakeNow(input);
      } catch (error) {
        return this.#giveUp(input.projectId, error);
      }
    });
  }

  async apply(projectId: string, treeKey: string, changes: readonly FileChange[]): Promise<void> {
    await this.#inTurn(projectId, async () => {
      const preview = this.#previews.get(projectId);
      if (!preview) return;
      preview.touch();
      try {
        await preview.apply(treeKey, changes);
      } catch (error) {
        // It serves neither the old nor the new files: the next visitor wakes another one, or gets the reason.
        await this.#giveUp(projectId, error);
      }
    });
  }

  async #giveUp(projectId: string, error: unknown): Promise<never> {
    const reason = reasonOf(error);
    this.#states.set(projectId, { state: "failed", reason });
    await this.#close(projectId);
    throw error instanceof AppError ? error : previewFailed(reason, error);
  }

  get queue(): FairQueue {
    return this.#places.queue;
  }

  address(projectId: string): PreviewAddress | null {
    const preview = this.#previews.get(projectId);
    if (!preview?.isLive) return null;
    preview.touch();
    // Somebody looks at a page, so a new runner for the pool can wait.
    this.#pool?.refillWhenQuiet();
    return { socketPath: preview.socketPath };
  }

  state(projectId: string): PreviewState {
    const preview = this.#previews.get(projectId);
    if (preview?.isLive) return { state: "live" };
    return this.#states.get(projectId) ?? { state: "asleep" };
  }

  async sleep(projectId: string): Promise<void> {
    this.#places.giveUp(projectId);
    this.#closing.add(projectId);
    await this.#inTurn(projectId, async () => {
      await this.#close(projectId);
      this.#states.delete(projectId);
    }).finally(() => this.#closing.delete(projectId));
  }

  async awake(): Promise<AwakePreview[]> {
    const now = performance.now();
    const live = [...this.#previews].filter(([, preview]) => preview.isLive);
    const memory = await treeMemory(live.map(([, preview]) => preview.pid));
    return live
      .map(([projectId, preview]) => ({
        projectId,
        idleMs: Math.round(now - preview.usedAt),
        memoryBytes: memory.get(preview.pid) ?? null,
      }))
      .sort((one, other) => other.idleMs - one.idleMs);
  }

  onLog(listener: (line: LogLine) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweep);
    this.#places.close();
    await Promise.allSettled(this.#tails.values());
    await Promise.all([...this.#previews.keys()].map((projectId) => this.#close(projectId)));
  }

  async #wakeNow(input: WakeInput): Promise<PreviewAddress> {
    const { projectId, treeKey } = input;
    if (this.#closed) throw previewFailed("The server is stopping.", undefined);
    const known = this.#previews.get(projectId);
    if (known?.isLive && known.treeKey === treeKey && known.serves(input.dependencies)) {
      known.touch();
      return { socketPath: known.socketPath };
    }
    const place = this.#places.enter(projectId, input.tenant ?? projectId);
    if (this.#places.waiting.length > 0 && this.#makeRoom()) {
      const reason = `This server is at its limit of ${this.#options.max} awake previews; closing the oldest idle one.`;
      this.#states.set(projectId, { state: "queued", place: 1, reason });
    }
    await place;
    this.#states.set(projectId, { state: "waking", reason: "Starting the preview" });
    const set = await this.#options.setFor(input.dependencies);
    const files = await input.files();
    if (known?.isLive && known.set.key === set.key) {
      await known.become({ treeKey, files, dependencies: input.dependencies });
    } else {
      // Another set needs another runner, which is started before the old one ends.
      const preview = await Preview.start({
        pool: await this.#options.pool(),
        set,
        dependencies: input.dependencies,
        treeKey,
        files,
        onLog: (level, message) => this.#log({ projectId, level, message, at: Date.now() }),
        onDeath: (reason) => this.#died(projectId, preview, reason),
      });
      this.#previews.set(projectId, preview);
      await known?.[Symbol.asyncDispose]();
      this.#pool = await this.#options.pool();
      this.#pool.refillWhenQuiet();
    }
    this.#states.delete(projectId);
    return { socketPath: this.#previews.get(projectId)!.socketPath };
  }

  /** Closes a preview for each waiting one, if one may be closed: the longest unused first. */
  #makeRoom(): boolean {
    const now = performance.now();
    const candidates = [...this.#previews]
      .filter(([projectId]) => !this.#tails.has(projectId))
      .map(([projectId, { usedAt }]) => ({ projectId, idleMs: now - usedAt }))
      .sort((one, other) => other.idleMs - one.idleMs);
    const waiting = this.#places.waiting.slice(this.#closing.size);
    const chosen = this.#places.toClose(candidates, { waiting, busyMs: this.#options.busyMs });
    for (const projectId of chosen) void this.sleep(projectId);
    return chosen.length > 0;
  }

  async #close(projectId: string): Promise<void> {
    const preview = this.#previews.get(projectId);
    this.#previews.delete(projectId);
    await preview?.[Symbol.asyncDispose]();
    this.#places.leave(projectId);
  }

  #lookAfter(): void {
    const limit = performance.now() - this.#options.idleMs;
    for (const [projectId, preview] of this.#previews) {
      void preview.checkPulse(this.#options.silenceMs);
      // Not while work of this project is under way, whose end counts as use.
      if (preview.usedAt < limit && !this.#tails.has(projectId)) void this.sleep(projectId);
    }
    if (this.#places.waiting.length > 0) this.#makeRoom();
  }

  /** A preview that died is restarted with what it served; one that keeps dying is left with its reason. */
  #died(projectId: string, preview: Preview, reason: string): void {
    if (this.#closed || this.#previews.get(projectId) !== preview) return;
    this.#previews.delete(projectId);
    this.#tell({ projectId, level: "error", message: `The preview stopped. ${reason}`, at: Date.now() });
    if (!preview.mayRestart()) {
      this.#states.set(projectId, { state: "failed", reason });
      this.#places.leave(projectId);
      return;
    }
    this.#states.set(projectId, { state: "waking", reason: `The preview stopped and is starting again. ${reason}` });
    void this.#inTurn(projectId, async () => {
      if (this.#closed || this.#previews.has(projectId)) return;
      try {
        const next = await preview.startAgain(await this.#options.pool(), (why) => this.#died(projectId, next, why));
        this.#previews.set(projectId, next);
        this.#states.delete(projectId);
      } catch (error) {
        this.#states.set(projectId, { state: "failed", reason: reasonOf(error) });
        this.#places.leave(projectId);
      }
    });
  }

  async #inTurn<T>(projectId: string, task: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(projectId) ?? Promise.resolve();
    const turn = before.then(task, task);
    const tail = turn.catch(() => undefined);
    this.#tails.set(projectId, tail);
    void tail.then(() => {
      if (this.#tails.get(projectId) === tail) this.#tails.delete(projectId);
    });
    return turn;
  }

  /** Output of a project's own code. */
  #log(line: LogLine): void {
    const admitted = this.#limiter.admit(line);
    if (admitted) this.#tell(admitted);
  }

  #tell(line: LogLine): void {
    for (const listener of this.#listeners) listener(line);
  }
}
