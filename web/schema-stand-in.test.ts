import { expect, it } from "vitest";
import { z } from "./schema-stand-in.ts";
import type { z as realSchemas } from "zod";

/** As contracts use it, without its types: the point is that building works and running does not. */
const schemas = z as typeof realSchemas;

it("lets a contract build its schemas", () => {
  const base = schemas.object({ id: schemas.string().trim().min(1).max(64) });
  const extended = schemas
    .strictObject({ ...base.shape, plan: schemas.enum(["free", "pro"]) })
    .extend({ at: schemas.string() });
  expect(() => schemas.union([base, extended.nullable()])).not.toThrow();
  expect(() => schemas.coerce.number().int().default(3)).not.toThrow();
});

it("refuses to check anything, so that no check passes by accident", () => {
  expect(() => schemas.object({}).parse({})).toThrow(/do not run in the browser/);
  expect(() => schemas.string().safeParse(7)).toThrow(/do not run in the browser/);
});
