/** The find bar is loaded with the first Mod-F, because most visits never search in one file. */
import { Compartment, type Extension } from "@codemirror/state";
import { keymap, type EditorView } from "@codemirror/view";

const bar = new Compartment();

async function loadBar(view: EditorView): Promise<void> {
  const { doc } = view.state;
  const { findBar, openSearchPanel } = await import("./find-bar.ts");
  // Another file may be on screen by now; it has its own key.
  if (view.state.doc !== doc) return;
  view.dispatch({ effects: bar.reconfigure(findBar) });
  openSearchPanel(view);
}

function openBar(view: EditorView): boolean {
  void loadBar(view);
  return true;
}

export const find: Extension = [bar.of([]), keymap.of([{ key: "Mod-f", run: openBar }])];
