/** Code that must stay in a process of its own. */
import type { Rule } from "../source-tree.ts";
import { placeOf } from "../places.ts";

/** Loads the word lists, and is started as a process. */
const BUILDER_PROCESS = "server/src/builder-process.ts";
/** Rooms whose files run in the server's processes. */
const SERVED = new Set(["server", "features", "cloud", "platform", "sandbox"]);

/** Its patterns run over whatever people write, which must hold up and end nobody else; its word lists take 100 MB of memory. */
export const builderInItsProcess: Rule = (tree) =>
  tree.files.flatMap((file) => {
    const { room, isTest } = placeOf(file.path);
    if (!SERVED.has(room) || isTest || file.path === BUILDER_PROCESS) return [];
    return file.imports.flatMap((line) => {
      const target = tree.target(file, line);
      if (line.typeOnly || target === null || placeOf(target).room !== "offline-builder") return [];
      const message = `imports ${line.specifier}: the offline builder runs in its process, ${BUILDER_PROCESS}`;
      return [{ path: file.path, line: line.line, message }];
    });
  });
