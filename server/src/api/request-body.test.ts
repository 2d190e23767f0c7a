import { expect, it } from "vitest";
import { readJson } from "./request-body.ts";

const read = (text: string) =>
  readJson(
    new Request("http://localhost/", { method: "POST", headers: { "content-type": "application/json" }, body: text }),
    1_048_576,
  );
const nested = (levels: number): string => `{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`;

it("takes bodies of two hundred levels, and refuses deeper ones, which could not be serialised again", async () => {
  expect(JSON.stringify(await read(nested(199)))).toBe(nested(199));
  for (const levels of [250, 5_000, 500_000])
    await expect(read(nested(levels))).rejects.toMatchObject({
      status: 400,
      code: "invalid_request",
      details: { field: "body", rule: "JSON may nest 200 levels deep, and this goes deeper" },
    });
});
