/**
 * Initial contents that many repositories share. Git makes their objects once per installation, in a repository that
 * nobody opens; a new repository links them and needs no process. [P2]
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CommitChange } from "../port.ts";

export interface Seed {
  directory: string;
  tree: string;
}

export interface SeedMaker {
  /** Folder of the repositories. */
  root: string;
  flush: boolean;
  /**
   * Makes a repository with these files at `directory`, whole or not at all. `finish` gets their tree's sha before the
   * repository appears.
   */
  make(
    directory: string,
    changes: readonly CommitChange[],
    finish: (staging: string, tree: string) => Promise<void>,
  ): Promise<unknown>;
}

const PREFIX = ".seed-";
const TREE_FILE = "seed-tree";

function nameOf(changes: readonly CommitChange[]): string {
  const hash = createHash("sha256");
  for (const { path, content } of changes) {
    const bytes = Buffer.from(content ?? "");
    hash.update(`${path}\0${content === null ? "-" : bytes.length}\0`).update(bytes);
  }
  return `${PREFIX}${hash.digest("hex").slice(0, 40)}`;
}

export class Seeds {
  readonly #maker: SeedMaker;
  /** Keyed by the list itself: callers that begin many repositories with the same files pass the same list. */
  readonly #known = new WeakMap<readonly CommitChange[], Promise<Seed>>();

  constructor(maker: SeedMaker) {
    this.#maker = maker;
  }

  async of(changes: readonly CommitChange[]): Promise<Seed> {
    const known = await this.#known.get(changes);
    if (known !== undefined && existsSync(known.directory)) return known;
    const seed = this.#found(changes);
    this.#known.set(changes, seed);
    seed.catch(() => this.#known.delete(changes));
    return seed;
  }

  async #found(changes: readonly CommitChange[]): Promise<Seed> {
    const { root, flush, make } = this.#maker;
    const name = nameOf(changes);
    const directory = join(root, name);
    const treeOf = async (): Promise<string> => (await readFile(join(directory, TREE_FILE), "utf8")).trim();
    if (!existsSync(directory)) {
      await make(directory, changes, (staging, tree) => writeFile(join(staging, TREE_FILE), `${tree}\n`, { flush }));
      await this.#removeOthers(name);
    }
    return { directory, tree: await treeOf() };
  }

  /** Removes the seeds of earlier versions of the initial contents. */
  async #removeOthers(name: string): Promise<void> {
    const { root } = this.#maker;
    const old = (await readdir(root)).filter((other) => other.startsWith(PREFIX) && other !== name);
    await Promise.all(old.map((other) => rm(join(root, other), { recursive: true, force: true })));
  }
}
