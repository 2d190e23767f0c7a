/** The line where the database found a mistake keeps its mark until the next run. */
import { StateEffect, StateField, type Extension } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";

/** Offset of the line's first character; null: no line. */
export const markLine = StateEffect.define<number | null>();

const mark = Decoration.line({ class: "cm-errorLine" });

export const errorLine: Extension = [
  StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(lines, transaction) {
      for (const effect of transaction.effects)
        if (effect.is(markLine))
          return effect.value === null ? Decoration.none : Decoration.set(mark.range(effect.value));
      return lines.map(transaction.changes);
    },
    provide: (field) => EditorView.decorations.from(field),
  }),
  EditorView.theme({
    ".cm-errorLine, .cm-errorLine.cm-activeLine": {
      backgroundColor: "var(--err-soft)",
      boxShadow: "inset 3px 0 0 var(--err)",
    },
    ".cm-placeholder": { color: "var(--text-2)" },
  }),
];
