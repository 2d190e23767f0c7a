/** Chooses a project's prepared set: the base set, or one with further packages, installed once and kept. */
import type { DependencySet, ProjectLock } from "../../port.ts";
import { setKey, type Progress } from "./base-set.ts";
import { checkDependencies, extraDependencies } from "./dependency-rules.ts";
import { readPreparedSet, type PreparedSet } from "./dependency-set.ts";
import { installSet } from "./install-set.ts";
import { lockProject } from "./lock-project.ts";
import type { Machine } from "../machine.ts";
import type { NpmProgram } from "./npm.ts";
import { FairQueue } from "@slipway/platform/jobs/fair-queue";
import { dependencyUnavailable } from "./registry-relay.ts";

export interface DependencySetsOptions {
  machine: Machine;
  npm: NpmProgram;
  base: PreparedSet;
  templateDir: string;
  progress: Progress;
}

const MAX_WAITING = 50;

export class DependencySets {
  #options: DependencySetsOptions;
  #installing = new Map<string, Promise<PreparedSet>>();
  #turns = new FairQueue({
    name: "install",
    atOnce: 1,
    waiting: { max: MAX_WAITING, onFull: () => dependencyUnavailable("Too many installations are waiting.") },
  });

  constructor(options: DependencySetsOptions) {
    this.#options = options;
  }

  /** Throws AppError `dependency_refused` or `dependency_unavailable`. Single flight per set. */
  async setFor(dependencies: DependencySet): Promise<PreparedSet> {
    checkDependencies(dependencies);
    const { base, machine } = this.#options;
    const extras = extraDependencies(base.versions, dependencies);
    const names = Object.keys(extras).sort();
    if (names.length === 0) return base;
    const key = `extra-${setKey(machine, [base.key, ...names.map((name) => `${name}@${extras[name]}`)])}`;
    const known = this.#installing.get(key);
    if (known) return known;
    const prepared = this.#prepare(key, extras);
    this.#installing.set(key, prepared);
    try {
      return await prepared;
    } finally {
      this.#installing.delete(key);
    }
  }

  /** Exact versions of what was asked for. */
  async install(dependencies: DependencySet): Promise<Readonly<Record<string, string>>> {
    const { versions } = await this.setFor(dependencies);
    return Object.fromEntries(Object.keys(dependencies).map((name) => [name, versions[name]!]));
  }

  /** Throws what `setFor` throws, and AppError `invalid_request` for what is no manifest. */
  async lock(packageJson: string, dependencies: DependencySet): Promise<ProjectLock> {
    const set = await this.setFor(dependencies);
    return this.#turns.run(() => lockProject(this.#options, set, packageJson));
  }

  async #prepare(key: string, extras: DependencySet): Promise<PreparedSet> {
    const known = await readPreparedSet(this.#options.machine.layout.sets, key);
    return known ?? this.#turns.run(() => installSet(this.#options, key, extras));
  }
}
