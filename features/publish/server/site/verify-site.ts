/** Asks the site for its page over HTTP, through the gateway, as a visitor would. */
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { refuseOddAnswers } from "@slipway/platform/http/forward/odd-answers";
import type { Needs } from "../../../services.ts";
import type { Site } from "./site-table.ts";

const TIMEOUT_MS = 5_000;

interface Probe {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Null: nothing listens on the port. */
function ask(port: number, hostname: string): Promise<Probe | null> {
  return new Promise((resolve) => {
    const call = request({
      host: "127.0.0.1",
      port,
      path: "/",
      headers: { host: hostname, accept: "text/html" },
      // A head that comes in drops is never silent for long.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
    });
    call.once("response", (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    call.once("error", () => resolve(null));
    refuseOddAnswers(call, () => resolve(null));
    call.end();
  });
}

/** If this process has no listener (an app in memory), listens for this request on the same table of hosts. */
async function askTable(services: Needs<"hosts">, hostname: string): Promise<Probe | null> {
  const server = createServer((incoming, response) => {
    const found = services.hosts.match(incoming.headers.host);
    if (found === null) response.writeHead(421).end();
    else void Promise.resolve(found.handler.request(incoming, response, found.match)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await ask((server.address() as AddressInfo).port, hostname);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function isExpected(probe: Probe | null, site: Site): boolean {
  if (probe === null) return false;
  if (site.isPrivate) return probe.status === 302;
  const page = site.artefact.files.get("index.html");
  return probe.status === 200 && page !== undefined && probe.headers.etag === `"${page.etag.slice(0, 32)}"`;
}

/** Whether the gateway answers the site's name with exactly this build's page. */
export async function siteAnswers(services: Needs<"addresses" | "config" | "hosts">, site: Site): Promise<boolean> {
  const url = new URL(services.addresses.siteUrl(site.name));
  // Behind a proxy the public port is not ours; without one it is, whatever the configuration says.
  const ports = new Set([
    ...(url.protocol === "http:" && url.port !== "" ? [Number(url.port)] : []),
    services.config.port,
  ]);
  for (const port of ports) if (port > 0 && isExpected(await ask(port, url.host), site)) return true;
  return isExpected(await askTable(services, url.host), site);
}
