/**
 * The only way out of an install's sandbox: GET requests below the configured registry's address, forwarded by us. No
 * credentials, no other hosts, no redirects, bounded in number, size and time.
 */
import { chmod } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { AppError } from "@slipway/kernel/errors";
import { createEgress } from "@slipway/platform/egress/connector";
import type { Egress } from "@slipway/platform/egress/port";
import { ArchiveMeter } from "./archive-meter.ts";

const MAX_REQUESTS = 5_000;
const MAX_BYTES = 1024 ** 3;
const ANSWER_MS = 60_000;
const FORWARDED = ["accept", "accept-encoding"] as const;
const RETURNED = ["content-type", "content-encoding", "content-length", "etag"] as const;
/** Unpacked size of all packages of one installation, because the disk is shared. */
const MAX_UNPACKED = { bytes: 512 * 1024 ** 2, files: 100_000 };

export const dependencyUnavailable = (reason: string, cause?: unknown): AppError =>
  new AppError({
    code: "dependency_unavailable",
    status: 503,
    userMessage: `The package registry cannot be used right now. ${reason}`.trim(),
    cause,
  });

export interface RegistryRelay extends AsyncDisposable {
  /** The registry's own failure, as opposed to an answer of it. */
  failure(): string | null;
  /** Why a package was refused; a retry does not help. */
  refusal(): string | null;
}

/** `socketPath` is mounted in the sandbox; every user who can reach it may use it. */
export async function startRegistryRelay(registry: URL, socketPath: string): Promise<RegistryRelay> {
  let failure: string | null = null;
  let refusal: string | null = null;
  let requests = 0;
  let bytes = 0;
  // The operator chose this address, which may be on this machine; packages cannot name any other.
  const egress = createEgress({ kind: "operator", origins: [registry.origin] });
  const meter = new ArchiveMeter(MAX_UNPACKED);
  const server = createServer((incoming, response) => {
    requests += 1;
    const target = targetOf(registry, incoming);
    if (!target) return fail(response, 403, "Not a registry address.");
    if (requests > MAX_REQUESTS || bytes > MAX_BYTES) return fail(response, 429, "The installation is too large.");
    const watch: Watch = {
      answered(status) {
        if (status >= 500) failure = `It answered ${status}.`;
        if (isRedirect(status)) failure = "It redirects to another address.";
      },
      received(length) {
        bytes += length;
        if (bytes > MAX_BYTES) response.destroy();
      },
      unpacked: (encoding) =>
        meter.of(encoding, (rule) => {
          refusal = rule;
          response.destroy();
        }),
    };
    void forward(egress, { target, incoming, response }, watch).catch((error: unknown) => {
      failure = error instanceof Error ? error.message : String(error);
      fail(response, 502, "The registry cannot be reached.");
    });
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(socketPath, resolve));
  await chmod(socketPath, 0o666);
  return {
    failure: () => failure,
    refusal: () => refusal,
    async [Symbol.asyncDispose]() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await egress[Symbol.asyncDispose]();
    },
  };
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

function fail(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { "content-type": "text/plain" }).end(text);
}

interface Passage {
  target: URL;
  incoming: IncomingMessage;
  response: ServerResponse;
}

interface Watch {
  answered(status: number): void;
  received(length: number): void;
  /** Takes the same bytes, and stops the transfer when it is too large unpacked. */
  unpacked(encoding: string | undefined): Writable;
}

/** Streams the registry's answer on. Rejects when there is none. */
async function forward(egress: Egress, { target, incoming, response }: Passage, watch: Watch): Promise<void> {
  const gone = new AbortController();
  response.on("close", () => gone.abort());
  const headers = pick(incoming.headers, FORWARDED);
  const answer = await egress.get(target, { headers, signal: gone.signal, timeoutMs: ANSWER_MS });
  watch.answered(answer.status);
  if (isRedirect(answer.status)) {
    answer.body.destroy();
    return fail(response, 502, "Redirects are not followed.");
  }
  response.writeHead(answer.status, pick(answer.headers, RETURNED));
  answer.body.on("data", (chunk: Buffer) => watch.received(chunk.length));
  answer.body.on("error", () => response.destroy());
  const { "content-encoding": encoding } = pick(answer.headers, ["content-encoding"]);
  // Both streams advance at the slower one's pace.
  answer.body.pipe(watch.unpacked(encoding));
  answer.body.pipe(response);
}

/** The address at the registry, or null for one outside of it. */
function targetOf(registry: URL, incoming: IncomingMessage): URL | null {
  if (incoming.method !== "GET" || !incoming.url?.startsWith("/") || incoming.url.startsWith("//")) return null;
  if (!URL.canParse(incoming.url, registry.origin)) return null;
  const target = new URL(incoming.url, registry.origin);
  return target.origin === registry.origin && target.pathname.startsWith(registry.pathname) ? target : null;
}

function pick(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}
