/** Bytes of a file of a public bucket on the app's own host, where its page may show them. [C2.30] [C4.08] [C6.08] */
import type { Backend } from "@slipway/cloud/backend/port";
import type { Service } from "@slipway/cloud/gateway/service";
import { askStorage, encodePath, streamOf } from "./ask-storage.ts";
import { isPublic } from "./buckets.ts";
import { privateBucket } from "./refusals.ts";

/** Types in which a browser runs no code. SVG is one of them as a picture, which a sandbox makes of it. */
const SHOWN = /^(image\/(png|jpeg|webp|gif|avif|bmp|x-icon|svg\+xml)|audio\/[\w.-]+|video\/[\w.-]+|text\/plain)$/i;
const PASSED = ["accept-ranges", "content-length", "content-range", "etag", "last-modified"];

const plainType = (type: string): string => type.split(";")[0]!.trim();

export async function sendFile(
  storage: Service,
  backend: Backend,
  { bucketId, path, request }: { bucketId: string; path: string; request: Request },
): Promise<Response> {
  if (!(await isPublic(backend, bucketId))) throw privateBucket();
  const range = request.headers.get("range");
  const answer = await askStorage(storage, backend, {
    method: "GET",
    path: `/object/public/${encodeURIComponent(bucketId)}/${encodePath(path)}`,
    headers: range === null ? {} : { range },
    signal: request.signal,
  });
  const type = plainType(String(answer.headers["content-type"] ?? ""));
  const headers = new Headers({
    "content-type": SHOWN.test(type) ? type : "application/octet-stream",
    // It has no origin and no scripts, wherever it is opened, and stands in no page but the app's.
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": "attachment",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-cache",
  });
  for (const name of PASSED) {
    const value = answer.headers[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Response(streamOf(answer.body), { status: answer.status, headers });
}
