/** One database's record in memory and on disk. Saves run one after the other, and memory follows the disk. */
import { Turns } from "./turns.ts";

export class KeptRecord<R extends object> {
  readonly #write: (record: R) => Promise<void>;
  readonly #saves = new Turns();
  #value: R;

  constructor(value: R, write: (record: R) => Promise<void>) {
    this.#value = value;
    this.#write = write;
  }

  get value(): R {
    return this.#value;
  }

  save(change: Partial<R>): Promise<void> {
    return this.#saves.take(async () => {
      const next = { ...this.#value, ...change };
      await this.#write(next);
      this.#value = next;
    });
  }
}
