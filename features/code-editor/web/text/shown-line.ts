/** The line somebody was sent to keeps its colour until the cursor moves on. [W2.12] */
import { StateEffect, StateField, type Extension } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";

const showLine = StateEffect.define<number>();
const shown = Decoration.line({ class: "cm-shownLine" });

export const shownLine: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    for (const effect of transaction.effects) if (effect.is(showLine)) return Decoration.set(shown.range(effect.value));
    return transaction.docChanged || transaction.selection !== undefined ? Decoration.none : lines;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** `line` and `column` from 1; beyond the end the end counts. */
export function goToPlace(view: EditorView, line: number, column = 1): void {
  const at = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
  const position = Math.min(at.from + Math.max(0, column - 1), at.to);
  view.dispatch({
    selection: { anchor: position },
    effects: [showLine.of(at.from), EditorView.scrollIntoView(position, { y: "center" })],
  });
}
