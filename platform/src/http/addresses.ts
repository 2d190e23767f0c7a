/** Which names this installation answers to: a site of its own for each level of trust. */
import { isIP } from "node:net";
import type { Addresses } from "./port.ts";

const LOCAL_PARENT = "localhost";

const isLoopbackName = (name: string): boolean =>
  name === LOCAL_PARENT || name.endsWith(`.${LOCAL_PARENT}`) || name === "[::1]" || name.startsWith("127.");

/**
 * Previews and sites hang below the app's own name, except on loopback and on bare addresses: cookies do not tell ports
 * apart but do tell `*.localhost` names apart, and an address can have no names below it.
 */
function parentOf(hostname: string): string {
  const bare = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return bare || isLoopbackName(hostname) ? LOCAL_PARENT : hostname;
}

/** Port of a Host header whose name is one of ours on loopback, else null. */
function tunnelPort(host: string | null | undefined): string | null {
  const seen = URL.parse(`http://${host ?? ""}`);
  return seen !== null && isLoopbackName(seen.hostname) ? seen.port || "80" : null;
}

/** `url` is SLIPWAY_URL or null; `port` the one that was bound. */
export function createAddresses(url: string | null, port: number): Addresses {
  const app = new URL(url ?? `http://slipway.${LOCAL_PARENT}:${port}`);
  const parent = parentOf(app.hostname);
  const portPart = app.port === "" ? "" : `:${app.port}`;
  const urlOf = (label: string, kind: string): string => `${app.protocol}//${label}.${kind}.${parent}${portPart}`;
  const addresses: Addresses = {
    appUrl: app.origin,
    appHost: app.hostname,
    previewUrl: (label) => urlOf(label, "preview"),
    previewPattern: `*.preview.${parent}`,
    siteUrl: (name) => urlOf(name, "sites"),
    sitePattern: `*.sites.${parent}`,
    thisComputerOnly: isLoopbackName(app.hostname),
    secure: app.protocol === "https:",
    seenAt: (host) => {
      const seen = url === null ? tunnelPort(host) : null;
      return seen === null || seen === String(port) ? addresses : createAddresses(null, Number(seen));
    },
  };
  return addresses;
}
