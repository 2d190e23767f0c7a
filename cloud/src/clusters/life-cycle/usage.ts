/** Since when nobody uses a backend, and who keeps it awake. */
import type { Clock } from "@slipway/kernel/clock";

export class Usage {
  readonly #clock: Clock;
  #last: number;
  #holds = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#last = clock.now();
  }

  get isHeld(): boolean {
    return this.#holds > 0;
  }

  /** Milliseconds since the epoch. */
  get last(): number {
    return this.#last;
  }

  touch(): void {
    this.#last = this.#clock.now();
  }

  hold(): Disposable {
    this.#holds += 1;
    let held = true;
    return {
      [Symbol.dispose]: () => {
        if (held) this.#holds -= 1;
        held = false;
      },
    };
  }
}
