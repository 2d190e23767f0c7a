/** Shows the run's files in the live preview while they are written: one batch at a time, the newest state last. */
import { applyOverlay, showTree } from "../../../preview/server/index.ts";
import type { Services } from "../../../services.ts";
import type { Overlay, OverlayChange } from "../overlay/overlay.ts";

export class PreviewFeed {
  readonly #services: Services;
  readonly #projectId: string;
  readonly #aiMessageId: string;
  readonly #overlay: Overlay;
  #shown = new Map<string, OverlayChange>();
  #shownRevision = 0;
  #batch = 0;
  #work: Promise<void> = Promise.resolve();
  #queued = false;

  constructor(services: Services, run: { projectId: string; aiMessageId: string; overlay: Overlay }) {
    this.#services = services;
    this.#projectId = run.projectId;
    this.#aiMessageId = run.aiMessageId;
    this.#overlay = run.overlay;
  }

  /** At most one batch waits; it takes all that is new when its turn comes. */
  push(): void {
    if (this.#queued || this.#overlay.revision === this.#shownRevision) return;
    this.#queued = true;
    this.#work = this.#work.then(() => this.#send());
  }

  /** When the last batch is through. */
  async settle(): Promise<void> {
    await this.#work;
  }

  /** Shows a commit again instead of the run's files; no effect when nothing of the run was shown. */
  async drop(sha: string): Promise<void> {
    await this.#work;
    if (this.#batch === 0) return;
    await this.#attempt(() => showTree(this.#services, this.#projectId, sha));
  }

  async #send(): Promise<void> {
    this.#queued = false;
    this.#shownRevision = this.#overlay.revision;
    const current = new Map(this.#overlay.changes().map((change) => [change.path as string, change]));
    const changes = [...current.values()].filter((change) => this.#shown.get(change.path)?.content !== change.content);
    for (const [path, change] of this.#shown) {
      if (!current.has(path)) changes.push({ path: change.path, content: this.#overlay.baseContent(change.path) });
    }
    this.#shown = current;
    if (changes.length === 0) return;
    this.#batch += 1;
    const treeKey = `run:${this.#aiMessageId}:${this.#batch}`;
    await this.#attempt(() => applyOverlay(this.#services, this.#projectId, { treeKey, changes }));
  }

  /** The preview is a window on the run, not a part of it: its failure is logged and the run goes on. */
  async #attempt(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) =>
      this.#services.log.warn("the preview could not follow the run", { projectId: this.#projectId, error }),
    );
  }
}
