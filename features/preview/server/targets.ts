/** The tree that each preview shows: a commit and, while the agent works, its changed files on top. In memory. */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { RecentMap } from "@slipway/kernel/recent-map";

export interface Target {
  sha: string;
  /** Identifies exactly this tree: the commit's tree hash, or the key of the overlay. */
  treeKey: string;
  overlay: ReadonlyMap<ProjectPath, Uint8Array | string | null>;
}

interface OverlayChange {
  treeKey: string;
  changes: readonly { path: ProjectPath; content: Uint8Array | string | null }[];
}

/** Projects whose target is remembered; others show their newest commit. */
const MAX_TARGETS = 2_000;

type Watcher = (treeKey: string) => void;

export class PreviewTargets {
  readonly #targets = new RecentMap<Target>(MAX_TARGETS);
  readonly #watchers = new Map<string, Set<Watcher>>();
  /** Key of the tree that the dev server showed last. Pages whose server fell asleep still show it. */
  readonly #served = new RecentMap<string>(MAX_TARGETS);

  get(projectId: string): Target | null {
    return this.#targets.get(projectId) ?? null;
  }

  showCommit(projectId: string, sha: string, treeHash: string): Target {
    return this.#keep(projectId, { sha, treeKey: treeHash, overlay: new Map() });
  }

  /** Adds changes on top of the present target. */
  addOverlay(projectId: string, current: Target, { treeKey, changes }: OverlayChange): Target {
    const overlay = new Map(current.overlay);
    for (const { path, content } of changes) overlay.set(path, content);
    return this.#keep(projectId, { sha: current.sha, treeKey, overlay });
  }

  hasOverlay(projectId: string): boolean {
    return (this.#targets.get(projectId)?.overlay.size ?? 0) > 0;
  }

  forget(projectId: string): void {
    this.#targets.delete(projectId);
    this.#served.delete(projectId);
  }

  /** Calls the watcher with the key of each tree shown from now on. The returned function ends it. */
  watch(projectId: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(projectId) ?? new Set();
    this.#watchers.set(projectId, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0) this.#watchers.delete(projectId);
    };
  }

  noteServed(projectId: string, treeKey: string): void {
    this.#served.set(projectId, treeKey);
  }

  /** Null: the dev server has not shown this project since the process began. */
  servedKey(projectId: string): string | null {
    return this.#served.get(projectId) ?? null;
  }

  #keep(projectId: string, target: Target): Target {
    this.#targets.set(projectId, target);
    for (const watcher of this.#watchers.get(projectId) ?? []) watcher(target.treeKey);
    return target;
  }
}
