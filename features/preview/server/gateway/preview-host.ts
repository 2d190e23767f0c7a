/** `*.preview` hosts: the dev server for people who may edit, the built site for everybody else who may look. */
import type { IncomingMessage } from "node:http";
import { askedOf, handOverSocket } from "@slipway/platform/http/forward/hand-over";
import type { HostHandler, HostMatch, UpgradeRequest } from "@slipway/platform/http/port";
import type { Needs } from "../../../services.ts";
import type { EnsureNeeds } from "../build/ensure-build.ts";
import type { Keeps } from "../preview-state.ts";
import { enter, ENTER_PATH, goOn } from "../access/enter.ts";
import { CHANGE_SOCKET_PATH, createChangeSocket } from "../first-sight/change-socket.ts";
import { FirstSights } from "../first-sight/first-sight.ts";
import { STRANGER, takeTicket } from "../access/tickets.ts";
import { shownKey, wakePreview } from "../show-tree.ts";
import { answerPage, isNavigation, type Exchange } from "./answer-page.ts";
import { pastCommit, serveBuilt } from "./built-preview.ts";
import { CODE_SOCKET_PATH, createCodeSocket } from "./code-socket.ts";
import { answerPing, isPageSocket, isPing, openAndClose } from "../dev-server/page-sockets.ts";
import { joinDevServer } from "../dev-server/proxy.ts";
import type { SocketNote } from "../dev-server/notes.ts";
import { serveLive, type LiveServer } from "./live-preview.ts";
import { IN_TRASH, NOTHING_HERE } from "./pages.ts";
import { isPageScript, servePageScript } from "../page-scripts/page-scripts.ts";
import { isHiddenPath, levelOf, placeOf, previewHeaders, viewerOf, watchRight, type Visit } from "./preview-viewer.ts";
import { WakeAttempts } from "./wake-attempts.ts";

const TICKET_USED = {
  title: "This link has been used",
  text: "A link into a preview works once, for a minute. Open the preview from the project again.",
};
const ELSEWHERE = { title: "This preview runs on another server", text: "Open it from the project again." };

/** The page waits for its first connection in the background. */
const JOIN_PATIENCE_MS = 20_000;

const isEntrance = (incoming: IncomingMessage): boolean => (incoming.url ?? "").split("?")[0] === ENTER_PATH;

type HostNeeds = EnsureNeeds &
  Needs<"addresses" | "placements"> &
  Keeps<"facts" | "installation" | "linkVisits" | "own" | "targets" | "turns">;

class PreviewGateway implements HostHandler {
  readonly #services: HostNeeds;
  readonly #attempts: WakeAttempts;
  readonly #ownAttempts: WakeAttempts;
  readonly #firstSights: FirstSights;
  readonly #codeSocket: ReturnType<typeof createCodeSocket>;
  readonly #changeSocket: ReturnType<typeof createChangeSocket>;

  constructor(services: HostNeeds) {
    this.#services = services;
    this.#attempts = new WakeAttempts((projectId) => wakePreview(services, projectId));
    this.#ownAttempts = new WakeAttempts((name) => services.own.wake(name));
    this.#firstSights = new FirstSights(services);
    this.#codeSocket = createCodeSocket(services);
    this.#changeSocket = createChangeSocket(services, { attempts: this.#attempts, sights: this.#firstSights });
  }

  async request(incoming: IncomingMessage, response: Exchange["response"], host: HostMatch): Promise<void> {
    const services = this.#services;
    const exchange = { incoming, response };
    const headers = previewHeaders(services, incoming);
    const place = placeOf(host.label);
    if (place === null) return answerPage(exchange, { status: 404, page: NOTHING_HERE }, headers);
    const { projectId, shaStart } = place;
    if (isEntrance(incoming)) {
      if (await enter(services, exchange, { audience: "preview", projectId })) return;
      // Whoever needs no pass to look is not kept out by a used one.
      const isOpen = shaStart === null && (await levelOf(services, projectId, STRANGER)) === "view";
      if (isOpen && incoming.method === "GET") goOn(exchange);
      else answerPage(exchange, { status: 403, page: TICKET_USED }, headers);
      return;
    }
    const viewer = await viewerOf(services, incoming, projectId);
    const { userId } = viewer;
    const level =
      (await levelOf(services, projectId, viewer)) ??
      ((await services.linkVisits.mayLook(projectId, viewer)) ? "view" : null);
    if (level === "trash") return answerPage(exchange, { status: 404, page: IN_TRASH }, headers);
    if (level === null || (shaStart !== null && level !== "edit"))
      return answerPage(exchange, { status: 404, page: NOTHING_HERE }, headers);
    if (!(await services.placements.locate(projectId, "preview")).here)
      return answerPage(exchange, { status: 503, page: ELSEWHERE }, headers);
    if (isPageScript(incoming.url ?? "/")) return servePageScript(exchange, headers);
    if (level === "view" || shaStart !== null)
      return serveBuilt(services, exchange, { projectId, shaStart, showsLog: level === "edit", headers });
    if (isHiddenPath(incoming.url ?? "/")) return answerPage(exchange, { status: 404, page: NOTHING_HERE }, headers);
    // Everything is saved or discarded, so the next page comes from the shared preview again.
    const mine = services.own.of(projectId, userId);
    if (mine?.hasFiles === false && isNavigation(incoming)) await mine.end();
    const visit = { projectId, viewer };
    watchRight(services, response, visit);
    await serveLive(services, exchange, {
      visit,
      server: this.#serverOf(projectId, userId),
      firstSights: this.#firstSights,
      headers,
    });
  }

