/**
 * `/_sandbox/changes?tree=` wakes the dev server for a page of the built site, and tells the page when there is
 * something newer to load.
 */
import type { UpgradeRequest } from "@slipway/platform/http/port";
import { WebSocketServer, type WebSocket } from "ws";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import type { WakeAttempts } from "../gateway/wake-attempts.ts";
import { previewBuilt } from "../../contract/events.ts";
import { shownKey } from "../show-tree.ts";
import type { FirstSights } from "./first-sight.ts";

/** The page has settled by then. A dev server starting earlier would slow it down. */
const WAKE_AFTER_MS = 3_000;
/** A preview that does not wait for a place is awake by then. */
const SOON_MS = 1_000;
/** Meanwhile the built page stays in view while the preview waits for its turn, or is replaced by a newer built one. */
const PATIENCE_MS = 30_000;

interface OpenPage {
  projectId: string;
  /** Key of the tree that the page shows; null if the page does not say. */
  treeKey: string | null;
  socket: WebSocket;
}

interface Preview {
  attempts: WakeAttempts;
  sights: FirstSights;
}

class FirstSightPage {
  readonly #services: Needs<"events" | "git" | "sandbox"> & Keeps<"targets">;
  readonly #attempts: WakeAttempts;
  readonly #sights: FirstSights;
  readonly #page: OpenPage;
  #isLeaving = false;
  #isOutdated = false;

  constructor(
    services: Needs<"events" | "git" | "sandbox"> & Keeps<"targets">,
    { attempts, sights }: Preview,
    page: OpenPage,
  ) {
    this.#services = services;
    this.#attempts = attempts;
    this.#sights = sights;
    this.#page = page;
  }

  async follow(): Promise<void> {
    const { projectId, socket } = this.#page;
    const stopWatching = this.#services.targets.watch(projectId, (treeKey) => void this.#compare(treeKey));
    const wake = setTimeout(() => void this.#attempts.wake(projectId, PATIENCE_MS), WAKE_AFTER_MS).unref();
    socket.on("error", () => socket.terminate());
    socket.on("message", () => void this.#takeOver());
    socket.once("close", () => {
      stopWatching();
      clearTimeout(wake);
    });
    // Catches changes made while the page was loading.
    await this.#compare(await shownKey(this.#services, projectId));
  }

  async #compare(treeKey: string): Promise<void> {
    if (treeKey === this.#page.treeKey) return;
    this.#isOutdated = true;
    await this.#takeOver();
  }

  /** Something newer is shown in any case. If the preview does not wake, the next page says why. */
  async #takeOver(): Promise<void> {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    const isAwake = await this.#awoke();
    // It may have become outdated during the wait.
    const leaves = this.#isOutdated || isAwake;
    this.#page.socket.send(leaves ? "reload" : "stay");
    this.#isLeaving = leaves;
  }

  /** False: the preview does not wake, or something newer than this page was built while it waits for a place. */
  async #awoke(): Promise<boolean> {
    const { projectId } = this.#page;
    const soon = await this.#attempts.wake(projectId, SOON_MS);
    if (soon.state !== "waiting") return soon.state === "awake";
    const waiting = this.#attempts.wake(projectId, PATIENCE_MS).then(({ state }) => state === "awake");
    if (this.#services.sandbox.previews.state(projectId).state !== "queued") return waiting;
    const built = this.#newerIsBuilt();
    return Promise.race([waiting, built.then(() => false)]).finally(() => built.stop());
  }

  #newerIsBuilt(): Promise<void> & { stop: () => void } {
    const { projectId, treeKey } = this.#page;
    const found = Promise.withResolvers<void>();
    const look = async (): Promise<void> => {
      const key = await this.#sights.builtKey(projectId);
      if (key !== null && key !== treeKey) found.resolve();
    };
    const stop = this.#services.events.on(previewBuilt, (built) =>
      built.projectId === projectId ? look() : undefined,
    );
    look().catch(found.reject);
    return Object.assign(found.promise, { stop });
  }
}

export const CHANGE_SOCKET_PATH = "/_sandbox/changes";

/** The caller has checked permission and origin. */
export function createChangeSocket(
  services: Needs<"events" | "git" | "log" | "sandbox"> & Keeps<"targets">,
  preview: Preview,
) {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64, perMessageDeflate: false });
  return (projectId: string, { incoming, socket, head }: UpgradeRequest, isOvertaken: boolean): void => {
    const treeKey = new URL(incoming.url ?? "/", "http://preview").searchParams.get("tree");
    server.handleUpgrade(incoming, socket, head, (opened) => {
      // Without a listener, a malformed frame would end the process.
      opened.on("error", () => opened.terminate());
      // The person has a preview of their own by now.
      if (isOvertaken) return opened.send("reload");
      new FirstSightPage(services, preview, { projectId, treeKey, socket: opened }).follow().catch((error: unknown) => {
        services.log.warn("a preview's page is not told of changes", { projectId, error });
        opened.close();
      });
    });
  };
}
