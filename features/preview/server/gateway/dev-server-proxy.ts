/** Forwards requests and upgrades to a preview's dev server. Its answers are hostile; its requests carry nothing of ours. */
import { request, type ClientRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import type { UpgradeRequest } from "@slipway/platform/http/port";
import { withoutPasses } from "../access/pass-cookie.ts";
import { answerPage, type Exchange } from "./answer-page.ts";

/** RFC 9110, 7.6.1, and what a proxy before us may have added. */
const NOT_FORWARDED = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "authorization",
]);
/** What the dev server says about these is ours to say. */
const NOT_ANSWERED = new Set([
  "content-security-policy",
  "content-security-policy-report-only",
  "x-frame-options",
  "referrer-policy",
  "strict-transport-security",
  "clear-site-data",
  "server",
]);
const ANSWER_TIMEOUT_MS = 60_000;

function forwarded(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers))
    if (!NOT_FORWARDED.has(name) && name !== "cookie") kept[name] = value;
  const cookie = withoutPasses(headers.cookie);
  if (cookie !== undefined) kept["cookie"] = cookie;
  return kept;
}

function answered(headers: IncomingHttpHeaders, own: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers))
    if (!NOT_FORWARDED.has(name) && !NOT_ANSWERED.has(name)) kept[name] = value;
  const cookies = headers["set-cookie"]?.filter((line) => !/^\s*(__Host-|__Secure-)?slipway-/i.test(line));
  if (cookies !== undefined) kept["set-cookie"] = cookies;
  return { ...kept, ...own };
}

/** Settles when the answer has been sent. A dev server that went away becomes a page that reloads itself. */
export function proxyRequest(exchange: Exchange, socketPath: string, own: OutgoingHttpHeaders): Promise<void> {
  const { incoming, response } = exchange;
  return new Promise((resolve) => {
    const call = request({
      socketPath,
      method: incoming.method,
      path: incoming.url,
      headers: forwarded(incoming.headers),
      timeout: ANSWER_TIMEOUT_MS,
    });
    const fail = (): void => {
      call.destroy();
      if (response.headersSent) response.destroy();
      else
        answerPage(
          exchange,
          {
            // Nothing is wrong with the request, and in a moment it will be answered.
            status: 503,
            page: {
              title: "The preview is restarting",
              text: "Its server went away in the middle of an answer. This page loads again by itself.",
              reloads: true,
            },
          },
          own,
        );
      resolve();
    };
    call.once("error", fail);
    call.once("timeout", fail);
    call.once("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answered(answer.headers, own));
      answer.once("error", () => response.destroy());
      answer.pipe(response);
    });
    response.once("close", () => {
      call.destroy();
      resolve();
    });
    incoming.pipe(call);
  });
}

function switching(raw: readonly string[]): string {
  const lines = ["HTTP/1.1 101 Switching Protocols"];
  for (let index = 0; index + 1 < raw.length; index += 2) lines.push(`${raw[index]}: ${raw[index + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** Joins a WebSocket with the dev server's. Either end closing closes the other. */
export function proxyUpgrade({ incoming, socket, head }: UpgradeRequest, socketPath: string): ClientRequest {
  const headers = { ...forwarded(incoming.headers), connection: "Upgrade", upgrade: incoming.headers.upgrade };
  const call = request({ socketPath, method: "GET", path: incoming.url, headers });
  const close = (): void => {
    call.destroy();
    socket.destroy();
  };
  call.once("error", close);
  // A refusal is an ordinary answer; the browser only needs to see that no socket came of it.
  call.once("response", () => {
    socket.end("HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    call.destroy();
  });
  call.once("upgrade", (answer, upstream, rest) => {
    socket.write(switching(answer.rawHeaders));
    if (rest.length > 0) socket.write(rest);
    if (head.length > 0) upstream.write(head);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.pipe(other);
      one.once("error", () => other.destroy());
      one.once("close", () => other.destroy());
    }
  });
  socket.once("close", () => call.destroy());
  call.end();
  return call;
}
