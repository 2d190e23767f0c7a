/**
 * How deep JSON from outside may nest, and how many values it may hold. `JSON.parse` takes any depth; `JSON.stringify`, Zod, Postgres and everything else that walks a
 * value by recursion end with an exhausted stack, so depth is looked at before anything else reads the value. A value of three bytes
 * (`[],`) takes fourteen times as much once it is parsed, so values are counted as well.
 */

/** Documents of editors reach about 40 levels; walking this many needs a small part of a stack. */
export const MAX_JSON_DEPTH = 200;

/** A list of rows in 10 MB, the largest body of JSON anywhere here, has about as many. */
export const MAX_JSON_VALUES = 1_000_000;

/** Thrown by `parseJson`; a SyntaxError, so that whoever refuses unreadable JSON refuses this as well. */
export class JsonBeyondBounds extends SyntaxError {
  constructor(rule: string) {
    super(`JSON may ${rule}`);
    this.name = "JsonBeyondBounds";
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Behind the quote that ends the string that began before `from`. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH && at - 1 - backslashes >= from) backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
  return text.length;
}

interface Extent {
  /** Of the deepest place, or one more than was asked for. */
  depth: number;
  /** Commas, which is one less than there are values in each list. */
  commas: number;
}

/** Linear and without a stack; stops where it is deeper than `mostDepth`. Text that is no JSON is not judged. */
function extentOf(text: string, mostDepth: number): Extent {
  let [depth, deepest, commas] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1) - 1;
    else if (code === COMMA) commas += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) deepest = depth;
      if (depth > mostDepth) break;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return { depth: deepest, commas };
}

/** Whether a JSON text has more than `most` levels. */
export const isDeepJson = (text: string, most = MAX_JSON_DEPTH): boolean =>
  // So many brackets have to be there.
  text.length > most && extentOf(text, most).depth > most;

/** `JSON.parse` of what came from outside. Throws SyntaxError, JsonBeyondBounds among them. */
export function parseJson(text: string): unknown {
  if (text.length > MAX_JSON_DEPTH) {
    const { depth, commas } = extentOf(text, MAX_JSON_DEPTH);
    if (depth > MAX_JSON_DEPTH) throw new JsonBeyondBounds(`nest ${MAX_JSON_DEPTH} levels deep, and this goes deeper`);
    if (commas >= MAX_JSON_VALUES) throw new JsonBeyondBounds(`hold ${MAX_JSON_VALUES} values, and this has more`);
  }
  return JSON.parse(text) as unknown;
}
