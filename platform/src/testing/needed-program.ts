/**
 * Programs of the machine that some tests need. `./slipway test` installs them; a test run by hand names the missing
 * one.
 */
import { existsSync } from "node:fs";
import { findExecutable } from "../processes/find-executable.ts";

export interface NeededProgram {
  /** Null when it is missing; the tests are then skipped. */
  path: string | null;
  /** Suffix for the name of the group of tests: "" or why it is skipped. */
  reason: string;
}

/** With CI set a missing program fails, because nobody would read about a skipped test. */
function needed(path: string | null, name: string, packageName: string): NeededProgram {
  if (path !== null) return { path, reason: "" };
  const reason = `skipped, ${name} is missing: apt-get install ${packageName}`;
  if (process.env["CI"]) throw new Error(reason);
  return { path, reason: ` (${reason})` };
}

/** `packageName` is apt's. */
export const neededProgram = (name: string, packageName: string = name): NeededProgram =>
  needed(findExecutable(name), name, packageName);

/** A file of an apt package that puts no program on the path. */
export const neededFile = (path: string, packageName: string): NeededProgram =>
  needed(existsSync(path) ? path : null, packageName, packageName);

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
