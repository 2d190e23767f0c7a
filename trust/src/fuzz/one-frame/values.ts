/**
 * Values for a single message: JSON that nests, is wide or lies, texts that make patterns backtrack, and headers of
 * every length.
 */
import type { Dice } from "@slipway/platform/testing/dice";
import { hostileTexts } from "@slipway/platform/testing/hostile-inputs";

const DEPTHS = [150, 199, 201, 1_000, 5_000, 20_000, 100_000];
/** Share of the largest values, each of which is read to its end. */
const LARGE = 0.03;

const repeated = (part: string, count: number): string => part.repeat(count);

/** Texts of every shape, up to 20,000 characters, rarely a megabyte. */
export function longText(dice: Dice): string {
  const length = dice.chance(LARGE) ? 1_000_000 : dice.of([10, 100, 1_000, 5_000, 19_900]);
  const part = dice.of([
    ..."ax 0,.-/\\\"'<&%@#*(){}[]:;=+\n\t\u00e9\u0439\u4e2d",
    "ab",
    "a ",
    " ,",
    "a@",
    "a.",
    "../",
    "%2e",
    "<a ",
    "{{",
    "\\u",
    "é中",
    "\u{1f600}",
    "\ud800",
    "\u0000",
    "aé中й",
    "((a+)+)",
    "http://",
    "1e9,",
  ]);
  const text = repeated(part, Math.ceil(length / part.length)).slice(0, length);
  return dice.chance(0.3) ? `${text}!` : text;
}

function deepJson(dice: Dice): string {
  const levels = dice.of(DEPTHS);
  const [open, middle, close] = dice.of([
    ["[", "", "]"],
    ['{"a":', "1", "}"],
    ['[{"a":', "null", "}]"],
    ['{"payload":', "{}", "}"],
    ['{"__proto__":', "{}", "}"],
    ["[[],", "1", "]"],
  ] as const);
  return repeated(open, levels) + middle + (dice.chance(0.1) ? "" : repeated(close, levels));
}

function wideJson(dice: Dice): string {
  const count = dice.chance(LARGE) ? 400_000 : dice.of([100, 1_000, 10_000]);
  const item = dice.of(["1", "[]", "{}", '""', "null", '{"a":1}', "1e400", "-0", `"${"x".repeat(20)}"`]);
  if (dice.chance(0.5)) return `[${Array.from({ length: count }, () => item).join(",")}]`;
  const key = dice.of(["k", "__proto__", "constructor", "a.b", ""]);
  return `{${Array.from({ length: count }, (_, at) => `"${key}${at}":${item}`).join(",")}}`;
}

const oddJson = (dice: Dice): string =>
  dice.of([
    "",
    " ",
    "null",
    "true",
    "1e400",
    "-1e400",
    "NaN",
    "Infinity",
    "9".repeat(100_000),
    `0.${"0".repeat(100_000)}1`,
    '"\\ud800"',
    '"\\u0000"',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{}}}',
    '{"toString":1,"valueOf":null,"then":true}',
    '{"a":1,"a":2}',
    '\ufeff{"a":1}',
    '{"length":1e9}',
    '{"date":"+275760-09-13T00:00:00.001Z","other":"0000-00-00"}',
    '{"a":',
    "{'a':1}",
    "[1,]",
    "//",
    "\u0000",
  ]);

/** A text that is JSON, or nearly so. */
export function jsonText(dice: Dice): string {
  const kind = dice.below(5);
  if (kind === 0) return deepJson(dice);
  if (kind === 1) return wideJson(dice);
  if (kind === 2) return JSON.stringify(longText(dice));
  return kind === 3 ? oddJson(dice) : JSON.stringify(dice.of(hostileTexts));
}

/** `{"name": …}` with one hostile field among valid ones. */
export function objectWith(dice: Dice, fields: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(fields);
  const spoilt = names.length === 0 ? null : dice.of(names);
  const parts = names.map(
    (name) => `${JSON.stringify(name)}:${name === spoilt ? jsonText(dice) || "null" : JSON.stringify(fields[name])}`,
  );
  return dice.chance(0.2) ? jsonText(dice) : `{${parts.join(",")}}`;
}

const short = (text: string, max: number): string => encodeURIComponent(text.toWellFormed()).slice(0, max);

/** Text after the question mark. */
export function queryText(dice: Dice, names: readonly string[]): string {
  const kind = dice.below(6);
  const name = dice.of(names);
  if (kind === 0) return Array.from({ length: 3_000 }, (_, at) => `${name}${at}=1`).join("&");
  if (kind === 1) return Array.from({ length: 3_000 }, () => `${name}=1`).join("&");
  if (kind === 2) return `${name}=${short(longText(dice), 25_000)}`;
  if (kind === 3) return `${name}=${short(dice.of(hostileTexts), 25_000)}&${name}[]=1&${name}[a][b]=2`;
  if (kind === 4) return `${name}=${"%".repeat(dice.of([1, 100, 9_000]))}`;
  return `${name}=${dice.of(["", "null", "-1", "1e9", "99999999999999999999", "%00", "%ff", "__proto__"])}`;
}

const token = (dice: Dice): string => {
  const part = (json: string): string => Buffer.from(json).toString("base64url");
  const head = dice.of([
    '{"alg":"none"}',
    '{"alg":"HS256","kid":"../../x"}',
    '{"alg":"RS256"}',
    '{"alg":["HS256"]}',
    "{}",
  ]);
  const claims = dice.of([
    `{"sub":"a","exp":1e400}`,
    `{"role":${"[".repeat(4_000)}${"]".repeat(4_000)}}`,
    '{"role":"postgres"}',
  ]);
  return dice.of([`${part(head)}.${part(claims)}.`, `${part(head)}.${part(claims)}.x`, "..", "a".repeat(20_000), "."]);
};

/** Header lines of a request, without those of a body. */
export function headerLines(dice: Dice): string[] {
  const value = dice.of(["x", "\t", "a".repeat(15_000), ",".repeat(9_000), ";".repeat(9_000), " ".repeat(9_000) + "x"]);
  return dice.of([
    [],
    [],
    [`range: bytes=${Array.from({ length: 2_000 }, (_, at) => `${at}-${at}`).join(",")}`],
    [`range: bytes=${value}`],
    [`cookie: ${Array.from({ length: 2_000 }, (_, at) => `c${at}=1`).join("; ")}`],
    [`cookie: ${value}`],
    [`authorization: Bearer ${token(dice)}`],
    [`authorization: ${value}`],
    [`apikey: ${token(dice)}`],
    [`accept: ${Array.from({ length: 900 }, (_, at) => `text/a${at};q=0.1`).join(",")}`],
    [`accept: ${value}`],
    [`accept-encoding: ${value}`],
    [`accept-language: ${value}`],
    [`if-none-match: ${value}`],
    [`prefer: ${value}`],
    [`content-type: multipart/form-data; boundary=${value}`],
    [`x-forwarded-for: ${Array.from({ length: 2_000 }, () => "1.1.1.1").join(",")}`],
    [
      `upload-metadata: ${Array.from({ length: 900 }, (_, at) => `k${at} ${Buffer.from("v").toString("base64")}`).join(",")}`,
    ],
    [`x-metadata: ${Buffer.from("[".repeat(6_000)).toString("base64")}`],
    [`sec-websocket-protocol: ${Array.from({ length: 2_000 }, (_, at) => `p${at}`).join(",")}`],
    Array.from({ length: 900 }, (_, at) => `x-h${at}: 1`),
    [`if-modified-since: ${value}`, `origin: ${value}`],
  ]);
}
