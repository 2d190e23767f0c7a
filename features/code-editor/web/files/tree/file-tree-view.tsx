/** The tree of files: one list of rows, walked with the keyboard as trees are. */
import { ChevronRight, FileCode2, FileImage, FileJson2, FileText, Palette, type LucideIcon } from "lucide-react";
import { createElement, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { MARK_WORDS, type Mark } from "../../frame/tab-bar.tsx";
import { foldersAbove, folderTree, visibleRows, type TreeRow } from "./file-tree.ts";
import { isImagePath } from "../file-kind.ts";
import { ROW_HEIGHT, useRowWindow } from "./row-window.ts";
import styles from "../file-panel.module.css";

const ICONS: readonly [RegExp, LucideIcon][] = [
  [/\.[cm]?[jt]sx?$/, FileCode2],
  [/\.json$/, FileJson2],
  [/\.(css|scss|less)$/, Palette],
];

function iconOf(path: string): LucideIcon {
  if (isImagePath(path)) return FileImage;
  return ICONS.find(([pattern]) => pattern.test(path))?.[1] ?? FileText;
}

interface RowProps {
  id: string;
  row: TreeRow;
  mark: Mark | undefined;
  selected: boolean;
  /** The keyboard's focus is on this row. */
  cursor: boolean;
  onChoose: () => void;
}

function Row({ id, row, mark, selected, cursor, onChoose }: RowProps) {
  const icon =
    row.kind === "folder" ? (
      <ChevronRight size={14} aria-hidden="true" className={styles.chevron} data-open={row.open || undefined} />
    ) : (
      createElement(iconOf(row.path), { size: 14, "aria-hidden": true, className: styles.icon })
    );
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={row.depth + 1}
      aria-expanded={row.kind === "folder" ? row.open : undefined}
      aria-selected={selected}
      aria-label={mark === undefined ? row.name : `${row.name}, ${MARK_WORDS[mark]}`}
      data-cursor={cursor || undefined}
      className={styles.row}
      style={{ paddingInlineStart: 8 + row.depth * 14 }}
      title={mark === undefined ? row.path : `${row.path}: ${MARK_WORDS[mark]}`}
      onClick={onChoose}
    >
      {icon}
      <span className={styles.name}>{row.name}</span>
      {mark !== undefined && <span className={styles.dot} data-mark={mark} aria-hidden="true" />}
    </div>
  );
}

export interface FileTreeViewProps {
  paths: readonly string[];
  active: string | null;
  marks: ReadonlyMap<string, Mark>;
  onShow: (path: string) => void;
}

export function FileTreeView({ paths, active, marks, onShow }: FileTreeViewProps) {
  const tree = useMemo(() => folderTree(paths), [paths]);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(["src", ...(active ? foldersAbove(active) : [])]),
  );
  const rows = useMemo(() => visibleRows(tree, { open, compact: true }), [tree, open]);
  const [cursor, setCursor] = useState<string | null>(active);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const view = useRowWindow(rows.length);

  const [followed, setFollowed] = useState(active);
  if (active !== followed) {
    setFollowed(active);
    setCursor(active);
    if (active !== null) setOpen((before) => new Set([...before, ...foldersAbove(active)]));
  }
  const at = rows.findIndex(({ path }) => path === cursor);
  useEffect(() => {
    const box = list.current;
    if (box === null || at === -1) return;
    const top = at * ROW_HEIGHT;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + ROW_HEIGHT > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW_HEIGHT - box.clientHeight;
  }, [at]);

  const toggle = (path: string, wanted = !open.has(path)): void =>
    setOpen((before) => {
      const after = new Set(before);
      if (wanted) after.add(path);
      else after.delete(path);
      return after;
    });
  const choose = (row: TreeRow): void => {
    setCursor(row.path);
    if (row.kind === "folder") toggle(row.path);
    else onShow(row.path);
  };
  const onKey = (event: KeyboardEvent): void => {
    const row = rows[at];
    const parent = row && rows.slice(0, at).findLast(({ depth }) => depth < row.depth);
    const go = (to: TreeRow | undefined): void => {
      if (to) setCursor(to.path);
    };
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(rows[at + 1]),
      ArrowUp: () => go(rows[Math.max(0, at - 1)]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => (row?.kind === "folder" && !row.open ? toggle(row.path, true) : go(rows[at + 1])),
      ArrowLeft: () => (row?.kind === "folder" && row.open ? toggle(row.path, false) : go(parent)),
      Enter: () => row && choose(row),
      " ": () => row && choose(row),
    };
    const move = moves[event.key];
    if (move === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    move();
  };
  const rowId = (path: string): string => `${id}-${path}`;
  const cursorShown = at >= view.from && at < view.to;
  return (
    <div
      ref={list}
      role="tree"
      aria-label="Files"
      tabIndex={0}
      aria-activedescendant={cursorShown ? rowId(rows[at]!.path) : undefined}
      className={styles.tree}
      onKeyDown={onKey}
      onScroll={view.onScroll}
    >
      <div role="none" style={{ height: view.from * ROW_HEIGHT }} />
      {rows.slice(view.from, view.to).map((row) => (
        <Row
          key={`${row.kind}:${row.path}`}
          id={rowId(row.path)}
          row={row}
          mark={row.kind === "file" ? marks.get(row.path) : undefined}
          selected={row.path === active}
          cursor={row.path === cursor}
          onChoose={() => choose(row)}
        />
      ))}
      <div role="none" style={{ height: (rows.length - view.to) * ROW_HEIGHT }} />
    </div>
  );
}
