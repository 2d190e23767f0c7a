/** Reading a request's body within a bound. */
import type { Readable } from "node:stream";
import { heldBodies } from "./held-bodies.ts";
import type { ServiceRequest, ServiceResponse } from "./service.ts";

/**
 * Null when the body is larger than `limit` bytes; the rest is left for the caller to discard. Throws AppError
 * `cloud_bodies_busy` when there is no room.
 */
export async function readBytes(body: Readable, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A request that is destroyed takes its connection along, and nobody would hear why it was refused.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return null;
    heldBodies.take(body, size);
    chunks.push(chunk);
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

/** The first value of a header, or null. */
export function headerOf(request: Pick<ServiceRequest, "headers">, name: string): string | null {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

export const jsonResponse = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): ServiceResponse => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8", ...headers },
  body: JSON.stringify(value),
});
