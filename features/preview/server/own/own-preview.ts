/**
 * A preview of one person: the project's tree with that person's unsaved files on top, in a dev server of its own that
 * wakes when the person looks. Nobody else sees them. [W7.38]
 */
import type { Duplex } from "node:stream";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { PreviewAddress } from "@slipway/sandbox/port";
import type { Needs } from "../../../services.ts";
import type { Shows } from "../show-tree.ts";
import { isAwake, servedTree, shownFile, targetOf } from "../show-tree.ts";
import { UnsavedFiles, type Tab, type UnsavedFile } from "./unsaved-files.ts";

export type CodeMessage =
  | { type: "init_code"; files: readonly UnsavedFile[] }
  | { type: "file_update"; path: string; content: string };

/** When the app's page reloads, its tab comes back within this time with the same files. */
const COME_BACK_MS = 3_000;

export interface OwnPreviewPlace {
  projectId: string;
  /** Name of its dev server among those of all projects. */
  name: string;
  /** The first unsaved file arrived: pages of the shared preview should move over. */
  onBegin: () => void;
  /** Nothing of it is left. */
  onEnd: () => void;
}

export class OwnPreview {
  readonly name: string;
  readonly #services: Needs<"cloud" | "database" | "git" | "log" | "sandbox" | "templateDir"> &
    Shows<"targets" | "turns">;
  readonly #place: OwnPreviewPlace;
  readonly #files = new UnsavedFiles();
  readonly #tabs = new Set<Tab>();
  readonly #leaving = new Map<Tab, NodeJS.Timeout>();
  readonly #pages = new Set<Duplex>();
  readonly #stopWatching: () => void;
  #changes = 0;
  /** The tree last given to its dev server. */
  #served: { target: string; changes: number; files: ReadonlyMap<ProjectPath, string> } | null = null;
  #isQueued = false;
  #hasEnded = false;

  constructor(
    services: Needs<"cloud" | "database" | "git" | "log" | "sandbox" | "templateDir"> & Shows<"targets" | "turns">,
    place: OwnPreviewPlace,
  ) {
    this.#services = services;
    this.#place = place;
    this.name = place.name;
    this.#stopWatching = services.targets.watch(place.projectId, () => this.#follow());
  }

  get hasFiles(): boolean {
    return this.#files.shown.size > 0;
  }

  /** Adds a tab. `take` throws an `AppError` if it refuses a message, and keeps nothing of it. */
  enter(): { take: (message: CodeMessage) => void; leave: (comesBack: boolean) => void } {
    const tab: Tab = Symbol(this.name);
    this.#tabs.add(tab);
    return {
      take: (message) => this.#take(tab, message),
      leave: (comesBack) => {
        if (!comesBack) return this.#forget(tab);
        this.#leaving.set(
          tab,
          setTimeout(() => this.#forget(tab), COME_BACK_MS),
        );
      },
    };
  }

  #take(tab: Tab, message: CodeMessage): void {
    const had = this.hasFiles;
    if (message.type === "init_code") {
      this.#files.replace(tab, message.files);
      // A tab that left has come back as this one.
      for (const gone of [...this.#leaving.keys()]) this.#forget(gone);
    } else this.#files.put(tab, message);
    this.#changes += 1;
    if (!had && this.hasFiles) this.#place.onBegin();
    this.#follow();
  }

  #forget(tab: Tab): void {
    clearTimeout(this.#leaving.get(tab));
    this.#leaving.delete(tab);
    this.#files.leave(tab);
    this.#changes += 1;
    if (!this.#tabs.delete(tab)) return;
    if (this.#tabs.size === 0) void this.end();
    else this.#follow();
  }

  /** Notes one page's connection with the dev server. Without files and pages the server need not stay awake. */
  noteConnection(socket: Duplex): void {
    this.#pages.add(socket);
    socket.once("close", () => {
      this.#pages.delete(socket);
      if (this.#pages.size === 0 && !this.hasFiles && !this.#hasEnded)
        void this.#services.sandbox.previews.sleep(this.name);
    });
  }

  wake(): Promise<PreviewAddress> {
    return this.#services.turns.run(this.name, () => this.#wakeNow());
  }

  /** Whether a page whose dev server went away shows an outdated tree. */
  async isOutdated(): Promise<boolean> {
    const { treeKey } = await targetOf(this.#services, this.#place.projectId);
    return this.#served?.target !== treeKey || this.#served.changes !== this.#changes;
  }

  async end(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#stopWatching();
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#place.onEnd();
    for (const page of this.#pages) page.destroy();
    await this.#services.turns.run(this.name, () => this.#services.sandbox.previews.sleep(this.name));
  }

  /** Includes everything that arrived meanwhile, so updates are as frequent as the dev server can take them. */
  #follow(): void {
    if (this.#isQueued || this.#hasEnded) return;
    this.#isQueued = true;
    void this.#services.turns
      .run(this.name, async () => {
        this.#isQueued = false;
        if (!this.#hasEnded && isAwake(this.#services, this.name)) await this.#update();
      })
      .catch((error: unknown) =>
        this.#services.log.warn("unsaved files could not be shown", { projectId: this.#place.projectId, error }),
      );
  }

  async #update(): Promise<void> {
    const { projectId } = this.#place;
    const target = await targetOf(this.#services, projectId);
    const before = this.#served;
    if (before?.target !== target.treeKey) return void (await this.#wakeNow());
    const [changes, files] = [this.#changes, this.#files.shown];
    const paths = [...new Set([...before.files.keys(), ...files.keys()])].filter(
      (path) => files.get(path) !== before.files.get(path),
    );
    const changed = await Promise.all(
      paths.map(async (path) => ({
        path,
        content: files.get(path) ?? (await shownFile(this.#services, projectId, path)),
      })),
    );
    await this.#services.sandbox.previews.apply(this.name, this.#keyOf(target.treeKey, changes), changed);
    this.#served = { target: target.treeKey, changes, files };
  }

  async #wakeNow(): Promise<PreviewAddress> {
    const { projectId } = this.#place;
    const target = await targetOf(this.#services, projectId);
    const tree = await servedTree(this.#services, projectId, target);
    const [changes, files] = [this.#changes, this.#files.shown];
    const address = await this.#services.sandbox.previews.wake({
      ...tree,
      projectId: this.name,
      treeKey: this.#keyOf(target.treeKey, changes),
      files: async () => {
        const all = new Map<string, Uint8Array>(await tree.files());
        for (const [path, content] of files) all.set(path, Buffer.from(content, "utf8"));
        return all;
      },
    });
    this.#served = { target: target.treeKey, changes, files };
    return address;
  }

  #keyOf(target: string, changes: number): string {
    return `${target}~unsaved-${changes}`;
  }
}
