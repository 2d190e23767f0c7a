/** Requests of a page to its own site that have no answer yet. Connections that pages hold open do not count. */
import type { Page, Request, Response } from "playwright-core";

/** An answer that still arrives after this long is a stream, such as a feed of events: a page never waits for its end. */
const STREAM_MS = 2_000;
/** Nobody waits for them: feeds of events, messages at departure, and videos, of which only the beginning is loaded. */
const HELD_OPEN = ["eventsource", "websocket", "ping", "media"];
const DATA = ["fetch", "xhr"];

export interface OpenRequests {
  /** Paths of the requests under way. */
  paths(): string[];
}

export function followRequests(page: Page, origin: string): OpenRequests {
  /** Requests, and when the head of their answer came. */
  const open = new Map<Request, number | null>();
  const end = (request: Request): void => void open.delete(request);
  page.on("request", (request) => {
    const isNewPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    // Those of the page before have no end of their own.
    if (isNewPage) open.clear();
    if (request.url().startsWith(`${origin}/`) && !HELD_OPEN.includes(request.resourceType())) open.set(request, null);
  });
  page.on("response", (response: Response) => {
    const request = response.request();
    if (!open.has(request) || !DATA.includes(request.resourceType())) return;
    if (/^text\/event-stream/i.test(response.headers()["content-type"] ?? "")) end(request);
    else open.set(request, performance.now());
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return {
    paths() {
      const now = performance.now();
      return [...open]
        .filter(([, answered]) => answered === null || now - answered < STREAM_MS)
        .map(([request]) => new URL(request.url()).pathname);
    },
  };
}
