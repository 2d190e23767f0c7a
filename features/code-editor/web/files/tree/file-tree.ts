/**
 * The rows of the file tree: folders first, then by name. A folder whose only entry is a folder shares its row. [C2.45]
 */
export interface TreeRow {
  kind: "folder" | "file";
  path: string;
  /** The label: `pages`, or `app/routes/admin` for folders in one row. */
  name: string;
  /** Counts from 0. */
  depth: number;
  open: boolean;
}

interface Folder {
  path: string;
  folders: Map<string, Folder>;
  files: string[];
}

const emptyFolder = (path: string): Folder => ({ path, folders: new Map(), files: [] });

export function folderTree(paths: Iterable<string>): Folder {
  const root = emptyFolder("");
  for (const path of paths) {
    let folder = root;
    let slash = path.indexOf("/");
    for (let from = 0; slash !== -1; slash = path.indexOf("/", from)) {
      const name = path.slice(from, slash);
      let next = folder.folders.get(name);
      if (next === undefined) folder.folders.set(name, (next = emptyFolder(path.slice(0, slash))));
      folder = next;
      from = slash + 1;
    }
    folder.files.push(path);
  }
  return root;
}

const byName = new Intl.Collator("en", { numeric: true }).compare;
const lastPart = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

export interface TreeOptions {
  open: ReadonlySet<string>;
  compact: boolean;
}

/** The visible rows, top to bottom. `open` holds paths of folders. */
export function visibleRows(root: Folder, options: TreeOptions): TreeRow[] {
  const rows: TreeRow[] = [];
  addRows(rows, { folder: root, depth: 0, options });
  return rows;
}

interface Level {
  folder: Folder;
  depth: number;
  options: TreeOptions;
}

function addRows(rows: TreeRow[], { folder, depth, options }: Level): void {
  const folders = [...folder.folders].sort(([a], [b]) => byName(a, b));
  for (const [first, child] of folders) {
    let [name, last] = [first, child];
    while (options.compact && last.files.length === 0 && last.folders.size === 1) {
      const [[next, only]] = last.folders as unknown as [[string, Folder]];
      [name, last] = [`${name}/${next}`, only];
    }
    const open = options.open.has(last.path);
    rows.push({ kind: "folder", path: last.path, name, depth, open });
    if (open) addRows(rows, { folder: last, depth: depth + 1, options });
  }
  for (const path of [...folder.files].sort((a, b) => byName(lastPart(a), lastPart(b))))
    rows.push({ kind: "file", path, name: lastPart(path), depth, open: false });
}

/** Every folder above a path: `a` and `a/b` for `a/b/c.ts`. */
export function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}
