/**
 * How deep JSON from outside may nest, and how many values and names it may hold. `JSON.parse` takes any depth; `JSON.stringify`,
 * Zod, Postgres and everything else that walks a value by recursion end with an exhausted stack, so depth is looked at before anything
 * else reads the value. A value of three bytes (`[],`) takes fourteen times as much once it is parsed, so values are counted as well.
 * A name that occurs for the first time costs `JSON.parse` twenty times as much as a value, so different names have their own bound.
 */

/** Documents of editors reach about 40 levels; walking this many needs a small part of a stack. */
export const MAX_JSON_DEPTH = 200;

/** A list of rows in 10 MB, the largest body of JSON anywhere here, has about as many. */
export const MAX_JSON_VALUES = 1_000_000;

/** `JSON.parse` takes about 0.1 s for so many different names, whether one object has them or each object has its own. */
export const MAX_JSON_NAMES = 50_000;

/** Thrown by `parseJson`; a SyntaxError, so that whoever refuses unreadable JSON refuses this as well. */
export class JsonBeyondBounds extends SyntaxError {
  constructor(rule: string) {
    super(`JSON may ${rule}`);
    this.name = "JsonBeyondBounds";
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The position behind the quote that ends the string that began before `from`. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH && at - 1 - backslashes >= from) backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
  return text.length;
}

interface Extent {
  /** Depth of the deepest place, or one more than was asked for. */
  depth: number;
  /** Commas, which is one less than there are values in each list. */
  commas: number;
  /** Members of objects, counted by colons. */
  members: number;
}

/** Linear and without recursion; stops beyond `maxDepth`. Text that is no JSON is not judged. */
function extentOf(text: string, maxDepth: number): Extent {
  let [depth, deepest, commas, members] = [0, 0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1) - 1;
    else if (code === COMMA) commas += 1;
    else if (code === COLON) members += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > deepest) deepest = depth;
      if (depth > maxDepth) break;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return { depth: deepest, commas, members };
}

/** Whether objects in a JSON text name more than `max` different members, as they are written. */
function hasMoreNames(text: string, max: number): boolean {
  const names = new Set<string>();
  let [from, to] = [0, 0];
  for (let at = 0; at < text.length && names.size <= max; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      from = at + 1;
      at = to = endOfString(text, from) - 1;
    } else if (code === COLON) names.add(text.slice(from, to));
  }
  return names.size > max;
}

/** Whether a JSON text has more than `max` levels. */
export const isDeepJson = (text: string, max = MAX_JSON_DEPTH): boolean =>
  // A deeper text has at least this many characters.
  text.length > max && extentOf(text, max).depth > max;

/** `JSON.parse` for text from outside. Throws SyntaxError, JsonBeyondBounds among them. */
export function parseJson(text: string): unknown {
  if (text.length > MAX_JSON_DEPTH) {
    const { depth, commas, members } = extentOf(text, MAX_JSON_DEPTH);
    if (depth > MAX_JSON_DEPTH) throw new JsonBeyondBounds(`nest ${MAX_JSON_DEPTH} levels deep, and this goes deeper`);
    if (commas >= MAX_JSON_VALUES) throw new JsonBeyondBounds(`hold ${MAX_JSON_VALUES} values, and this has more`);
    if (members > MAX_JSON_NAMES && hasMoreNames(text, MAX_JSON_NAMES))
      throw new JsonBeyondBounds(`name ${MAX_JSON_NAMES} different members, and this names more`);
  }
  return JSON.parse(text) as unknown;
}
