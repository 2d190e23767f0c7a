/** Which names this installation answers to: a site of its own for each level of trust. */
import { type Domains, isLoopbackName } from "./domain-rules.ts";
import type { Addresses } from "./port.ts";

/** Cookies do not tell ports apart but do tell `*.localhost` names apart; an address can have no names below it. */
const LOCAL: { preview: string; sites: string } = { preview: "preview.localhost", sites: "sites.localhost" };

/** Port of a Host header whose name is one of ours on loopback, else null. */
function tunnelPort(host: string | null | undefined): string | null {
  const seen = URL.parse(`http://${host ?? ""}`);
  return seen !== null && isLoopbackName(seen.hostname) ? seen.port || "80" : null;
}

/**
 * `url` is SLIPWAY_URL or null; `port` the one that was bound. The configuration has made sure that an app under a public
 * name has domains.
 */
export function createAddresses(
  url: string | null,
  port: number,
  { preview, sites }: Domains = { preview: null, sites: null },
): Addresses {
  const app = new URL(url ?? `http://slipway.localhost:${port}`);
  const portPart = app.port === "" ? "" : `:${app.port}`;
  const previewDomain = preview ?? LOCAL.preview;
  const sitesDomain = sites ?? LOCAL.sites;
  const urlOf = (label: string, domain: string): string => `${app.protocol}//${label}.${domain}${portPart}`;
  const addresses: Addresses = {
    appUrl: app.origin,
    appHost: app.hostname,
    previewUrl: (label) => urlOf(label, previewDomain),
    previewPattern: `*.${previewDomain}`,
    siteUrl: (name) => urlOf(name, sitesDomain),
    sitePattern: `*.${sitesDomain}`,
    thisComputerOnly: isLoopbackName(app.hostname),
    secure: app.protocol === "https:",
    seenAt: (host) => {
      const seen = url === null ? tunnelPort(host) : null;
      return seen === null || seen === String(port)
        ? addresses
        : createAddresses(null, Number(seen), { preview, sites });
    },
  };
  return addresses;
}
