import { AppError } from "@slipway/kernel/errors";
import { expect, it } from "vitest";
import { readDetails } from "./read-details.ts";

function cloudThatFails(times: number, code = "sql_failed") {
  let asked = 0;
  const failure = () => new AppError({ code, status: 400, userMessage: "could not open relation" });
  const query = () => ((asked += 1) <= times ? Promise.reject(failure()) : Promise.resolve([]));
  return { cloud: { query } as never, asked: () => asked };
}

it("reads again when the schema changes meanwhile, and fails when that fails too", async () => {
  const nothing = { indexes: [], references: [], enums: [], is_cut: false };
  expect(await readDetails(cloudThatFails(1), "p1")).toEqual(nothing);
  await expect(readDetails(cloudThatFails(2), "p1")).rejects.toMatchObject({ code: "sql_failed" });
  const away = cloudThatFails(1, "not_found");
  await expect(readDetails(away, "p1")).rejects.toMatchObject({ code: "not_found" });
  expect(away.asked()).toBe(1);
});
