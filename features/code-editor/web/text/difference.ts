/** Two texts in one column: what only the first has, what only the second has; unchanged stretches are folded. */
import { unifiedMergeView } from "@codemirror/merge";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { withLineFeeds } from "@slipway/kernel/text/line-ends";
import { languageOf } from "./languages.ts";
import { look } from "./look.ts";

export interface DifferenceInput {
  /** Its ending chooses the colours. */
  path: string;
  before: string;
  after: string;
  /** What it is called for people who do not see it. */
  label: string;
  readOnly: boolean;
  extensions?: Extension;
}

/** Draws into `parent` until the answer is called. */
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
        // A finger on a text that is only read opens no keyboard.
        EditorView.editable.of(!readOnly),
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
        extensions,
        unifiedMergeView({
          original: withLineFeeds(before),
          mergeControls: false,
          // In a file that is new as a whole every letter would be marked.
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
