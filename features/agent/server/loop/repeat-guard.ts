/**
 * Answers a repeated call without making it again, as long as the files are as they were. A model that looks twice has
 * not failed; one that does nothing but repeat itself makes no progress.
 */

/** Tools whose result depends only on the files and on what the turn began with. */
const READS_FILES: ReadonlySet<string> = new Set([
  "list_files",
  "read_file",
  "grep",
  "read_files",
  "search",
  "references",
  "history",
  "read_logs",
  "security_scan",
  "search_help",
  "typecheck",
  "build",
  "check",
  "render",
]);

/** Results of one state of the files, each as long as the model reads it; more are not kept. */
const MAX_RESULTS = 200;

/** So many repeated calls in a row, with nothing new between them, are no progress. */
const MAX_REPEATED = 6;

export class RepeatGuard {
  /** Calls that failed on the present files. */
  readonly #failed = new Set<string>();
  #repeated = 0;
  readonly #results = new Map<string, unknown>();
  #revision = 0;

  /** `revision` is that of the files: a check after an edit is another call. Failures are tried again. */
  async once(
    call: { tool: string; input: unknown; revision: number },
    make: () => Promise<unknown>,
  ): Promise<{ output: unknown; isRepeated: boolean }> {
    if (call.revision !== this.#revision) {
      this.#results.clear();
      this.#failed.clear();
      this.#repeated = 0;
    }
    this.#revision = call.revision;
    const key = `${call.tool}:${JSON.stringify(call.input)}`;
    if (this.#results.has(key)) {
      this.#repeated += 1;
      return { output: this.#results.get(key), isRepeated: true };
    }
    const output = await this.#made(key, make);
    if (READS_FILES.has(call.tool) && this.#results.size < MAX_RESULTS) this.#results.set(key, output);
    return { output, isRepeated: false };
  }

  /** The calls repeat themselves: nothing was read, found or changed for a while. */
  get isStalled(): boolean {
    return this.#repeated >= MAX_REPEATED;
  }

  /** The model was told. */
  forgive(): void {
    this.#repeated = 0;
  }

  /** The same call failing again is a repetition too. */
  async #made(key: string, make: () => Promise<unknown>): Promise<unknown> {
    try {
      const output = await make();
      this.#repeated = 0;
      return output;
    } catch (error) {
      if (this.#failed.has(key)) this.#repeated += 1;
      else if (this.#failed.size < MAX_RESULTS) this.#failed.add(key);
      throw error;
    }
  }
}
