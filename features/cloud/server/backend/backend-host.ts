/** `{ref}.cloud` hosts: a project's REST, sign-in and files, as clients written for Supabase expect them. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { jsonResponse } from "@slipway/cloud/gateway/body";
import { CORS_HEADERS } from "@slipway/cloud/gateway/cors";
import type { CloudGateway } from "@slipway/cloud/gateway/gateway";
import { isProjectId } from "@slipway/kernel/ids";
import type { HostHandler, HostMatch } from "@slipway/platform/http/port";
import type { Needs } from "../../../services.ts";
import type { Meter } from "../usage/meter.ts";
import { OUT_OF_FUNDS, type KnownFunds } from "../usage/require-funds.ts";
import { isOffered, type Backends, type ProjectBackend } from "./backends.ts";

/** Files of strangers are served here: never sniffed, and never with the address of the page they are used on. */
const SAFE_HEADERS = { "x-content-type-options": "nosniff", "referrer-policy": "strict-origin-when-cross-origin" };

const headersOf = ({ addresses }: Needs<"addresses">): Readonly<Record<string, string>> =>
  addresses.secure ? { ...SAFE_HEADERS, "strict-transport-security": "max-age=31536000" } : SAFE_HEADERS;

function answer(response: ServerResponse, status: number, said: string | { code: string; message: string }): void {
  const { headers, body } = jsonResponse(status, typeof said === "string" ? { message: said } : said);
  response.writeHead(status, { ...CORS_HEADERS, ...headers, "cache-control": "no-store" });
  response.end(body);
}

const PAUSED = "The backend of this project is paused.";
const noBackend = "There is no backend under this address.";

type BackendHostPorts = Needs<"addresses" | "clusters" | "config" | "log"> & {
  backends: Backends;
  funds: KnownFunds;
  meter: Meter;
};

export function createBackendHost(services: BackendHostPorts, gateway: CloudGateway): HostHandler {
  const find = async ({ label }: HostMatch): Promise<ProjectBackend | null> =>
    label !== null && isProjectId(label) && isOffered(services) ? services.backends.of(label) : null;
  return {
    async request(incoming: IncomingMessage, response: ServerResponse, host) {
      for (const [name, value] of Object.entries(headersOf(services))) response.setHeader(name, value);
      const found = await find(host).catch((error: unknown) => {
        services.log.error("a backend could not be opened", { ref: host.label, error });
        return "broken" as const;
      });
      if (found === "broken" || found === null) {
        incoming.resume();
        return found === null
          ? answer(response, 404, noBackend)
          : answer(response, 503, "This backend cannot be opened.");
      }
      if ((await services.clusters.isPaused(found.backend.ref)) && incoming.method !== "OPTIONS") {
        incoming.resume();
        const isOut = await services.funds.areOut(found.projectId).catch(() => false);
        return isOut
          ? answer(response, 402, { code: "usage_limit", message: OUT_OF_FUNDS })
          : answer(response, 503, PAUSED);
      }
      const end = services.meter.begin(found.backend.ref, incoming);
      response.once("close", () => end(response.statusCode));
      return gateway.request(incoming, response, found.backend);
    },
    async upgrade({ incoming, socket, head }, host) {
      const found = await find(host).catch(() => null);
      if (found === null) {
        socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n");
        return;
      }
      const end = services.meter.begin(found.backend.ref, incoming, socket);
      socket.once("close", () => end());
      await gateway.upgrade(incoming, { socket, head }, found.backend);
    },
    serves: async (host) => (await find(host)) !== null,
  };
}
