/** Deployed functions of all projects in this machine's file system: each version is a folder that never changes. */
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newUuid, randomText } from "@slipway/kernel/ids";
import { z } from "zod";

const recordSchema = z.object({
  id: z.string(),
  slug: z.string(),
  version: z.number().int(),
  /** Below `supabase/functions`. */
  entry: z.string(),
  verify_jwt: z.boolean(),
  /** Identifies the files and settings it was made of; may be empty. */
  source: z.string().default(""),
  created_at: z.number(),
  updated_at: z.number(),
});
/** Times in milliseconds. [C3.07] */
export type FunctionRecord = z.output<typeof recordSchema>;

/** The last version on another machine, or before the files were lost: numbers go on from it. */
export interface FormerVersion {
  id: string;
  version: number;
  created_at: number;
}

export interface NewVersion {
  slug: string;
  entry: string;
  verifyJwt: boolean;
  source: string;
  now: number;
  former: FormerVersion | null;
}

export interface VersionPaths {
  files: string;
  importMap: string;
}

const REF = /^[a-z][a-z0-9]{2,19}$/;
const RECORD = "function.json";

export class FunctionStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  #project(ref: string): string {
    if (!REF.test(ref)) throw new Error(`${ref} is no reference of a backend`);
    return join(this.#root, ref);
  }

  paths(ref: string, { slug, version }: Pick<FunctionRecord, "slug" | "version">): VersionPaths {
    const folder = join(this.#project(ref), slug, `v${version}`);
    return { files: join(folder, "files"), importMap: join(folder, "import-map.json") };
  }

  async find(ref: string, slug: string): Promise<FunctionRecord | null> {
    // A slug comes from an address: only valid names may become part of a path.
    if (!/^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(slug)) return null;
    const text = await readFile(join(this.#project(ref), slug, RECORD), "utf8").catch(() => null);
    return text === null ? null : recordSchema.parse(JSON.parse(text));
  }

  async list(ref: string): Promise<FunctionRecord[]> {
    const names = await readdir(this.#project(ref)).catch(() => []);
    const found = await Promise.all(names.toSorted().map((name) => this.find(ref, name)));
    return found.filter((record) => record !== null);
  }

  /** Makes a folder to write a version into. `publish` turns it into one; otherwise it is removed. */
  async stage(ref: string): Promise<string> {
    await mkdir(this.#project(ref), { recursive: true });
    for (const folder of [this.#root, this.#project(ref)]) await chmod(folder, 0o711);
    const staging = join(this.#project(ref), `.new-${randomText(12)}`);
    await mkdir(join(staging, "files"), { recursive: true });
    for (const folder of [staging, join(staging, "files")]) await chmod(folder, 0o755);
    return staging;
  }

  async publish(
    ref: string,
    staging: string,
    { slug, entry, verifyJwt, source, now, former }: NewVersion,
  ): Promise<FunctionRecord> {
    const before = (await this.find(ref, slug)) ?? former;
    const folder = join(this.#project(ref), slug);
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o711);
    const record: FunctionRecord = {
      id: before?.id ?? newUuid(),
      slug,
      version: (before?.version ?? 0) + 1,
      entry,
      verify_jwt: verifyJwt,
      source,
      created_at: before?.created_at ?? now,
      updated_at: now,
    };
    // Left by a deployment that was cut off before its record was written.
    await rm(join(folder, `v${record.version}`), { recursive: true, force: true });
    await rename(staging, join(folder, `v${record.version}`));
    const text = join(folder, `${RECORD}.${randomText(6)}`);
    await writeFile(text, JSON.stringify(record), { mode: 0o600, flush: true });
    await rename(text, join(folder, RECORD));
    return record;
  }

  /** Removes the versions before this one. Running functions keep the files they have open. */
  async forgetBefore(ref: string, { slug, version }: FunctionRecord): Promise<void> {
    const folder = join(this.#project(ref), slug);
    for (const name of await readdir(folder)) {
      const old = /^v(\d+)$/.exec(name)?.[1];
      if (old !== undefined && Number(old) < version - 1)
        await rm(join(folder, name), { recursive: true, force: true });
    }
  }

  async remove(ref: string, slug: string): Promise<void> {
    if ((await this.find(ref, slug)) !== null)
      await rm(join(this.#project(ref), slug), { recursive: true, force: true });
  }

  async removeAll(ref: string): Promise<void> {
    await rm(this.#project(ref), { recursive: true, force: true });
  }
}
