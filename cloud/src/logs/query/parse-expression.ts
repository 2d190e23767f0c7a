/** Expressions of a log query: comparisons, arithmetic, calls, casts. */
import type { Expression } from "./expression.ts";
import { queryProblem } from "./query-problem.ts";
import type { Token } from "./tokens.ts";

const MAX_DEPTH = 40;
/** Words that end an expression, so that none of them is taken for its alias. */
const KEYWORDS = new Set(
  "select from where group by having order limit offset as and or not in is null like ilike between case when then else end asc desc cross left inner join unnest on distinct interval union with".split(
    " ",
  ),
);

export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get next(): Token {
    return this.#tokens[this.#at]!;
  }

  take(): Token {
    const token = this.next;
    if (token.kind !== "end") this.#at += 1;
    return token;
  }

  isWord(word: string, ahead = 0): boolean {
    const token = this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)]!;
    return token.kind === "name" && !token.quoted && token.value === word;
  }

  isMark(mark: string): boolean {
    return this.next.kind === "mark" && this.next.value === mark;
  }

  skipWord(word: string): boolean {
    const found = this.isWord(word);
    if (found) this.take();
    return found;
  }

  skipMark(mark: string): boolean {
    const found = this.isMark(mark);
    if (found) this.take();
    return found;
  }

  wantWord(word: string): void {
    if (!this.skipWord(word)) throw this.problem(`${word.toUpperCase()} is missing`);
  }

  wantMark(mark: string): void {
    if (!this.skipMark(mark)) throw this.problem(`"${mark}" is missing`);
  }

  wantName(): Token {
    const token = this.next;
    if (token.kind !== "name" || (!token.quoted && KEYWORDS.has(token.value))) throw this.problem("a name is missing");
    return this.take();
  }

  /** A name that may stand after something else, with or without AS. */
  alias(): string | null {
    if (this.skipWord("as")) return this.wantName().value;
    const { kind, quoted, value } = this.next;
    return kind === "name" && (quoted || !KEYWORDS.has(value)) ? this.take().value : null;
  }

  problem(why: string): Error {
    return queryProblem(why, this.next.at);
  }

  expression(): Expression {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.problem("the query is nested too deeply");
    let left = this.#conjunction();
    while (this.isWord("or")) {
      const { at } = this.take();
      left = { type: "binary", operator: "or", left, right: this.#conjunction(), at };
    }
    this.#depth -= 1;
    return left;
  }

  #conjunction(): Expression {
    let left = this.#negation();
    while (this.isWord("and")) {
      const { at } = this.take();
      left = { type: "binary", operator: "and", left, right: this.#negation(), at };
    }
    return left;
  }

  #negation(): Expression {
    let count = 0;
    while (this.skipWord("not")) count += 1;
    const inner = this.#comparison();
    return count % 2 === 0 ? inner : { type: "not", inner };
  }

  #comparison(): Expression {
    const left = this.#sum();
    if (this.skipWord("is")) {
      const negated = this.skipWord("not");
      this.wantWord("null");
      return { type: "isNull", value: left, negated };
    }
    const negated = this.isWord("not") && ["in", "like", "ilike", "between"].some((word) => this.isWord(word, 1));
    if (negated) this.take();
    if (this.skipWord("in")) return { type: "in", value: left, list: this.#list(), negated };
    if (this.skipWord("between")) {
      const low = this.#sum();
      this.wantWord("and");
      return { type: "between", value: left, low, high: this.#sum(), negated };
    }
    const operator = this.#operator();
    if (operator === null) return left;
    const { at } = this.take();
    const compared: Expression = { type: "binary", operator, left, right: this.#sum(), at };
    return negated ? { type: "not", inner: compared } : compared;
  }

  #operator(): string | null {
    if (this.isWord("like") || this.isWord("ilike")) return this.next.value;
    const { kind, value } = this.next;
    return kind === "mark" && ["=", "!=", "<>", "<", ">", "<=", ">="].includes(value) ? value : null;
  }

  #sum(): Expression {
    let left = this.#product();
    while (["+", "-", "||"].some((mark) => this.isMark(mark))) {
      const { value, at } = this.take();
      left = { type: "binary", operator: value, left, right: this.#product(), at };
    }
    return left;
  }

  #product(): Expression {
    let left = this.#value();
    while (["*", "/", "%"].some((mark) => this.isMark(mark))) {
      const { value, at } = this.take();
      left = { type: "binary", operator: value, left, right: this.#value(), at };
    }
    return left;
  }

  #list(): Expression[] {
    this.wantMark("(");
    const list: Expression[] = [];
    if (!this.isMark(")"))
      do list.push(this.expression());
      while (this.skipMark(","));
    this.wantMark(")");
    return list;
  }

  #value(): Expression {
    const token = this.next;
    if (token.kind === "text") return { type: "text", value: this.take().value };
    if (token.kind === "number") return { type: "number", value: this.take().value };
    if (this.skipMark("-")) {
      if (this.next.kind !== "number") throw this.problem("a number is missing");
      return { type: "number", value: `-${this.take().value}` };
    }
    if (this.skipMark("(")) {
      const inner = this.expression();
      this.wantMark(")");
      return inner;
    }
    if (this.isMark("*")) return { type: "star", at: this.take().at };
    if (this.isWord("case")) return this.#case();
    if (this.isWord("interval")) return this.#interval();
    for (const value of ["true", "false", "null"] as const)
      if (this.skipWord(value)) return { type: "constant", value };
    const name = this.wantName();
    if (this.isMark("(")) return this.#call(name);
    return this.#column(name);
  }

  #column(name: Token): Expression {
    const path = [name.value];
    for (;;) {
      if (this.skipMark(".")) path.push(this.take().value);
      else if (this.skipMark("[")) {
        if (this.next.kind !== "text") throw this.problem("a name in quotes is missing");
        path.push(this.take().value);
        this.wantMark("]");
      } else return { type: "column", path, at: name.at };
    }
  }

  #call({ value: name, at }: Token): Expression {
    if (name === "cast" || name === "safe_cast") {
      this.wantMark("(");
      const value = this.expression();
      this.wantWord("as");
      const to = this.wantName().value;
      this.wantMark(")");
      return { type: "cast", value, to, at };
    }
    this.wantMark("(");
    const distinct = this.skipWord("distinct");
    const args: Expression[] = [];
    if (!this.isMark(")"))
      do args.push(this.expression());
      while (this.skipMark(","));
    this.wantMark(")");
    return { type: "call", name, args, distinct, at };
  }

  #interval(): Expression {
    const { at } = this.take();
    const { kind, value } = this.next;
    // `interval '5 minutes'` and `interval 5 minute`.
    const parts = kind === "text" ? /^(\d+)\s+([a-z]+)$/i.exec(value) : null;
    if (parts !== null) {
      this.take();
      return { type: "interval", count: { type: "number", value: parts[1]! }, unit: parts[2]!.toLowerCase(), at };
    }
    const count = this.#value();
    return { type: "interval", count, unit: this.wantName().value, at };
  }

  #case(): Expression {
    this.take();
    const branches: { when: Expression; value: Expression }[] = [];
    while (this.skipWord("when")) {
      const when = this.expression();
      this.wantWord("then");
      branches.push({ when, value: this.expression() });
    }
    if (branches.length === 0) throw this.problem("WHEN is missing");
    const otherwise = this.skipWord("else") ? this.expression() : null;
    this.wantWord("end");
    return { type: "case", branches, otherwise };
  }
}
