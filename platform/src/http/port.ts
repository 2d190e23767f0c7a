/** One port of the machine, many hosts: the gateway picks a handler by the Host header and knows no feature. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

export interface HostHandler {
  /** Handles everything, errors included. */
  request(incoming: IncomingMessage, response: ServerResponse, host: HostMatch): void | Promise<void>;
  /** Absent: upgrades are refused. */
  upgrade?(request: UpgradeRequest, host: HostMatch): void | Promise<void>;
  /** Whether there is anything under this name, for whoever makes certificates. Absent: yes. */
  serves?(host: HostMatch): boolean | Promise<boolean>;
}

/** What Node hands over when somebody asks for a WebSocket. */
export interface UpgradeRequest {
  incoming: IncomingMessage;
  socket: Duplex;
  /** What the client sent right behind its request. */
  head: Buffer;
}

export interface HostMatch {
  /** Host name without port, lower case. */
  hostname: string;
  /** What `*` matched, or null. */
  label: string | null;
}

export interface GatewayExchange {
  /** Handled in the same turn of the event loop, when everything that arrived in it was read. */
  request(incoming: IncomingMessage, response: ServerResponse): void;
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
}

/** Names are exact (`slipway.localhost`) or one-level wildcards (`*.preview.localhost`). Exact wins. */
export interface HostTable {
  set(pattern: string, handler: HostHandler): () => void;
  /** Handler for hosts without an entry; default 421 with a short page. */
  setFallback(handler: HostHandler): void;
  match(host: string | undefined): { handler: HostHandler; match: HostMatch } | null;
  /** Whether a name that others can look up has an entry and something under it; addresses and bare names never do. */
  serves(hostname: string): Promise<boolean>;
}

export interface HttpServer extends AsyncDisposable {
  readonly hosts: HostTable;
  /** What the one port does with a request, for further listeners. */
  readonly exchange: GatewayExchange;
  /** The port that was bound. */
  readonly port: number;
}

/** Addresses of one installation, from SLIPWAY_URL or the defaults of the house (hosts per trust level). */
export interface Addresses {
  /** `http://slipway.localhost:4400` */
  appUrl: string;
  appHost: string;
  /** `http://{label}.preview.localhost:4400`; label is a project id or `{12-hex sha}--{projectId}`. */
  previewUrl(label: string): string;
  previewPattern: string;
  siteUrl(name: string): string;
  sitePattern: string;
  /** Names of projects' backends, `http://{ref}.cloud.localhost:4400`; null: this installation has none for them. */
  cloud: { pattern: string; urlOf(ref: string): string } | null;
  /** Whether browsers treat the app's address as loopback: other people cannot open it. */
  thisComputerOnly: boolean;
  secure: boolean;
  /**
   * The same addresses as the browser sees them that came in by this Host header: through a tunnel (`ssh -L`) the port is
   * the tunnel's, which only the browser knows. Only the default loopback names follow; a configured SLIPWAY_URL does not.
   */
  seenAt(host: string | null | undefined): Addresses;
}
