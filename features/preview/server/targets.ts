/** Which tree each preview shows: a commit, and while the agent works the files it has changed on top. Pure memory. */
import type { ProjectPath } from "@slipway/kernel/project-path";

export interface Target {
  sha: string;
  /** Names exactly this tree: the commit's tree hash, or the key of the overlay. */
  treeKey: string;
  overlay: ReadonlyMap<ProjectPath, Uint8Array | string | null>;
}

interface OverlayChange {
  treeKey: string;
  changes: readonly { path: ProjectPath; content: Uint8Array | string | null }[];
}

/** Projects whose target is remembered; a forgotten one shows its newest commit again. */
const MOST = 2_000;

export class PreviewTargets {
  readonly #targets = new Map<string, Target>();

  get(projectId: string): Target | null {
    return this.#targets.get(projectId) ?? null;
  }

  showCommit(projectId: string, sha: string, treeHash: string): Target {
    return this.#keep(projectId, { sha, treeKey: treeHash, overlay: new Map() });
  }

  /** On top of what is shown now. */
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
  }

  #keep(projectId: string, target: Target): Target {
    this.#targets.delete(projectId);
    this.#targets.set(projectId, target);
    const [oldest] = this.#targets.keys();
    if (this.#targets.size > MOST) this.#targets.delete(oldest!);
    return target;
  }
}
