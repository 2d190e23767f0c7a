/** What a contract's schema allows, what it nearly allows, and what nobody should send: seeded, so that a run can be repeated. */
import { z } from "zod";
import { hostileBodies, hostilePaths, hostileTexts } from "@slipway/platform/testing/hostile-inputs";

type Json = Record<string, unknown>;

/** Picks repeatably: the same seed makes the same choices (mulberry32). */
export interface Dice {
  below(limit: number): number;
  of<T>(items: readonly T[]): T;
  chance(share: number): boolean;
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, of: (items) => items[below(items.length)]!, chance: (share) => next() < share };
}

export const schemaOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;

/** Values that fit a field by its name; without them hardly any request would reach a handler. */
export type Known = ReadonlyMap<string, readonly unknown[]>;

const WORDS = ["Bakery", "a", "Änderung 🧁", "<b>bold</b>", "x y  z", "0"];
const TIMES_DEEP = 4;

export interface Wish {
  dice: Dice;
  known: Known;
  name?: string;
  depth?: number;
}

/** A value the schema allows, as far as the schema can say so. */
export function validValue(schema: Json, wish: Wish): unknown {
  const { dice, known, name = "", depth = 0 } = wish;
  const fitting = known.get(name);
  if (fitting !== undefined && dice.chance(0.9)) return dice.of(fitting);
  if (schema["default"] !== undefined && dice.chance(0.3)) return schema["default"];
  if (schema["const"] !== undefined) return schema["const"];
  const choices = (schema["enum"] ?? schema["anyOf"] ?? schema["oneOf"]) as unknown[] | undefined;
  if (choices !== undefined) {
    const choice = dice.of(choices);
    return schema["enum"] === undefined ? validValue(choice as Json, wish) : choice;
  }
  switch (schema["type"]) {
    case "object":
      return validObject(schema, wish);
    case "array": {
      const most = depth > TIMES_DEEP ? 0 : Math.min(3, Number(schema["maxItems"] ?? 3));
      const length = Math.max(Number(schema["minItems"] ?? 0), dice.below(most + 1));
      return Array.from({ length }, () => validValue((schema["items"] ?? {}) as Json, { ...wish, depth: depth + 1 }));
    }
    case "integer":
    case "number":
      return Math.max(Number(schema["minimum"] ?? 0), dice.below(40));
    case "boolean":
      return dice.chance(0.5);
    case "null":
      return null;
    default:
      return dice.of(WORDS).padEnd(Math.min(300, Number(schema["minLength"] ?? 0)), "x");
  }
}

function validObject(schema: Json, wish: Wish): Json {
  const required = new Set((schema["required"] ?? []) as string[]);
  const value: Json = {};
  for (const [name, field] of Object.entries((schema["properties"] ?? {}) as Record<string, Json>)) {
    if (required.has(name) || wish.dice.chance(0.4))
      value[name] = validValue(field, { ...wish, name, depth: (wish.depth ?? 0) + 1 });
  }
  return value;
}

const DEEP = JSON.parse(`${"[".repeat(400)}${"]".repeat(400)}`) as unknown;
const HOSTILE: readonly unknown[] = [...hostileTexts, ...hostilePaths, ...hostileBodies, DEEP, -0.5, 2 ** 53, 1e21];

export const hostileValue = (dice: Dice): unknown => dice.of(HOSTILE);

/** One place of the value is not what it should be: missing, another kind, hostile, or there is one field too many. */
export function nearlyValid(value: unknown, dice: Dice): unknown {
  if (typeof value !== "object" || value === null) return hostileValue(dice);
  const names = Object.keys(value);
  if (names.length === 0 || dice.chance(0.1)) {
    const extra = dice.of(["__proto__", "constructor", "toString", "is_staff", "user_id", "workspace_id", ""]);
    return JSON.parse(`{"${extra}":true,${JSON.stringify({ ...value }).slice(1)}`.replace(",}", "}")) as unknown;
  }
  const name = dice.of(names);
  const inner = (value as Json)[name];
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Json;
  if (dice.chance(0.2)) delete copy[name];
  else copy[name] = typeof inner === "object" && dice.chance(0.5) ? nearlyValid(inner, dice) : hostileValue(dice);
  return copy;
}
