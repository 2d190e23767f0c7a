/**
 * Forwards requests and upgrades to a preview's dev server. Its answers are hostile; requests to it carry none of our
 * credentials.
 */
import {
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from "node:http";
import { framed, hasBody, passBody, passHead } from "@slipway/platform/http/forward/framing";
import type { UpgradeRequest } from "@slipway/platform/http/port";
import { untrustedCookies } from "@slipway/platform/http/cookies/untrusted-cookies";
import { withoutPasses } from "../access/pass-cookie.ts";
import { answerPage, type Exchange, type PageAnswer } from "./answer-page.ts";

/** RFC 9110, 7.6.1, and headers that a proxy in front may have added. */
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
/** Headers of the dev server that we set ourselves. */
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
/** A working dev server accepts a page at once. One that hangs is detected and killed, and the page asks again. */
const JOIN_TIMEOUT_MS = 15_000;

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
  delete kept["set-cookie"];
  const cookies = untrustedCookies(headers["set-cookie"]);
  if (cookies.length > 0) kept["set-cookie"] = cookies;
  return { ...kept, ...own };
}

export interface DevServerPlace {
  socketPath: string;
  /** Our own headers, on every answer. */
  headers: OutgoingHttpHeaders;
}

/** The request is valid and can be answered in a moment. */
const RESTARTING: PageAnswer = {
  status: 503,
  page: {
    title: "The preview is restarting",
    text: "Its server went away in the middle of an answer. This page loads again by itself.",
    reloads: 1,
  },
};

const NO_ANSWER: PageAnswer = {
  status: 502,
  page: {
    title: "The preview's server answered in no way that a browser knows",
    text: "Its status or a header cannot be passed on.",
  },
};

/** Requests that can be repeated at another dev server, because they have no body and change nothing. */
const isRepeatable = (incoming: IncomingMessage): boolean =>
  !hasBody(incoming) && (incoming.method === "GET" || incoming.method === "HEAD");

/**
 * Resolves when the answer has been sent, or to "gone": the dev server went away before it answered, and the request
 * may be repeated at another one. The second time the answer is a page that reloads itself.
 */
export function proxyRequest(
  exchange: Exchange,
  { socketPath, headers: own }: DevServerPlace,
  isLast: boolean,
): Promise<"answered" | "gone"> {
  const { incoming, response } = exchange;
  return new Promise((resolve) => {
    const call = request({
      socketPath,
      method: incoming.method,
      path: incoming.url,
      headers: framed(incoming, forwarded(incoming.headers)),
      timeout: ANSWER_TIMEOUT_MS,
    });
    let isSettled = false;
    const fail = (): void => {
      // Aborting a call raises an error, too.
      if (isSettled) return;
      isSettled = true;
      call.destroy();
      if (response.headersSent) response.destroy();
      else if (!isLast && !response.destroyed && isRepeatable(incoming)) return resolve("gone");
      else answerPage(exchange, RESTARTING, own);
      resolve("answered");
    };
    call.once("error", fail);
    call.once("timeout", fail);
    call.once("response", (answer) => {
      if (isSettled) return;
      if (!passHead(response, answer, answered(answer.headers, own))) {
        call.destroy();
        return answerPage(exchange, NO_ANSWER, own);
      }
      answer.once("error", () => response.destroy());
      answer.pipe(response);
    });
    response.once("close", () => {
      call.destroy();
      resolve("answered");
    });
    passBody(incoming, call);
  });
}

/** Browsers read the headers of a 101 as those of any answer, so the same ones are withheld. */
function switching({ headers }: IncomingMessage): string {
  const kept: OutgoingHttpHeaders = { ...answered(headers, {}), connection: "Upgrade", upgrade: headers.upgrade };
  const lines = ["HTTP/1.1 101 Switching Protocols"];
  for (const [name, value] of Object.entries(kept))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) lines.push(`${name}: ${one}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/**
 * Joins a WebSocket with the dev server's. If either end closes, the other closes. `otherwise` answers if there is no
 * socket: the dev server refused, went away or said nothing.
 */
export function proxyUpgrade(
  { incoming, socket, head }: UpgradeRequest,
  socketPath: string,
  otherwise: () => void,
): ClientRequest {
  const headers = { ...forwarded(incoming.headers), connection: "Upgrade", upgrade: incoming.headers.upgrade };
  const call = request({ socketPath, method: "GET", path: incoming.url, headers, timeout: JOIN_TIMEOUT_MS });
  let isSettled = false;
  const fail = (): void => {
    call.destroy();
    if (!isSettled && !socket.destroyed) otherwise();
    isSettled = true;
  };
  call.once("error", fail);
  call.once("timeout", fail);
  call.once("response", fail);
  call.once("upgrade", (answer, upstream, rest) => {
    isSettled = true;
    // An open socket may be silent for hours.
    call.setTimeout(0);
    upstream.setTimeout(0);
    socket.write(switching(answer));
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
