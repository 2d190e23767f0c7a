/** Engine: a Postgres process per project on this machine, from the programs the platform ships. */
import { mkdir, readdir, rename, rm, chmod } from "node:fs/promises";
import { join } from "node:path";
import { systemClock, type Clock } from "@slipway/kernel/clock";
import { randomText } from "@slipway/kernel/ids";
import { exposePostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import type { Log } from "@slipway/platform/log/port";
import { CLUSTER_UIDS } from "@slipway/platform/processes/uid-leases";
import {
  latestOf,
  schemaMigrations as migrationsOfThisVersion,
  type SchemaFile,
} from "../../schema/schema-migrations.ts";
import type { Engine, MakeOrder } from "../life-cycle/engine.ts";
import { MadeOnce } from "../life-cycle/made-once.ts";
import { Turns } from "../life-cycle/turns.ts";
import type { ServerLineListener } from "../port.ts";
import {
  clusterPaths,
  copyStopped,
  copyTemplate,
  makeFolders,
  ownTree,
  readRecord,
  writeRecord,
  type ClusterRecord,
  type ClusterPaths,
} from "./cluster-files.ts";
import { LocalCluster, type ClusterTools } from "./local-cluster.ts";
import { loginPasswords } from "./logins.ts";
import { finishCutOff } from "./restore-points.ts";
import { ensureTemplate } from "./template.ts";

export interface LocalEngineOptions {
  folder: string;
  /** Where the programs are copied to; default `<folder>/runtime`. */
  runtimeFolder?: string;
  log: Log;
  clock?: Clock;
  /** Clusters awake at once; beyond it the one that was idle longest goes to sleep at the next sweep. */
  maxAwake?: number;
  /** Faster and not durable. */
  testing?: boolean;
  /** Migrations of the schema since the first clusters, in order; default: those of this version. */
  schemaMigrations?: readonly SchemaFile[];
  /** Holds the template and the secret that its passwords are made from; default `folder`. Tests share one. */
  templateFolder?: string;
}

const MAX_AWAKE = 100;
const REF = /^[a-z][a-z0-9]{2,19}$/;

const isRoot = (): boolean => process.getuid?.() === 0;

interface Parts {
  root: string;
  tools: Omit<ClusterTools, "forget" | "syncLater">;
  template: MadeOnce<string>;
  maxAwake: number;
}

export class LocalEngine implements Engine<LocalCluster> {
  readonly maxAwake: number;
  readonly #root: string;
  readonly #tools: ClusterTools;
  readonly #template: MadeOnce<string>;
  /** Also those that are being made, since they have a user number. */
  readonly #clusters = new Map<string, LocalCluster>();
  readonly #copies = new Turns();
  readonly #syncs = new Turns();

  private constructor({ root, tools, template, maxAwake }: Parts) {
    this.maxAwake = maxAwake;
    this.#root = root;
    this.#template = template;
    this.#tools = {
      ...tools,
      forget: ({ record: { ref } }) => void this.#clusters.delete(ref),
      syncLater: (work) =>
        void this.#syncs.take(work).catch((error: unknown) => tools.log.warn("not synced", { error })),
    };
  }

  static async open(options: LocalEngineOptions, onServerLine: ServerLineListener): Promise<LocalEngine> {
    const { folder, log, clock = systemClock, testing = false, maxAwake = MAX_AWAKE } = options;
    const root = join(folder, "projects");
    await mkdir(root, { recursive: true, mode: 0o711 });
    const templateFolder = options.templateFolder ?? folder;
    await mkdir(templateFolder, { recursive: true, mode: 0o711 });
    for (const path of [folder, root, templateFolder]) await chmod(path, 0o711);
    const binaries = await exposePostgresBinaries(options.runtimeFolder ?? join(folder, "runtime"));
    const passwords = await loginPasswords(templateFolder);
    const schemaMigrations = options.schemaMigrations ?? (await migrationsOfThisVersion());
    const template = new MadeOnce(() =>
      ensureTemplate({
        folder: join(templateFolder, "templates"),
        uid: isRoot() ? CLUSTER_UIDS.first : undefined,
        binaries,
        passwords,
        migrations: schemaMigrations,
        log,
      }),
    );
    const tools = { binaries, passwords, clock, log, testing, schemaMigrations, onServerLine };
    const engine = new LocalEngine({ root, tools, template, maxAwake });
    await engine.#load();
    // Made ahead, so that the first person to enable a backend does not wait for it.
    void template.get().catch((error: unknown) => log.warn("the template of databases was not made", { error }));
    return engine;
  }

  get standing(): readonly LocalCluster[] {
    return [...this.#clusters.values()];
  }

  /** Process id of the postmaster; null while it sleeps. */
  pidOf(ref: string): number | null {
    return this.#clusters.get(ref)?.pid ?? null;
  }

  async #load(): Promise<void> {
    for (const name of await readdir(this.#root)) {
      const paths = clusterPaths(this.#root, name);
      if (name.startsWith("new-") || name.startsWith("gone-")) {
        // Left by an enabling or a removal that was cut off. A failure here does not stop the start.
        await rm(paths.folder, { recursive: true, force: true }).catch((error: unknown) =>
          this.#tools.log.warn("the folder of a removed database stays", { name, error }),
        );
        continue;
      }
      if (!REF.test(name)) continue;
      const record = await readRecord(paths);
      if (record === null) continue;
      if (record.holdsRows === true) {
        // A copy for a remix that was cut off before the other project's rows were removed.
        await rm(paths.folder, { recursive: true, force: true });
        continue;
      }
      const known = await this.#runnableHere(paths, await finishCutOff(paths, record));
      this.#clusters.set(name, new LocalCluster(paths, known, this.#tools));
    }
  }

  /** The folder was made by root and is now used by an ordinary user, or the reverse: only root can assign users. */
  async #runnableHere(paths: ClusterPaths, record: ClusterRecord): Promise<ClusterRecord> {
    if (isRoot() === (record.uid !== null)) return record;
    const uid = this.#freeUid();
    if (uid !== null) await ownTree(paths.data, uid);
    const moved = { ...record, uid };
    await writeRecord(paths, moved);
    return moved;
  }

  /** Numbers begin at a place derived from this folder, so that two installations rarely share one. */
  #freeUid(): number | null {
    if (!isRoot()) return null;
    const { first, blockSize, blocks } = CLUSTER_UIDS;
    const size = blockSize * blocks;
    let offset = 0;
    for (const byte of Buffer.from(this.#root)) offset = (offset * 31 + byte) % size;
    const used = new Set([...this.#clusters.values()].map((cluster) => cluster.record.uid));
    for (let step = 1; step < size; step += 1) {
      const uid = first + ((offset + step) % size);
      // The first number belongs to the template.
      if (uid !== first && !used.has(uid)) return uid;
    }
    throw new Error("every user number for databases is taken");
  }

  /** Copies run one at a time: two would take the same user number, and the disk is no faster. */
  make(order: MakeOrder<LocalCluster>): Promise<LocalCluster> {
    return this.#copies.take(async () => {
      const made = await this.#copy(order);
      this.#clusters.set(order.ref, made);
      return made;
    });
  }

  /** The folder gets its final name when it is complete. */
  async #copy({ ref, size, source }: MakeOrder<LocalCluster>): Promise<LocalCluster> {
    const { clock, schemaMigrations } = this.#tools;
    const paths = clusterPaths(this.#root, ref);
    const staging = clusterPaths(this.#root, `new-${randomText(8)}`);
    const uid = this.#freeUid();
    await mkdir(staging.folder, { mode: 0o711 });
    try {
      if (source === null) {
        await copyTemplate(await this.#template.get(), staging.data, uid);
      } else {
        const { database } = source;
        await source.transition(async (run) => {
          const wasUp = run.isUp;
          await run.stop();
          await copyStopped({ from: database.paths.data, to: staging.data, uid: database.record.uid });
          if (wasUp) await run.start();
        });
        if (uid !== null) await ownTree(staging.data, uid);
      }
      const record: ClusterRecord = {
        ref,
        uid,
        size,
        paused: false,
        createdAt: clock.now(),
        holdsRows: source !== null,
        loginsLost: source?.database.record.loginsLost ?? false,
        ...(source === null ? {} : { copiedFrom: source.database.record.ref }),
        schema: source === null ? latestOf(schemaMigrations) : (source.database.record.schema ?? ""),
        points: [],
      };
      await writeRecord(staging, record);
      await rename(staging.folder, paths.folder);
      await makeFolders(paths);
      return new LocalCluster(paths, record, this.#tools);
    } finally {
      await rm(staging.folder, { recursive: true, force: true });
    }
  }

  async tidy(): Promise<void> {}

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#template.settled();
    await this.#syncs.idle();
  }
}
