/** `/_sandbox/changes?tree=`: tells a page of the first sight when the dev server has something newer, and wakes it before. */
import type { UpgradeRequest } from "@slipway/platform/http/port";
import { WebSocketServer, type WebSocket } from "ws";
import type { Services } from "../../../services.ts";
import type { WakeAttempts } from "../gateway/wake-attempts.ts";
import { previewState } from "../preview-state.ts";
import { shownKey } from "../show-tree.ts";

/** By then the page has settled: a dev server that starts beside it would slow it down. */
const WAKE_AFTER_MS = 3_000;
/** The built page stays in view while a preview waits for its turn. */
const PATIENCE_MS = 30_000;

interface OpenPage {
  projectId: string;
  /** Of the tree it shows; null when it does not say. */
  treeKey: string | null;
  socket: WebSocket;
}

class FirstSightPage {
  readonly #services: Services;
  readonly #attempts: WakeAttempts;
  readonly #page: OpenPage;
  #isLeaving = false;
  #isOutdated = false;

  constructor(services: Services, attempts: WakeAttempts, page: OpenPage) {
    this.#services = services;
    this.#attempts = attempts;
    this.#page = page;
  }

  async follow(): Promise<void> {
    const { projectId, socket } = this.#page;
    const stopWatching = previewState(this.#services).targets.watch(
      projectId,
      (treeKey) => void this.#compare(treeKey),
    );
    const wake = setTimeout(() => void this.#attempts.wake(projectId, PATIENCE_MS), WAKE_AFTER_MS).unref();
    socket.on("error", () => socket.terminate());
    socket.on("message", () => void this.#takeOver());
    socket.once("close", () => {
      stopWatching();
      clearTimeout(wake);
    });
    // What changed while the page was on its way.
    await this.#compare(await shownKey(this.#services, projectId));
  }

  async #compare(treeKey: string): Promise<void> {
    if (treeKey === this.#page.treeKey) return;
    this.#isOutdated = true;
    await this.#takeOver();
  }

  /** Something newer is shown in any case; what refuses to wake is told by the next page. */
  async #takeOver(): Promise<void> {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    const { state } = await this.#attempts.wake(this.#page.projectId, PATIENCE_MS);
    // Also when it became so meanwhile.
    const leaves = this.#isOutdated || state === "awake";
    this.#page.socket.send(leaves ? "reload" : "stay");
    this.#isLeaving = leaves;
  }
}

export const CHANGE_SOCKET_PATH = "/_sandbox/changes";

/** The caller has checked the right and the origin. */
export function createChangeSocket(services: Services, attempts: WakeAttempts) {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64, perMessageDeflate: false });
  return (projectId: string, { incoming, socket, head }: UpgradeRequest, isOvertaken: boolean): void => {
    const treeKey = new URL(incoming.url ?? "/", "http://preview").searchParams.get("tree");
    server.handleUpgrade(incoming, socket, head, (opened) => {
      // Its person has a preview of its own by now.
      if (isOvertaken) return opened.send("reload");
      new FirstSightPage(services, attempts, { projectId, treeKey, socket: opened })
        .follow()
        .catch((error: unknown) => {
          services.log.warn("a preview's page is not told of changes", { projectId, error });
          opened.close();
        });
    });
  };
}
