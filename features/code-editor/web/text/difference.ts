/**
 * Two texts in one column: lines only the first has, then lines only the second has. Unchanged stretches are folded.
 */
import { unifiedMergeView } from "@codemirror/merge";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { withLineFeeds } from "@slipway/kernel/text/line-ends";
import { languageOf } from "./languages.ts";
import { look } from "@slipway/ui/code/look";

export interface DifferenceInput {
  /** Its extension chooses the colours. */
  path: string;
  before: string;
  after: string;
  /** The name that screen readers read. */
  label: string;
  readOnly: boolean;
  extensions?: Extension;
}

/** Draws into `parent` until the returned function is called. */
export function showDifference(parent: HTMLElement, input: DifferenceInput): () => void {
  const { path, before, after, label, readOnly, extensions = [] } = input;
  const colours = languageOf(path, after.length);
  const language = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: withLineFeeds(after),
      extensions: [
        lineNumbers(),
        look,
        language.of(colours instanceof Promise ? [] : colours),
        EditorState.readOnly.of(readOnly),
        // Touching a read-only text opens no keyboard.
        EditorView.editable.of(!readOnly),
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
        extensions,
        unifiedMergeView({
          original: withLineFeeds(before),
          mergeControls: false,
          // In a new file every letter would be marked.
          highlightChanges: before !== "",
          collapseUnchanged: { margin: 3, minSize: 6 },
        }),
      ],
    }),
  });
  let open = true;
  if (colours instanceof Promise)
    void colours.then((loaded) => open && view.dispatch({ effects: language.reconfigure(loaded) }));
  return () => {
    open = false;
    view.destroy();
  };
}
