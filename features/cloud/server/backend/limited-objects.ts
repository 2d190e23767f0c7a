/** Objects of one project's backend: uploads are refused where its room ends, reading and deleting never. */
import type { Objects } from "@slipway/platform/objects/port";
import type { CloudRoom } from "./cloud-room.ts";

export const limitedObjects = (objects: Objects, room: Pick<CloudRoom, "require">, ref: string): Objects => ({
  get: (key, range) => objects.get(key, range),
  head: (key) => objects.head(key),
  delete: (key) => objects.delete(key),
  list: (prefix) => objects.list(prefix),
  async put(key, bytes) {
    await room.require(ref, bytes.length);
    return objects.put(key, bytes);
  },
  async receive(chunks) {
    const received = await objects.receive(chunks);
    return {
      size: received.size,
      async keep(key) {
        await room.require(ref, received.size);
        return received.keep(key);
      },
      [Symbol.asyncDispose]: () => received[Symbol.asyncDispose](),
    };
  },
});
