/** `*.preview` hosts: the dev server for people who may edit, the built site for everybody else who may look. */
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { Duplex } from "node:stream";
import type { HostHandler, HostMatch, UpgradeRequest } from "@slipway/platform/http/port";
import type { Services } from "../../../services.ts";
import { enter, ENTER_PATH } from "../access/enter.ts";
import { FACTS_LIFETIME_MS } from "../access/viewer-facts.ts";
import { CHANGE_SOCKET_PATH, createChangeSocket } from "../first-sight/change-socket.ts";
import { FirstSights } from "../first-sight/first-sight.ts";
import { previewState } from "../preview-state.ts";
import { answerPage, type Exchange } from "./answer-page.ts";
import { pastCommit, serveBuilt } from "./built-preview.ts";
import { CODE_SOCKET_PATH, createCodeSocket } from "./code-socket.ts";
import { proxyUpgrade } from "./dev-server-proxy.ts";
import { answerPing, isPageSocket, isPing, openAndClose } from "./dev-server-ping.ts";
import { serveLive } from "./live-preview.ts";
import { IN_TRASH, NOTHING_HERE } from "./pages.ts";
import { isReplayScript, serveReplayScript } from "../replay/replay-script.ts";
import { isHiddenPath, levelOf, placeOf, type PreviewPlace } from "./preview-viewer.ts";
import { WakeAttempts } from "./wake-attempts.ts";

const TICKET_USED = {
  title: "This link has been used",
  text: "A link into a preview works once, for a minute. Open the preview from the project again.",
};
const ELSEWHERE = { title: "This preview runs on another server", text: "Open it from the project again." };

/** A page waits for its first connection, and nobody sees that it does. */
const JOIN_PATIENCE_MS = 20_000;

const isEntrance = (incoming: IncomingMessage): boolean => (incoming.url ?? "").split("?")[0] === ENTER_PATH;

class PreviewGateway implements HostHandler {
  readonly #services: Services;
  readonly #attempts: WakeAttempts;
  readonly #firstSights: FirstSights;
  readonly #codeSocket: ReturnType<typeof createCodeSocket>;
  readonly #changeSocket: ReturnType<typeof createChangeSocket>;

  constructor(services: Services) {
    this.#services = services;
    this.#attempts = new WakeAttempts(services);
    this.#firstSights = new FirstSights(services);
    this.#codeSocket = createCodeSocket(services);
    this.#changeSocket = createChangeSocket(services, this.#attempts);
  }

  /**
   * Untrusted pages: only the app may show them in a frame, and they pass no address on. Pages of other previews, which
   * browsers take for the same site, may not load their files with the cookie of whoever looks.
   */
  #headers(incoming: IncomingMessage): OutgoingHttpHeaders {
    const { appUrl } = this.#services.addresses.seenAt(incoming.headers.host);
    return {
      "content-security-policy": `frame-ancestors 'self' ${appUrl}`,
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      ...(this.#services.addresses.secure ? { "strict-transport-security": "max-age=31536000" } : {}),
    };
  }

  async request(incoming: IncomingMessage, response: Exchange["response"], host: HostMatch): Promise<void> {
    const services = this.#services;
    const exchange = { incoming, response };
    const headers = this.#headers(incoming);
    const place = placeOf(host.label);
    if (place === null) return answerPage(exchange, { status: 404, page: NOTHING_HERE }, headers);
    const { projectId, shaStart } = place;
    if (isEntrance(incoming)) {
      if (!(await enter(services, exchange, { audience: "preview", projectId })))
        answerPage(exchange, { status: 403, page: TICKET_USED }, headers);
      return;
    }
    const level = await levelOf(services, incoming, projectId);
    if (level === "trash") return answerPage(exchange, { status: 404, page: IN_TRASH }, headers);
    if (level === null || (shaStart !== null && level !== "edit"))
      return answerPage(exchange, { status: 404, page: NOTHING_HERE }, headers);
    if (!(await services.placements.locate(projectId, "preview")).here)
      return answerPage(exchange, { status: 503, page: ELSEWHERE }, headers);
    if (level === "view" || shaStart !== null)
      return serveBuilt(services, exchange, { projectId, shaStart, showsLog: level === "edit", headers });
    if (isReplayScript(incoming.url ?? "/")) return serveReplayScript(exchange, headers);
    if (isHiddenPath(incoming.url ?? "/")) return answerPage(exchange, { status: 404, page: NOTHING_HERE }, headers);
    await serveLive(services, exchange, {
      projectId,
      attempts: this.#attempts,
      firstSights: this.#firstSights,
      headers,
    });
  }

  /** Past versions only when they exist: their names are as many as there are commits, and each costs a certificate. */
  async serves({ label }: HostMatch): Promise<boolean> {
    const place = placeOf(label);
    if (place === null) return false;
    const known = await previewState(this.#services).facts.of(place.projectId, null);
    if (known === null || known.inTrash) return false;
    return place.shaStart === null || (await pastCommit(this.#services, place.projectId, place.shaStart)) !== null;
  }

  async upgrade(request: UpgradeRequest, host: HostMatch): Promise<void> {
    const { incoming, socket } = request;
    const services = this.#services;
    const place = placeOf(host.label);
    const refuse = (): void =>
      void socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    if (place === null || place.shaStart !== null || (await levelOf(services, incoming, place.projectId)) !== "edit")
      return refuse();
    const path = (incoming.url ?? "/").split("?")[0];
    const origin = incoming.headers.origin;
    if (path === CODE_SOCKET_PATH) {
      if (origin !== services.addresses.seenAt(incoming.headers.host).appUrl) return refuse();
      this.#codeSocket(place.projectId, request);
    } else {
      // A page of another site must not read a preview's update messages with somebody's cookie.
      if (origin === undefined || URL.parse(origin)?.host !== incoming.headers.host) return refuse();
      if (path === CHANGE_SOCKET_PATH) this.#changeSocket(place.projectId, request);
      else if (!(await this.#join(request, place.projectId, refuse))) return;
    }
    this.#watch(incoming, socket, place);
  }

  /** Joins a page's WebSocket with the dev server. False: it was answered otherwise. */
  async #join(request: UpgradeRequest, projectId: string, refuse: () => void): Promise<boolean> {
    const services = this.#services;
    const address = services.sandbox.previews.address(projectId);
    const isPage = isPageSocket(request.incoming);
    if (address !== null) {
      proxyUpgrade(request, address.socketPath, isPage ? () => openAndClose(request) : refuse);
      return true;
    }
    if (isPage) {
      // It has just come from a server that is gone, and may be half: whether the next one knows its tree nobody can tell.
      await this.#attempts.wake(projectId, JOIN_PATIENCE_MS);
      openAndClose(request);
    } else if (isPing(request.incoming)) await answerPing(services, request, { projectId, refuse });
    else refuse();
    return false;
  }

  /** An open socket ends within five seconds when the right to it does. */
  #watch(incoming: IncomingMessage, socket: Duplex, place: PreviewPlace): void {
    const timer = setInterval(() => {
      levelOf(this.#services, incoming, place.projectId).then(
        (level) => level !== "edit" && socket.destroy(),
        () => undefined,
      );
    }, FACTS_LIFETIME_MS / 4);
    timer.unref();
    socket.once("close", () => clearInterval(timer));
  }
}

export const createPreviewHost = (services: Services): HostHandler => new PreviewGateway(services);
