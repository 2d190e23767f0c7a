import { TextInput } from "@mantine/core";
import type { FilePlace } from "@slipway/ui/session/open-file";
import { ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SEARCH, type FileMatches, type Found, type SearchedFile } from "./project-search.ts";
import { useSearch } from "./use-search.ts";
import styles from "./search-panel.module.css";

export interface SearchPanelProps {
  /** Every file's text as it is now; another function when they changed. */
  textsOf: () => Iterable<SearchedFile>;
  onGoTo: (place: FilePlace) => void;
  /** Grows when the field is to take the keyboard. */
  focusAt: number;
}

/** "12 results in 3 files". */
function summary({ total, files, cut }: Found): string {
  if (total === 0) return "No results";
  const results = `${total}${cut ? "+" : ""} ${total === 1 ? "result" : "results"}`;
  return `${results} in ${files.length} ${files.length === 1 ? "file" : "files"}`;
}

interface FileResultsProps {
  file: FileMatches;
  open: boolean;
  onToggle: () => void;
  onGoTo: SearchPanelProps["onGoTo"];
}

function FileResults({ file: { path, matches }, open, onToggle, onGoTo }: FileResultsProps) {
  const slash = path.lastIndexOf("/");
  return (
    <li>
      <button type="button" className={styles.file} aria-expanded={open} onClick={onToggle} title={path}>
        <ChevronRight size={14} aria-hidden="true" data-open={open || undefined} />
        <span className={styles.path}>
          {path.slice(slash + 1)} <span className={styles.folder}>{path.slice(0, Math.max(0, slash))}</span>
        </span>
        <span className={styles.count}>{matches.length}</span>
      </button>
      {open && (
        <ul>
          {matches.map(({ line, column, before, text, after }) => (
            <li key={`${line}:${column}`}>
              <button type="button" className={styles.match} onClick={() => onGoTo({ path, line, column })}>
                <span className={styles.number}>{line}</span>
                <span className={styles.before}>
                  {/* The mark behind it keeps a trailing space in place. */}
                  <bdi>{before}&lrm;</bdi>
                </span>
                <mark>{text}</mark>
                {after}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export function SearchPanel({ textsOf, onGoTo, focusAt }: SearchPanelProps) {
  const [text, setText] = useState("");
  const [matchCase, setMatchCase] = useState(false);
  /** Files that are the other way round than they would be by themselves. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const found = useSearch({ text, matchCase }, textsOf);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), [focusAt]);
  const opened = found !== null && found.files.length <= SEARCH.openedUpTo;
  const toggle = (path: string): void =>
    setToggled((before) =>
      before.has(path) ? new Set([...before].filter((one) => one !== path)) : new Set([...before, path]),
    );
  return (
    <>
      <div className={styles.query}>
        <TextInput
          ref={input}
          className={styles.field}
          aria-label="Search in all files"
          placeholder="Search in all files"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setToggled(new Set());
          }}
        />
        <button
          type="button"
          className={styles.option}
          aria-label="Match case"
          title="Match case"
          aria-pressed={matchCase}
          onClick={() => setMatchCase(!matchCase)}
        >
          Aa
        </button>
      </div>
      <div className={styles.results}>
        <p className={styles.summary} role="status">
          {text.length < SEARCH.leastCharacters
            ? "Type at least 2 characters."
            : found === null
              ? "Searching…"
              : summary(found)}
        </p>
        <ul aria-label="Search results">
          {found?.files.map((file) => (
            <FileResults
              key={file.path}
              file={file}
              open={opened !== toggled.has(file.path)}
              onToggle={() => toggle(file.path)}
              onGoTo={onGoTo}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
