/** Numbers and texts stand as they were written: what a computer would round is not rounded. */
export type Json = { kind: "plain"; text: string } | { kind: "list"; items: Json[] } | { kind: "object"; entries: [key: string, value: Json][] };

export type Wrong =
  | "empty" | "value" | "colon" | "comma" | "key" | "trailing-comma" | "open-text" | "sign-in-text" | "escape" | "number" | "quotes" | "after" | "deep" | "end" | "comment";

export type Parsed = { value: Json; wrong?: undefined } | { value?: undefined; wrong: Wrong; at: number; line: number; column: number };

const mostDeep = 500;

class Mistake extends Error {
  readonly wrong: Wrong;
  readonly at: number;

  constructor(wrong: Wrong, at: number) {
    super(wrong);
    this.wrong = wrong;
    this.at = at;
  }
}

export function parseJson(text: string): Parsed {
  const reader = new Reader(text);
  try {
    return { value: reader.whole() };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const before = text.slice(0, error.at).split("\n");
    return { wrong: error.wrong, at: error.at, line: before.length, column: before.at(-1)!.length + 1 };
  }
}

class Reader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Json {
    this.#skip();
    if (this.#at === this.#text.length) throw new Mistake("empty", this.#at);
    const value = this.#value(0);
    this.#skip();
    if (this.#at < this.#text.length) throw new Mistake("after", this.#at);
    return value;
  }

  #skip() {
    while (/[ \t\n\r\uFEFF]/.test(this.#text[this.#at] ?? "")) this.#at += 1;
    if (this.#text[this.#at] === "/") throw new Mistake("comment", this.#at);
  }

  #value(depth: number): Json {
    if (depth > mostDeep) throw new Mistake("deep", this.#at);
    const sign = this.#text[this.#at];
    if (sign === undefined) throw new Mistake("end", this.#at);
    if (sign === "{") return this.#object(depth);
    if (sign === "[") return this.#list(depth);
    if (sign === '"') return { kind: "plain", text: this.#string() };
    if (sign === "'" || sign === "“" || sign === "”") throw new Mistake("quotes", this.#at);
    const word = /^(?:true|false|null)(?![\w$])/.exec(this.#text.slice(this.#at, this.#at + 6))?.[0];
    if (word) {
      this.#at += word.length;
      return { kind: "plain", text: word };
    }
    if (/[-+.\d]/.test(sign)) return this.#number();
    throw new Mistake(sign === "," || sign === "]" || sign === "}" ? "trailing-comma" : "value", this.#at);
  }

  #number(): Json {
    const rest = /^[-+.\w]+/.exec(this.#text.slice(this.#at, this.#at + 2000))![0];
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(rest)) throw new Mistake("number", this.#at);
    this.#at += rest.length;
    return { kind: "plain", text: rest };
  }

  #string(): string {
    const from = this.#at;
    for (this.#at += 1; this.#text[this.#at] !== '"'; this.#at += 1) {
      const sign = this.#text[this.#at];
      if (sign === undefined) throw new Mistake("open-text", from);
      if (sign === "\n") throw new Mistake("open-text", from);
      if (sign < " ") throw new Mistake("sign-in-text", this.#at);
      if (sign !== "\\") continue;
      if (!/^(?:["\\/bfnrt]|u[\da-f]{4})/i.test(this.#text.slice(this.#at + 1, this.#at + 6)) || /[BFNRTU]/.test(this.#text[this.#at + 1]!))
        throw new Mistake("escape", this.#at);
      this.#at += 1;
    }
    this.#at += 1;
    return this.#text.slice(from, this.#at);
  }

  #list(depth: number): Json {
    const items: Json[] = [];
    this.#at += 1;
    this.#skip();
    if (this.#closes("]")) return { kind: "list", items };
    for (;;) {
      items.push(this.#value(depth + 1));
      this.#skip();
      if (this.#closes("]")) return { kind: "list", items };
      this.#comma();
    }
  }

  #object(depth: number): Json {
    const entries: [string, Json][] = [];
    this.#at += 1;
    this.#skip();
    if (this.#closes("}")) return { kind: "object", entries };
    for (;;) {
      const sign = this.#text[this.#at];
      if (sign === undefined) throw new Mistake("end", this.#at);
      if (sign === "}") throw new Mistake("trailing-comma", this.#at);
      if (sign !== '"') throw new Mistake("key", this.#at);
      const key = this.#string();
      this.#skip();
      if (this.#text[this.#at] !== ":") throw new Mistake(this.#at === this.#text.length ? "end" : "colon", this.#at);
      this.#at += 1;
      this.#skip();
      entries.push([key, this.#value(depth + 1)]);
      this.#skip();
      if (this.#closes("}")) return { kind: "object", entries };
      this.#comma();
    }
  }

  #closes(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #comma() {
    if (this.#text[this.#at] !== ",") throw new Mistake(this.#at === this.#text.length ? "end" : "comma", this.#at);
    this.#at += 1;
    this.#skip();
  }
}

/** `indent` is empty for a single line without any space. */
export function printJson(json: Json, indent: string, depth = 0): string {
  if (json.kind === "plain") return json.text;
  const [open, close] = json.kind === "list" ? "[]" : "{}";
  const parts =
    json.kind === "list"
      ? json.items.map((item) => printJson(item, indent, depth + 1))
      : json.entries.map(([key, value]) => `${key}:${indent === "" ? "" : " "}${printJson(value, indent, depth + 1)}`);
  if (parts.length === 0 || indent === "") return `${open}${parts.join(",")}${close}`;
  const line = `\n${indent.repeat(depth + 1)}`;
  return `${open}${line}${parts.join(`,${line}`)}\n${indent.repeat(depth)}${close}`;
}

export function sortedKeys(json: Json): Json {
  if (json.kind === "plain") return json;
  if (json.kind === "list") return { kind: "list", items: json.items.map(sortedKeys) };
  const entries = json.entries.map(([key, value]): [string, Json] => [key, sortedKeys(value)]);
  return { kind: "object", entries: entries.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)) };
}

/** How many values there are and how deep they lie, and keys that an object has twice. */
export function factsOf(json: Json): { values: number; depth: number; twice: string[] } {
  if (json.kind === "plain") return { values: 1, depth: 0, twice: [] };
  const inner = (json.kind === "list" ? json.items : json.entries.map(([, value]) => value)).map(factsOf);
  const keys = json.kind === "object" ? json.entries.map(([key]) => key) : [];
  return {
    values: inner.reduce((sum, { values }) => sum + values, 0),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    twice: [...new Set([...keys.filter((key, at) => keys.indexOf(key) < at), ...inner.flatMap(({ twice }) => twice)])],
  };
}
