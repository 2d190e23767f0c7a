/**
 * Programs of the machine that some tests need. `./slipway test` installs them; a test run by hand names the missing
 * one.
 */
import { findExecutable } from "../processes/find-executable.ts";

export interface NeededProgram {
  /** Null when it is missing; the tests are then skipped. */
  path: string | null;
  /** Suffix for the name of the group of tests: "" or why it is skipped. */
  reason: string;
}

/** `packageName` is apt's. With CI set a missing program fails, because nobody would read about a skipped test. */
export function neededProgram(name: string, packageName: string = name): NeededProgram {
  const path = findExecutable(name);
  if (path !== null) return { path, reason: "" };
  const reason = `skipped, ${name} is missing: apt-get install ${packageName}`;
  if (process.env["CI"]) throw new Error(reason);
  return { path, reason: ` (${reason})` };
}

export interface NeededMachine {
  /** Whether the tests are skipped. */
  isMissing: boolean;
  /** Suffix for the name of the test: "" or why it is skipped. */
  reason: string;
}

/** Prerequisites that no package provides: root, a right, an address. `lack` continues a sentence: "takes root". */
export const neededMachine = (isThere: boolean, lack: string): NeededMachine => ({
  isMissing: !isThere,
  reason: isThere ? "" : ` (skipped, ${lack})`,
});

export const neededRoot = (): NeededMachine => neededMachine(process.getuid?.() === 0, "it takes root");
