/** `*.sites` hosts: published sites, and nothing else. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { HostHandler, HostMatch } from "@slipway/platform/http/port";
import {
  answerPage,
  enter,
  ENTER_PATH,
  htmlPage,
  NOT_FOUND,
  readPass,
  safePath,
  serveArtefact,
  type Exchange,
  type Page,
  type Visits,
} from "../../../preview/server/index.ts";
import type { Needs } from "../../../services.ts";
import { mayOpenPrivateSite } from "../private-access.ts";
import type { Site, SiteTable } from "./site-table.ts";

const NO_SITE: Page = { title: "There is no site here", text: "Nothing is published at this address." };
const BROKEN: Page = {
  title: "This site cannot be shown",
  text: "Its files are missing on the server. Publishing it again brings it back.",
};
const MEMBERS_ONLY: Page = { title: "This site is private", text: "Open its page first and sign in." };
const TICKET_USED: Page = {
  title: "This link has been used",
  text: "A link into a private site works once, for a minute. Open the site's address again.",
};

const isPageLoad = (incoming: IncomingMessage): boolean =>
  incoming.method === "GET" && (incoming.headers["sec-fetch-dest"] ?? "document") === "document";

export type SiteHostPorts = Needs<"addresses" | "clock" | "database" | "log"> & { preview: Visits; sites: SiteTable };

class SiteGateway implements HostHandler {
  readonly #services: SiteHostPorts;
  readonly #open: OutgoingHttpHeaders;
  readonly #closed: OutgoingHttpHeaders;
  readonly #notFoundPage = htmlPage(NOT_FOUND);

  constructor(services: SiteHostPorts) {
    this.#services = services;
    this.#open = {
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      ...(services.addresses.secure ? { "strict-transport-security": "max-age=31536000" } : {}),
    };
    // Public sites may be embedded anywhere; private ones nowhere. [PB7]
    this.#closed = {
      ...this.#open,
      "content-security-policy": "frame-ancestors 'none'",
      // Other sites must not load its files with a viewer's cookie.
      "cross-origin-resource-policy": "same-origin",
      "x-robots-tag": "noindex",
    };
  }

  async request(incoming: IncomingMessage, response: ServerResponse, host: HostMatch): Promise<void> {
    const exchange = { incoming, response };
    const answer = await this.#services.sites.of(host.label ?? "");
    switch (answer.kind) {
      case "none":
        return answerPage(exchange, { status: 404, page: NO_SITE }, this.#open);
      case "broken":
        this.#services.log.error("a published site's files are missing", { projectId: answer.projectId });
        return answerPage(exchange, { status: 503, page: BROKEN }, this.#open);
      case "moved":
        incoming.resume();
        response
          .writeHead(308, {
            ...this.#open,
            location:
              this.#services.addresses.seenAt(incoming.headers.host).siteUrl(answer.name) + safePath(incoming.url),
            "cache-control": "no-cache",
            "content-length": 0,
          })
          .end();
        return;
      case "site":
        return answer.site.isPrivate ? this.#private(exchange, answer.site) : this.#serve(exchange, answer.site);
    }
  }

  async serves({ label }: HostMatch): Promise<boolean> {
    return (await this.#services.sites.of(label ?? "")).kind !== "none";
  }

  #serve(exchange: Exchange, site: Site): Promise<void> {
    return serveArtefact(site.bodies, exchange, {
      artefact: site.artefact,
      headers: site.isPrivate ? this.#closed : this.#open,
      pageCaching: site.isPrivate ? "private, no-cache" : "public, max-age=0, must-revalidate",
      shared: !site.isPrivate,
      notFoundPage: this.#notFoundPage,
      previous: site.previous,
    });
  }

  async #private(exchange: Exchange, site: Site): Promise<void> {
    const services = this.#services;
    const { installation, facts } = services.preview;
    const { incoming, response } = exchange;
    const { projectId } = site;
    if ((incoming.url ?? "").split("?")[0] === ENTER_PATH) {
      const { clock, database } = services;
      if (!(await enter({ clock, database, installation }, exchange, { audience: "site", projectId })))
        answerPage(exchange, { status: 403, page: TICKET_USED }, this.#closed);
      return;
    }
    const pass = readPass(await installation(), incoming.headers.cookie, {
      audience: "site",
      projectId,
      now: services.clock.now(),
    });
    if (pass !== null && mayOpenPrivateSite(await facts.of(projectId, pass.viewer))) return this.#serve(exchange, site);
    if (!isPageLoad(incoming)) return answerPage(exchange, { status: 401, page: MEMBERS_ONLY }, this.#closed);
    incoming.resume();
    const query = new URLSearchParams({ site: site.name, to: safePath(incoming.url) });
    response
      .writeHead(302, {
        ...this.#closed,
        location: `${services.addresses.seenAt(incoming.headers.host).appUrl}/site-access?${query}`,
        "cache-control": "no-store",
        "content-length": 0,
      })
      .end();
  }
}

export const createSiteHost = (services: SiteHostPorts): HostHandler => new SiteGateway(services);
