/** Values that a contract's schema accepts, nearly accepts, or refuses, seeded so that a run can be repeated. */
import { z } from "zod";
import type { Dice } from "@slipway/platform/testing/dice";
import { hostileBodies, hostilePaths, hostileTexts } from "@slipway/platform/testing/hostile-inputs";

type Json = Record<string, unknown>;

const schemas = new WeakMap<z.ZodType, Json>();

export function schemaOf(schema: z.ZodType): Json {
  const known = schemas.get(schema);
  if (known !== undefined) return known;
  const made = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;
  schemas.set(schema, made);
  return made;
}

/** Valid values of a field by its name; few requests would reach a handler without them. */
export type Known = ReadonlyMap<string, readonly unknown[]>;
/** The known values for one route. */
export type KnownHere = Pick<Known, "get">;

const WORDS = [
  "Bakery",
  "a",
  "Änderung 🧁",
  "<b>bold</b>",
  "x y  z",
  "0",
  "12",
  "true",
  "0123456789ab",
  "5f".repeat(20),
  "somebody@example.com",
  "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  "2026-11-21T12:00:00Z",
  "/menu",
];
const TIMES_DEEP = 4;
const TRIES = 12;

export interface Wish {
  dice: Dice;
  known: KnownHere;
  name?: string;
  depth?: number;
}

/** A value the schema's outline allows; its patterns and refinements may still refuse it. */
function outlineValue(schema: Json, wish: Wish): unknown {
  const { dice, known, name = "", depth = 0 } = wish;
  const fitting = known.get(name);
  if (fitting !== undefined && dice.chance(0.9)) return dice.of(fitting);
  if (schema["default"] !== undefined && dice.chance(0.3)) return schema["default"];
  if (schema["const"] !== undefined) return schema["const"];
  const choices = (schema["enum"] ?? schema["anyOf"] ?? schema["oneOf"]) as unknown[] | undefined;
  if (choices !== undefined) {
    const choice = dice.of(choices);
    return schema["enum"] === undefined ? outlineValue(choice as Json, wish) : choice;
  }
  switch (schema["type"]) {
    case "object":
      return outlineObject(schema, wish);
    case "array": {
      const max = depth > TIMES_DEEP ? 0 : Math.min(3, Number(schema["maxItems"] ?? 3));
      const length = Math.max(Number(schema["minItems"] ?? 0), dice.below(max + 1));
      return Array.from({ length }, () => outlineValue((schema["items"] ?? {}) as Json, { ...wish, depth: depth + 1 }));
    }
    case "integer":
    case "number":
      return Math.max(Number(schema["minimum"] ?? 0), dice.below(40));
    case "boolean":
      return dice.chance(0.5);
    case "null":
      return null;
    default:
      return dice
        .of(WORDS)
        .padEnd(Math.min(300, Number(schema["minLength"] ?? 0)), "x")
        .slice(0, Number(schema["maxLength"] ?? 500))
        .toWellFormed();
  }
}

function outlineObject(schema: Json, wish: Wish): Json {
  const required = new Set((schema["required"] ?? []) as string[]);
  const value: Json = {};
  for (const [name, field] of Object.entries((schema["properties"] ?? {}) as Record<string, Json>)) {
    if (required.has(name) || wish.dice.chance(0.4))
      value[name] = outlineValue(field, { ...wish, name, depth: (wish.depth ?? 0) + 1 });
  }
  return value;
}

/** A value that the schema nearly always accepts: one not found within a few tries stays a near miss. */
export function fittingValue(schema: z.ZodType, wish: Wish): unknown {
  const outline = schemaOf(schema);
  let value = outlineValue(outline, wish);
  for (let tries = 1; tries < TRIES && !schema.safeParse(value).success; tries += 1)
    value = outlineValue(outline, wish);
  return value;
}

const DEEP = JSON.parse(`${"[".repeat(400)}${"]".repeat(400)}`) as unknown;
const HOSTILE: readonly unknown[] = [...hostileTexts, ...hostilePaths, ...hostileBodies, DEEP, -0.5, 2 ** 53, 1e21];

export const hostileValue = (dice: Dice): unknown => dice.of(HOSTILE);

