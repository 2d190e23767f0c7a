/** Live requests of one person at once, over all their sockets: a flood waits for itself and delays nobody else. */
const AT_ONCE = 8;
/** More than all of a person's pages ask for together; beyond it the asking socket is closed. */
const MAX_WAITING = 500;
const MAX_SOCKETS = 100;

export class LivePerson {
  #sockets = 0;
  #running = 0;
  readonly #waiting: (() => Promise<void>)[] = [];

  get sockets(): number {
    return this.#sockets;
  }

  /** False when this person has the maximum number of sockets. */
  enter(): boolean {
    if (this.#sockets >= MAX_SOCKETS) return false;
    this.#sockets += 1;
    return true;
  }

  leave(): void {
    this.#sockets -= 1;
  }

  /** Starts in order. `work` must not throw. False when too many are waiting; `work` then never runs. */
  take(work: () => Promise<void>): boolean {
    if (this.#running < AT_ONCE) void this.#run(work);
    else if (this.#waiting.length < MAX_WAITING) this.#waiting.push(work);
    else return false;
    return true;
  }

  async #run(work: () => Promise<void>): Promise<void> {
    this.#running += 1;
    for (let next: typeof work | undefined = work; next !== undefined; next = this.#waiting.shift()) await next();
    this.#running -= 1;
  }
}
