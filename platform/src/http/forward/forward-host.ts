/** Passes requests and upgrades on to another process of ours as they are, bodies and answers as streams. */
import {
  Agent,
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from "node:http";
import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { answerPlain } from "../host-table.ts";
import type { HostHandler, HostMatch, UpgradeRequest } from "../port.ts";
import { framed, hasBody, passBody, passHead, passOver, withoutFrame } from "./framing.ts";
import { ASKED_HEADER, noteOf, untilItEnds, type Asked } from "./hand-over.ts";
import { refuseOddAnswers } from "./odd-answers.ts";
import { PEER_HEADER } from "./peer.ts";

/** RFC 9110, 7.6.1: each connection has its own. */
const OF_ONE_CONNECTION = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  // Answered by the process where the request arrived.
  "expect",
]);

function passedHeaders(incoming: IncomingMessage): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  // Headers named by a client's own `Connection` are passed on: it could name the length of a body, or the host.
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    if (!OF_ONE_CONNECTION.has(name) && name !== PEER_HEADER && name !== ASKED_HEADER)
      headers[name] = values!.length === 1 ? values![0] : values;
  headers[PEER_HEADER] = incoming.socket.remoteAddress ?? "";
  return framed(incoming, headers);
}

function answeredHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const kept: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) if (!OF_ONE_CONNECTION.has(name)) kept[name] = value;
  return kept;
}

/** Answers what the other process gives back (`hand-over.ts`). Neither method may throw. */
export interface TakesBack {
  /** `again`: whom the note named went away before it answered. The other process is asked anew. */
  request(exchange: { incoming: IncomingMessage; response: ServerResponse }, note: unknown, again: () => void): void;
  /** The socket is open for as long as the other process keeps it so. */
  upgrade(request: UpgradeRequest, note: unknown): void;
}

export interface ForwardOptions {
  /** Socket that the other process listens on. */
  socketPath: string;
  /** Answers a request when nobody listens there, or the connection broke. */
  away(incoming: IncomingMessage, response: ServerResponse): void;
  serves?(host: HostMatch): Promise<boolean>;
  /** The other process then decides by the heads of requests: no body is passed on to it. */
  takesBack?: TakesBack;
}

/** A kept connection may end while a request is on its way: a request without a body is then repeated once. */
const mayAskAgain = (incoming: IncomingMessage, call: ClientRequest): boolean =>
  call.reusedSocket && !hasBody(incoming) && (incoming.method === "GET" || incoming.method === "HEAD");

export interface ForwardHost extends HostHandler, Disposable {}

const RESTARTING_HEAD =
  "HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n";

export function forwardHost({ socketPath, away, serves, takesBack }: ForwardOptions): ForwardHost {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  function ask(incoming: IncomingMessage, response: ServerResponse, asked: Asked = "first"): void {
    const { method, url: path } = incoming;
    const passed = passedHeaders(incoming);
    const headers = takesBack === undefined ? passed : { ...withoutFrame(passed), [ASKED_HEADER]: asked };
    const call = request({ socketPath, agent, method, path, headers, setHost: false });
    let isOdd = false;
    call.once("error", () => {
      if (isOdd) return;
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (mayAskAgain(incoming, call)) ask(incoming, response, asked);
      else away(incoming, response);
    });
    refuseOddAnswers(call, () => {
      isOdd = true;
      if (response.headersSent || response.destroyed) return void response.destroy();
      incoming.resume();
      answerPlain(response, 502, "The server behind this address answered in a way that cannot be passed on.");
    });
    call.once("response", (answer) => {
      const note = takesBack === undefined ? null : noteOf(answer);
      if (note !== null) {
        answer.resume();
        return takesBack!.request({ incoming, response }, note, () => ask(incoming, response, "again"));
      }
      if (!passHead(response, answer, answeredHeaders(answer))) {
        call.destroy();
        return void response.destroy();
      }
      answer.once("error", () => response.destroy());
      answer.pipe(response);
      if (takesBack !== undefined) incoming.resume();
    });
    response.once("close", () => call.destroy());
    incoming.once("error", () => call.destroy());
    if (takesBack === undefined) {
      passBody(incoming, call);
      passOver(incoming, response);
    } else call.end();
  }
  return {
    request: (incoming, response) => ask(incoming, response),
    upgrade(upgrade) {
      const { incoming, socket, head } = upgrade;
      // It has no body: what follows is the other protocol's.
      const passed = withoutFrame(passedHeaders(incoming));
      const headers: OutgoingHttpHeaders = { ...passed, connection: "Upgrade", upgrade: incoming.headers.upgrade };
      if (takesBack !== undefined) headers[ASKED_HEADER] = "first";
      const { method, url: path } = incoming;
      const call = request({ socketPath, agent: false, method, path, headers, setHost: false });
      call.once("error", () => void (socket.destroyed || socket.end(`${RESTARTING_HEAD}\r\n`)));
      call.once("response", (answer) => {
        // The end of the connection ends this body, because it has no frame of its own.
        const { statusCode = 502, statusMessage = "" } = answer;
        const kept = Object.entries(answeredHeaders(answer)).flatMap(([name, value]) =>
          [value].flat().flatMap((one) => (one === undefined ? [] : [name, String(one)])),
        );
        socket.write(headOf(`HTTP/1.1 ${statusCode} ${statusMessage}`, [...kept, "connection", "close"]));
        answer.once("error", () => socket.destroy());
        answer.pipe(socket);
      });
      call.once("upgrade", (answer, upstream, rest) => {
        const note = takesBack === undefined ? null : noteOf(answer);
        if (note !== null) {
          if (socket.destroyed) return void upstream.destroy();
          untilItEnds(upstream);
          upstream.once("close", () => socket.destroy());
          socket.once("close", () => upstream.destroy());
          return takesBack!.upgrade(upgrade, note);
        }
        socket.write(headOf("HTTP/1.1 101 Switching Protocols", answer.rawHeaders));
        if (rest.length > 0) socket.write(rest);
        if (head.length > 0) upstream.write(head);
        join(socket, upstream);
      });
      socket.once("close", () => call.destroy());
      call.end();
    },
    ...(serves === undefined ? {} : { serves }),
    [Symbol.dispose]: () => agent.destroy(),
  };
}

function headOf(line: string, raw: readonly string[]): string {
  const lines = [line];
  for (let at = 0; at + 1 < raw.length; at += 2) lines.push(`${raw[at]}: ${raw[at + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}

function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.once("error", () => to.destroy());
    from.once("close", () => to.destroy());
  }
}
