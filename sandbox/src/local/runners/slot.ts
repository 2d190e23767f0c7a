import { createHash } from "node:crypto";
import { chmod, chown, mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import type { FileChange } from "../../port.ts";
import type { ChangedPath } from "../../runner/messages.ts";
import { isSafePath } from "../project-files.ts";

const digestOf = (content: string | Uint8Array): string => createHash("sha1").update(content).digest("base64");

interface Write {
  path: string;
  content: string | Uint8Array;
  digest: string;
  event: "create" | "update";
}

const MAX_AT_ONCE = 32;

/** In batches: a project of a thousand files must not open them all. */
async function eachOf<T>(items: readonly T[], work: (item: T, at: number) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += MAX_AT_ONCE)
    await Promise.all(items.slice(start, start + MAX_AT_ONCE).map((item, at) => work(item, start + at)));
}

function foldersOf(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_part, at) => parts.slice(0, at + 1).join("/"));
}

/** Those of `removed` that stand where a folder of `written` has to be, or in a folder where a file of it has to be. */
function inTheWay(removed: readonly string[], written: ReadonlySet<string>): Set<string> {
  const folders = new Set([...written].flatMap(foldersOf));
  return new Set(removed.filter((path) => folders.has(path) || foldersOf(path).some((folder) => written.has(folder))));
}

/**
 * A project's tree on disk as one sandbox sees it. The sandbox has it read-only, so nothing in it is a trap for this
 * process; it remembers what it wrote, so the difference to a new tree needs no reading.
 */
export class Slot {
  readonly folder: string;
  #digests = new Map<string, string>();
  readonly #own = new Set<string>();

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(slots: string, uid: number | undefined): Promise<Slot> {
    const folder = join(slots, randomText(16));
    await mkdir(join(folder, "node_modules", ".vite"), { recursive: true });
    // Group and no more: other sandboxes' users cannot look in.
    if (uid !== undefined) await chown(folder, 0, uid);
    await chmod(folder, 0o750);
    return new Slot(folder);
  }

  /** Files of ours that no project may replace (manifest, lockfile). */
  async writeOwn(path: string, content: string | Uint8Array): Promise<void> {
    this.#own.add(path);
    await writeFile(join(this.folder, path), content, { mode: 0o644 });
  }

  /** Makes the slot hold exactly these files; answers what changed. */
  async become(files: ReadonlyMap<string, string | Uint8Array>): Promise<ChangedPath[]> {
    const changes: FileChange[] = [];
    for (const path of this.#digests.keys()) if (!files.has(path)) changes.push({ path, content: null });
    for (const [path, content] of files) changes.push({ path, content });
    return this.apply(changes);
  }

  /**
   * Applies changes; answers those that made a difference, what went first. Who reads meanwhile finds every file whole and none
   * missing that stays: all is written aside, then takes its place, and what goes goes last.
   */
  async apply(changes: readonly FileChange[]): Promise<ChangedPath[]> {
    const writes = this.#writes(changes);
    const gone = changes.flatMap(({ path, content }) => (content === null && this.#digests.has(path) ? [path] : []));
    const kept = new Set(changes.flatMap(({ path, content }) => (content === null ? [] : [path])));
    const removed = [...new Set(gone)].filter((path) => !kept.has(path));
    await this.#stage(writes);
    // A file where a folder was, or the other way round: there is no way to have both.
    const blocking = inTheWay(removed, new Set(writes.map(({ path }) => path)));
    for (const path of blocking) await this.#remove(path);
    await eachOf(writes, async ({ path, digest }, at) => {
      await mkdir(dirname(join(this.folder, path)), { recursive: true });
      await rename(join(this.#staging, String(at)), join(this.folder, path));
      this.#digests.set(path, digest);
    });
    for (const path of removed) if (!blocking.has(path)) await this.#remove(path);
    return [
      ...removed.map((path): ChangedPath => ({ path, event: "delete" })),
      ...writes.map(({ path, event }): ChangedPath => ({ path, event })),
    ];
  }

  /** The newest content of each path that is to have another one than it has. */
  #writes(changes: readonly FileChange[]): Write[] {
    const writes = new Map<string, Write>();
    for (const { path, content } of changes) {
      if (content === null || !isSafePath(path) || this.#own.has(path)) continue;
      const digest = digestOf(content);
      const known = this.#digests.get(path);
      if (known === digest) writes.delete(path);
      else writes.set(path, { path, content, digest, event: known === undefined ? "create" : "update" });
    }
    return [...writes.values()];
  }

  /** Beside the slot: no sandbox sees it, and a rename leads from there into it. */
  get #staging(): string {
    return `${this.folder}.new`;
  }

  async #stage(writes: readonly Write[]): Promise<void> {
    if (writes.length === 0) return;
    await mkdir(this.#staging, { recursive: true, mode: 0o700 });
    await eachOf(writes, ({ content }, at) => writeFile(join(this.#staging, String(at)), content, { mode: 0o644 }));
  }

  /** Empty folders go too: a file may take their name next. */
  async #remove(path: string): Promise<void> {
    this.#digests.delete(path);
    await rm(join(this.folder, path), { force: true });
    for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
      try {
        await rmdir(join(this.folder, parent));
      } catch {
        return;
      }
    }
  }

  async remove(): Promise<void> {
    const folders = [this.folder, this.#staging];
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}
