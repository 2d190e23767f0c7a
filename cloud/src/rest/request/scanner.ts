/** Reads a parameter of the dialect from left to right; says where it stopped and what it would have taken. */
import { unreadableQuery, type RestError } from "../rest-error.ts";

export class Scanner {
  readonly text: string;
  readonly #what: string;
  at = 0;

  /** `what` as in `failed to parse filter (…)`. */
  constructor(text: string, what: string) {
    this.text = text;
    this.#what = what;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** `quote`: around what was found; single ones where the whole text should have ended. */
  fail(expected: string, quote: '"' | "'" = '"'): RestError {
    const next = this.text.codePointAt(this.at);
    const character = next === undefined ? "" : String.fromCodePoint(next);
    const shown = quote === "'" ? `'${character}'` : JSON.stringify(character);
    const found = next === undefined ? "end of input" : shown;
    const place = `"failed to parse ${this.#what}" (line 1, column ${this.at + 1})`;
    return unreadableQuery(place, `unexpected ${found} expecting ${expected}`);
  }

  sees(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  accept(token: string): boolean {
    if (!this.sees(token)) return false;
    this.at += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.accept(token)) throw this.fail(JSON.stringify(token));
  }

  /** `pattern` must be sticky. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  spaces(): void {
    this.match(/[ \t]*/y);
  }

  /** `"a \"b\""`: null when there is no quote here. */
  quoted(): string | null {
    const found = this.match(/"((?:[^"\\]|\\[^])*)"/y);
    return found === null ? null : found[1]!.replace(/\\([^])/g, "$1");
  }

  rest(): string {
    const rest = this.text.slice(this.at);
    this.at = this.text.length;
    return rest;
  }

  /** Goes back to where it was unless `read` answers something. */
  attempt<T>(read: () => T | null): T | null {
    const start = this.at;
    const value = read();
    if (value === null) this.at = start;
    return value;
  }
}

/** PostgREST passes over parentheses and quotes too many behind a closing parenthesis. */
export const isPassedOver = (scanner: Scanner): boolean =>
  scanner.text[scanner.at - 1] === ")" && /^[)']+$/.test(scanner.text.slice(scanner.at));

const NAME = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;

/** A name as people write it: letters, digits, `_ $`, inner dashes; anything else stands in quotes. */
export function readName(scanner: Scanner): string | null {
  const quoted = scanner.quoted();
  if (quoted !== null) return quoted;
  const found = scanner.match(NAME);
  if (found === null) return null;
  const name = found[0].trim();
  return name === "" ? null : name;
}

export function expectName(scanner: Scanner): string {
  const name = readName(scanner);
  if (name === null) throw scanner.fail("field name (* or [a..z0..9_$])");
  return name;
}

export interface JsonStep {
  arrow: "->" | "->>";
  key: string;
  /** A position in an array, not a key. */
  isIndex: boolean;
}

export interface Field {
  name: string;
  path: readonly JsonStep[];
}

const INDEX = /-?\d+(?=->|::|[.,)]|$)/y;
const JSON_KEY = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;

const JSON_KEY_START = '"-", digit or any non reserved character different from: .,>()';

export function readJsonPath(scanner: Scanner): JsonStep[] {
  const steps: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.accept("->>") ? "->>" : scanner.accept("->") ? "->" : null;
    if (arrow === null) return steps;
    const index = scanner.match(INDEX);
    if (index !== null) {
      steps.push({ arrow, key: index[0], isIndex: true });
      continue;
    }
    const key = scanner.quoted() ?? scanner.match(JSON_KEY)?.[0].trim() ?? null;
    if (key === null) throw scanner.accept("-") ? scanner.fail("digit") : scanner.fail(JSON_KEY_START);
    steps.push({ arrow, key, isIndex: false });
  }
}

export function expectField(scanner: Scanner): Field {
  scanner.spaces();
  const name = expectName(scanner);
  const field = { name, path: readJsonPath(scanner) };
  scanner.spaces();
  return field;
}

/** `int8`, `double precision`: never quoted in SQL, so nothing but these characters. */
export function readType(scanner: Scanner): string | null {
  return scanner.match(/[\p{L}\p{N}_ $]+/uy)?.[0].trim() ?? null;
}

/** Deeper nesting than anybody writes would only exhaust the stack. */
export const MAX_DEPTH = 40;
