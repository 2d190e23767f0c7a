/** Answers whose whole body is known: they go out in one piece, not through the stream that every `Response` makes of its body. */
import type { ServerResponse } from "node:http";

const bodies = new WeakMap<Response, string>();

/** A `Response` like any other for whoever reads it, a test for example. */
export function readyAnswer(body: string, init: ResponseInit & { headers: Headers }): Response {
  const response = new Response(body, init);
  bodies.set(response, body);
  return response;
}

/** False: the response is none of these, and was not touched. */
export function sendReady(response: Response, outgoing: ServerResponse): boolean {
  const body = bodies.get(response);
  if (body === undefined || response.bodyUsed || outgoing.headersSent) return false;
  const headers: string[] = [];
  for (const [name, value] of response.headers) headers.push(name, value);
  headers.push("content-length", String(Buffer.byteLength(body)));
  outgoing.writeHead(response.status, headers).end(body);
  return true;
}
