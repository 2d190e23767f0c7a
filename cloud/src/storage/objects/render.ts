/** /render/image: an object as a picture of the size that a page asks for. Who may read it is as for the object. */
import { createHash } from "node:crypto";
import { headerOf } from "../../gateway/body.ts";
import type { ServiceResponse } from "../../gateway/service.ts";
import { MAX_PICTURE_BYTES, renderPicture } from "../pictures/rendering.ts";
import {
  transformationOf,
  transformationSchema,
  transformationText,
  type Transformation,
} from "../pictures/transformation.ts";
import type { StorageCall, StorageHandler } from "../storage-call.ts";
import { invalidRequest, noSuchKey } from "../storage-error.ts";
import { readContent } from "./contents.ts";
import { expiryOf, findAuthenticated, findPublic, findSigned, send } from "./download.ts";
import { disposition, headersOf, isUnchanged, sizeOf } from "./object-headers.ts";
import type { ObjectRow } from "./object-rows.ts";
import { openToken } from "./signed-urls.ts";

const takesWebp = ({ request }: StorageCall): boolean => /\bimage\/webp\b/i.test(headerOf(request, "accept") ?? "");

async function sourceBytes(call: StorageCall, row: ObjectRow): Promise<Uint8Array> {
  const size = sizeOf(row);
  if (size > MAX_PICTURE_BYTES) {
    throw invalidRequest(`The picture has more than ${MAX_PICTURE_BYTES / 1_048_576} MB`);
  }
  using _held = call.budget.take(call.backend.ref, size);
  const bytes = await readContent(call.backend, row.version);
  if (bytes === null) throw noSuchKey();
  return bytes;
}

async function render(
  call: StorageCall,
  { row, wanted, extra = {} }: { row: ObjectRow; wanted: Transformation; extra?: Record<string, string> },
): Promise<ServiceResponse> {
  const webp = takesWebp(call);
  const identity = [call.backend.ref, row.id, row.version, transformationText(wanted), wanted.format, webp];
  const key = createHash("sha256").update(JSON.stringify(identity)).digest("base64url");
  const { "accept-ranges": _, ...facts } = headersOf(row);
  const headers: Record<string, string> = {
    ...facts,
    ...disposition(call.query.get("download")),
    "x-transformations": transformationText(wanted),
    etag: `"${key}"`,
    vary: "accept",
    ...extra,
  };
  if (isUnchanged(call, headers)) return { status: 304, headers };
  const picture = { ref: call.backend.ref, key, wanted, takesWebp: webp };
  const drawn = await renderPicture(picture, () => sourceBytes(call, row));
  if (drawn === null) return send(call, row, extra);
  const { buffer, byteOffset, byteLength } = drawn.bytes;
  return {
    status: 200,
    headers: { ...headers, "content-type": drawn.type, "content-length": String(byteLength) },
    // The bytes that are kept, and no copy of them for each who asks.
    ...(call.request.method === "HEAD" ? {} : { body: Buffer.from(buffer, byteOffset, byteLength) }),
  };
}

export const renderPublic: StorageHandler = async (call) => {
  const wanted = transformationOf(call.query);
  return render(call, { row: await findPublic(call), wanted });
};

export const renderAuthenticated: StorageHandler = async (call) => {
  const wanted = transformationOf(call.query);
  return render(call, { row: await findAuthenticated(call), wanted });
};

/** The link contains the size, so its holder gets no other. */
export const renderSigned: StorageHandler = async (call) => {
  const claims = await openToken(call, "render");
  const wanted = transformationSchema.parse(claims["transformations"]);
  return render(call, { row: await findSigned(call), wanted, extra: expiryOf(claims) });
};
