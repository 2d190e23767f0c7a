/** Code that must stay on a thread of its own. */
import type { Rule } from "../house.ts";
import { placeOf } from "../places.ts";

/** Loads the word lists, and is started as a thread. */
const BUILDER_THREAD = "server/src/builder-thread.ts";
/** Rooms whose files run in the server's processes. */
const SERVED = new Set(["server", "features", "cloud", "platform", "sandbox"]);

/** Its patterns run over whatever people write, which must hold up nobody else; its word lists take 100 MB of memory. */
export const builderOnItsThread: Rule = (house) =>
  house.files.flatMap((file) => {
    const { room, isTest } = placeOf(file.path);
    if (!SERVED.has(room) || isTest || file.path === BUILDER_THREAD) return [];
    return file.imports.flatMap((line) => {
      const target = house.target(file, line);
      if (line.typeOnly || target === null || placeOf(target).room !== "offline-builder") return [];
      const message = `imports ${line.specifier}: the offline builder runs on its thread, ${BUILDER_THREAD}`;
      return [{ path: file.path, line: line.line, message }];
    });
  });
