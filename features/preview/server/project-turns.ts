/** Work on one project runs one after another; other projects run concurrently. */
export class ProjectTurns {
  readonly #tails = new Map<string, Promise<unknown>>();

  /** Runs when everything before it has ended, however it ended. */
  run<T>(projectId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(projectId) ?? Promise.resolve();
    const turn = before.then(work);
    const tail = turn.catch(() => undefined);
    this.#tails.set(projectId, tail);
    void tail.then(() => {
      if (this.#tails.get(projectId) === tail) this.#tails.delete(projectId);
    });
    return turn;
  }
}
