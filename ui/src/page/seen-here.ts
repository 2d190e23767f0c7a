/** Addresses from the server as this browser can open them: through a tunnel (`ssh -L`) the port is the tunnel's. */

const isLocal = (hostname: string): boolean => hostname.endsWith(".localhost");

/** Changes nothing but the port, and only between names of this computer. Pure but for the default of `page`. */
export function seenHere(address: string, page: { hostname: string; port: string } = window.location): string {
  const url = URL.parse(address);
  if (url === null || !isLocal(url.hostname) || !isLocal(page.hostname) || url.port === page.port) return address;
  const path = address.endsWith("/") ? url.pathname : url.pathname.replace(/\/$/, "");
  return `${url.protocol}//${url.hostname}${page.port === "" ? "" : `:${page.port}`}${path}${url.search}${url.hash}`;
}
