/**
 * Schemas of tools as a model reads them, without what only our own check needs: the model pays for each character at
 * every step, and an input beyond a bound comes back with the rule that it broke. Pure.
 */
import { asSchema, jsonSchema, type ToolSet } from "ai";

type FlexibleSchema = Parameters<typeof asSchema>[0];

/** Bounds that a model may come near to are told; beyond them nobody writes by mistake. */
const TOLD_CHARACTERS = 100;
const TOLD_NUMBER = 10_000;

export function leanSchema(given: FlexibleSchema): ToolSet[string]["inputSchema"] {
  const { jsonSchema: whole, validate } = asSchema(given);
  const lean = async () => withoutBounds(await whole) as Awaited<typeof whole>;
  return jsonSchema(lean, validate === undefined ? {} : { validate });
}

export const leanTools = (tools: ToolSet): ToolSet =>
  Object.fromEntries(
    Object.entries(tools).map(([name, made]) => [name, { ...made, inputSchema: leanSchema(made.inputSchema) }]),
  ) as ToolSet;

function withoutBounds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBounds);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => (isUnsaid(name, item) ? [] : [[name, withoutBounds(item)]])),
  );
}

/** A property of such a name has an object as its value, and stays. */
function isUnsaid(name: string, item: unknown): boolean {
  if (name === "$schema" || name === "pattern") return typeof item === "string";
  if (name === "additionalProperties") return item === false;
  if (typeof item !== "number") return false;
  if (name === "minLength") return true;
  if (name === "maxLength") return item > TOLD_CHARACTERS;
  if (name === "minimum" || name === "maximum") return Math.abs(item) > TOLD_NUMBER;
  return (name === "minItems" && item <= 1) || (name === "maxItems" && item >= 30);
}
