/**
 * A sleeping preview answers with the built site of its tree until there is something newer. The page is there at once,
 * and nobody waits for a dev server just to look. Decision record 024.
 */
import { readFile } from "node:fs/promises";
import type { OutgoingHttpHeaders } from "node:http";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import { artefactIdOf } from "../build/ensure-build.ts";
import { isNavigation, type Exchange } from "../gateway/answer-page.ts";
import { hasHashedName } from "../serving/artefact.ts";
import type { Artefact } from "../serving/artefact-store.ts";
import { pathOf } from "../serving/serve-artefact.ts";
import { RecentMap } from "@slipway/kernel/recent-map";
import { targetOf } from "../show-tree.ts";
import { pageFor, serveBuiltFile, serveBuiltPage } from "./built-page.ts";

interface Sight {
  treeKey: string;
  artefact: Artefact;
}

interface Place {
  projectId: string;
  headers: OutgoingHttpHeaders;
}

/** Projects whose shown site is remembered, so that parts of an open page come from the same site as the page. */
const MAX_SHOWN = 500;
const PAGE_SCRIPT = new URL("./page-script.js", import.meta.url);

export class FirstSights {
  readonly #services: Needs<"addresses" | "cloud" | "git" | "templateDir"> & Keeps<"store" | "targets">;
  readonly #shown = new RecentMap<Sight>(MAX_SHOWN);

  constructor(services: Needs<"addresses" | "cloud" | "git" | "templateDir"> & Keeps<"store" | "targets">) {
    this.#services = services;
  }

  /** For a sleeping preview. False: there is no such site or file, and nothing has been answered. */
  async serveAsleep(exchange: Exchange, place: Place): Promise<boolean> {
    if (!isNavigation(exchange.incoming)) return this.#servePart(exchange, place);
    const sight = await this.#sightOf(place.projectId);
    if (sight === null) return false;
    const page = pageFor(sight.artefact, exchange);
    this.#shown.set(place.projectId, sight);
    if (page === null) return this.#servePart(exchange, place);
    const source = await readFile(PAGE_SCRIPT, "utf8");
    const script = source.replace("SLIPWAY_TREE", () => JSON.stringify(sight.treeKey));
    // The script reloads the page when the dev server is ready.
    await serveBuiltPage(this.#services, exchange, { page, headers: place.headers, caching: "no-store", script });
    return true;
  }

  /** For a preview that is awake: a page loaded before it woke still asks for the parts of its built site. */
  async serveAwake(exchange: Exchange, place: Place): Promise<boolean> {
    const path = pathOf(exchange.incoming.url ?? "/");
    return path !== null && hasHashedName(path) && this.#servePart(exchange, place);
  }

  /** Key of the tree whose build a page would get now; null if there is no build. */
  async builtKey(projectId: string): Promise<string | null> {
    return (await this.#sightOf(projectId))?.treeKey ?? null;
  }

  async #servePart(exchange: Exchange, { projectId, headers }: Place): Promise<boolean> {
    const path = pathOf(exchange.incoming.url ?? "/");
    const artefact = this.#shown.get(projectId)?.artefact;
    if (path === null || artefact?.files.has(path) !== true) return false;
    await serveBuiltFile(this.#services, exchange, { artefact, headers });
    return true;
  }

  /** Null: unsaved or uncommitted files are shown, or the tree has not been built. */
  async #sightOf(projectId: string): Promise<Sight | null> {
    const target = await targetOf(this.#services, projectId);
    if (target.overlay.size > 0) return null;
    const { store } = this.#services;
    const artefact = await store.read(projectId, await artefactIdOf(this.#services, projectId, target.sha));
    return artefact === null ? null : { treeKey: target.treeKey, artefact };
  }
}
