/**
 * Reports changes to one database's schema on servers where nobody may make event triggers: it checks the catalogs
 * after each statement of the owner, and from time to time for changes made by functions. `notify pgrst`, which
 * migrations send themselves, is heard at once.
 */
import type { Log } from "@slipway/platform/log/port";
import type pg from "pg";

const LOOK_MS = 2000;
const LISTEN_AGAIN_MS = 500;
/** Objects that `initdb` made have lower numbers, and nobody changes them. */
const FIRST_OID = 16_384;

/**
 * Each row carries the number of the transaction that wrote it, so every addition, change or removal alters the count
 * or the sum.
 */
const CATALOGS = [
  `pg_class where oid >= ${FIRST_OID}`,
  `pg_attribute where attrelid >= ${FIRST_OID}`,
  `pg_proc where oid >= ${FIRST_OID}`,
  `pg_type where oid >= ${FIRST_OID}`,
  `pg_description where objoid >= ${FIRST_OID}`,
  `pg_rewrite where ev_class >= ${FIRST_OID}`,
  `pg_constraint where oid >= ${FIRST_OID}`,
  ...["pg_attrdef", "pg_policy", "pg_namespace", "pg_index", "pg_enum", "pg_trigger", "pg_inherits", "pg_default_acl"],
  ...["pg_publication", "pg_publication_rel", "pg_publication_namespace"],
  "pg_db_role_setting where setrole = (select r.oid from pg_catalog.pg_roles r where r.rolname = session_user)",
];

const FINGERPRINT = CATALOGS.map(
  (catalog) => `select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as said from pg_catalog.${catalog}`,
).join(" union all ");

async function fingerprintBy(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ said: string }>(FINGERPRINT);
  return rows.map(({ said }) => said).join(" ");
}

export class SchemaEar {
  readonly #connect: () => Promise<pg.Client>;
  readonly #log: Log;
  readonly #listeners = new Set<() => void>();
  #client: Promise<pg.Client> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #wanted = false;
  #known: string | null = null;
  #looking: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(connect: () => Promise<pg.Client>, log: Log) {
    this.#connect = connect;
    this.#log = log;
  }

  /** Resolves when later changes will be reported to the listener. */
  async add(listener: () => void): Promise<Disposable> {
    await this.#opened();
    this.#listeners.add(listener);
    return { [Symbol.dispose]: () => void this.#listeners.delete(listener) };
  }

  /** Opens the connection if somebody listens; reports a change that happened while it was closed. */
  async open(): Promise<void> {
    if (this.#listeners.size > 0) await this.#opened();
  }

  async #opened(): Promise<void> {
    this.#wanted = true;
    this.#client ??= this.#open().catch((error: unknown) => {
      this.#client = null;
      this.#again();
      throw error;
    });
    await this.#client;
  }

  announce(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Resolves when everything committed until now has been reported. */
  async look(): Promise<void> {
    if (this.#client === null || this.#listeners.size === 0) return;
    if (this.#looking === null) return this.#begin();
    // The check that runs may have read the catalogs already.
    this.#next ??= this.#looking.then(() => {
      this.#next = null;
      return this.#begin();
    });
    return this.#next;
  }

  /** Closes the connection until `open` is called again. */
  async close(): Promise<void> {
    this.#wanted = false;
    await this.#disconnect();
  }

  #begin(): Promise<void> {
    this.#looking = this.#compare().finally(() => (this.#looking = null));
    return this.#looking;
  }

  /** A lost connection is noticed by its end. */
  async #compare(): Promise<void> {
    try {
      const client = await this.#client;
      if (client == null) return;
      this.#tell(await fingerprintBy(client));
    } catch (error) {
      this.#log.debug("the schema of a project was not looked at", { error });
    }
  }

  async #open(): Promise<pg.Client> {
    const client = await this.#connect();
    try {
      await client.query("listen pgrst");
      const said = await fingerprintBy(client);
      client.on("notification", () => this.announce());
      client.once("end", () => this.#lost(client));
      this.#timer = setInterval(() => void this.look(), LOOK_MS).unref();
      this.#tell(said);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  #tell(said: string): void {
    const isNew = this.#known !== null && this.#known !== said;
    this.#known = said;
    if (isNew) this.announce();
  }

  async #disconnect(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    await (await client?.catch(() => null))?.end().catch(() => undefined);
  }

  /** A change may have been missed, so listeners are told to look afresh, and the ear is opened again. */
  #lost(client: pg.Client): void {
    const current = this.#client;
    void current?.then(
      (open) => {
        if (open !== client || this.#client !== current) return;
        void this.#disconnect();
        this.announce();
        this.#again();
      },
      () => undefined,
    );
  }

  #again(): void {
    setTimeout(() => {
      if (!this.#wanted || this.#client !== null) return;
      // The ear tries again by itself.
      void this.open().catch((error: unknown) => this.#log.debug("changes of a schema are not heard", { error }));
    }, LISTEN_AGAIN_MS).unref();
  }
}
