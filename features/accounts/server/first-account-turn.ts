/** Two people who both find an unclaimed installation: the second one is judged when the first has an account. */
import type { Needs } from "../../services.ts";

export class FirstAccountTurn {
  readonly #ports: Needs<"database">;
  #last: Promise<unknown> = Promise.resolve();

  constructor(ports: Needs<"database">) {
    this.#ports = ports;
  }

  /** In this process they wait without a connection, because the one whose turn it is needs more of them. */
  run<T>(work: () => Promise<T>): Promise<T> {
    // The same between the processes of several nodes.
    const turn = this.#last.then(() => this.#ports.database.locked("first account", work));
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
