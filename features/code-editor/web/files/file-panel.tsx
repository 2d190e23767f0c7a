/** Left pane: the tree and its filter, or the search through all files. */
import { TextInput } from "@mantine/core";
import { useKey } from "@slipway/ui/keys/use-key";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { memo, Suspense, useRef, useState, type KeyboardEvent } from "react";
import type { SearchPanelProps } from "../search/search-panel.tsx";
import { FileTreeView, type FileTreeViewProps } from "./tree/file-tree-view.tsx";
import { filterFiles } from "./filter-files.ts";
import styles from "./file-panel.module.css";

const SearchPanel = lazyNamed(() => import("../search/search-panel.tsx"), "SearchPanel");

type FilePanelProps = FileTreeViewProps &
  Pick<SearchPanelProps, "textsOf" | "onGoTo"> & {
    /** A file was picked by name, so the filter is cleared. */
    onPicked: () => void;
  };

const MODES = [
  { mode: "files", label: "Files" },
  { mode: "search", label: "Search" },
] as const;

function FilteredFiles({ paths, onShow }: { paths: readonly string[]; onShow: (path: string) => void }) {
  if (paths.length === 0) return <p className={styles.none}>No file matches.</p>;
  return (
    <ul className={styles.tree} aria-label="Matching files">
      {paths.map((path) => {
        const slash = path.lastIndexOf("/");
        return (
          <li key={path} className={styles.row} style={{ paddingInlineStart: 12 }}>
            <button type="button" className={styles.found} onClick={() => onShow(path)} title={path}>
              {path.slice(slash + 1)} <span className={styles.folder}>{path.slice(0, Math.max(0, slash))}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export const FilePanel = memo(function FilePanel({ textsOf, onGoTo, onPicked, ...tree }: FilePanelProps) {
  const [mode, setMode] = useState<"files" | "search">("files");
  const [filter, setFilter] = useState("");
  const [searches, setSearches] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const openFilter = (): void => {
    setMode("files");
    requestAnimationFrame(() => input.current?.select());
  };
  const openSearch = (): void => {
    setMode("search");
    setSearches((count) => count + 1);
  };
  useKey({ keys: "mod+p", label: "Find a file by its name", group: "Code" }, openFilter);
  useKey({ keys: "mod+shift+f", label: "Search in all files", group: "Code" }, openSearch);
  const filtered = filter.trim() === "" ? null : filterFiles(tree.paths, filter);
  const show = (path: string): void => {
    setFilter("");
    tree.onShow(path);
    onPicked();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && filter !== "") {
      event.stopPropagation();
      setFilter("");
    }
    if (event.key === "Enter" && filtered?.[0] !== undefined) show(filtered[0]);
  };
  return (
    <div className={styles.panel}>
      <div className={styles.modes} role="group" aria-label="Left pane">
        {MODES.map((one) => (
          <button
            key={one.mode}
            type="button"
            className={styles.mode}
            aria-pressed={mode === one.mode}
            onClick={() => (one.mode === "search" ? openSearch() : setMode("files"))}
          >
            {one.label}
          </button>
        ))}
      </div>
      {mode === "search" ? (
        <Suspense>
          <SearchPanel focusAt={searches} textsOf={textsOf} onGoTo={onGoTo} />
        </Suspense>
      ) : (
        <>
          <div className={styles.filter}>
            <TextInput
              ref={input}
              aria-label="Filter files"
              placeholder="Filter files"
              value={filter}
              onChange={(event) => setFilter(event.currentTarget.value)}
              onKeyDown={onKey}
            />
          </div>
          {filtered === null ? <FileTreeView {...tree} /> : <FilteredFiles paths={filtered} onShow={show} />}
        </>
      )}
    </div>
  );
});
