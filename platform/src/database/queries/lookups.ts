/** Look-ups over one connection, each built when it is first asked. Building one anew takes longer than Postgres' answer. */
import type { Lookup, Sql } from "../port.ts";

/** Infers the type of the rows. */
export const lookup = <Row>(name: string, build: Lookup<Row>["build"]): Lookup<Row> => ({ name, build });

type Prepared = ReturnType<ReturnType<Lookup<unknown>["build"]>["prepare"]>;

export class Lookups {
  readonly #sql: Sql;
  /** As many as modules define. */
  readonly #prepared = new Map<Lookup<unknown>, Prepared>();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  read<Row>(lookup: Lookup<Row>, values: Record<string, unknown>): Promise<Row[]> {
    let prepared = this.#prepared.get(lookup);
    if (prepared === undefined) {
      prepared = lookup.build(this.#sql).prepare(lookup.name);
      this.#prepared.set(lookup, prepared);
    }
    return prepared.execute(values) as Promise<Row[]>;
  }
}
