/** Keeps what was set last: beyond `max` entries the one that was set longest ago goes. */
export class RecentMap<V> extends Map<string, V> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  override set(key: string, value: V): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#max) this.delete(oldest!);
    return this;
  }
}
