/** Content-addressed writes over any engine: equal bytes are stored once. */
import { createHash } from "node:crypto";
import type { Objects, PutContent } from "./port.ts";

export const createPutContent =
  (objects: Objects): PutContent =>
  async (prefix, bytes) => {
    const etag = createHash("sha256").update(bytes).digest("hex");
    const key = `${prefix}/${etag}`;
    return (await objects.head(key)) ?? objects.put(key, bytes);
  };
