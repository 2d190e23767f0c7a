/** Keeps what was set last: beyond `most` entries the one that was set longest ago goes. */
export class RecentMap<V> extends Map<string, V> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: string, value: V): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#most) this.delete(oldest!);
    return this;
  }
}
