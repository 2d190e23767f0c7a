/**
 * The interface of a protocol service (REST, Auth, Storage, ...) towards the gateway in front of a project's backend.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Duplex, Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import type { Backend } from "../backend/port.ts";

/** Says the request's id to the caller and to functions, under the name that hosted backends use. */
export const TRACE_HEADER = "sb-request-id";

export interface ServiceRequest {
  readonly method: string;
  /** Path behind the service's prefix, still percent-encoded, with a leading slash: `/todos`. */
  readonly path: string;
  /** Still encoded, without the question mark. */
  readonly query: string;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
  /** The client's address, for rate limits. */
  readonly address: string;
  /** Names the request in the project's logs; absent where the product itself asks. */
  readonly trace?: string;
  /** Address of this service as the client sees it: `http://{ref}.cloud.localhost:4400/auth/v1`. */
  readonly baseUrl: string;
  /**
   * The caller's proof of identity, not yet verified: the bearer token, else the apikey; null for neither.
   * `backend.keys.verify` decides whether to believe it, and each protocol words its own refusal.
   */
  readonly credential: string | null;
  /** Aborts when the client is gone. */
  readonly signal: AbortSignal;
}

export interface ServiceResponse {
  status: number;
  /** Names in lower case. CORS headers are the gateway's. */
  headers?: Readonly<Record<string, string | readonly string[]>>;
  body?: string | Uint8Array | Readable;
}

export interface ServiceUpgrade {
  incoming: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

export interface Service {
  /** `/rest/v1`: the service gets every path below. */
  readonly prefix: string;
  /** Paths behind the prefix that need no apikey, because people open them from a mail or a page. Default: none. */
  isOpen?(path: string): boolean;
  /** Throws only for broken invariants; refusals are responses in the protocol's own words. */
  handle(request: ServiceRequest, backend: Backend): Promise<ServiceResponse>;
  /** Absent: upgrades are refused. */
  upgrade?(request: ServiceRequest, socket: ServiceUpgrade, backend: Backend): Promise<void>;
}
