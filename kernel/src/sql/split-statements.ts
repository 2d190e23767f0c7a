/**
 * Splits a text of SQL into its statements, as Postgres' own lexer would. The server runs each with a protocol that takes
 * one statement only, so a wrong split is an error and never a hidden statement.
 */

export interface SqlStatement {
  /** Without the semicolon, and without comments before and behind it. */
  text: string;
  /** Offset of its first character in the whole text. */
  from: number;
  /** Offset behind its last character. */
  to: number;
  /** Its first words in lower case, as far as they are no names in quotes. */
  words: readonly string[];
}

/** `set session characteristics as transaction` is told by its first five. */
const MAX_WORDS = 5;

const WORD_BEGINS = /[a-z_\u0080-\uffff]/i;
const WORD = /[a-z_\u0080-\uffff][\w$\u0080-\uffff]*/iy;
const DOLLAR = /\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/iy;
const SPACE = /\s/;

const matchAt = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
};

/** Offset behind a quoted text that begins at `at`; the text's end where the quote is never closed. */
function behindQuote(text: string, at: number, hasEscapes: boolean): number {
  const quote = text[at]!;
  for (let next = at + 1; next < text.length; next += 1) {
    if (hasEscapes && text[next] === "\\") next += 1;
    else if (text[next] === quote) {
      if (text[next + 1] !== quote) return next + 1;
      next += 1;
    }
  }
  return text.length;
}

/** Comments nest. */
function behindComment(text: string, at: number): number {
  let depth = 0;
  for (let next = at; next < text.length; next += 1) {
    const two = text.slice(next, next + 2);
    if (two === "/*") depth += 1;
    if (two === "*/") depth -= 1;
    if (two !== "/*" && two !== "*/") continue;
    next += 1;
    if (depth === 0) return next + 1;
  }
  return text.length;
}

function behindLine(text: string, at: number): number {
  const end = text.slice(at).search(/[\n\r]/);
  return end === -1 ? text.length : at + end;
}

function behindDollars(text: string, at: number, tag: string): number {
  const end = text.indexOf(tag, at + tag.length);
  return end === -1 ? text.length : end + tag.length;
}

type Kind = "skipped" | "word" | "sign" | "value";

export interface SqlPiece {
  kind: Kind;
  from: number;
  to: number;
}

/** The piece that begins at `from`. A quote that is never closed reaches to the end of the text. */
export function pieceAt(text: string, from: number): SqlPiece {
  const char = text[from]!;
  const two = text.slice(from, from + 2);
  if (SPACE.test(char)) return { kind: "skipped", from, to: from + 1 };
  if (two === "--") return { kind: "skipped", from, to: behindLine(text, from) };
  if (two === "/*") return { kind: "skipped", from, to: behindComment(text, from) };
  if (char === "'" || char === '"') return { kind: "value", from, to: behindQuote(text, from, false) };
  if (two.toLowerCase() === "e'") return { kind: "value", from, to: behindQuote(text, from + 1, true) };
  const tag = char === "$" ? matchAt(DOLLAR, text, from) : null;
  if (tag !== null) return { kind: "value", from, to: behindDollars(text, from, tag) };
  const word = WORD_BEGINS.test(char) ? matchAt(WORD, text, from) : null;
  return word === null ? { kind: "sign", from, to: from + 1 } : { kind: "word", from, to: from + word.length };
}

/** Whether a semicolon stands inside the statement: in brackets, or in a body that `begin atomic` opens. */
class Nesting {
  #brackets = 0;
  #bodies = 0;
  #last = "";

  get isOpen(): boolean {
    return this.#brackets > 0 || this.#bodies > 0;
  }

  sign(char: string): void {
    if (char === "(") this.#brackets += 1;
    if (char === ")") this.#brackets = Math.max(0, this.#brackets - 1);
    this.#last = char;
  }

  word(word: string): void {
    if (this.#last === "begin" && word === "atomic") this.#bodies += 1;
    else if (this.#bodies > 0 && word === "case") this.#bodies += 1;
    else if (this.#bodies > 0 && word === "end") this.#bodies -= 1;
    this.#last = word;
  }
}

export interface SqlWord {
  /** In lower case. */
  word: string;
  from: number;
  to: number;
}

/** Words of a statement that stand in no brackets. */
export function topWords(text: string): SqlWord[] {
  const found: SqlWord[] = [];
  let brackets = 0;
  for (let at = 0; at < text.length; ) {
    const { kind, from, to } = pieceAt(text, at);
    at = to;
    const piece = text.slice(from, to);
    if (kind === "sign" && (piece === "(" || piece === "[")) brackets += 1;
    else if (kind === "sign" && (piece === ")" || piece === "]")) brackets -= 1;
    else if (kind === "word" && brackets === 0) found.push({ word: piece.toLowerCase(), from, to });
  }
  return found;
}

interface Open {
  from: number;
  to: number;
  words: string[];
  nesting: Nesting;
}

const closed = (text: string, { from, to, words }: Open): SqlStatement => ({
  ...{ from, to, words },
  text: text.slice(from, to),
});

export function splitStatements(text: string): SqlStatement[] {
  const found: SqlStatement[] = [];
  let open: Open | null = null;
  for (let at = 0; at < text.length; ) {
    const { kind, from, to } = pieceAt(text, at);
    at = to;
    if (kind === "skipped") continue;
    const piece = text.slice(from, to).toLowerCase();
    if (piece === ";" && open?.nesting.isOpen !== true) {
      if (open !== null) found.push(closed(text, open));
      open = null;
      continue;
    }
    open ??= { from, to, words: [], nesting: new Nesting() };
    open.to = to;
    if (kind === "word") open.nesting.word(piece);
    else open.nesting.sign(piece);
    if (kind === "word" && open.words.length < MAX_WORDS) open.words.push(piece);
  }
  return open === null ? found : [...found, closed(text, open)];
}

const CONTROLS = new Set(["begin", "start", "commit", "end", "rollback", "abort", "savepoint", "release"]);

/** Statements that begin, end or change a transaction. */
export function isTransactionControl({ words }: Pick<SqlStatement, "words">): boolean {
  const [first = "", ...others] = words;
  if (first === "prepare") return others[0] === "transaction";
  if (first === "set") return others.slice(0, 2).some((word) => word === "transaction" || word === "characteristics");
  return CONTROLS.has(first);
}

/** The statement at a place of the text: the one that holds it, or else the one before it. */
export function statementAt(statements: readonly SqlStatement[], place: number): SqlStatement | null {
  return statements.findLast(({ from }) => from <= place) ?? statements[0] ?? null;
}
