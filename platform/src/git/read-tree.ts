/** The files of a version out of the batch reader: a process for the list costs more than the list itself. */
import { tooLarge } from "@slipway/kernel/errors";
import type { GitObject } from "./batch-reader.ts";

export interface TreeFile {
  /** 0o100644 a file, 0o100755 one that runs, 0o120000 a link, 0o160000 another repository. */
  mode: number;
  /** The path in the tree; its user checks it first. */
  path: string;
  id: string;
}

/** Far more than a project may have; a tree that names itself a hundred times at ten levels ends here. */
const MAX_FILES = 100_000;
const KIND = 0o170000;
const FOLDER = 0o040000;
const FILE = 0o100000;
const ID_BYTES = 20;

function* entriesOf(tree: Buffer): Generator<{ mode: number; name: string; id: string }> {
  for (let at = 0; at < tree.length; ) {
    const space = tree.indexOf(32, at);
    const zero = tree.indexOf(0, space);
    const next = zero + 1 + ID_BYTES;
    if (space < 0 || zero < 0 || next > tree.length) throw new Error("a tree object is cut off");
    yield {
      mode: Number.parseInt(tree.toString("latin1", at, space), 8),
      name: tree.toString("utf8", space + 1, zero),
      id: tree.toString("hex", zero + 1, next),
    };
    at = next;
  }
}

export const isPlainFile = ({ mode }: TreeFile): boolean => (mode & KIND) === FILE;

/** Everything below the tree that is no folder, in git's own order. AppError `too_large` for a tree without end. */
export async function readTree(read: (id: string) => Promise<GitObject | null>, treeId: string): Promise<TreeFile[]> {
  let count = 0;
  const known = new Map<string, Promise<Buffer>>();
  const contentOf = async (id: string): Promise<Buffer> => {
    const tree = await read(id);
    if (tree === null || tree.type !== "tree") throw new Error(`tree ${id} is missing`);
    return tree.bytes;
  };
  async function below(id: string, prefix: string): Promise<TreeFile[]> {
    let content = known.get(id);
    if (content === undefined) known.set(id, (content = contentOf(id)));
    const bytes = await content;
    // The remaining ones end silently: a hundred thousand refusals would take seconds.
    if (count > MAX_FILES) return [];
    const entries = [...entriesOf(bytes)];
    count += entries.length;
    const parts = await Promise.all(
      entries.map(({ mode, name, id: entryId }) => {
        const path = prefix + name;
        return (mode & KIND) === FOLDER ? below(entryId, `${path}/`) : [{ mode, path, id: entryId }];
      }),
    );
    return parts.flat();
  }
  const files = await below(treeId, "");
  if (count > MAX_FILES) throw tooLarge("This version has too many files.", { limit: MAX_FILES });
  return files;
}
