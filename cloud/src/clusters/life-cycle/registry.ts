/** The projects' databases of all engines of one installation: which exist, which are being made, and which are idle. */
import type { Clock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import type { BackendStatus, EnableOptions } from "../port.ts";
import { cloudExists, cloudNotEnabled, cloudUnavailable } from "../refusals.ts";
import type { Engine } from "./engine.ts";
import { Project } from "./project.ts";

export interface RegistryTools {
  clock: Clock;
  log: Log;
}

const LOOK_MS = 15_000;
const REF = /^[a-z][a-z0-9]{2,19}$/;

export class Registry implements AsyncDisposable {
  readonly #engines: readonly Engine[];
  readonly #tools: RegistryTools;
  readonly #idleMs: number;
  readonly #projects = new Map<string, Project>();
  /** Refs whose first start is under way or has failed. */
  readonly #unfinished = new Map<string, BackendStatus>();
  readonly #making = new Map<string, Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void> = Promise.resolve();
  #tidying: Promise<void> | null = null;
  #isClosed = false;

  /** New databases stand on the last engine. Sleeping databases cost nothing: none is started here. */
  constructor(engines: readonly Engine[], { idleMs, ...tools }: RegistryTools & { idleMs: number }) {
    this.#engines = engines;
    this.#tools = tools;
    this.#idleMs = idleMs;
    for (const engine of engines)
      for (const database of engine.standing)
        if (!this.#projects.has(database.record.ref))
          this.#projects.set(database.record.ref, new Project(database, { ...tools, engine }));
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  get(ref: string): Project | undefined {
    return this.#projects.get(ref);
  }

  find(ref: string): Project {
    const project = this.#projects.get(ref);
    if (project === undefined) throw cloudNotEnabled();
    return project;
  }

  refs(): string[] {
    return [...this.#projects.keys()].sort();
  }

  awake(): string[] {
    return [...this.#projects.values()].flatMap(({ isUp, record }) => (isUp ? record.ref : []));
  }

  async status(ref: string): Promise<BackendStatus> {
    return this.#unfinished.get(ref) ?? this.#projects.get(ref)?.status() ?? "REMOVED";
  }

  async enable(ref: string, options: EnableOptions): Promise<void> {
    if (!REF.test(ref)) throw new Error(`${ref} cannot be the first label of a host`);
    if (this.#isClosed) throw cloudUnavailable();
    if (this.#projects.has(ref) || this.#making.has(ref)) throw cloudExists();
    this.#unfinished.set(ref, "COMING_UP");
    const making = this.#make(ref, options);
    this.#making.set(ref, making);
    try {
      await making;
      this.#unfinished.delete(ref);
    } catch (error) {
      this.#unfinished.set(ref, "INIT_FAILED");
      throw error;
    } finally {
      this.#making.delete(ref);
    }
  }

  /** A copy stands beside its source, since copies do not cross from one engine to the other. */
  async #make(ref: string, { schemaOf, size = "xs" }: EnableOptions): Promise<void> {
    const from = schemaOf === undefined ? null : this.find(schemaOf);
    const engine = from?.engine ?? this.#engines.at(-1)!;
    const database = await engine.make({
      ref,
      size,
      source: from && { database: from.database, transition: (work) => from.whileRestarting(work) },
    });
    const project = new Project(database, { ...this.#tools, engine });
    try {
      await project.start();
      await database.complete();
    } catch (error) {
      await project.close();
      await database.abandon();
      throw error;
    }
    this.#projects.set(ref, project);
  }

  /** One that is being made is removed when it is there. */
  async remove(ref: string): Promise<void> {
    await this.#making.get(ref)?.catch(() => undefined);
    this.#unfinished.delete(ref);
    const project = this.#projects.get(ref);
    if (project === undefined) return;
    await project.remove(() => this.#projects.delete(ref));
    this.#tools.log.info("a project's database was removed", { ref });
  }

  /** Puts databases to sleep that nobody used for this long; answers their refs. */
  async sweep(unusedMs = this.#idleMs): Promise<string[]> {
    const asleep = this.#engines.flatMap((engine) => this.#idleOf(engine, unusedMs));
    await Promise.all(asleep.map((project) => project.sleep()));
    return asleep.map(({ record }) => record.ref);
  }

  #idleOf(engine: Engine, unusedMs: number): Project[] {
    const projects = [...this.#projects.values()].filter((project) => project.engine === engine);
    const now = this.#tools.clock.now();
    const idle = projects
      .map((project) => ({ project, since: project.idleSince() }))
      .filter((entry): entry is { project: Project; since: number } => entry.since !== null)
      .sort((a, b) => a.since - b.since);
    const tooMany = Math.max(0, projects.filter(({ isUp }) => isUp).length - engine.maxAwake);
    return idle.filter(({ since }, index) => now - since >= unusedMs || index < tooMany).map(({ project }) => project);
  }

  /** A server that does not answer holds up what is left to remove there, and no sleep of another database. */
  #look(): void {
    const warn = (error: unknown): void => this.#tools.log.warn("idle databases were not stopped", { error });
    this.#sweeping = this.#sweeping.then(() => this.sweep()).then(() => undefined, warn);
    this.#tidying ??= Promise.all(this.#engines.map((engine) => engine.tidy()))
      .then(() => undefined, warn)
      .finally(() => (this.#tidying = null));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#sweeping;
    await this.#tidying;
    await Promise.allSettled(this.#making.values());
    await Promise.all([...this.#projects.values()].map((project) => project.close()));
    await Promise.all(this.#engines.map((engine) => engine[Symbol.asyncDispose]()));
  }
}
