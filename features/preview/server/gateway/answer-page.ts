import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { htmlPage, type Page } from "./pages.ts";

export interface Exchange {
  incoming: IncomingMessage;
  response: ServerResponse;
}

export interface PageAnswer {
  status: number;
  page: Page;
}

/** Sends one of our own pages: no scripts, nobody's cache. */
export function answerPage(
  { incoming, response }: Exchange,
  { status, page }: PageAnswer,
  headers: OutgoingHttpHeaders,
): void {
  incoming.resume();
  const body = Buffer.from(htmlPage(page));
  const ancestors = /frame-ancestors [^;]+/.exec(String(headers["content-security-policy"] ?? ""))?.[0];
  response.writeHead(status, {
    ...headers,
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'${ancestors === undefined ? "" : `; ${ancestors}`}`,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-length": body.length,
  });
  response.end(incoming.method === "HEAD" ? undefined : body);
}

/** A page load by a person, as against a script, style or picture of a page. */
export function isNavigation(incoming: IncomingMessage): boolean {
  const mode = incoming.headers["sec-fetch-mode"];
  return (
    incoming.method === "GET" &&
    (mode === undefined ? (incoming.headers.accept ?? "").includes("text/html") : mode === "navigate")
  );
}
