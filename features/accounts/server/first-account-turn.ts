/** Two people who both find an unclaimed installation: the second one is judged when the first has an account. */
import type { Needs } from "../../services.ts";

const FIRST_ACCOUNT_LOCK = 7_254_101;

export class FirstAccountTurn {
  readonly #ports: Needs<"database">;
  #last: Promise<unknown> = Promise.resolve();

  constructor(ports: Needs<"database">) {
    this.#ports = ports;
  }

  /** In this process they wait without a connection, because the one whose turn it is needs more of them. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => this.#locked(work));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** The same between the processes of several nodes. */
  async #locked<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.#ports.database.pool.connect();
    try {
      await client.query("select pg_advisory_lock($1)", [FIRST_ACCOUNT_LOCK]);
      try {
        return await work();
      } finally {
        await client.query("select pg_advisory_unlock($1)", [FIRST_ACCOUNT_LOCK]);
      }
    } finally {
      client.release();
    }
  }
}
