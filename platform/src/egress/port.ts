/**
 * Connections to the outside, each of a class whose rule is asked where the socket is opened. Code of projects has no network: out of
 * an installation leads the registry relay, out of a function its proxy, and both are ours. (design: agent, egress)
 */
import type { Readable } from "node:stream";

export type EgressClass =
  /** What the operator has configured: these origins and no others, loopback too. */
  | { kind: "operator"; origins: readonly string[] }
  /** What somebody in a workspace names: addresses of the public internet only. */
  | { kind: "workspace" }
  /** What a project's functions name: the same addresses, and no port on which only mail and other services listen. */
  | { kind: "functions" };

export interface EgressAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came, not decompressed. To be read or destroyed. */
  body: Readable;
}

export interface EgressRequest {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** How long the answer's head, and each pause in its body, may take. Default 60 s. */
  timeoutMs?: number;
}

export interface EgressMessage extends EgressRequest {
  method: string;
  body?: Readable;
}

export interface Egress extends AsyncDisposable {
  /** As `fetch`; a redirect is an answer like any other and is never followed. Throws AppError `address_refused`. */
  readonly fetch: typeof fetch;
  /** A GET whose bytes are handed on as they are. Throws AppError `address_refused`. */
  get(url: URL, request?: EgressRequest): Promise<EgressAnswer>;
  /** As `get`, for any method: what a proxy hands on. */
  send(url: URL, message: EgressMessage): Promise<EgressAnswer>;
}
