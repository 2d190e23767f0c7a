/** One port of the machine, many hosts: the gateway picks a handler by the Host header and knows no feature. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

export interface HostHandler {
  /** Handles everything, including its own errors. */
  request(incoming: IncomingMessage, response: ServerResponse, host: HostMatch): void | Promise<void>;
  /** Absent: upgrades are refused. */
  upgrade?(request: UpgradeRequest, host: HostMatch): void | Promise<void>;
  /** Whether anything is served under this name, for the certificates. Absent: yes. */
  serves?(host: HostMatch): boolean | Promise<boolean>;
}

/** Node's arguments for a requested WebSocket. */
export interface UpgradeRequest {
  incoming: IncomingMessage;
  socket: Duplex;
  /** Bytes that the client sent right after its request. */
  head: Buffer;
}

export interface HostMatch {
  /** Host name without port, lower case. */
  hostname: string;
  /** The part that `*` matched, or null. */
  label: string | null;
}

export interface GatewayExchange {
  /** Handled in the same turn of the event loop, after everything that arrived in it was read. */
  request(incoming: IncomingMessage, response: ServerResponse): void;
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
}

/** Names are exact (`slipway.localhost`) or one-level wildcards (`*.preview.localhost`). Exact wins. */
export interface HostTable {
  set(pattern: string, handler: HostHandler): () => void;
  /** Handler for hosts without an entry; default 421 with a short page. */
  setFallback(handler: HostHandler): void;
  match(host: string | undefined): { handler: HostHandler; match: HostMatch } | null;
  /** Whether a publicly resolvable name has an entry with something under it; addresses and bare names never do. */
  serves(hostname: string): Promise<boolean>;
}

export interface HttpServer extends AsyncDisposable {
  readonly hosts: HostTable;
  /** Processes a request, for further listeners. */
  readonly exchange: GatewayExchange;
  /** The port that was bound. */
  readonly port: number;
}

/** Addresses of one installation, from SLIPWAY_URL or the defaults (one host per trust level). */
export interface Addresses {
  /** `http://slipway.localhost:4400` */
  appUrl: string;
  appHost: string;
  /** `http://{label}.preview.localhost:4400`; label is a project id or `{12-hex sha}--{projectId}`. */
  previewUrl(label: string): string;
  previewPattern: string;
  siteUrl(name: string): string;
  sitePattern: string;
  /** Names of projects' backends, `http://{ref}.cloud.localhost:4400`; null when this installation has none. */
  cloud: { pattern: string; urlOf(ref: string): string } | null;
  /** Whether browsers treat the app's address as loopback: other people cannot open it. */
  thisComputerOnly: boolean;
  secure: boolean;
  /**
   * The addresses as the browser behind this Host header sees them: through a tunnel (`ssh -L`) the port is the
   * tunnel's, which only the browser knows. Only the default loopback names follow; a configured SLIPWAY_URL does not.
   */
  seenAt(host: string | null | undefined): Addresses;
}
