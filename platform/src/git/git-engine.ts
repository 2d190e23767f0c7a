/** Git itself as the engine: one bare repository per project below the data folder. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { invalidRequest, notFound } from "@slipway/kernel/errors";
import { folderBytes } from "../disk/folder-bytes.ts";
import { copyObjects, writeEmptyRepository, writeFirstReference, writeRootCommit } from "./bare/bare-files.ts";
import { Seeds } from "./bare/seeds.ts";
import { importCommit, signature, storableMessage } from "./fast-import.ts";
import { GitProcess } from "./git-process.ts";
import type { CommitChange, CopyOptions, FirstCommit, Git, Repository } from "./port.ts";
import { BareRepository } from "./repository.ts";

export interface GitOptions {
  dataDir: string;
  /** `false` leaves out fsync; for tests only. */
  durable?: boolean;
}

/** Reader processes at a time; the one started or opened longest ago is ended first and starts again when it is needed. */
const MAX_READERS = 32;

const COPY_AUTHOR = { name: "Slipway", email: "slipway@localhost" };

class GitEngine implements Git {
  readonly #root: string;
  readonly #git: GitProcess;
  readonly #flush: boolean;
  readonly #seeds: Seeds;
  /** One object per project, because it holds the writer lock; a few hundred bytes each, at most one per repository on disk. */
  readonly #open = new Map<string, BareRepository>();
  /** In order of use. */
  readonly #reading = new Set<BareRepository>();

