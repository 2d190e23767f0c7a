/** A model of a REST table without a database: filters, order, pages, and who may see which row. */
import type { Dice } from "@slipway/platform/testing/dice";

export interface Thing {
  id: number;
  owner: string;
  word: string | null;
  amount: number | null;
  flag: boolean | null;
}

export const ANN = "11111111-1111-4111-8111-111111111111";
export const BEN = "22222222-2222-4222-8222-222222222222";

/** Each word means something to a shell, to SQL, to the query string or to the dialect, and is only a text here. */
export const WORDS: readonly string[] = [
  ...[
    "",
    " ",
    "plain",
    "null",
    "NULL",
    "not.eq.plain",
    "eq.1",
    "in.(1,2)",
    "a,b",
    "a)b",
    "(",
    "{a,b}",
    "{",
    '"',
    '\\"',
    "\\",
    "\\\\",
  ],
  ...[
    "'",
    "''",
    "'; drop table things; --",
    '"; drop table things; --',
    "1) or (1=1",
    "') or true --",
    "$1",
    "$$",
    "?",
    "::int",
  ],
  ...[
    "%",
    "_",
    "*",
    "a*b",
    "a%b",
    "a_b",
    "a\nb",
    "a\tb",
    "é",
    "👩‍👧",
    "&id=eq.1",
    "#",
    "a=b",
    "+",
    "%27",
    "%2527",
    "/**/",
    "undefined",
  ],
];

/** Equal for everybody; it is stored in a table that nobody may read. */
export const CANARY = "nobody-may-read-this-word";

export function thingsOf(dice: Dice): Thing[] {
  return Array.from({ length: 60 }, (_, at) => ({
    id: at + 1,
    owner: at % 3 === 0 ? BEN : ANN,
    word: dice.chance(0.1) ? null : WORDS[at % WORDS.length]!,
    amount: dice.chance(0.15) ? null : dice.below(12) - 4,
    flag: dice.chance(0.2) ? null : dice.chance(0.5),
  }));
}

const literal = (text: string | null): string => (text === null ? "null" : `'${text.replaceAll("'", "''")}'`);

export const schemaOf = (things: readonly Thing[]): string => `
  create table things (id int primary key, owner uuid not null, word text, amount int, flag boolean);
  alter table things enable row level security;
  create policy own on things to authenticated using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
  insert into things values ${things
    .map(({ id, owner, word, amount, flag }) => `(${id}, '${owner}', ${literal(word)}, ${amount}, ${flag})`)
    .join(", ")};
  create table hidden (word text);
  insert into hidden values ('${CANARY}');
  revoke all on hidden from anon, authenticated, service_role;
  create function echo(word text, amount int default 7) returns json language sql immutable
    as $$ select json_build_object('word', word, 'amount', amount) $$;
  alter role authenticator set pgrst.db_tx_end = 'commit-allow-override';`;

/** SQL's three-valued logic: null is neither. */
type Truth = boolean | null;
const not = (value: Truth): Truth => (value === null ? null : !value);
const and = (values: readonly Truth[]): Truth => (values.includes(false) ? false : values.includes(null) ? null : true);
const or = (values: readonly Truth[]): Truth => not(and(values.map(not)));

export interface Condition {
  /** The filter's name in the query string: `word=eq.x`, decoded. */
  name: string;
  value: string;
  /** The same filter inside `and(...)`. */
  nested: string;
  holds(thing: Thing): Truth;
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

const plain = (char: string): string => char.replace(/[.*+?^${}()|[\]\\/]/, "\\$&");

/** SQL's LIKE; undefined where Postgres refuses the pattern. */
function like(text: string, pattern: string): boolean | undefined {
  const chars = [...pattern];
  let source = "";
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at]!;
    if (char === "\\") {
      at += 1;
      if (at === chars.length) return undefined;
      source += plain(chars[at]!);
    } else source += char === "%" ? "[^]*" : char === "_" ? "[^]" : plain(char);
  }
  return new RegExp(`^${source}$`, "u").test(text);
}

interface Simple {
  column: "word" | "amount" | "flag" | "id";
  operator: string;
  value: string;
  /** The value inside a tree, where a comma ends it. */
  inTree: string;
  holds(thing: Thing): Truth;
}

const compare: Record<string, (a: number, b: number) => boolean> = {
  eq: (a, b) => a === b,
  neq: (a, b) => a !== b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
};

