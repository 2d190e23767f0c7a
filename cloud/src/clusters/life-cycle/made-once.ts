/** Something that is made when it is first asked for. All callers share it; after a failure, the next caller tries again. */
export class MadeOnce<T> {
  readonly #make: () => Promise<T>;
  #making: Promise<T> | null = null;

  constructor(make: () => Promise<T>) {
    this.#make = make;
  }

  get(): Promise<T> {
    this.#making ??= this.#make().catch((error: unknown) => {
      this.#making = null;
      throw error;
    });
    return this.#making;
  }

  /** Waits for a making that is under way. Null where there is none, or it failed. */
  async settled(): Promise<T | null> {
    return (await this.#making?.catch(() => null)) ?? null;
  }
}