  /** Past versions only if they exist: there are as many possible names as commits, and each needs a certificate. */
  async serves({ label }: HostMatch): Promise<boolean> {
    const place = placeOf(label);
    if (place === null) return false;
    const known = await this.#services.facts.of(place.projectId, STRANGER);
    if (known === null || known.inTrash) return false;
    return place.shaStart === null || (await pastCommit(this.#services, place.projectId, place.shaStart)) !== null;
  }

  /** The dev server for this person's pages. */
  #serverOf(projectId: string, userId: string | null): LiveServer {
    const services = this.#services;
    const { own, targets } = services;
    const mine = own.of(projectId, userId);
    if (mine !== null) return { name: mine.name, attempts: this.#ownAttempts, isOutdated: () => mine.isOutdated() };
    return {
      name: projectId,
      attempts: this.#attempts,
      isOutdated: async () =>
        own.hasEnded(projectId, userId) || targets.servedKey(projectId) !== (await shownKey(services, projectId)),
    };
  }

  async upgrade(request: UpgradeRequest, host: HostMatch): Promise<void> {
    const { incoming, socket } = request;
    const services = this.#services;
    const place = placeOf(host.label);
    const refuse = (): void =>
      void socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    if (place === null || place.shaStart !== null || incoming.method !== "GET") return refuse();
    const { projectId } = place;
    const path = (incoming.url ?? "/").split("?")[0];
    if (path === CODE_SOCKET_PATH) return this.#openCode(request, projectId, refuse);
    const viewer = await viewerOf(services, incoming, projectId);
    const { userId } = viewer;
    if ((await levelOf(services, projectId, viewer)) !== "edit") return refuse();
    // A page of another site must not read a preview's update messages with somebody's cookie.
    const { origin } = incoming.headers;
    if (origin === undefined || URL.parse(origin)?.host !== incoming.headers.host) return refuse();
    if (path === CHANGE_SOCKET_PATH) {
      const { own } = services;
      this.#changeSocket(projectId, request, own.hasUnsaved(projectId, userId));
      own.noteCommon(projectId, userId, socket);
    } else if (!(await this.#join(request, { projectId, viewer }, refuse))) return;
    watchRight(services, socket, { projectId, viewer });
  }

  /** The app's own page connects here. It brings a ticket, because browsers may withhold the host's cookie from it. */
  async #openCode(request: UpgradeRequest, projectId: string, refuse: () => void): Promise<void> {
    const services = this.#services;
    const { incoming, socket } = request;
    if (incoming.headers.origin !== services.addresses.seenAt(incoming.headers.host).appUrl) return refuse();
    const token = new URL(incoming.url ?? "/", "http://host.invalid").searchParams.get("token");
    const viewer =
      token === null
        ? await viewerOf(services, incoming, projectId)
        : ((await takeTicket(services, { token, audience: "preview", projectId })) ?? STRANGER);
    const { userId } = viewer;
    if (userId === null || (await levelOf(services, projectId, viewer)) !== "edit") return refuse();
    if (!(await services.placements.locate(projectId, "preview")).here) return refuse();
    this.#codeSocket({ projectId, userId }, request);
    watchRight(services, socket, { projectId, viewer });
  }

  /** Joins a page's WebSocket with the dev server. False: it was answered otherwise. */
  async #join(request: UpgradeRequest, { projectId, viewer }: Visit, refuse: () => void): Promise<boolean> {
    const { userId } = viewer;
    const { own } = this.#services;
    const server = this.#serverOf(projectId, userId);
    const address = this.#services.sandbox.previews.address(server.name);
    const isPage = isPageSocket(request.incoming);
    if (address !== null) {
      if (isPage && server.name === projectId) own.noteCommon(projectId, userId, request.socket);
      else if (isPage) own.of(projectId, userId)?.noteConnection(request.socket);
      const note: SocketNote = address;
      if (askedOf(request.incoming) === null) joinDevServer(request, address.socketPath);
      else handOverSocket(request.socket, note);
      return true;
    }
    if (isPage) {
      // The page came from a server that is gone, and may be incomplete. Whether the next server knows its tree is
      // unknown, so the page reloads.
      await server.attempts.wake(server.name, JOIN_PATIENCE_MS);
      openAndClose(request);
    } else if (isPing(request.incoming)) await answerPing(server, request, refuse);
    else refuse();
    return false;
  }
}

export const createPreviewHost = (services: HostNeeds): HostHandler => new PreviewGateway(services);
