/** Runs each build once at a time, whoever requests it, and tells waiting people its place in the machine's queue. */
interface Flight {
  projectId: string;
  /** Places ahead; 0: it runs. */
  ahead: number;
  outcome: Promise<unknown>;
}

export class BuildQueue {
  readonly #flights = new Map<string, Flight>();

  /** Joins the build of the same key when there is one. */
  run<T>(projectId: string, key: string, build: (onPlace: (ahead: number) => void) => Promise<T>): Promise<T> {
    const known = this.#flights.get(key);
    if (known !== undefined) return known.outcome as Promise<T>;
    const flight: Flight = { projectId, ahead: 0, outcome: Promise.resolve() };
    const outcome = build((ahead) => (flight.ahead = ahead)).finally(() => this.#flights.delete(key));
    flight.outcome = outcome;
    this.#flights.set(key, flight);
    return outcome;
  }

  get running(): number {
    return this.#flights.size;
  }

  /** 0: running now; n: n builds run or come before this project's; null: none requested. */
  place(projectId: string): number | null {
    const places = [...this.#flights.values()].filter((flight) => flight.projectId === projectId);
    return places.length === 0 ? null : Math.min(...places.map(({ ahead }) => ahead));
  }
}
