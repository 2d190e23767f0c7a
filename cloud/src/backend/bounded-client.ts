/**
 * A client that works out no password for longer than a moment. How often it is hashed is said by the server, which has it from
 * whoever set the password: an owner may write down two thousand million rounds for a login of ours, and each try to enter would
 * hold a thread of this process for minutes.
 */
import pg from "pg";

/** Postgres's own is 4096. */
const MAX_ROUNDS = 20_000;
const ROUNDS = /(?<=(?:^|,)i=)\d+(?=,|$)/;

/** Refused before it is worked out; who asked sets the login right and tries again. */
const TOO_MANY = "too many rounds";

interface Continued {
  data: string;
}

export class BoundedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const wire = this.connection as unknown as NodeJS.EventEmitter;
    wire.prependListener("authenticationSASLContinue", (message: Continued) => {
      const [rounds = "0"] = ROUNDS.exec(message.data) ?? [];
      if (Number(rounds) <= MAX_ROUNDS) return;
      message.data = message.data.replace(ROUNDS, TOO_MANY);
      // The server would wait a minute for an answer, and a stop of the server would wait for it.
      setImmediate(() => this.connection.stream.destroy());
    });
  }
}

/** No password (28…), no way into the database (42501), no role to begin as (22023), or a password that takes too long. */
export const isRefusedLogin = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? /^(28...|42501|22023)$/.test(error.code ?? "")
    : error instanceof Error && error.message.startsWith("SASL: ");
