/** Converts values of the log of changes, which are Postgres' text, to the JSON that `to_jsonb` would make of them. */

/** Names are those of `pg_type`. */
export interface ValueType {
  name: string;
  /** Type of an array's elements. */
  element: string | null;
  delimiter: string;
}

const NUMBERS = new Set(["int2", "int4", "int8", "float4", "float8", "numeric", "oid"]);
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const WHOLE_HOURS = /([+-]\d\d)$/;

function scalarJson(text: string, type: string): string {
  if (NUMBERS.has(type)) return NUMBER.test(text) ? text : JSON.stringify(text);
  switch (type) {
    case "bool":
      return text === "t" ? "true" : "false";
    case "json":
    case "jsonb":
      return text;
    case "timestamp":
      return JSON.stringify(text.replace(" ", "T"));
    case "timestamptz":
      return JSON.stringify(text.replace(" ", "T").replace(WHOLE_HOURS, "$1:00"));
    default:
      return JSON.stringify(text);
  }
}

/** Reads `{1,"a b",NULL,{2}}` from `at`; bounds such as `[0:1]=` stand before the first brace. */
class ArrayText {
  readonly #text: string;
  readonly #element: string;
  readonly #delimiter: string;
  #at: number;

  constructor(text: string, element: string, delimiter: string) {
    this.#text = text;
    this.#element = element;
    this.#delimiter = delimiter;
    this.#at = text.indexOf("{");
  }

  read(): string {
    const items: string[] = [];
    this.#at += 1;
    while (this.#at < this.#text.length && this.#text[this.#at] !== "}") {
      items.push(this.#item());
      if (this.#text[this.#at] === this.#delimiter) this.#at += 1;
    }
    this.#at += 1;
    return `[${items.join(",")}]`;
  }

  #item(): string {
    if (this.#text[this.#at] === "{") return this.read();
    if (this.#text[this.#at] === '"') return scalarJson(this.#quoted(), this.#element);
    const start = this.#at;
    while (this.#at < this.#text.length && this.#text[this.#at] !== this.#delimiter && this.#text[this.#at] !== "}") {
      this.#at += 1;
    }
    const bare = this.#text.slice(start, this.#at);
    return bare === "NULL" ? "null" : scalarJson(bare, this.#element);
  }

  #quoted(): string {
    let value = "";
    for (this.#at += 1; this.#text[this.#at] !== '"'; this.#at += 1) {
      if (this.#at >= this.#text.length) break;
      if (this.#text[this.#at] === "\\") this.#at += 1;
      value += this.#text[this.#at];
    }
    this.#at += 1;
    return value;
  }
}

export function jsonOf(text: string | null, { name, element, delimiter }: ValueType): string {
  if (text === null) return "null";
  return element === null ? scalarJson(text, name) : new ArrayText(text, element, delimiter).read();
}
