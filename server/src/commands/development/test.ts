/** `./slipway test` and `./slipway e2e`: every test, then one line with exact totals. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { note, print } from "../terminal.ts";
import { makeTestFolder } from "./test-folder.ts";
import { startNodeTool } from "./tool.ts";
import { noteWholeRun } from "./whole-run.ts";

const TIMES = fileURLToPath(import.meta.resolve("@slipway/platform/testing/run/times-reporter"));
/** A run that takes longer than this hangs. */
const LIMIT_MINUTES = 80;

/** The part of vitest's JSON report that the totals need. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
}

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * A file that fails to load has no tests to count, so it counts as one failure; an error outside any test does, too.
 */
export function totalsOf(report: Report, exitCode: number): Totals {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const counted = report.numFailedTests + brokenFiles;
  const failed = counted === 0 && exitCode !== 0 && report.testResults.length > 0 ? 1 : counted;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

const SKIPPED = new Set(["skipped", "pending", "todo", "disabled"]);
const REASON = /\(skipped, (.+?)\)/;
/** A run of one test by its name skips all others. */
const MAX_SKIPPED_LINES = 20;

/** One line for each reason, and for each test without one. */
export function skippedInWords(report: Report): string[] {
  const counts = new Map<string, number>();
  for (const { status, fullName } of report.testResults.flatMap((file) => file.assertionResults)) {
    if (!SKIPPED.has(status)) continue;
    const why = REASON.exec(fullName)?.[1] ?? `no reason is given by "${fullName.trim()}"`;
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  const lines = [...counts].map(([why, count]) => `${count} skipped: ${why}`);
  const more = lines.length - MAX_SKIPPED_LINES;
  return more <= 0 ? lines : [...lines.slice(0, MAX_SKIPPED_LINES), `and ${more} more`];
}

const exitCodeOf = (totals: Totals, exitCode: number): number =>
  totals.failed > 0 || totals.passed === 0 ? exitCode || 1 : exitCode;

export async function runTests(args: readonly string[]): Promise<number> {
  const folder = await makeTestFolder();
  const reportFile = join(folder, "report.json");
  const options = ["--reporter=default", `--reporter=${TIMES}`, "--reporter=json", `--outputFile.json=${reportFile}`];
  const started = performance.now();
  const tool = startNodeTool(["node_modules/vitest/vitest.mjs", "run", ...options, ...args], {
    env: { TMPDIR: folder },
  });
  const timer = setTimeout(() => {
    note(`The tests took longer than ${LIMIT_MINUTES} minutes and were stopped.`);
    tool.stop();
  }, LIMIT_MINUTES * 60_000);
  try {
    const { code } = await tool.finished;
    const text = await readFile(reportFile, "utf8").catch(() => null);
    if (text === null) note("The test runner ended without a report.");
    const report = text === null ? null : (JSON.parse(text) as Report);
    const totals = report === null ? { passed: 0, failed: 1, skipped: 0 } : totalsOf(report, code);
    for (const line of report === null ? [] : skippedInWords(report)) note(line);
    if (totals.passed + totals.failed === 0) note("No test matches.");
    const seconds = (performance.now() - started) / 1000;
    note(`It took ${(seconds / 60).toFixed(1)} minutes.`);
    // A copy without git's folder has no commit to name.
    if (args.length === 0 && text !== null)
      await noteWholeRun({ seconds, ...totals }).catch((error: unknown) => note(String(error)));
    print(`${totals.passed} passed, ${totals.failed} failed`);
    return exitCodeOf(totals, code);
  } finally {
    clearTimeout(timer);
    // A hanging test's processes may still write there, which is no second failure.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) => note(String(error)));
  }
}

export const e2e = (args: readonly string[]): Promise<number> => runTests(["--project=e2e", ...args]);
