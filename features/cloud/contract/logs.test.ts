import { expect, it } from "vitest";
import { logsQuerySchema } from "./logs.ts";

it("asks for 100 lines of a log unless somebody says otherwise, and for 1000 at most [LG1]", () => {
  expect(logsQuerySchema.parse({})).toEqual({ limit: 100 });
  expect(logsQuerySchema.parse({ limit: "1000" })).toEqual({ limit: 1000 });
  for (const limit of ["1001", "0", "all"]) expect(logsQuerySchema.safeParse({ limit }).success).toBe(false);
});