/** Kinds of faults in one place of a value. */
const FAULTS = ["type", "bound", "missing", "extra", "unicode", "null", "huge", "nested", "listed", "hostile"] as const;
type Fault = (typeof FAULTS)[number];

const UNICODE = ["\u0000", "\uD800", "\uDFFF\uD800", "\u202E", "e\u0301", "\uFEFF", "\u2028", "\u{10FFFF}", "ｅ．．／"];
const EXTRA = ["__proto__", "constructor", "toString", "is_staff", "user_id", "workspace_id", "", "a\u0000b", "$ne"];

/** A value at or just beyond the schema's bounds of length or size. */
function beyondBound(value: unknown, schema: Json, dice: Dice): unknown {
  const [max, least] = [Number(schema["maxLength"] ?? schema["maximum"] ?? schema["maxItems"] ?? 1000), 0];
  const near = dice.of([max + 1, max, least, Math.max(0, Number(schema["minLength"] ?? schema["minItems"] ?? 1) - 1)]);
  if (typeof value === "string") return dice.of(["x", "é", "🧁"]).repeat(Math.min(near, 200_000));
  if (typeof value === "number") return dice.of([max + 1, max, -1, 0.5, -0, 1e300]);
  if (Array.isArray(value)) return Array.from({ length: Math.min(near, 5_000) }, () => (value as unknown[])[0] ?? "x");
  return hostileValue(dice);
}

function otherKind(value: unknown, dice: Dice): unknown {
  const kinds: readonly unknown[] = ["text", "7", 7, true, {}, [], { length: 3 }, [["a"]], { toString: "x" }];
  return dice.of(kinds.filter((kind) => typeof kind !== typeof value || typeof kind === "object"));
}

function faultyValue(value: unknown, fault: Fault, { schema, dice }: { schema: Json; dice: Dice }): unknown {
  switch (fault) {
    case "type":
      return otherKind(value, dice);
    case "bound":
      return beyondBound(value, schema, dice);
    case "unicode":
      return `${typeof value === "string" ? value : "x"}${dice.of(UNICODE)}`;
    case "null":
      return null;
    case "huge":
      return dice.of<unknown>(["x".repeat(300_000), Array.from({ length: 20_000 }, () => 0), 1e308]);
    case "nested":
      return JSON.parse(`${'{"a":'.repeat(150)}1${"}".repeat(150)}`);
    case "listed":
      return [value, value];
    default:
      return hostileValue(dice);
  }
}

/** The object with an extra member, including names that an object literal cannot have. */
function withExtra(value: object, dice: Dice): unknown {
  const extra = JSON.stringify(dice.of(EXTRA));
  return JSON.parse(
    `{${extra}:${dice.of(["true", '{"isStaff":true}', '"x"'])},${JSON.stringify(value).slice(1)}`.replace(",}", "}"),
  );
}

export interface Flawed {
  value: unknown;
  /** `bound changes.0.path`. */
  flaw: string;
}

/** The value with exactly one fault. */
export function nearlyValid(value: unknown, schema: Json, dice: Dice): Flawed {
  const fault = dice.of(FAULTS);
  if (typeof value !== "object" || value === null)
    return { value: faultyValue(value, fault, { schema, dice }), flaw: `${fault} ` };
  const names = Object.keys(value);
  if (!Array.isArray(value) && (fault === "extra" || names.length === 0))
    return { value: withExtra(value, dice), flaw: "extra " };
  if (names.length === 0) return { value: faultyValue(value, fault, { schema, dice }), flaw: `${fault} ` };
  const name = dice.of(names);
  const below = Array.isArray(value)
    ? ((schema["items"] ?? {}) as Json)
    : (((schema["properties"] ?? {}) as Record<string, Json>)[name] ?? {});
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Json;
  const inner = copy[name];
  if (typeof inner === "object" && inner !== null && dice.chance(0.6)) {
    const deeper = nearlyValid(inner, below, dice);
    copy[name] = deeper.value;
    return { value: copy, flaw: deeper.flaw.replace(" ", ` ${name}.`) };
  }
  if (fault === "missing") delete copy[name];
  else copy[name] = faultyValue(inner, fault, { schema: below, dice });
  return { value: copy, flaw: `${fault} ${name}` };
}
