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
import { framed, hasBody, passBody, passHead, passOver, withoutFrame } from "@slipway/platform/http/forward/framing";
import { refuseOddAnswers } from "@slipway/platform/http/forward/odd-answers";
import type { UpgradeRequest } from "@slipway/platform/http/port";
import { untrustedCookies } from "@slipway/platform/http/cookies/untrusted-cookies";
import { withoutPasses } from "../access/pass-cookie.ts";
import { answerPage, type Exchange, type PageAnswer } from "../gateway/answer-page.ts";
import { isPageSocket, openAndClose } from "./page-sockets.ts";

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
  // Answered where the request arrived.
  "expect",
]);
/** Between processes of ours: who sends one from outside means nothing good. */
const OURS = /^x-slipway-/;
/** Headers that we set ourselves, whatever the dev server says. */
const NOT_ANSWERED = new Set([
  "content-security-policy",
  "content-security-policy-report-only",
  "x-frame-options",
  "referrer-policy",
  "strict-transport-security",
  "clear-site-data",
  "server",
]);
/** Until the whole head of an answer is there, and later between two pieces of its body. */
const ANSWER_TIMEOUT_MS = 60_000;
/** A dev server that lives joins a page at once; one that hangs is found out and killed, and the page asks again. */
const JOIN_TIMEOUT_MS = 15_000;

function forwarded(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers))
    if (!NOT_FORWARDED.has(name) && name !== "cookie" && !OURS.test(name)) kept[name] = value;
  const cookie = withoutPasses(headers.cookie);
  if (cookie !== undefined) kept["cookie"] = cookie;
  return kept;
}

function answered({ headers, statusCode }: IncomingMessage, own: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers))
    if (!NOT_FORWARDED.has(name) && !NOT_ANSWERED.has(name) && !OURS.test(name)) kept[name] = value;
  delete kept["set-cookie"];
  const cookies = untrustedCookies(headers["set-cookie"]);
  if (cookies.length > 0) kept["set-cookie"] = cookies;
  // Such an answer has no body, and a length of one would have others wait for it (RFC 9110, 8.6).
  if (statusCode === 204) delete kept["content-length"];
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

/** `gone`: another server may do better. `odd`: what came cannot be passed on, and asking again would hardly help. */
type Failure = "gone" | "odd";

const failureOf = ({ code }: NodeJS.ErrnoException): Failure => (code?.startsWith("HPE_") === true ? "odd" : "gone");

/** The call for an exchange, given up where no head of an answer comes in time, or too much before it. */
function callFor({ incoming }: Exchange, socketPath: string, giveUp: (failure: Failure) => void): ClientRequest {
  const call = request({
    socketPath,
    method: incoming.method,
    path: incoming.url,
    headers: framed(incoming, forwarded(incoming.headers)),
    timeout: ANSWER_TIMEOUT_MS,
  });
  // A head that comes in drops is never silent for long.
  const late = setTimeout(giveUp, ANSWER_TIMEOUT_MS, "gone").unref();
  call.on("error", (error) => giveUp(failureOf(error)));
  call.once("timeout", () => giveUp("gone"));
  refuseOddAnswers(call, () => giveUp("odd"));
  for (const end of ["response", "upgrade", "close"]) call.once(end, () => clearTimeout(late));
  return call;
}

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
  // Nobody waits any more: it would never close again.
  if (response.destroyed) return Promise.resolve("answered");
  return new Promise((resolve) => {
    let isSettled = false;
    const fail = (failure: Failure): void => {
      // Giving a call up is an error of the call, too.
      if (isSettled) return;
      isSettled = true;
      call.destroy();
      if (response.headersSent) response.destroy();
      else if (failure === "odd") answerPage(exchange, NO_ANSWER, own);
      else if (!isLast && !response.destroyed && isRepeatable(incoming)) return resolve("gone");
      else answerPage(exchange, RESTARTING, own);
      resolve("answered");
    };
    const call = callFor(exchange, socketPath, fail);
    call.once("response", (answer) => {
      answer.on("error", () => response.destroy());
      if (isSettled) return;
      if (passHead(response, answer, answered(answer, own))) answer.pipe(response);
      else fail("odd");
    });
    response.once("close", () => {
      call.destroy();
      resolve("answered");
    });
    passBody(incoming, call);
    passOver(incoming, response);
  });
}

/** Browsers read headers of a 101 as of every answer, so they are held back as there. */
function switching(answer: IncomingMessage): string {
  const kept = withoutFrame({ ...answered(answer, {}), connection: "Upgrade", upgrade: answer.headers.upgrade });
  const lines = ["HTTP/1.1 101 Switching Protocols"];
  for (const [name, value] of Object.entries(kept))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) lines.push(`${name}: ${one}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}

const refuse = ({ socket }: UpgradeRequest): void =>
  void socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");

/**
 * Joins a WebSocket with the dev server's. Either end closing closes the other. Where no socket comes of it, because the dev server
 * refused, went away or said nothing, a page's own connection is lost and others are refused.
 */
export function joinDevServer(upgrade: UpgradeRequest, socketPath: string): void {
  const { incoming, socket, head } = upgrade;
  if (socket.destroyed) return;
  // It has no body: what follows is the other protocol's.
  const passed = withoutFrame(forwarded(incoming.headers));
  const headers = { ...passed, connection: "Upgrade", upgrade: incoming.headers.upgrade };
  const call = request({ socketPath, method: "GET", path: incoming.url, headers, timeout: JOIN_TIMEOUT_MS });
  const late = setTimeout(() => fail(), JOIN_TIMEOUT_MS).unref();
  let isSettled = false;
  const fail = (): void => {
    clearTimeout(late);
    call.destroy();
    if (!isSettled && !socket.destroyed) (isPageSocket(incoming) ? openAndClose : refuse)(upgrade);
    isSettled = true;
  };
  call.on("error", fail);
  call.once("timeout", fail);
  call.once("response", fail);
  call.once("upgrade", (answer, upstream, rest) => {
    upstream.on("error", () => socket.destroy());
    if (isSettled) return void upstream.destroy();
    isSettled = true;
    clearTimeout(late);
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
}
