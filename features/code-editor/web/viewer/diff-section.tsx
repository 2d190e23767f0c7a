/** One file of a version and its change, which can be folded. [T2.22] [T3.04] */
import { Badge } from "@mantine/core";
import { ChevronRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { DiffEntry, EditDocument } from "../../../edits/contract/index.ts";
import { DiffImage } from "./diff-image.tsx";
import { DiffText } from "./diff-text.tsx";
import { useNear } from "./use-near.ts";
import classes from "./viewer.module.css";

const ACTION_WORDS: Record<DiffEntry["action"], string> = {
  new: "New",
  edit: "Edited",
  rename: "Renamed",
  rename_directory: "Folder renamed",
  delete: "Deleted",
  delete_directory: "Folder deleted",
  add_dependency: "Packages",
};

export interface DiffSectionProps {
  projectId: string;
  edit: EditDocument;
  entry: DiffEntry;
  /** Unsaved text typed over it. */
  typed?: string | undefined;
  /** Null: this is not the latest version, or the person may only read. */
  onType: ((path: string, typed: { text: string; saved: string }) => void) | null;
}

function Contents({ projectId, edit, entry, typed, onType }: DiffSectionProps) {
  const { file_path: path, original_file_path: from, old_content: before, new_content: after } = entry;
  if (entry.is_image) {
    const was = edit.parent_sha !== null && entry.action !== "new";
    return (
      <DiffImage
        before={was ? { projectId, path: from ?? path, sha: edit.parent_sha! } : null}
        after={entry.action === "delete" ? null : { projectId, path, sha: edit.commit_sha }}
      />
    );
  }
  if (entry.is_incomplete) return <p className={classes.note}>This file is too long to be compared here.</p>;
  if (before === null && after === null) return <p className={classes.note}>There is no text to compare.</p>;
  if (before === after) return <p className={classes.note}>Its contents are the same.</p>;
  const types = after !== null && onType !== null;
  return (
    <WhenNear lines={linesOf(after ?? before ?? "")}>
      <DiffText
        path={path}
        before={before ?? ""}
        after={after ?? ""}
        typed={typed}
        onType={types ? (text) => onType(path, { text, saved: after }) : null}
      />
    </WhenNear>
  );
}

const LINE_PX = 20;
/** Unchanged stretches are folded, so a long file is not a long difference. */
const MAX_LINES = 40;
const linesOf = (text: string): number => Math.min(MAX_LINES, text.split("\n", MAX_LINES).length);

/** Reserves about as much room as the content needs, so that the list does not jump while it is scrolled. */
function WhenNear({ lines, children }: { lines: number; children: ReactNode }) {
  const [near, place] = useNear();
  return (
    <div ref={place} style={near ? undefined : { height: lines * LINE_PX }}>
      {near && children}
    </div>
  );
}

export function DiffSection(props: DiffSectionProps) {
  const { entry, edit } = props;
  const [open, setOpen] = useState(true);
  const contents = useId();
  const counts = edit.diff.find(({ file_path }) => file_path === entry.file_path);
  return (
    <section className={classes.section} aria-label={entry.file_path}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={open}
        aria-controls={contents}
        onClick={() => setOpen((was) => !was)}
      >
        <ChevronRight size={14} aria-hidden="true" />
        <span className={classes.path}>
          {entry.original_file_path !== null && entry.original_file_path !== entry.file_path && (
            <>
              <del>{entry.original_file_path}</del>
              {" → "}
            </>
          )}
          {entry.file_path}
        </span>
        <Badge>{ACTION_WORDS[entry.action]}</Badge>
        {counts !== undefined && counts.added + counts.removed > 0 && (
          <span className={classes.counts}>
            +{counts.added} −{counts.removed}
          </span>
        )}
      </button>
      <div id={contents} hidden={!open}>
        {/* Kept mounted while folded once somebody has typed, so that the typed text stays. */}
        <Contents {...props} />
      </div>
    </section>
  );
}
