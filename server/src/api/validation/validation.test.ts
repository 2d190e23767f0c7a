import { route } from "@slipway/kernel/contract/route";
import { expect, it } from "vitest";
import { z } from "zod";
import { parseBody, parseParams } from "./validation.ts";

const copy = route({
  method: "PUT",
  path: "/copies/{copyId}/{file_name}",
  policy: "public",
  summary: "Copy",
  params: z.object({ copyId: z.string().regex(/^\w+$/), file_name: z.string().max(8) }),
  body: z.strictObject({ at: z.strictObject({ line: z.number() }).optional() }),
});

it("accepts a possible name", () => {
  const params = { copyId: "c1", file_name: "new.txt" };
  expect(parseParams(copy, params)).toEqual(params);
});

it.each([
  ["an id that nothing can have", "0b5c-11", "new.txt"],
  ["an id with a NUL in it", "c\0", "new.txt"],
  ["both wrong", "0b5c-11", "longer-than.txt"],
])("answers 404 to %s, as to any other that is unknown [K4]", (_words, copyId, file_name) => {
  expect(() => parseParams(copy, { copyId, file_name })).toThrow(
    expect.objectContaining({ status: 404, code: "not_found" }),
  );
});

it.each([
  ["too long", "longer-than.txt", "must have at most 8 characters"],
  ["with a NUL in it", "a\0", "must not contain NUL characters or half characters"],
])("names the rule that a new name %s breaks", (_words, file_name, rule) => {
  expect(() => parseParams(copy, { copyId: "c1", file_name })).toThrow(
    expect.objectContaining({ status: 400, details: expect.objectContaining({ field: "file_name", rule }) }),
  );
});

it.each([
  [{ extra: 1 }, "extra"],
  [{ at: { line: 1, column: 2 } }, "at.column"],
])("names the unknown field: %j", (body, field) => {
  const details = { field, rule: "is not a field of this", in: "body" };
  expect(() => parseBody(copy, body)).toThrow(
    expect.objectContaining({ status: 400, details: expect.objectContaining(details) }),
  );
});
