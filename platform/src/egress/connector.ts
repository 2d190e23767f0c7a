/**
 * Addresses are checked in the connector, the only place that sees both written addresses and those that names resolve
 * to.
 */
import { lookup as systemLookup } from "node:dns/promises";
import { connect, isIP, type LookupFunction, type Socket } from "node:net";
import {
  Agent,
  buildConnector,
  type Dispatcher,
  fetch as undiciFetch,
  request as undiciRequest,
  type RequestInit as UndiciInit,
} from "undici";
import { AppError } from "@slipway/kernel/errors";
import { isPublicAddress, isPublicName } from "./public-address.ts";
import type { Egress, EgressClass, EgressMessage } from "./port.ts";

interface Address {
  address: string;
  family: number;
}

export type Dial = (options: { host: string; port: number; lookup: LookupFunction }) => Socket;

export interface EgressOptions {
  /** Resolves a name to all its addresses. Default: this machine's resolver. */
  lookup?: (name: string) => Promise<readonly Address[]>;
  /** Opens the socket. */
  dial?: Dial;
}

const CONNECT_MS = 10_000;
const ANSWER_MS = 60_000;

const refused = (what: string): AppError =>
  new AppError({
    code: "address_refused",
    status: 400,
    userMessage: `${what.slice(0, 200)} is not an address that may be opened from here.`,
  });

interface Rule {
  /** Checks a URL's host and port; the host is without brackets. */
  allowsHost(host: string, port: number): boolean;
  allowsAddress(address: string): boolean;
}

const portOf = (protocol: string, port: string): number => Number(port) || (protocol === "https:" ? 443 : 80);
const bareHost = (host: string): string => host.toLowerCase().replace(/^\[|\]$/g, "");

/** HTTP's own ports and unprivileged ones; the rest belongs to other protocols. */
const isWebPort = (port: number): boolean => port === 80 || port === 443 || port >= 1024;

function ruleOf(egress: EgressClass): Rule {
  if (egress.kind !== "operator")
    return {
      allowsHost: (host, port) =>
        (isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host)) &&
        (egress.kind === "workspace" || isWebPort(port)),
      allowsAddress: isPublicAddress,
    };
  const places = new Set(
    egress.origins.map((origin) => {
      const { hostname, protocol, port } = new URL(origin);
      return `${bareHost(hostname)} ${portOf(protocol, port)}`;
    }),
  );
  return { allowsHost: (host, port) => places.has(`${host} ${port}`), allowsAddress: () => true };
}

const resolveAll = (name: string): Promise<readonly Address[]> => systemLookup(name, { all: true, order: "verbatim" });

/**
 * Resolves a name once, so that the checked address is the one connected to. One forbidden address refuses the name.
 */
function checkedLookup(rule: Rule, lookup: (name: string) => Promise<readonly Address[]>): LookupFunction {
  return (name, options, callback) => {
    lookup(name).then(
      (found) => {
        if (found.length === 0 || !found.every(({ address }) => rule.allowsAddress(address)))
          return callback(refused(name), []);
        const [first] = found;
        if (options.all === true) callback(null, [...found]);
        else callback(null, first!.address, first!.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

function connectorOf(rule: Rule, { lookup = resolveAll, dial = connect }: EgressOptions): buildConnector.connector {
  const secure = buildConnector({ timeout: CONNECT_MS });
  return (target, callback) => {
    const host = bareHost(target.hostname);
    const port = portOf(target.protocol, target.port);
    if (!rule.allowsHost(host, port)) return callback(refused(host), null);
    const socket = dial({ host, port, lookup: checkedLookup(rule, lookup) });
    const timer = setTimeout(() => socket.destroy(new Error(`${host} did not answer in time`)), CONNECT_MS);
    const fail = (error: Error): void => {
      clearTimeout(timer);
      callback(error, null);
    };
    socket.once("error", fail);
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", fail);
      // The final check: where the socket really connected, before a byte is sent.
      if (!rule.allowsAddress(socket.remoteAddress ?? "")) {
        socket.destroy();
        return callback(refused(host), null);
      }
      socket.setNoDelay(true);
      if (target.protocol === "https:") secure({ ...target, httpSocket: socket }, callback);
      else callback(null, socket);
    });
  };
}

/** Finds the refusal inside a client's own error. */
function meaningOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof AppError) return at;
  return error;
}

function checkedUrl(input: string | URL): URL {
  const url = URL.parse(String(input));
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw refused(String(input));
  return url;
}

export function createEgress(egress: EgressClass, options: EgressOptions = {}): Egress {
  const dispatcher = new Agent({ connect: connectorOf(ruleOf(egress), options) });
  const send: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? new Request(input, init) : null;
    const url = checkedUrl(request?.url ?? (input as string | URL));
    const { method, headers, body, signal } = request ?? init ?? {};
    const wanted = {
      ...(method === undefined ? {} : { method }),
      ...(body == null ? {} : { body, duplex: "half" }),
      ...(signal == null ? {} : { signal }),
      headers: [...new Headers(headers)],
      redirect: "manual",
      dispatcher,
    };
    try {
      // This is the library that Node embeds without a connector option, so the types differ.
      return (await undiciFetch(url, wanted as unknown as UndiciInit)) as unknown as Response;
    } catch (error) {
      throw meaningOf(error);
    }
  };
  async function exchange(target: URL, { method, body, headers = {}, signal, timeoutMs = ANSWER_MS }: EgressMessage) {
    try {
      const answer = await undiciRequest(checkedUrl(target), {
        dispatcher,
        method: method as Dispatcher.HttpMethod,
        headers,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        ...(body === undefined ? {} : { body }),
        ...(signal === undefined ? {} : { signal }),
      });
      // A reader that stops early has ended the body; one that goes on gets failures itself.
      answer.body.on("error", () => undefined);
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    } catch (error) {
      throw meaningOf(error);
    }
  }
  return {
    fetch: send,
    get: (target, request = {}) => exchange(target, { ...request, method: "GET" }),
    send: exchange,
    [Symbol.asyncDispose]: () => dispatcher.destroy(),
  };
}
