/**
 * Judges a text that is put between brackets as one SQL expression. What passes cannot close the brackets around it, begin
 * another statement or hide what follows in a comment; whether it is an expression that makes sense is for Postgres to say.
 */
import { pieceAt } from "./split-statements.ts";

export const MAX_EXPRESSION_CHARACTERS = 4000;
/** Postgres' parser refuses some thousands, each of which costs it stack. */
const MAX_DEPTH = 100;

const ONE = "Write one expression.";
const CLOSES = { ")": "(", "]": "[" } as const;

/** Spaces of Postgres. It reads all others as parts of names, so that words would begin at other places for it. */
const SPACES = /^[ \t\n\r\f]+$/;

/** Postgres reads a text in quotes by what stands before the quote, too. */
function valueProblem(piece: string, isClosed: boolean): string | null {
  if (!isClosed) return "A quote is not closed.";
  // A setting of the database says whether it escapes the quote behind it.
  if (piece.startsWith("'") && piece.includes("\\")) return String.raw`Write texts with a backslash as E'…\\…'.`;
  return null;
}

class Brackets {
  readonly #open: string[] = [];

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  problemOf(sign: string): string | null {
    if (sign === ";") return `It has a semicolon. ${ONE}`;
    if (sign === "(" || sign === "[") return this.#open.push(sign) > MAX_DEPTH ? "It has too many brackets." : null;
    if (sign !== ")" && sign !== "]") return null;
    return this.#open.pop() === CLOSES[sign] ? null : "A bracket is closed that was not opened.";
  }
}

/** Null: the text can stand between brackets. */
export function expressionProblem(text: string): string | null {
  if (text.trim() === "") return "An expression is required.";
  if (text.length > MAX_EXPRESSION_CHARACTERS) return `It has at most ${MAX_EXPRESSION_CHARACTERS} characters.`;
  if (text.includes("\0") || !text.isWellFormed()) return "It has a character that Postgres does not take.";
  const brackets = new Brackets();
  // A quote that is never closed swallows the line break as well.
  const whole = `${text}\n`;
  for (let at = 0; at < text.length; ) {
    const { kind, from, to } = pieceAt(whole, at);
    const piece = whole.slice(from, to);
    at = to;
    const problem =
      kind === "sign"
        ? brackets.problemOf(piece)
        : kind === "value"
          ? valueProblem(piece, to <= text.length)
          : kind === "skipped"
            ? skippedProblem(piece)
            : null;
    if (problem !== null) return problem;
  }
  return brackets.isOpen ? "A bracket is not closed." : null;
}

function skippedProblem(piece: string): string | null {
  if (piece.startsWith("--") || piece.startsWith("/*")) return `It has a comment. ${ONE}`;
  return SPACES.test(piece) ? null : "It has a space that Postgres reads as part of a name.";
}
