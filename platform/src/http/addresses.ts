/** Names of this installation: a site of its own for each level of trust. */
import { type Domains, isAddress, isLoopbackName } from "./domain-rules.ts";
import type { Addresses } from "./port.ts";

/** Cookies do not tell ports apart but do tell `*.localhost` names apart; an address can have no names below it. */
const LOCAL = { preview: "preview.localhost", sites: "sites.localhost", cloud: "cloud.localhost" } as const;

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
  domains: Domains = { preview: null, sites: null, cloud: null },
): Addresses {
  const app = new URL(url ?? `http://slipway.localhost:${port}`);
  const portPart = app.port === "" ? "" : `:${app.port}`;
  const previewDomain = domains.preview ?? LOCAL.preview;
  const sitesDomain = domains.sites ?? LOCAL.sites;
  const isPublic = !isLoopbackName(app.hostname) && !isAddress(app.hostname);
  const cloudDomain = domains.cloud ?? (isPublic ? null : LOCAL.cloud);
  const urlOf = (label: string, domain: string): string => `${app.protocol}//${label}.${domain}${portPart}`;
  const addresses: Addresses = {
    appUrl: app.origin,
    appHost: app.hostname,
    previewUrl: (label) => urlOf(label, previewDomain),
    previewPattern: `*.${previewDomain}`,
    siteUrl: (name) => urlOf(name, sitesDomain),
    sitePattern: `*.${sitesDomain}`,
    cloud:
      cloudDomain === null ? null : { pattern: `*.${cloudDomain}`, urlOf: (ref: string) => urlOf(ref, cloudDomain) },
    thisComputerOnly: isLoopbackName(app.hostname),
    secure: app.protocol === "https:",
    seenAt: (host) => {
      const seen = url === null ? tunnelPort(host) : null;
      return seen === null || seen === String(port) ? addresses : createAddresses(null, Number(seen), domains);
    },
  };
  return addresses;
}
