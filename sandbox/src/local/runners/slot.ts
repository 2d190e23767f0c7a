import { createHash } from "node:crypto";
import { chmod, chown, mkdir, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import type { FileChange } from "../../port.ts";
import type { ChangedPath } from "../../runner/messages.ts";
import { isSafePath } from "../project-files.ts";

const digestOf = (content: string | Uint8Array): string => createHash("sha1").update(content).digest("base64");

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

  /** Applies changes, deletions first; answers those that made a difference. */
  async apply(changes: readonly FileChange[]): Promise<ChangedPath[]> {
    const made: ChangedPath[] = [];
    for (const { path, content } of changes) {
      if (content !== null || !this.#digests.delete(path)) continue;
      await this.#remove(path);
      made.push({ path, event: "delete" });
    }
    for (const { path, content } of changes) {
      if (content === null || !isSafePath(path) || this.#own.has(path)) continue;
      const digest = digestOf(content);
      const known = this.#digests.get(path);
      if (known === digest) continue;
      await mkdir(dirname(join(this.folder, path)), { recursive: true });
      await writeFile(join(this.folder, path), content, { mode: 0o644 });
      this.#digests.set(path, digest);
      made.push({ path, event: known === undefined ? "create" : "update" });
    }
    return made;
  }

  /** Empty folders go too: a file may take their name next. */
  async #remove(path: string): Promise<void> {
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
    await rm(this.folder, { recursive: true, force: true });
  }
}
