/** A cache of rendered pictures, so that a page with many visitors renders each once. */
export interface Rendered {
  bytes: Uint8Array;
  /** MIME. */
  type: string;
}

export class KeptPictures {
  readonly #max: number;
  readonly #pictures = new Map<string, Rendered>();
  #bytes = 0;

  /** Beyond `max` bytes in all, the picture used least recently is dropped. */
  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Rendered | undefined {
    const found = this.#pictures.get(key);
    if (found === undefined) return undefined;
    this.#pictures.delete(key);
    this.#pictures.set(key, found);
    return found;
  }

  set(key: string, picture: Rendered): void {
    this.#drop(key);
    this.#pictures.set(key, picture);
    this.#bytes += picture.bytes.length;
    for (const oldest of this.#pictures.keys()) {
      if (this.#bytes <= this.#max) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pictures.get(key)?.bytes.length ?? 0;
    this.#pictures.delete(key);
  }
}
