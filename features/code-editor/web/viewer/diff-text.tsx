import { history, historyKeymap } from "@codemirror/commands";
import { EditorView, keymap } from "@codemirror/view";
import { keepLineEnds } from "@slipway/kernel/text/line-ends";
import { useEffect, useRef } from "react";
import { showDifference } from "../text/difference.ts";

export interface DiffTextProps {
  path: string;
  before: string;
  after: string;
  /** The text typed over `after` earlier; absent if nothing was typed. */
  typed?: string | undefined;
  /** Null: read-only. */
  onType: ((text: string) => void) | null;
}

/** The text before and after. If it can be corrected, it has undo and keeps the line ends of its file. */
export function DiffText({ path, before, after, typed, onType }: DiffTextProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  });
  // Afterwards the editor owns the text.
  const start = useRef(typed);
  const readOnly = onType === null;
  useEffect(() => {
    const typing = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) latest.current?.(keepLineEnds(after, state.doc.toString()));
    });
    const extensions = [history(), keymap.of(historyKeymap), typing];
    const shown = start.current ?? after;
    return showDifference(host.current!, {
      path,
      before,
      after: shown,
      label: `Changes of ${path}`,
      readOnly,
      extensions,
    });
  }, [path, before, after, readOnly]);
  return <div ref={host} />;
}
