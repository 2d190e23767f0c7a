/** Unsaved files by person and project, with a preview that shows them. */
import type { Duplex } from "node:stream";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { PreviewAddress } from "@slipway/sandbox/port";
import type { Needs } from "../../../services.ts";
import type { Shows } from "../show-tree.ts";
import { OwnPreview } from "./own-preview.ts";

/** A page whose own preview ended asks for its server within this time, if anybody looks at it. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 500;

/** No project has such an id. */
const nameOf = (projectId: string, userId: string): string => `${projectId}~${userId}`;

/** The project of a dev server: its own, or one of a person who has unsaved files. */
export const projectOfServer = (name: string): string => name.split("~", 1)[0]!;

export class OwnPreviews {
  readonly #services: Needs<"cloud" | "database" | "git" | "log" | "sandbox" | "templateDir"> &
    Shows<"targets" | "turns">;
  readonly #open = new Map<string, OwnPreview>();
  /** Connections of people's pages with the common preview. */
  readonly #common = new Map<string, Set<Duplex>>();
  readonly #ended = new RecentMap<number>(MAX_REMEMBERED);

  constructor(
    services: Needs<"cloud" | "database" | "git" | "log" | "sandbox" | "templateDir"> & Shows<"targets" | "turns">,
  ) {
    this.#services = services;
  }

  /** The caller has checked that this person may edit. */
  begin(projectId: string, userId: string): OwnPreview {
    const name = nameOf(projectId, userId);
    const known = this.#open.get(name);
    if (known !== undefined) return known;
    const own = new OwnPreview(this.#services, {
      projectId,
      name,
      onBegin: () => this.#callOver(name),
      onEnd: () => {
        this.#open.delete(name);
        this.#ended.set(name, performance.now());
      },
    });
    this.#open.set(name, own);
    return own;
  }

  of(projectId: string, userId: string | null): OwnPreview | null {
    return userId === null ? null : (this.#open.get(nameOf(projectId, userId)) ?? null);
  }

  hasUnsaved(projectId: string, userId: string | null): boolean {
    return this.of(projectId, userId)?.hasFiles === true;
  }

  /** Rejects when it has ended meanwhile: the next request is one for the common preview. */
  async wake(name: string): Promise<PreviewAddress> {
    const own = this.#open.get(name);
    if (own === undefined) throw new Error("a preview of unsaved files was asked for after its end");
    return own.wake();
  }

  /** A page of this person lost its own preview, which is gone: there is the common one. */
  hasEnded(projectId: string, userId: string | null): boolean {
    const at = userId === null ? undefined : this.#ended.get(nameOf(projectId, userId));
    return at !== undefined && performance.now() - at < REMEMBERED_MS;
  }

  /** A page of the common preview: it is to load again when this person has something unsaved. */
  noteCommon(projectId: string, userId: string | null, socket: Duplex): void {
    if (userId === null) return;
    const name = nameOf(projectId, userId);
    const pages = this.#common.get(name) ?? new Set();
    this.#common.set(name, pages.add(socket));
    socket.once("close", () => {
      pages.delete(socket);
      if (pages.size === 0 && this.#common.get(name) === pages) this.#common.delete(name);
    });
  }

  async endAll(projectId: string): Promise<void> {
    const own = [...this.#open.values()].filter(({ name }) => projectOfServer(name) === projectId);
    await Promise.all(own.map((one) => one.end()));
  }

  /** Closes their connections, so that they ask for their server and load again. */
  #callOver(name: string): void {
    for (const socket of this.#common.get(name) ?? []) socket.destroy();
  }
}
