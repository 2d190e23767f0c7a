/** What one person may ask of the live documents at once, over all their sockets: a flood waits for itself, not others for it. */
const AT_ONCE = 8;
/** More than any number of pages asks for together; beyond it the socket that asks is closed. */
const MAX_WAITING = 500;
const MAX_SOCKETS = 100;

export class LivePerson {
  #sockets = 0;
  #running = 0;
  readonly #waiting: (() => Promise<void>)[] = [];

  get sockets(): number {
    return this.#sockets;
  }

  /** False: this person has as many sockets as one may have. */
  enter(): boolean {
    if (this.#sockets >= MAX_SOCKETS) return false;
    this.#sockets += 1;
    return true;
  }

  leave(): void {
    this.#sockets -= 1;
  }

  /** Starts in order. `work` must not throw. False: too much is waiting already, and `work` never runs. */
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
