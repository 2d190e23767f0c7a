/** CodeMirror for SQL: highlighting, the statement that would run, and the line of a mistake. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { PostgreSQL, sql } from "@codemirror/lang-sql";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { Compartment, EditorState, Prec, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import { splitStatements, statementAt } from "@slipway/kernel/sql/split-statements";
import { look } from "@slipway/ui/code/look";
import { errorLine, markLine } from "./error-line.ts";
import { nextToRun } from "./next-to-run.ts";

export interface Runnable {
  sql: string;
  /** Line of its first character, from 1. */
  line: number;
}

export interface SqlEditorOptions {
  parent: HTMLElement;
  text: string;
  onRun: () => void;
  onText: (text: string) => void;
}

/** Names of columns by the name of their table. */
export type SchemaNames = Readonly<Record<string, readonly string[]>>;

const language = new Compartment();

/** Completes keywords, tables of the schema public, and their columns. */
const languageOf = (names: SchemaNames): Extension =>
  sql({
    dialect: PostgreSQL,
    defaultSchema: "public",
    schema: { public: Object.fromEntries(Object.entries(names).map(([table, columns]) => [table, [...columns]])) },
  });

const base: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  indentOnInput(),
  indentUnit.of("  "),
  bracketMatching(),
  closeBrackets(),
  // As many as fit without scrolling: a list that scrolls could not be reached with the keyboard.
  autocompletion({ icons: false, maxRenderedOptions: 9 }),
  highlightActiveLine(),
  nextToRun,
  errorLine,
  look,
  EditorView.lineWrapping,
  placeholder("select * from …"),
  // Tab leaves the editor, as it leaves any field.
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
  EditorView.contentAttributes.of({ "aria-label": "SQL", spellcheck: "false", tabindex: "0" }),
];

export class SqlEditor implements Disposable {
  readonly #view: EditorView;

  constructor({ parent, text, onRun, onText }: SqlEditorOptions) {
    const run = (): boolean => {
      onRun();
      return true;
    };
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        selection: { anchor: text.length },
        extensions: [
          // Control works on a Mac, too, where `Mod` is Command.
          Prec.highest(keymap.of(["Mod-Enter", "Ctrl-Enter"].map((key) => ({ key, run })))),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) onText(state.doc.toString());
          }),
          base,
          language.of(languageOf({})),
        ],
      }),
    });
  }

  /** The selection, or the statement under the cursor; null: there is none. */
  runnable(): Runnable | null {
    const { doc, selection } = this.#view.state;
    const { from, to, empty, head } = selection.main;
    if (!empty) return { sql: doc.sliceString(from, to), line: doc.lineAt(from).number };
    const statement = statementAt(splitStatements(doc.toString()), head);
    return statement === null ? null : { sql: statement.text, line: doc.lineAt(statement.from).number };
  }

  /** `line` from 1; null takes the mark away. */
  markError(line: number | null): void {
    const { doc } = this.#view.state;
    const place = line === null ? null : doc.line(Math.max(1, Math.min(line, doc.lines))).from;
    this.#view.dispatch({ effects: markLine.of(place) });
  }

  goToLine(line: number): void {
    const { doc } = this.#view.state;
    const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.#view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    this.#view.focus();
  }

  know(names: SchemaNames): void {
    this.#view.dispatch({ effects: language.reconfigure(languageOf(names)) });
  }

  text(): string {
    return this.#view.state.doc.toString();
  }

  /** The person's Undo takes it back. */
  rewrite(text: string): void {
    const { doc } = this.#view.state;
    this.#view.dispatch({ changes: { from: 0, to: doc.length, insert: text }, selection: { anchor: text.length } });
    this.#view.focus();
  }

  [Symbol.dispose](): void {
    this.#view.destroy();
  }
}
