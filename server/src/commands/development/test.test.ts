import { describe, expect, it } from "vitest";
import { skippedInWords, totalsOf, type Report } from "./test.ts";

const report = (passed: number, failed: number, files: Report["testResults"]): Report => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: files,
});
const file = (status: string, ...tests: string[]): Report["testResults"][number] => ({
  name: "a.test.ts",
  status,
  assertionResults: tests.map((each) => ({ status: each, fullName: "a test" })),
});

describe("totals of a test run", () => {
  it("counts tests", () => {
    expect(totalsOf(report(3, 0, [file("passed", "passed")]), 0)).toMatchObject({ passed: 3, failed: 0 });
    expect(totalsOf(report(3, 2, [file("failed", "passed", "failed")]), 1)).toMatchObject({ passed: 3, failed: 2 });
  });

  it("counts a file that fails to load as one failure, beside the failures of others", () => {
    const files = [file("failed"), file("failed", "failed"), file("passed", "passed")];
    expect(totalsOf(report(1, 1, files), 1)).toMatchObject({ passed: 1, failed: 2 });
  });

  it("does not pass a run that the runner failed", () => {
    expect(totalsOf(report(5, 0, [file("passed", "passed")]), 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  it("counts nothing when no test matches", () => {
    expect(totalsOf(report(0, 0, []), 1)).toMatchObject({ passed: 0, failed: 0 });
  });
});

it("lists why tests were skipped, and those without a reason", () => {
  const tests = [
    ["skipped", "rings through NATS (skipped, nats-server is missing: apt-get install nats-server) comes back"],
    ["pending", "rings through NATS (skipped, nats-server is missing: apt-get install nats-server) is fast"],
    ["skipped", "mounts a disk"],
    ["passed", "works"],
  ] as const;
  const assertionResults = tests.map(([status, fullName]) => ({ status, fullName }));
  expect(skippedInWords(report(1, 0, [{ name: "a.test.ts", status: "passed", assertionResults }]))).toEqual([
    "2 skipped: nats-server is missing: apt-get install nats-server",
    '1 skipped: no reason is given by "mounts a disk"',
  ]);
});
