/** Writes a running answer into its live document: text and steps are gathered for a moment, then written as one change. */
import type { RunStep } from "../../../agent/contract/index.ts";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { patchDocuments, type DocumentPatch } from "./change-documents.ts";

/** Between 50 and 100 ms: below, a stream costs a transaction per word; above, it is seen to stutter. */
const BATCH_MS = 80;

export class AnswerWriter {
  readonly #services: Needs<"database" | "live" | "log">;
  readonly #projectId: string;
  readonly #id: string;
  readonly #steps = new Map<string, RunStep>();
  #text = "";
  #spoke = false;
  #fields: Record<string, unknown> = {};
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(services: Needs<"database" | "live" | "log">, document: { projectId: string; id: string }) {
    this.#services = services;
    this.#projectId = document.projectId;
    this.#id = document.id;
  }

  /**
   * Returns a promise only for the first words, because somebody waits for them: they are stored at once, before the
   * model goes on.
   */
  text(delta: string): void | Promise<void> {
    this.#text += delta;
    if (this.#spoke) return this.#schedule();
    this.#spoke = true;
    this.#writeNow();
    return this.#writing;
  }

  step(step: RunStep): void {
    this.#steps.set(step.id, step);
    this.patch({ steps: [...this.#steps.values()] });
  }

  patch(fields: Record<string, unknown>): void {
    Object.assign(this.#fields, fields);
    this.#schedule();
  }

  /**
   * The last write: gathered text, `fields`, patches of other documents and the turn's closing are committed together.
   * `close` says whether the turn was still open: an end that was written although the confirmation was lost stays as
   * it is. May be called again after a failure.
   */
  async finish(
    fields: Record<string, unknown>,
    others: readonly DocumentPatch[],
    close: (tx: Transaction) => Promise<boolean>,
  ): Promise<void> {
    this.#cancel();
    await this.#writing;
    Object.assign(this.#fields, fields);
    const patch = this.#take();
    try {
      await this.#services.database.transaction(async (tx) => {
        if (await close(tx))
          await patchDocuments(this.#services, tx, { projectId: this.#projectId, patches: [patch, ...others] });
      });
    } catch (error) {
      this.#putBack(patch);
      throw error;
    }
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.#writeNow(), BATCH_MS);
  }

  #cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #writeNow(): void {
    this.#cancel();
    this.#writing = this.#writing.then(() => this.#write());
  }

  /** Kept for the next write, so that a short outage loses nothing of an answer. */
  #putBack(patch: DocumentPatch): void {
    this.#text = (patch.append ?? "") + this.#text;
    this.#fields = { ...patch.fields, ...this.#fields };
  }

  #take(): DocumentPatch {
    const patch = { id: this.#id, append: this.#text, fields: this.#fields };
    this.#text = "";
    this.#fields = {};
    return patch;
  }

  async #write(): Promise<void> {
    const patch = this.#take();
    try {
      await this.#services.database.transaction((tx) =>
        patchDocuments(this.#services, tx, { projectId: this.#projectId, patches: [patch] }),
      );
    } catch (error) {
      this.#putBack(patch);
      this.#services.log.warn("a piece of an answer could not be written yet", { projectId: this.#projectId, error });
    }
  }
}
