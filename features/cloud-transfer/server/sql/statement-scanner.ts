/**
 * Finds the semicolons that end statements, line by line, so that a long statement is read once. A wrong end is an error that
 * Postgres reports: each statement goes out by a protocol that takes one only.
 */

const MARK =
  /--|\/\*|[eE]'|'|"|\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$|[;()]|[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/g;
const COMMENT_MARK = /\/\*|\*\//g;

const find = (pattern: RegExp, line: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(line);
};

export class StatementScanner {
  /** The end of a text that hides semicolons: a quote, a dollar tag, or the end of a comment. */
  #open: { kind: "quote" | "escapes" | "dollars" | "comment"; close: string } | null = null;
  #comments = 0;
  #brackets = 0;
  /** Bodies that `begin atomic` opened, with their `case … end`. */
  #bodies = 0;
  #last = "";

  /** Nothing has begun: the next line may be one of psql's commands. */
  get isBetween(): boolean {
    return this.#open === null && this.#brackets === 0 && this.#bodies === 0;
  }

  /** Place behind the first semicolon from `from` that ends a statement; null: none in this line. */
  endIn(line: string, from: number): number | null {
    let at = from;
    while (at < line.length) {
      if (this.#open !== null) {
        at = this.#close(line, at);
        continue;
      }
      const found = find(MARK, line, at);
      if (line.slice(at, found?.index).trim() !== "") this.#last = "";
      if (found === null) return null;
      at = found.index + found[0].length;
      if (found[0] === "--") return null;
      if (this.#take(found[0])) return at;
    }
    return null;
  }

  /** True: the statement ends here. */
  #take(mark: string): boolean {
    if (mark === "/*") {
      [this.#open, this.#comments] = [{ kind: "comment", close: "" }, 1];
      return false;
    }
    if (/^[A-Za-z_\u0080-\uffff]/.test(mark) && !mark.endsWith("'")) {
      this.#word(mark.toLowerCase());
      return false;
    }
    this.#last = "";
    if (mark === ";") return this.#brackets === 0 && this.#bodies === 0;
    if (mark === "'" || mark === '"') this.#open = { kind: "quote", close: mark };
    else if (mark.endsWith("'")) this.#open = { kind: "escapes", close: "'" };
    else if (mark.startsWith("$")) this.#open = { kind: "dollars", close: mark };
    else if (mark === "(") this.#brackets += 1;
    else this.#brackets = Math.max(0, this.#brackets - 1);
    return false;
  }

  #word(word: string): void {
    if (this.#last === "begin" && word === "atomic") this.#bodies += 1;
    else if (this.#bodies > 0 && word === "case") this.#bodies += 1;
    else if (this.#bodies > 0 && word === "end") this.#bodies -= 1;
    this.#last = word;
  }

  /** Place behind what closes the open text; the line's end where it goes on. */
  #close(line: string, from: number): number {
    const { kind, close } = this.#open!;
    if (kind === "comment") return this.#closeComment(line, from);
    for (let at = from; ; ) {
      const end = line.indexOf(close, at);
      const escape = kind === "escapes" ? line.indexOf("\\", at) : -1;
      if (escape !== -1 && (end === -1 || escape < end)) {
        at = escape + 2;
        continue;
      }
      if (end === -1) return line.length;
      if (kind !== "dollars" && line[end + 1] === close) {
        at = end + 2;
        continue;
      }
      this.#open = null;
      return end + close.length;
    }
  }

  /** Comments nest. */
  #closeComment(line: string, from: number): number {
    for (
      let found = find(COMMENT_MARK, line, from);
      found !== null;
      found = find(COMMENT_MARK, line, COMMENT_MARK.lastIndex)
    ) {
      this.#comments += found[0] === "/*" ? 1 : -1;
      if (this.#comments > 0) continue;
      this.#open = null;
      return found.index + found[0].length;
    }
    return line.length;
  }
}
