/** One CodeMirror for all open files. Every file keeps its own history, cursor and scroll position. */
import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from "@codemirror/language";
import { Annotation, Compartment, EditorState, Transaction, type Extension, type StateEffect } from "@codemirror/state";
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
  type ViewUpdate,
} from "@codemirror/view";
import { editableText, keepLineEnds } from "@slipway/kernel/text/line-ends";
import { find } from "./find.ts";
import type { Peer } from "../peers/peers.ts";
import { languageOf } from "./languages.ts";
import { look } from "@slipway/ui/code/look";
import { changeTo } from "./replace-text.ts";
import { goToPlace, shownLine } from "./shown-line.ts";

/** Marks text that came from elsewhere, such as another person's version or the formatter, and was not typed. */
const fromElsewhere = Annotation.define<boolean>();
const MAX_KEPT = 50;

const access = new Compartment();
const language = new Compartment();
const extras = new Compartment();
const accessOf = (readOnly: boolean): Extension => EditorState.readOnly.of(readOnly);

const base: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  history(),
  foldGutter(),
  drawSelection(),
  dropCursor(),
  EditorState.allowMultipleSelections.of(true),
  indentOnInput(),
  indentUnit.of("  "),
  bracketMatching(),
  closeBrackets(),
  rectangularSelection(),
  crosshairCursor(),
  highlightActiveLine(),
  find,
  shownLine,
  look,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...foldKeymap, indentWithTab]),
];

export interface CodeFile {
  path: string;
  text: string;
  readOnly: boolean;
}

export interface CodeViewOptions {
  parent: HTMLElement;
  onTyped: (path: string, text: string) => void;
  /** Line and column count from 1. */
  onCursor: (line: number, column: number) => void;
  /** Extensions beyond the file's language; added as soon as they are loaded. */
  extrasFor: (path: string) => Promise<Extension>;
}

interface Kept {
  state: EditorState;
  scroll: StateEffect<unknown>;
}

export class CodeView implements Disposable {
  readonly #options: CodeViewOptions;
  readonly #view: EditorView;
  readonly #kept = new Map<string, Kept>();
  #path: string | null = null;
  /** Somebody else was in a file: most people are alone. */
  #hadPeers = false;
  /** The last text from elsewhere. The editor knows line feeds only, so each line's own end is looked up here. */
  #given = "";
  /** The text of the view, typed or given. The page passes it back at every letter. */
  #known: string | null = null;

  constructor(options: CodeViewOptions) {
    this.#options = options;
    this.#view = new EditorView({ parent: options.parent });
  }

  show(given: CodeFile): void {
    const isKnown = given.path === this.#path && given.text === this.#known;
    if (isKnown && this.#view.state.readOnly === given.readOnly) return;
    this.#known = given.text;
    this.#given = given.text;
    const file = { ...given, text: editableText(given.text) };
    if (file.path !== this.#path) this.#switchTo(file);
    const changes = changeTo(this.#view.state.doc, file.text);
    const readOnly = this.#view.state.readOnly !== file.readOnly;
    if (changes === null && !readOnly) return;
    this.#view.dispatch({
      ...(changes !== null && { changes }),
      ...(readOnly && { effects: access.reconfigure(accessOf(file.readOnly)) }),
      annotations: [fromElsewhere.of(true), Transaction.addToHistory.of(false)],
    });
  }

  #switchTo({ path, text, readOnly }: CodeFile): void {
    if (this.#path !== null) {
      this.#kept.delete(this.#path);
      this.#kept.set(this.#path, { state: this.#view.state, scroll: this.#view.scrollSnapshot() });
      for (const oldest of this.#kept.keys()) if (this.#kept.size > MAX_KEPT) this.#kept.delete(oldest);
    }
    this.#path = path;
    const kept = this.#kept.get(path);
    this.#view.setState(kept?.state ?? this.#newState({ path, text, readOnly }));
    if (kept !== undefined) this.#view.dispatch({ effects: kept.scroll });
    this.#tellCursor();
  }

  #newState({ path, text, readOnly }: CodeFile): EditorState {
    const colours = languageOf(path, text.length);
    if (colours instanceof Promise) void colours.then((loaded) => this.#put(path, language.reconfigure(loaded)));
    void this.#options.extrasFor(path).then((loaded) => this.#put(path, extras.reconfigure(loaded)));
    return EditorState.create({
      doc: text,
      extensions: [
        base,
        language.of(colours instanceof Promise ? [] : colours),
        access.of(accessOf(readOnly)),
        // A scrolling region has to be reachable with the keyboard, and checkers look for the tabindex.
        EditorView.contentAttributes.of({ "aria-label": `Code of ${path}`, spellcheck: "false", tabindex: "0" }),
        EditorView.updateListener.of((update) => this.#onUpdate(path, update)),
        extras.of([]),
      ],
    });
  }

  /** Works for the file on screen and for the others. */
  #put(path: string, effects: StateEffect<unknown>): void {
    const kept = this.#kept.get(path);
    if (path === this.#path) this.#view.dispatch({ effects });
    else if (kept !== undefined) this.#kept.set(path, { ...kept, state: kept.state.update({ effects }).state });
  }

  #onUpdate(path: string, update: ViewUpdate): void {
    if (path !== this.#path) return;
    const typed = update.transactions.some(
      (transaction) => transaction.docChanged && transaction.annotation(fromElsewhere) !== true,
    );
    if (typed) {
      this.#known = keepLineEnds(this.#given, update.state.doc.toString());
      this.#options.onTyped(path, this.#known);
    }
    if (update.selectionSet || update.docChanged) this.#tellCursor();
  }

  #tellCursor(): void {
    const { head } = this.#view.state.selection.main;
    const line = this.#view.state.doc.lineAt(head);
    this.#options.onCursor(line.number, head - line.from + 1);
  }

  /** Other people in the file on screen. */
  showPeers(peers: readonly Peer[]): void {
    if (peers.length === 0 && !this.#hadPeers) return;
    this.#hadPeers = true;
    void import("../peers/peer-lines.ts").then(({ putPeers }) => {
      if (this.#view.dom.isConnected) putPeers(this.#view, peers);
    });
  }

  /** A change that the person's Undo takes back, such as formatting. */
  rewrite(path: string, text: string): void {
    if (path !== this.#path) return;
    this.#given = text;
    const changes = changeTo(this.#view.state.doc, editableText(text));
    if (changes !== null) this.#view.dispatch({ changes });
  }

  goTo(line: number, column?: number): void {
    goToPlace(this.#view, line, column);
    this.#view.focus();
  }

  focus(): void {
    this.#view.focus();
  }

  /** A closed tab starts fresh when it is opened again. */
  forget(path: string): void {
    if (path !== this.#path) this.#kept.delete(path);
  }

  [Symbol.dispose](): void {
    this.#view.destroy();
  }
}
