/** Reads out of what Postgres says as whom hostile objects ran. */

const SAID = /hostile object \[(.*)\] ran as (\S+) in a session of (\S+), became (\S+)$/;

export interface Tripped {
  object: string;
  /** Whose rights it had, and whose it got by `set role none`: "-" where it got none. */
  roles: string[];
}

export class Tripwire {
  readonly #objects = new Set<string>();
  #ran = new Map<string, Tripped>();

  /** One line of the server's output. */
  readonly hear = (line: string): void => {
    const [, object, as, , became] = SAID.exec(line) ?? [];
    if (object === undefined) return;
    const roles = [as!, became!].filter((role) => role !== "-");
    this.#objects.add(object);
    this.#ran.set(`${object} ${roles.join(" ")}`, { object, roles });
  };

  /** Those that ran at all. */
  get objects(): ReadonlySet<string> {
    return this.#objects;
  }

  /** Those that ran as somebody else than these since it was asked last. */
  beyond(allowed: (role: string) => boolean): string[] {
    const ran = [...this.#ran.values()];
    this.#ran = new Map();
    return ran
      .filter(({ roles }) => !roles.every(allowed))
      .map(({ object, roles }) => `${object}: ${roles.join(", ")}`);
  }
}
