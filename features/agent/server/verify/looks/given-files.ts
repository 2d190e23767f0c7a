/** Files that a model uploads into a page: texts of its own, and files of the project. */
import type { PageAction } from "@slipway/platform/browser/acting/page-action";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import type { AskedAction } from "../../loop/tools/checking/asked-action.ts";

/** Bound of all files of one call together. */
const MAX_BYTES = 2 << 20;

export interface FilesOfProject {
  files(): ReadonlyMap<ProjectPath, Uint8Array>;
}

/** Throws in words for the model. */
export function withFiles(actions: readonly AskedAction[], project: FilesOfProject): PageAction[] {
  let bytes = 0;
  return actions.map((action) => {
    if (action.kind !== "upload") return action;
    const { target, name, text = "", path } = action;
    if (path === undefined) return { kind: "upload", target, file: { name: name!, text } };
    // A page would show it, and what a page shows the model reads.
    if (holdsSecrets(path)) throw new Error(`${path} may hold secrets, so it is not uploaded.`);
    const content = project.files().get(path as ProjectPath);
    if (content === undefined) throw new Error(`The project has no file ${path}, so nothing was uploaded.`);
    bytes += content.length;
    if (bytes > MAX_BYTES) throw new Error(`Files of one call have at most ${MAX_BYTES} bytes together.`);
    const file = { name: name ?? path.split("/").at(-1)!, base64: Buffer.from(content).toString("base64") };
    return { kind: "upload", target, file };
  });
}
