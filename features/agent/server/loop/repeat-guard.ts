/**
 * Answers a repeated call without making it again, as long as the files are as they were. A repetition never ends a
 * turn: a model that looks twice has not failed, and the bound of steps ends one that does nothing else.
 */

/** Tools whose result depends only on the files and on what the turn began with. */
const READS_FILES: ReadonlySet<string> = new Set([
  "list_files",
  "read_file",
  "grep",
  "explore",
  "read_logs",
  "security_scan",
  "search_help",
  "typecheck",
  "build",
  "render",
]);

/** Results of one state of the files, each as long as the model reads it; more are not kept. */
const MAX_RESULTS = 200;

export class RepeatGuard {
  readonly #results = new Map<string, unknown>();
  #revision = 0;

  /** `revision` is that of the files: a check after an edit is another call. Failures are tried again. */
  async once(
    call: { tool: string; input: unknown; revision: number },
    make: () => Promise<unknown>,
  ): Promise<{ output: unknown; isRepeated: boolean }> {
    if (call.revision !== this.#revision) this.#results.clear();
    this.#revision = call.revision;
    if (!READS_FILES.has(call.tool)) return { output: await make(), isRepeated: false };
    const key = `${call.tool}:${JSON.stringify(call.input)}`;
    if (this.#results.has(key)) return { output: this.#results.get(key), isRepeated: true };
    const output = await make();
    if (this.#results.size < MAX_RESULTS) this.#results.set(key, output);
    return { output, isRepeated: false };
  }
}
