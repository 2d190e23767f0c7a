/** Reads `git diff-tree --raw -z` and turns blobs into what a diff view shows. */
import { limits } from "@slipway/kernel/limits";
import type { FileDiff } from "./port.ts";

export interface RawChange {
  path: string;
  oldPath: string | null;
  action: FileDiff["action"];
  oldId: string | null;
  newId: string | null;
}

const NONE = "0".repeat(40);
const idOrNull = (id: string): string | null => (id === NONE ? null : id);

function actionOf(status: string): FileDiff["action"] {
  if (status === "A" || status === "C") return "new";
  if (status === "D") return "delete";
  return status === "R" ? "rename" : "edit";
}

/** `:mode mode id id STATUS\0path\0[new path\0]` repeated. Links and submodules are left out. */
export function parseRawDiff(output: Buffer): RawChange[] {
  const fields = output.toString("utf8").split("\0");
  const changes: RawChange[] = [];
  for (let index = 0; index + 1 < fields.length; ) {
    const match = /^:(\d{6}) (\d{6}) ([0-9a-f]{40}) ([0-9a-f]{40}) ([A-Z])\d*$/.exec(fields[index]!);
    if (match === null) throw new Error(`unexpected diff line ${JSON.stringify(fields[index]!.slice(0, 120))}`);
    const two = match[5] === "R" || match[5] === "C";
    const oldPath = fields[index + 1]!;
    const path = two ? fields[index + 2]! : oldPath;
    index += two ? 3 : 2;
    const isFile = (mode: string): boolean => mode === "000000" || mode.startsWith("100");
    if (!isFile(match[1]!) || !isFile(match[2]!)) continue;
    changes.push({
      path,
      oldPath: match[5] === "R" ? oldPath : null,
      action: actionOf(match[5]!),
      oldId: idOrNull(match[3]!),
      newId: idOrNull(match[4]!),
    });
  }
  return changes;
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of a file, or null when it is binary or too large to show. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.length > limits.sourceFileBytes || bytes.includes(0)) return null;
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null;
  }
}
