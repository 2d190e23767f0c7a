/**
 * The same call on the same files: the second one is told so, the third ends the run. A loop must never cost the
 * person.
 */
export type Repetition = "first" | "second" | "third";

export class RepeatGuard {
  readonly #seen = new Map<string, number>();

  /** `revision` is that of the files: a check after an edit is another call. */
  note(tool: string, input: unknown, revision: number): Repetition {
    const key = `${revision}:${tool}:${JSON.stringify(input)}`;
    const count = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, count);
    return count === 1 ? "first" : count === 2 ? "second" : "third";
  }
}
