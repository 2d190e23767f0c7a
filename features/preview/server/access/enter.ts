/** `/_slipway/enter?token=…&to=/path` on an untrusted host: ticket in, cookie out, on to the page. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Needs } from "../../../services.ts";
import type { Visits } from "../preview.ts";
import { passCookie, readPass } from "./pass-cookie.ts";
import { issueTicket, takeTicket, type Audience, type TicketSubject } from "./tickets.ts";

export const ENTER_PATH = "/_slipway/enter";

/** Only a path of the same host: `//evil`, `/\evil` and full addresses become `/`. */
export function safePath(to: string | null | undefined): string {
  if (to == null || to.length > 2000 || !/^\/(?![/\\])/.test(to) || /[\u0000-\u001f\\]/.test(to)) return "/";
  const url = new URL(to, "http://host.invalid");
  return url.host === "host.invalid" ? url.pathname + url.search + url.hash : "/";
}

/** Address that opens `path` on the host for one person, once, within a minute. */
export async function entrance(
  services: Needs<"clock" | "database">,
  subject: TicketSubject,
  place: { origin: string; path: string | undefined },
): Promise<{ url: string; token: string; expiresAt: Date }> {
  const { token, expiresAt } = await issueTicket(services, subject);
  const query = new URLSearchParams({ token, to: safePath(place.path) });
  return { url: `${place.origin}${ENTER_PATH}?${query}`, token, expiresAt };
}

const landing = (incoming: IncomingMessage): string =>
  safePath(new URL(incoming.url ?? "/", "http://host.invalid").searchParams.get("to"));

/** To the path that an entrance leads to, as whoever the browser is already. */
export function goOn({ incoming, response }: { incoming: IncomingMessage; response: ServerResponse }): void {
  incoming.resume();
  response
    .writeHead(302, {
      location: landing(incoming),
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "content-length": 0,
    })
    .end();
}

/**
 * False when the request is no entrance or the ticket is not good: the caller goes on as without it. A browser asks twice at times (a
 * frame that is made anew, a reload, an address that was fetched ahead): one that was let in by the ticket goes on with its pass.
 */
export async function enter(
  services: Needs<"clock" | "database"> & Pick<Visits, "installation">,
  exchange: { incoming: IncomingMessage; response: ServerResponse },
  wanted: { audience: Audience; projectId: string },
): Promise<boolean> {
  const { incoming, response } = exchange;
  const url = new URL(incoming.url ?? "/", "http://host.invalid");
  if (url.pathname !== ENTER_PATH || incoming.method !== "GET") return false;
  const viewer = await takeTicket(services, { token: url.searchParams.get("token") ?? "", ...wanted });
  const installation = await services.installation();
  if (viewer === null) {
    if (readPass(installation, incoming.headers.cookie, { ...wanted, now: services.clock.now() }) === null)
      return false;
    goOn(exchange);
    return true;
  }
  response.writeHead(302, {
    location: landing(incoming),
    "set-cookie": passCookie(installation, { ...wanted, viewer }, services.clock.now()),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "content-length": 0,
  });
  response.end();
  return true;
}
