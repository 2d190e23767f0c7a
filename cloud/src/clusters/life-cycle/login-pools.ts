/** The connection pools that each login has into one database, opened on first use. */
import type pg from "pg";
import { openPool } from "../../backend/pooled-connections.ts";
import type { Login } from "../../backend/port.ts";
import type { InstanceType } from "../port.ts";
import { sizeSettings } from "../sizes.ts";

const SERVICE_CONNECTIONS = 3;

export class LoginPools {
  readonly #entry: (login: Login) => pg.ClientConfig;
  readonly #pools = new Map<Login, pg.Pool>();

  constructor(entry: (login: Login) => pg.ClientConfig) {
    this.#entry = entry;
  }

  get(login: Login, size: InstanceType): pg.Pool {
    const known = this.#pools.get(login);
    if (known !== undefined) return known;
    const { apiConnections, statementTimeoutMs, answerBytes: maxAnswerBytes } = sizeSettings(size);
    const bounds =
      login === "authenticator"
        ? { max: apiConnections, statementTimeoutMs, maxAnswerBytes }
        : { max: SERVICE_CONNECTIONS };
    const opened = openPool({ ...this.#entry(login), ...bounds });
    this.#pools.set(login, opened);
    return opened;
  }

  /** Nobody waits for a statement or holds a connection. */
  get isQuiet(): boolean {
    return [...this.#pools.values()].every((pool) => pool.waitingCount === 0 && pool.totalCount === pool.idleCount);
  }

  /** Sessions keep the settings they began with: later statements of the login get new ones. */
  async renew(login: Login): Promise<void> {
    const pool = this.#pools.get(login);
    this.#pools.delete(login);
    await pool?.end();
  }

  /** Resolves when running statements are done. */
  async end(): Promise<void> {
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(pools.map((pool) => pool.end()));
  }
}
