/**
 * With what a text has to begin somewhere for a pattern to match there. Hundreds of patterns are asked of each text, nearly all
 * of them for words that it does not have: a look into the beginnings of its words answers most without reading it again.
 */

/** Units of a beginning. */
const HEAD = 3;
/** A pattern that may begin in more ways is asked as it is. */
const MAX_HEADS = 400;
/** Any character may follow. */
const OPEN = "*";
const ANY: Heads = new Set([OPEN]);
const NOTHING: Heads = new Set([""]);

/** Beginnings of what a part of a pattern matches; one that ends in `*` goes on in ways that are not told. */
type Heads = ReadonlySet<string>;

/** Thrown for what is not read here; the pattern is asked as it is. */
class NotRead extends Error {}

/** The units that matches begin with, in small letters; null where they may begin with anything. */
export function headsOf(source: string): readonly string[] | null {
  try {
    const reader = new HeadReader(source);
    const heads = [...reader.alternatives()].map((head) => (head.endsWith(OPEN) ? head.slice(0, -1) : head));
    return !reader.isAtEnd || heads.includes("") ? null : [...new Set(heads)];
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
}

class HeadReader {
  readonly #letters: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#letters = [...source];
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#letters.length;
  }

  alternatives(): Heads {
    const all = new Set<string>();
    do for (const head of this.#sequence()) all.add(head);
    while (this.#takes("|"));
    return bounded(all);
  }

  #sequence(): Heads {
    let heads = NOTHING;
    while (!this.isAtEnd && this.#letters[this.#at] !== "|" && this.#letters[this.#at] !== ")")
      heads = joined(heads, this.#quantified());
    return heads;
  }

  #quantified(): Heads {
    const one = this.#atom();
    const mark = this.#letters[this.#at] ?? "";
    let least = 1;
    let isOnce = false;
    if (mark === "{") {
      const counts = /^\{(\d+)(?:,\d*)?\}/.exec(this.#letters.slice(this.#at, this.#at + 12).join(""));
      if (counts === null) throw new NotRead();
      this.#at += counts[0].length;
      least = Number(counts[1]);
    } else if (mark === "?" || mark === "*" || mark === "+") {
      this.#at += 1;
      least = mark === "+" ? 1 : 0;
      isOnce = mark === "?";
    } else return one;
    this.#takes("?");
    const heads = isOnce ? one : new Set([...one].map((head) => (head.endsWith(OPEN) ? head : head + OPEN)));
    return least === 0 ? new Set([...heads, ""]) : heads;
  }

  #atom(): Heads {
    const letter = this.#next();
    if (letter === "(") return this.#group();
    if (letter === "[") return this.#class();
    if (letter === ".") return ANY;
    if (letter === "^" || letter === "$") return NOTHING;
    if (letter === "\\") return this.#escape();
    if ("*+?{}]".includes(letter)) throw new NotRead();
    return new Set([folded(letter)]);
  }

  #group(): Heads {
    const kind = /^(?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.#letters.slice(this.#at, this.#at + 40).join(""))![0];
    if (kind === "" && this.#letters[this.#at] === "?") throw new NotRead();
    this.#at += kind.length;
    const heads = this.alternatives();
    if (!this.#takes(")")) throw new NotRead();
    return kind.endsWith("=") || kind.endsWith("!") ? NOTHING : heads;
  }

  #class(): Heads {
    const members: string[] = [];
    let isListed = this.#letters[this.#at] !== "^";
    for (let letter = this.#next(); letter !== "]"; letter = this.#next()) {
      if (letter === "\\") this.#next();
      if (letter === "\\" || letter === "-" || letter === "[") isListed = false;
      members.push(folded(letter));
    }
    return isListed && members.length > 0 ? new Set(members) : ANY;
  }

  #escape(): Heads {
    const letter = this.#next();
    if (letter === "b" || letter === "B") return NOTHING;
    if (letter === "p" || letter === "P") {
      while (this.#next() !== "}");
      return ANY;
    }
    if (/[swdSWD]/.test(letter)) return ANY;
    if (/[\p{L}\p{N}]/u.test(letter)) throw new NotRead();
    return new Set([letter]);
  }

  #next(): string {
    const letter = this.#letters[this.#at];
    if (letter === undefined) throw new NotRead();
    this.#at += 1;
    return letter;
  }

  #takes(letter: string): boolean {
    if (this.#letters[this.#at] !== letter) return false;
    this.#at += 1;
    return true;
  }
}

function bounded(heads: Heads): Heads {
  if (heads.size > MAX_HEADS) throw new NotRead();
  return heads;
}

function joined(heads: Heads, next: Heads): Heads {
  if ([...heads].every((head) => head.endsWith(OPEN))) return heads;
  const all = new Set<string>();
  for (const head of heads) {
    if (head.endsWith(OPEN)) all.add(head);
    else for (const more of next) all.add(cut(head + more));
  }
  return bounded(all);
}

function cut(head: string): string {
  const units = head.endsWith(OPEN) ? head.slice(0, -1) : head;
  return units.length >= HEAD ? units.slice(0, HEAD) + OPEN : head;
}

/** As patterns with the flags `i` and `u` compare letters, one for one: by way of the capital, which "ς" and "σ", "ſ" and "s" share. */
function folded(letter: string): string {
  const capital = letter.toUpperCase();
  const from = capital.length === letter.length ? capital : letter;
  const small = from.toLowerCase();
  return small.length === from.length ? small : from;
}

const isPlain = /^[\u0000-\u007f]*$/;

const isOfWord = /[\p{L}\p{N}]/u;
/** By unit: 0 not known yet, 1 of a word, 2 not. A half of a character may be anything. */
const kinds = new Uint8Array(65_536);

function isWordUnit(unit: number): boolean {
  if (kinds[unit] === 0) kinds[unit] = isOfWord.test(String.fromCharCode(unit)) ? 1 : 2;
  return kinds[unit] === 1;
}

/** Where the text goes on with what, from each place with no letter or number before it: up to `HEAD` units. */
export function beginningsOf(text: string): ReadonlyMap<string, readonly number[]> {
  const small = isPlain.test(text) ? text.toLowerCase() : Array.from(text, folded).join("");
  const found = new Map<string, number[]>();
  for (let at = 0; at < small.length; at += 1) {
    if (at > 0 && isWordUnit(small.charCodeAt(at - 1))) continue;
    const most = Math.min(HEAD, small.length - at);
    for (let length = 1; length <= most; length += 1) {
      const head = small.slice(at, at + length);
      const places = found.get(head);
      if (places === undefined) found.set(head, [at]);
      else places.push(at);
    }
  }
  return found;
}
