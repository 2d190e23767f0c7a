/**
 * Connections to the outside, each of a class whose rule is checked where the socket is opened. Code of projects has no
 * network: the registry relay and a function's proxy are the only ways out, and both are ours. (design: agent, egress)
 */
import type { Readable } from "node:stream";

export type EgressClass =
  /** Origins configured by the operator, and no others; loopback is allowed. */
  | { kind: "operator"; origins: readonly string[] }
  /** Addresses named by people of a workspace: the public internet only. */
  | { kind: "workspace" }
  /** Addresses named by a project's functions: the same, without ports on which only mail and other services listen. */
  | { kind: "functions" };

export interface EgressAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as it came, not decompressed. It has to be read or destroyed. */
  body: Readable;
}

export interface EgressRequest {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Time limit of the answer's head, and of each pause in its body. Default 60 s. */
  timeoutMs?: number;
}

export interface EgressMessage extends EgressRequest {
  method: string;
  body?: Readable;
}

export interface Egress extends AsyncDisposable {
  /** Like `fetch`, but never follows a redirect. Throws AppError `address_refused`. */
  readonly fetch: typeof fetch;
  /** A GET whose bytes are handed on as they are. Throws AppError `address_refused`. */
  get(url: URL, request?: EgressRequest): Promise<EgressAnswer>;
  /** As `get`, for any method: used by proxies. */
  send(url: URL, message: EgressMessage): Promise<EgressAnswer>;
}
