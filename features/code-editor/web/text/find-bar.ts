/** Find and replace in one file: a bar of our own over CodeMirror's search. [C2.45] */
import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  highlightSelectionMatches,
  openSearchPanel,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  searchKeymap,
  setSearchQuery,
} from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { keymap, runScopeHandlers, type Panel, type ViewUpdate } from "@codemirror/view";
import styles from "./find-bar.module.css";

const MAX_COUNTED = 999;

function button(text: string, label: string, run: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.className = styles.button ?? "";
  element.title = label;
  element.setAttribute("aria-label", label);
  element.addEventListener("click", run);
  return element;
}

function field(label: string): HTMLInputElement {
  const element = document.createElement("input");
  element.className = styles.field ?? "";
  element.placeholder = label;
  element.setAttribute("aria-label", label);
  element.spellcheck = false;
  return element;
}

/** "3 of 12"; counting stops at 999. */
function countOf(view: EditorView, query: SearchQuery): string {
  if (!query.valid) return query.search === "" ? "" : "No pattern";
  const { from, to } = view.state.selection.main;
  let total = 0;
  let current = 0;
  const cursor = query.getCursor(view.state);
  for (let step = cursor.next(); !step.done && total < MAX_COUNTED; step = cursor.next()) {
    total += 1;
    if (step.value.from === from && step.value.to === to) current = total;
  }
  if (total === 0) return "No results";
  const of = `${total}${total === MAX_COUNTED ? "+" : ""}`;
  return current === 0 ? of : `${current} of ${of}`;
}

class FindBar implements Panel {
  readonly dom = document.createElement("div");
  readonly top = true;
  readonly #find = field("Find");
  readonly #replace = field("Replace");
  readonly #count = document.createElement("span");
  readonly #matchCase: HTMLButtonElement;
  readonly #regexp: HTMLButtonElement;
  readonly #view: EditorView;
  #query: SearchQuery;

  constructor(view: EditorView) {
    this.#view = view;
    this.#query = getSearchQuery(view.state);
    this.#find.setAttribute("main-field", "true");
    this.#matchCase = button("Aa", "Match case", () => this.#toggle("caseSensitive"));
    this.#regexp = button(".*", "Regular expression", () => this.#toggle("regexp"));
    this.#count.className = styles.count ?? "";
    this.#count.setAttribute("role", "status");
    for (const input of [this.#find, this.#replace]) input.addEventListener("input", () => this.#commit());
    this.dom.className = styles.bar ?? "";
    this.dom.addEventListener("keydown", (event) => this.#onKey(event));
    this.dom.append(this.#row([this.#find, this.#matchCase, this.#regexp, this.#count], this.#moves()));
    if (!view.state.readOnly) this.dom.append(this.#row([this.#replace], this.#replacements()));
    this.#show(this.#query);
  }

  #row(...parts: HTMLElement[][]): HTMLElement {
    const row = document.createElement("div");
    row.className = styles.row ?? "";
    row.append(...parts.flat());
    return row;
  }

  #moves(): HTMLElement[] {
    return [
      button("↑", "Previous match", () => findPrevious(this.#view)),
      button("↓", "Next match", () => findNext(this.#view)),
      button("×", "Close find", () => closeSearchPanel(this.#view)),
    ];
  }

  #replacements(): HTMLElement[] {
    return [
      button("Replace", "Replace this match", () => replaceNext(this.#view)),
      button("Replace all", "Replace all matches", () => replaceAll(this.#view)),
    ];
  }

  mount(): void {
    this.#find.select();
  }

  update(update: ViewUpdate): void {
    const query = getSearchQuery(update.state);
    if (!query.eq(this.#query)) this.#show(query);
    else if (update.docChanged || update.selectionSet) this.#count.textContent = countOf(this.#view, query);
  }

  #show(query: SearchQuery): void {
    this.#query = query;
    if (this.#find.value !== query.search) this.#find.value = query.search;
    if (this.#replace.value !== query.replace) this.#replace.value = query.replace;
    this.#matchCase.setAttribute("aria-pressed", String(query.caseSensitive));
    this.#regexp.setAttribute("aria-pressed", String(query.regexp));
    this.#count.textContent = countOf(this.#view, query);
  }

  #toggle(option: "caseSensitive" | "regexp"): void {
    this.#commit({ [option]: !this.#query[option] });
  }

  #commit(changed: { caseSensitive?: boolean; regexp?: boolean } = {}): void {
    const query = new SearchQuery({
      search: this.#find.value,
      replace: this.#replace.value,
      caseSensitive: changed.caseSensitive ?? this.#query.caseSensitive,
      regexp: changed.regexp ?? this.#query.regexp,
      literal: true,
    });
    if (!query.eq(this.#query)) this.#view.dispatch({ effects: setSearchQuery.of(query) });
  }

  #onKey(event: KeyboardEvent): void {
    if (runScopeHandlers(this.#view, event, "search-panel")) return event.preventDefault();
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (event.target === this.#find) (event.shiftKey ? findPrevious : findNext)(this.#view);
    else if (event.target === this.#replace) replaceNext(this.#view);
  }
}

export const findBar: Extension = [
  search({ top: true, createPanel: (view) => new FindBar(view) }),
  highlightSelectionMatches(),
  keymap.of(searchKeymap),
];

export { openSearchPanel };
