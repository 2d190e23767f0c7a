import { expect, it } from "vitest";
import { z } from "zod";
import "./plain-rules.ts";

const ruleOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

it.each([
  ["what is missing", z.object({ name: z.string() }), {}, "is required"],
  ["a missing choice", z.object({ plan: z.enum(["free", "pro"]) }), {}, "is required"],
  ["another type", z.string(), 7, "must be a string"],
  ["null", z.string(), null, "must be a string"],
  ["no number", z.coerce.number(), "abc", "must be a number"],
  ["a list for an object", z.object({}), [], "must be an object"],
  ["an unknown choice", z.enum(["free", "pro"]), "gold", "must be one of: free, pro"],
  ["an empty text", z.string().min(1), "", "must not be empty"],
  ["a short text", z.string().min(8), "x", "must have at least 8 characters"],
  ["a long text", z.string().max(2), "xyz", "must have at most 2 characters"],
  ["a long list", z.array(z.string()).max(1), ["a", "b"], "must have at most 1 entries"],
  ["a small number", z.number().min(1), 0, "must be at least 1"],
  ["a large number", z.number().max(100), 1000, "must be at most 100"],
  ["no UUID", z.uuid(), "x", "must be a UUID"],
  ["no day", z.iso.date(), "x", "must be a day such as 2026-11-22"],
  ["a pattern", z.string().regex(/^a$/), "b", "does not have the right form"],
  ["a broken number", z.number().int(), 1.5, "must be a whole number"],
  ["none of several kinds", z.union([z.string(), z.number()]), {}, "must be of another kind"],
  ["a missing one of several kinds", z.object({ at: z.union([z.string(), z.number()]) }), {}, "is required"],
  ["a field too many", z.strictObject({}), { extra: 1 }, "is not a field of this"],
])("words the rule for %s", (_words, schema, value, rule) => {
  expect(ruleOf(schema, value)).toBe(rule);
});

it("leaves a schema's own sentence as it is", () => {
  expect(ruleOf(z.string().min(1, "Please enter a name"), "")).toBe("Please enter a name");
});
