import { expect, it } from "vitest";
import { readDetails } from "./read-details.ts";

function cloudThatFails(times: number) {
  let left = times;
  const query = () => ((left -= 1) >= 0 ? Promise.reject(new Error("could not open relation")) : Promise.resolve([]));
  return { cloud: { query } as never };
}

it("reads again when the schema changes meanwhile, and fails when that fails too", async () => {
  const nothing = { indexes: [], references: [], enums: [], is_cut: false };
  expect(await readDetails(cloudThatFails(1), "p1")).toEqual(nothing);
  await expect(readDetails(cloudThatFails(2), "p1")).rejects.toThrow("could not open relation");
});
