/** Results of checks by the state of the files: each check runs once per state, and its time is kept. */
import type { Clock } from "@slipway/kernel/clock";

/** Epoch milliseconds. */
export interface Span {
  check: string;
  from: number;
  to: number;
}

export class KnownResults {
  readonly #clock: Clock;
  readonly #revision: () => number;
  readonly #known = new Map<string, Promise<unknown>>();
  readonly #spans = new Map<string, Span>();

  constructor(clock: Clock, revision: () => number) {
    this.#clock = clock;
    this.#revision = revision;
  }

  once<T>(check: string, work: () => Promise<T>): Promise<T> {
    const known = this.get<T>(check);
    if (known !== undefined) return known;
    const key = this.#key(check);
    const from = this.#clock.now();
    const started = work();
    this.#known.set(key, started);
    const note = (): void => void this.#spans.set(key, { check, from, to: this.#clock.now() });
    started.then(note, note);
    // Only the newest state is needed again; older results would keep whole builds in memory.
    for (const old of this.#known.keys()) if (!old.startsWith(this.#key(""))) this.#known.delete(old);
    return started;
  }

  get<T>(check: string): Promise<T> | undefined {
    return this.#known.get(this.#key(check)) as Promise<T> | undefined;
  }

  /** Times of the checks of the files as they are now. */
  spans(): Span[] {
    return [...this.#spans].flatMap(([key, span]) => (key.startsWith(this.#key("")) ? [span] : []));
  }

  #key(check: string): string {
    return `${this.#revision()}:${check}`;
  }
}

/** Spans that overlap count once. */
export function coveredMs(spans: readonly Span[]): number {
  let [covered, end] = [0, 0];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return covered;
}
