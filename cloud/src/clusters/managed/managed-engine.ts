/** Engine: a database per project on a Postgres server that somebody else runs, entered by a role that is no superuser. */
import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { systemClock, type Clock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import {
  latestOf,
  schemaMigrations as migrationsOfThisVersion,
  type SchemaFile,
} from "../../schema/schema-migrations.ts";
import type { CopySource, Engine, MakeOrder } from "../life-cycle/engine.ts";
import { MadeOnce } from "../life-cycle/made-once.ts";
import { loginPasswords } from "../local/logins.ts";
import { databaseNameTaken } from "../refusals.ts";
import { emptyCopy } from "../schema-only.ts";
import { Leftovers } from "./leftovers.ts";
import { ManagedProject, type ManagedTools } from "./managed-project.ts";
import { ManagedRecords } from "./records.ts";
import { close, copy, databaseName, dress, exchange, exists, nextName, open } from "./server/databases.ts";
import { loginStatements } from "./server/roles.ts";
import { ManagedServer } from "./server/server.ts";
import { ensureTemplate } from "./server/template.ts";

export interface ManagedEngineOptions {
  /** Holds the records of the databases, and the secret that the passwords of their logins are made from. */
  folder: string;
  /** URL of the server, with a role that may make databases and roles: `postgres://role:password@host/database`. */
  url: string;
  log: Log;
  clock?: Clock;
  /** Migrations of the schema since the first databases, in order; default: those of this version. */
  schemaMigrations?: readonly SchemaFile[];
}

export class ManagedEngine implements Engine<ManagedProject> {
  /** One that nobody uses costs the server nothing but its disk. */
  readonly maxAwake = Infinity;
  readonly standing: readonly ManagedProject[];
  readonly #tools: ManagedTools;
  readonly #template: MadeOnce<string>;

  private constructor(standing: readonly ManagedProject[], tools: ManagedTools) {
    this.standing = standing;
    this.#tools = tools;
    this.#template = new MadeOnce(() => ensureTemplate(tools.server, tools.schemaMigrations));
  }

  /** Opens even while the server is away, because the records of its databases are stored here. */
  static async open(options: ManagedEngineOptions): Promise<ManagedEngine> {
    const { folder, url, log, clock = systemClock } = options;
    await mkdir(folder, { recursive: true, mode: 0o711 });
    await chmod(folder, 0o711);
    const server = new ManagedServer(url);
    const records = new ManagedRecords(join(folder, "managed"));
    const leftovers = new Leftovers({ server, records, log });
    const passwords = await loginPasswords(folder);
    const schemaMigrations = options.schemaMigrations ?? (await migrationsOfThisVersion());
    const tools: ManagedTools = { server, records, leftovers, passwords, clock, log, schemaMigrations };
    const standing: ManagedProject[] = [];
    for (const record of await records.all()) {
      if (record.state === "ready") standing.push(new ManagedProject(record, tools));
      else leftovers.add(record.ref);
    }
    return new ManagedEngine(standing, tools);
  }

  async make({ ref, size, source }: MakeOrder<ManagedProject>): Promise<ManagedProject> {
    const { server, records, leftovers, clock, schemaMigrations } = this.#tools;
    await leftovers.settle(ref);
    await server.ready();
    if (await exists(server, databaseName(ref))) throw databaseNameTaken();
    const project = new ManagedProject(
      {
        ref,
        state: "making",
        size,
        paused: false,
        full: false,
        fullBytes: null,
        createdAt: clock.now(),
        schema: source === null ? latestOf(schemaMigrations) : source.database.record.schema,
        applying: null,
        restoring: null,
        points: [],
      },
      this.#tools,
    );
    await records.write(project.record);
    try {
      if (source === null) {
        await copy(server, await this.#template.get(), nextName(ref));
        await this.#prepare(project);
      } else {
        await this.#copySchema(source, project);
      }
      await exchange(server, { incoming: nextName(ref), name: project.name, aside: null });
      await open(server, project.name);
      return project;
    } catch (error) {
      await project.abandon();
      throw error;
    }
  }

  /** Copies the other project's schema without its contents. */
  async #copySchema({ database, transition }: CopySource<ManagedProject>, project: ManagedProject): Promise<void> {
    const { server } = this.#tools;
    const incoming = nextName(project.record.ref);
    await transition((run) => database.quietly(run, () => copy(server, database.name, incoming)));
    await this.#prepare(project);
    await open(server, incoming);
    await project.asOwner(emptyCopy, { database: incoming });
    await close(server, incoming);
  }

  async #prepare({ record }: ManagedProject): Promise<void> {
    const { server, passwords } = this.#tools;
    const { ref } = record;
    await server.run(loginStatements(ref, (login) => passwords.ofProject(ref, login)));
    await dress(server, nextName(ref), record);
  }

  tidy(): Promise<void> {
    return this.#tools.leftovers.removeAll();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#tools.server[Symbol.asyncDispose]();
  }
}
