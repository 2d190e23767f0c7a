/** Reads from Postgres' output which roles hostile objects ran as. */

const SAID = /hostile object \[(.*)\] ran as (\S+) in a session of (\S+), became (\S+)$/;

export interface Tripped {
  object: string;
  /** The role it ran as, and the one it got by `set role none`: "-" where it got none. */
  roles: string[];
}

export class Tripwire {
  readonly #objects = new Set<string>();
  #ran = new Map<string, Tripped>();

  /** Takes one line of the server's output. */
  readonly hear = (line: string): void => {
    const [, object, as, , became] = SAID.exec(line) ?? [];
    if (object === undefined) return;
    const roles = [as!, became!].filter((role) => role !== "-");
    this.#objects.add(object);
    this.#ran.set(`${object} ${roles.join(" ")}`, { object, roles });
  };

  /** Objects that ran at all. */
  get objects(): ReadonlySet<string> {
    return this.#objects;
  }

  /** Objects that ran as a role outside of these since the last call. */
  beyond(allowed: (role: string) => boolean): string[] {
    const ran = [...this.#ran.values()];
    this.#ran = new Map();
    return ran
      .filter(({ roles }) => !roles.every(allowed))
      .map(({ object, roles }) => `${object}: ${roles.join(", ")}`);
  }
}
