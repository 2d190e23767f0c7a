/** One piece of work after the other. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** A failure only concerns its caller. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** When everything that was asked for until now is done. */
  idle(): Promise<unknown> {
    return this.#last;
  }
}
