/** Addresses from the server as this browser can open them: through a tunnel (`ssh -L`) the port is the tunnel's. */

const isLocal = (hostname: string): boolean => hostname.endsWith(".localhost");

/** Changes nothing but the port, and only between names of this computer. Pure but for the default of `page`. */
export function seenHere(address: string, page: { hostname: string; port: string } = window.location): string {
  const url = URL.parse(address);
  if (url === null || !isLocal(url.hostname) || !isLocal(page.hostname) || url.port === page.port) return address;
  const path = address.endsWith("/") ? url.pathname : url.pathname.replace(/\/$/, "");
  return `${url.protocol}//${url.hostname}${page.port === "" ? "" : `:${page.port}`}${path}${url.search}${url.hash}`;
}

/** Who can open an address, as far as its host name tells. */
export type Openers = "this computer" | "this network" | "everyone";

const PRIVATE =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80)|\.(?:local|lan|internal|home\.arpa)$/;

export function openersOf(address: string): Openers {
  const hostname = URL.parse(address)?.hostname ?? "";
  if (/(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname)) return "this computer";
  // A name of one part is known to one network only.
  return PRIVATE.test(hostname) || !/[.:]/.test(hostname) ? "this network" : "everyone";
}
