import { unifiedMergeView } from "@codemirror/merge";
import { history, historyKeymap } from "@codemirror/commands";
import { Compartment, EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { languageOf } from "../text/languages.ts";
import { look } from "../text/look.ts";
import { lineEndOf, withLineEnds, withLineFeeds } from "../text/replace-text.ts";

export interface DiffTextProps {
  path: string;
  before: string;
  after: string;
  /** Null: it can only be read. */
  onType: ((text: string) => void) | null;
}

/** What was, and what it became, in one column; unchanged stretches are folded. */
export function DiffText({ path, before, after, onType }: DiffTextProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  });
  const editable = onType !== null;
  useEffect(() => {
    const colours = languageOf(path, after.length);
    const language = new Compartment();
    let open = true;
    const view = new EditorView({
      parent: host.current!,
      state: EditorState.create({
        doc: withLineFeeds(after),
        extensions: [
          lineNumbers(),
          look,
          history(),
          keymap.of(historyKeymap),
          language.of(colours instanceof Promise ? [] : colours),
          EditorState.readOnly.of(!editable),
          EditorView.contentAttributes.of({ "aria-label": `Changes of ${path}` }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current?.(withLineEnds(state.doc.toString(), lineEndOf(after)));
          }),
          unifiedMergeView({
            original: withLineFeeds(before),
            mergeControls: false,
            collapseUnchanged: { margin: 3, minSize: 6 },
          }),
        ],
      }),
    });
    if (colours instanceof Promise)
      void colours.then((loaded) => open && view.dispatch({ effects: language.reconfigure(loaded) }));
    return () => {
      open = false;
      view.destroy();
    };
  }, [path, before, after, editable]);
  return <div ref={host} />;
}
