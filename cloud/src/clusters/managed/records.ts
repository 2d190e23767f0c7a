/** What is known of each project's database on the operator's server; beside the platform's own data, so that it is known while that server is away. */
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
  /** The last change of the schema that it has. */
  schema: z.string(),
});

export const recordSchema = z.object({
  ref: z.string().regex(/^[a-z][a-z0-9]{2,19}$/),
  /** `making` and `going`: what stands on the server is to be removed, if the work was cut off. */
  state: z.enum(["making", "ready", "going"]),
  size: z.enum(INSTANCE_TYPES),
  paused: z.boolean(),
  /** Takes nothing more. */
  full: z.boolean(),
  /** What its tables took when that began; null: not looked at yet. */
  fullBytes: z.number().nullable(),
  createdAt: z.number(),
  /** The last change of the schema that it has. */
  schema: z.string(),
  /** A change of the schema that is about to be kept: whether it was, its transaction says. */
  applying: z.object({ name: z.string(), transaction: z.string() }).nullable().default(null),
  /** What a database has of the schema that is about to take this one's place. */
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
    // Nobody ever had one without the folder.
    for (const file of (await readdir(this.#folder).catch(() => [])).sort()) {
      if (!NAME.test(file)) continue;
      const text = await readFile(join(this.#folder, file), "utf8").catch(() => null);
      // Removed since the folder was read.
      if (text !== null) records.push(recordSchema.parse(JSON.parse(text)));
    }
    return records;
  }

  /** What was there before or what is there now, also when the machine loses power in between. */
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
