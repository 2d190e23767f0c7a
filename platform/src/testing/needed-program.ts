/** Programs of the machine that some tests need. `./slipway test` installs them; by hand a test says what it lacks. */
import { findExecutable } from "../processes/find-executable.ts";

export interface NeededProgram {
  /** Null: not on this machine, and the tests are skipped. */
  path: string | null;
  /** For the name of the group of tests: "" or why it is skipped. */
  reason: string;
}

/** `packageName` is apt's. With CI set a missing program is a failure: nobody would read about the skipped test. */
export function neededProgram(name: string, packageName: string = name): NeededProgram {
  const path = findExecutable(name);
  if (path !== null) return { path, reason: "" };
  const reason = `skipped, ${name} is missing: apt-get install ${packageName}`;
  if (process.env["CI"]) throw new Error(reason);
  return { path, reason: ` (${reason})` };
}

export interface NeededMachine {
  /** The tests are skipped. */
  isMissing: boolean;
  /** For the name of the test: "" or why it is skipped. */
  reason: string;
}

/** What no package brings: root, a right, an address. `lack` continues a sentence: "takes root". */
export const neededMachine = (isThere: boolean, lack: string): NeededMachine => ({
  isMissing: !isThere,
  reason: isThere ? "" : ` (skipped, ${lack})`,
});

export const neededRoot = (): NeededMachine => neededMachine(process.getuid?.() === 0, "it takes root");
