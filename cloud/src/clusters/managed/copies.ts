/** Projects' databases on the operator's server into files of a backup and out of them again; the product may run meanwhile. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { systemClock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import pg from "pg";
import { schemaMigrations } from "../../schema/schema-migrations.ts";
import { loginPasswords } from "../local/logins.ts";
import { close, copy, databaseName, dress, drop, exchange, exists, nextName, open } from "./server/databases.ts";
import { exportProject, type Exported } from "./export/export-project.ts";
import { importProject } from "./export/import-project.ts";
import { Leftovers } from "./leftovers.ts";
import { ManagedProject, type ManagedTools } from "./managed-project.ts";
import { ManagedRecords, recordSchema } from "./records.ts";
import { removeEverything } from "./server/removal.ts";
import { settled } from "./settle.ts";
import { loginStatements } from "./server/roles.ts";
import { ManagedServer } from "./server/server.ts";
import { ensureTemplate } from "./server/template.ts";

const RECORD_FILE = "record.json";
const ATTEMPTS = 5;
const RETRY_MS = 200;
/** All rows of one project, over a network. */
const MAX_COPY_MS = 6 * 3_600_000;

export interface ManagedImport {
  /** It stood on the server already, and was left as it is. */
  kept: boolean;
  /** Differences from the exported database, in words for people. */
  differences: string[];
}

const isRefusedLogin = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code ?? "").startsWith("28");

export class ManagedCopies implements AsyncDisposable {
  readonly #tools: ManagedTools;

  private constructor(tools: ManagedTools) {
    this.#tools = tools;
  }

  /** `folder` is the one that the engine is given. */
  static async open({ folder, url, log }: { folder: string; url: string; log: Log }): Promise<ManagedCopies> {
    await mkdir(folder, { recursive: true, mode: 0o711 });
    const server = new ManagedServer(url);
    const records = new ManagedRecords(join(folder, "managed"));
    return new ManagedCopies({
      server,
      records,
      leftovers: new Leftovers({ server, records, log }),
      passwords: await loginPasswords(folder),
      clock: systemClock,
      log,
      schemaMigrations: await schemaMigrations(),
    });
  }

  async #project(ref: string): Promise<ManagedProject | null> {
    const record = (await this.#tools.records.all()).find((one) => one.ref === ref && one.state === "ready");
    return record === undefined ? null : new ManagedProject(record, this.#tools);
  }

  /** Fills `target`. Null: the project was removed meanwhile. */
  async export(ref: string, target: string, signal?: AbortSignal): Promise<Exported | null> {
    for (let attempt = 1; ; attempt += 1) {
      const project = await this.#project(ref);
      if (project === null) return null;
      try {
        await rm(target, { recursive: true, force: true });
        const exported = await this.#exportNow(project, target, signal);
        const record = { ...project.record, ...(await settled(this.#tools.server, project.record)), points: [] };
        await writeFile(join(target, RECORD_FILE), JSON.stringify(record), { mode: 0o600 });
        return exported;
      } catch (error) {
        // Closed for a moment by a restore point, or put back to one.
        if (attempt === ATTEMPTS || signal?.aborted === true) throw error;
        if (isRefusedLogin(error)) await project.repairLogins();
        await delay(RETRY_MS * attempt);
      }
    }
  }

  async #exportNow(project: ManagedProject, target: string, signal?: AbortSignal): Promise<Exported> {
    const { server } = this.#tools;
    const isPaused = project.record.paused;
    if (isPaused) await open(server, project.name);
    try {
      return await project.asOwner((client) => exportProject(client, target, signal), { maxMs: MAX_COPY_MS });
    } finally {
      // Somebody may have ended the pause meanwhile.
      if (isPaused && (await this.#project(project.record.ref))?.record.paused === true)
        await close(server, project.name);
    }
  }

  /** Throws, and leaves nothing there, when the files are none of an export or the server cannot hold it. */
  async import(ref: string, source: string): Promise<ManagedImport> {
    const { server, records, passwords, schemaMigrations, log } = this.#tools;
    const record = recordSchema.parse(JSON.parse(await readFile(join(source, RECORD_FILE), "utf8")));
    if (record.ref !== ref) throw new Error(`the copy of ${ref} is one of ${record.ref}`);
    await server.ready();
    if (await exists(server, databaseName(ref))) {
      await records.write(record);
      return { kept: true, differences: [] };
    }
    const project = new ManagedProject(record, this.#tools);
    const incoming = nextName(ref);
    try {
      await drop(server, incoming);
      await copy(server, await ensureTemplate(server, schemaMigrations), incoming);
      await server.run(loginStatements(ref, (login) => passwords.ofProject(ref, login)));
      await dress(server, incoming, record);
      await open(server, incoming);
      const differences = await project.asOwner((client) => importProject(client, source), {
        database: incoming,
        maxMs: MAX_COPY_MS,
      });
      await close(server, incoming);
      await exchange(server, { incoming, name: project.name, aside: null });
      if (!record.paused) await open(server, project.name);
      await records.write(record);
      return { kept: false, differences };
    } catch (error) {
      await removeEverything(server, ref, log);
      throw error;
    }
  }

  /** Takes an import back. */
  async remove(ref: string): Promise<void> {
    await removeEverything(this.#tools.server, ref, this.#tools.log);
    await this.#tools.records.remove(ref);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#tools.server[Symbol.asyncDispose]();
  }
}
