import { expect, it } from "vitest";
import { BROWSER_UIDS, CLUSTER_UIDS, DATABASE_UIDS, FUNCTION_UIDS, SANDBOX_UIDS } from "./uid-leases.ts";

it("two kinds of children share no number, and none has an account's", () => {
  const ranges = [SANDBOX_UIDS, DATABASE_UIDS, BROWSER_UIDS, CLUSTER_UIDS, FUNCTION_UIDS]
    .map(({ first, blockSize, blocks }) => ({ first, end: first + blockSize * blocks }))
    .toSorted((a, b) => a.first - b.first);
  for (const [at, { end }] of ranges.entries()) expect(end).toBeLessThanOrEqual(ranges[at + 1]?.first ?? 65_534);
  expect(ranges[0]!.first).toBeGreaterThanOrEqual(20_000);
});
