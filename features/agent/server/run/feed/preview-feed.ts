/** Shows the run's files in the live preview while they are written: one batch at a time, each a whole app. */
import type { Needs } from "../../../../services.ts";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Overlay } from "../../overlay/overlay.ts";
import { WholeStates, type Content } from "./whole-states.ts";

export class PreviewFeed {
  readonly #services: Needs<"log" | "preview">;
  readonly #projectId: string;
  readonly #aiMessageId: string;
  readonly #overlay: Overlay;
  readonly #states: WholeStates;
  readonly #shown = new Map<ProjectPath, Content>();
  #shownRevision = 0;
  #batch = 0;
  #work: Promise<void> = Promise.resolve();
  #queued = false;
  #isOver = false;

  constructor(services: Needs<"log" | "preview">, run: { projectId: string; aiMessageId: string; overlay: Overlay }) {
    this.#services = services;
    this.#projectId = run.projectId;
    this.#aiMessageId = run.aiMessageId;
    this.#overlay = run.overlay;
    this.#states = new WholeStates(run.overlay.base);
  }

  /** At most one batch waits; its turn takes everything new. */
  push(): void {
    if (this.#isOver || this.#queued || this.#overlay.revision === this.#shownRevision) return;
    this.#queued = true;
    this.#work = this.#work.then(() => this.#send());
  }

  /** The commit is next, and the preview follows it. A late batch would stay on top of the commit for good. */
  end(): void {
    this.#isOver = true;
  }

  /** Shows a commit again instead of the run's files. Does nothing if none of them was shown. */
  async drop(sha: string): Promise<void> {
    await this.#work;
    if (this.#batch === 0) return;
    await this.#attempt(() => this.#services.preview.show(this.#projectId, sha));
  }

  async #send(): Promise<void> {
    this.#queued = false;
    if (this.#isOver) return;
    this.#shownRevision = this.#overlay.revision;
    const current = new Map(this.#overlay.changes().map(({ path, content }) => [path, content]));
    const wanted = new Map([...current].filter(([path, content]) => this.#shown.get(path) !== content));
    for (const path of this.#shown.keys()) if (!current.has(path)) wanted.set(path, this.#overlay.baseContent(path));
    const batch = await this.#states.showable(this.#shown, wanted);
    if (this.#isOver || batch.size === 0) return;
    for (const [path, content] of batch) {
      if (current.has(path)) this.#shown.set(path, content);
      else this.#shown.delete(path);
    }
    this.#batch += 1;
    const treeKey = `run:${this.#aiMessageId}:${this.#batch}`;
    const changes = [...batch].map(([path, content]) => ({ path, content }));
    await this.#attempt(() => this.#services.preview.showOverlay(this.#projectId, { treeKey, changes }));
  }

  /** The preview only shows the run, so its failure is logged and the run goes on. */
  async #attempt(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) =>
      this.#services.log.warn("the preview could not follow the run", { projectId: this.#projectId, error }),
    );
  }
}
