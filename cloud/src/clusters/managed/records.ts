/**
 * Records of the projects' databases on the operator's server. They stand beside the platform's own data, so that they
 * can be read while that server is away.
 */
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import { writeDurably } from "@slipway/platform/database/embedded-postgres";
import { z } from "zod";
import { syncFolder } from "../local/cluster-files.ts";
import { INSTANCE_TYPES } from "../port.ts";

const pointSchema = z.object({
  id: z.string().regex(/^rp[a-z0-9]+$/),
  createdAt: z.number(),
  label: z.string(),
  bytes: z.number(),
  /** The last migration of the schema that it has. */
  schema: z.string(),
});

export const recordSchema = z.object({
  ref: z.string().regex(/^[a-z][a-z0-9]{2,19}$/),
  /** In the states `making` and `going`, the database on the server is to be removed if the work was cut off. */
  state: z.enum(["making", "ready", "going"]),
  size: z.enum(INSTANCE_TYPES),
  paused: z.boolean(),
  /** The database accepts no more data. */
  full: z.boolean(),
  /** Size of its tables when it became full; null: not measured yet. */
  fullBytes: z.number().nullable(),
  createdAt: z.number(),
  /** The last migration of the schema that it has. */
  schema: z.string(),
  /** A migration that is about to be kept: whether it was, its transaction says. */
  applying: z.object({ name: z.string(), transaction: z.string() }).nullable().default(null),
  /** Fingerprint of the schema that is about to replace this one. */
  restoring: z.object({ schema: z.string() }).nullable().default(null),
  points: z.array(pointSchema),
});
export type ManagedRecord = z.output<typeof recordSchema>;

const NAME = /^([a-z][a-z0-9]{2,19})\.json$/;

export class ManagedRecords {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async all(): Promise<ManagedRecord[]> {
    const records: ManagedRecord[] = [];
    // Without the folder, no project ever had a database.
    for (const file of (await readdir(this.#folder).catch(() => [])).sort()) {
      if (!NAME.test(file)) continue;
      const text = await readFile(join(this.#folder, file), "utf8").catch(() => null);
      // The file was removed after the folder was read.
      if (text !== null) records.push(recordSchema.parse(JSON.parse(text)));
    }
    return records;
  }

  /** The file holds either the old record or the new one, even when the machine loses power in between. */
  async write(record: ManagedRecord): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = join(this.#folder, `${record.ref}.json`);
    const staging = `${file}.${randomText(6)}`;
    await writeDurably(staging, JSON.stringify(record), 0o600);
    await rename(staging, file);
    await syncFolder(this.#folder);
  }

  async remove(ref: string): Promise<void> {
    await rm(join(this.#folder, `${ref}.json`), { force: true });
    await syncFolder(this.#folder);
  }
}