  constructor(options: GitOptions) {
    this.#root = join(options.dataDir, "git");
    this.#flush = options.durable ?? true;
    this.#git = new GitProcess(this.#flush);
    this.#seeds = new Seeds({
      root: this.#root,
      flush: this.#flush,
      make: (directory, changes, finish) => this.#makeSeed(directory, changes, finish),
    });
  }

  async create(projectId: string): Promise<Repository> {
    const directory = this.#directory(projectId);
    if (!existsSync(directory)) {
      await this.#place(directory, (staging) => this.#init(staging));
    }
    return this.#use(projectId, directory);
  }

  async createWith(
    projectId: string,
    { changes, message, author }: FirstCommit,
  ): Promise<{ repository: Repository; sha: string }> {
    const directory = this.#directory(projectId);
    const seed = await this.#seeds.of(changes);
    const flush = this.#flush;
    let sha = "";
    const isPlaced = await this.#place(directory, async (staging) => {
      await this.#init(staging);
      await copyObjects(seed.directory, staging);
      const signed = { signature: signature(author, Date.now()), message: storableMessage(message) };
      sha = await writeRootCommit(staging, { tree: seed.tree, ...signed, flush });
      await writeFirstReference(staging, { ref: "refs/heads/main", sha, flush });
    });
    if (!isPlaced) throw new Error(`repository ${projectId} exists already`);
    return { repository: this.#use(projectId, directory), sha };
  }

  async prepare(changes: FirstCommit["changes"]): Promise<void> {
    await this.#seeds.of(changes);
  }

  open(projectId: string): Promise<Repository> {
    return this.#opened(projectId);
  }

  async #opened(projectId: string): Promise<BareRepository> {
    const directory = this.#directory(projectId);
    if (!this.#open.has(projectId) && !existsSync(directory)) throw notFound("This project");
    return this.#use(projectId, directory);
  }

  async copy(from: string, to: string, options: CopyOptions): Promise<Repository> {
    const source = await this.#opened(from);
    const directory = this.#directory(to);
    if (existsSync(directory)) throw new Error(`repository ${to} exists already`);
    const head = await source.head();
    if (head === null) return this.create(to);
    // Links and other repositories are not handed on: such a tree is copied file by file.
    if (options.history && options.leavesOut === undefined && (await source.hasOnlyFiles(head))) {
      const origin = this.#directory(from);
      await this.#place(directory, async (staging) => {
        await this.#init(staging);
        await source.withoutRepacking(() => copyObjects(origin, staging));
        await writeFirstReference(staging, { ref: "refs/heads/main", sha: head, flush: this.#flush });
      });
      return this.#use(to, directory);
    }
    const files = await source.files(head);
    const copy = await this.create(to);
    const changes = [...files]
      .filter(([path]) => options.leavesOut?.(path) !== true)
      .map(([path, content]) => ({ path, content }));
    await copy.commit({ parent: null, changes, message: "Start from a copy", author: COPY_AUTHOR });
    return copy;
  }

  async bundle(projectId: string, file: string): Promise<boolean> {
    if ((await (await this.open(projectId)).head()) === null) return false;
    await this.#git.run(this.#directory(projectId), ["bundle", "create", "--quiet", "--end-of-options", file, "--all"]);
    return true;
  }

  async unbundle(projectId: string, file: string, head: string): Promise<Repository> {
    const directory = this.#directory(projectId);
    if (existsSync(directory)) throw new Error(`repository ${projectId} exists already`);
    await this.#place(directory, async (staging) => {
      await this.#init(staging);
      const checked = ["-c", "fetch.fsckObjects=true", "fetch", "--quiet", "--end-of-options", file, "+refs/*:refs/*"];
      await this.#git.run(staging, checked, { protocols: "file" });
      await this.#git.run(staging, ["update-ref", "refs/heads/main", head]);
    });
    return this.#use(projectId, directory);
  }

  async delete(projectId: string): Promise<void> {
    const directory = this.#directory(projectId);
    const open = this.#open.get(projectId);
    this.#open.delete(projectId);
    if (open !== undefined) this.#reading.delete(open);
    await open?.close();
    const grave = join(this.#root, `.removed-${randomUUID()}`);
    // Renamed first: a crash while erasing leaves no half repository under the project's name.
    await rename(directory, grave).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
    await rm(grave, { recursive: true, force: true });
  }

  bytes(projectId: string): Promise<number> {
    return folderBytes(this.#directory(projectId));
  }

  async health(): Promise<{ version: string }> {
    await mkdir(this.#root, { recursive: true });
    const { stdout } = await this.#git.run(this.#root, ["version"]);
    return {
      version: stdout
        .toString("utf8")
        .trim()
        .replace(/^git version /, ""),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const all = [...this.#open.values()];
    this.#open.clear();
    this.#reading.clear();
    await Promise.all(all.map((repository) => repository.close()));
  }

  async #init(directory: string): Promise<void> {
    await writeEmptyRepository(directory, { flush: this.#flush });
  }

  #directory(projectId: string): string {
    if (!/^[a-z][a-z0-9]{1,19}$/.test(projectId)) throw invalidRequest("This is no project id.");
    return join(this.#root, projectId.slice(-2), `${projectId}.git`);
  }

  #makeSeed(
    directory: string,
    changes: readonly CommitChange[],
    finish: (staging: string, tree: string) => Promise<void>,
  ): Promise<boolean> {
    return this.#place(directory, async (staging) => {
      await this.#init(staging);
      const commit = { parent: null, changes, message: "Seed", author: COPY_AUTHOR };
      const { treeHash } = await importCommit(this.#git, staging, commit);
      await finish(staging, treeHash);
    });
  }

  /** Makes the repository beside its place and moves it in, so that a crash never leaves half of one. False: one was there. */
  async #place(directory: string, make: (staging: string) => Promise<unknown>): Promise<boolean> {
    await mkdir(dirname(directory), { recursive: true });
    const staging = join(this.#root, `.new-${randomUUID()}`);
    try {
      await make(staging);
      return await rename(staging, directory).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          // Two creators of one project: the first one's repository stays.
          if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
          return false;
        },
      );
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }

  #use(projectId: string, directory: string): BareRepository {
    const known = this.#open.get(projectId);
    if (known !== undefined) {
      if (this.#reading.delete(known)) this.#reading.add(known);
      return known;
    }
    const repository: BareRepository = new BareRepository(this.#git, directory, () => this.#readerStarted(repository));
    this.#open.set(projectId, repository);
    return repository;
  }

  #readerStarted(repository: BareRepository): void {
    this.#reading.delete(repository);
    this.#reading.add(repository);
    if (this.#reading.size <= MAX_READERS) return;
    const [oldest] = this.#reading;
    this.#reading.delete(oldest!);
    void oldest!.rest();
  }
}

export const createGit = (options: GitOptions): Git => new GitEngine(options);
