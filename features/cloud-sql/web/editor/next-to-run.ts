/** Marks the statement under the cursor, where there are several: it is the one that would run. */
import { StateField, type EditorState, type Extension } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";
import { splitStatements, statementAt } from "@slipway/kernel/sql/split-statements";

/** A longer text is not split at every step of the cursor. */
const MAX_CHARACTERS = 20_000;

const mark = Decoration.line({ class: "cm-nextToRun" });

function linesOf({ doc, selection }: EditorState): DecorationSet {
  if (doc.length > MAX_CHARACTERS || !selection.main.empty) return Decoration.none;
  const statements = splitStatements(doc.toString());
  const next = statements.length > 1 ? statementAt(statements, selection.main.head) : null;
  if (next === null) return Decoration.none;
  const [first, last] = [doc.lineAt(next.from).number, doc.lineAt(next.to).number];
  return Decoration.set(Array.from({ length: last - first + 1 }, (_, at) => mark.range(doc.line(first + at).from)));
}

export const nextToRun: Extension = [
  StateField.define<DecorationSet>({
    create: linesOf,
    update: (lines, { docChanged, selection, state }) =>
      docChanged || selection !== undefined ? linesOf(state) : lines,
    provide: (field) => EditorView.decorations.from(field),
  }),
  EditorView.theme({ ".cm-nextToRun": { boxShadow: "inset 2px 0 0 var(--accent)" } }),
];