function onNumber(dice: Dice): Simple {
  const column = dice.of(["amount", "id"] as const);
  const operator = dice.of(Object.keys(compare));
  const to = dice.below(14) - 5;
  const holds = ({ [column]: is }: Thing): Truth => (is === null ? null : compare[operator]!(is, to));
  return { column, operator, value: String(to), inTree: String(to), holds };
}

function onWord(dice: Dice): Simple {
  const word = dice.of(WORDS);
  const operator = dice.of(["eq", "neq", "like", "isdistinct"]);
  const pattern = operator === "like" && dice.chance(0.6) ? `*${word.slice(0, 2)}*` : word;
  if (operator === "like") {
    const sql = pattern.replaceAll("*", "%");
    // A pattern that ends in its escape is only refused where matching gets so far, so it is not used.
    if (like("", sql) === undefined) return onNumber(dice);
    const holds = ({ word: is }: Thing): Truth => (is === null ? null : like(is, sql)!);
    return { column: "word", operator, value: pattern, inTree: quoted(pattern), holds };
  }
  const holds = ({ word: is }: Thing): Truth => {
    if (operator === "isdistinct") return is !== word;
    return is === null ? null : (is === word) === (operator === "eq");
  };
  return { column: "word", operator, value: word, inTree: quoted(word), holds };
}

function inList(dice: Dice): Simple {
  const words = Array.from({ length: 1 + dice.below(4) }, () => dice.of(WORDS));
  // A single empty text means no value at all.
  const list = words.length === 1 && words[0] === "" ? ["", "plain"] : words;
  const value = `(${list.map(quoted).join(",")})`;
  const holds = ({ word }: Thing): Truth => (word === null ? null : list.includes(word));
  return { column: "word", operator: "in", value, inTree: value, holds };
}

function isWhat(dice: Dice): Simple {
  const column = dice.of(["word", "amount", "flag"] as const);
  const value = column === "flag" ? dice.of(["true", "false", "null", "unknown"]) : dice.of(["null", "not_null"]);
  const wanted: unknown = value === "true" ? true : value === "false" ? false : null;
  const holds = ({ [column]: is }: Thing): Truth => (value === "not_null" ? is !== null : is === wanted);
  return { column, operator: "is", value, inTree: value, holds };
}

function simple(dice: Dice): Condition {
  const make = dice.of([onNumber, onWord, onWord, inList, isWhat]);
  const { column, operator, value, inTree, holds } = make(dice);
  const isNegated = dice.chance(0.25);
  const word = `${isNegated ? "not." : ""}${operator}`;
  return {
    name: column,
    value: `${word}.${value}`,
    nested: `${column}.${word}.${inTree}`,
    holds: (thing) => (isNegated ? not(holds(thing)) : holds(thing)),
  };
}

/** Nests at most three levels of `and` and `or`. */
export function condition(dice: Dice, depth = 3): Condition {
  if (depth === 0 || dice.chance(0.6)) return simple(dice);
  const parts = Array.from({ length: 1 + dice.below(3) }, () => condition(dice, depth - 1));
  const operator = dice.of(["and", "or"]);
  const isNegated = dice.chance(0.25);
  const value = `(${parts.map(({ nested }) => nested).join(",")})`;
  const name = `${isNegated ? "not." : ""}${operator}`;
  const holds = (thing: Thing): Truth => {
    const all = (operator === "and" ? and : or)(parts.map((part) => part.holds(thing)));
    return isNegated ? not(all) : all;
  };
  return { name, value, nested: `${name}${value}`, holds };
}

export interface Page {
  order: { column: "amount" | "id"; direction: "asc" | "desc"; nulls: "first" | "last" };
  offset: number;
  limit: number | null;
}

export function pageOf(dice: Dice): Page {
  return {
    order: {
      column: dice.of(["amount", "id"]),
      direction: dice.of(["asc", "desc"]),
      nulls: dice.of(["first", "last"]),
    },
    offset: dice.chance(0.7) ? 0 : dice.below(30),
    limit: dice.chance(0.5) ? null : dice.below(20),
  };
}

/** Ties are broken by `id`. */
export function inPage(things: readonly Thing[], { order, offset, limit }: Page): Thing[] {
  const { column, direction, nulls } = order;
  const sign = direction === "asc" ? 1 : -1;
  const sorted = things.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    if (a === null || b === null) {
      if (a === b) return one.id - other.id;
      return (a === null) === (nulls === "first") ? -1 : 1;
    }
    return (a - b) * sign || one.id - other.id;
  });
  return sorted.slice(offset, limit === null ? undefined : offset + limit);
}
