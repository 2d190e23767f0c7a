/** Patches in both forms, with wrong numbers, over several files, and with a place named in words. */
import type { Dice } from "@slipway/platform/testing/dice";
import { applied, oneLineChanged, refusedAs, type CaseKind, type Target } from "./edit-case.ts";
import { sourceFile, uniqueTarget } from "./source-files.ts";

const PATH = "src/pages/Index.tsx";
const joined = (lines: readonly string[]): string => lines.join("\n");

/** Lines of a hunk: the changed line with up to three unchanged ones on each side. */
function hunkAround(lines: readonly string[], at: number, now: string): string[] {
  return [
    ...lines.slice(Math.max(0, at - 3), at).map((line) => ` ${line}`),
    `-${lines[at]}`,
    `+${now}`,
    ...lines.slice(at + 1, at + 4).map((line) => ` ${line}`),
  ];
}

export const beginPatch = (body: readonly string[]): string => ["*** Begin Patch", ...body, "*** End Patch"].join("\n");

function changedLine(dice: Dice): { target: Target; at: number; file: string[]; hunk: string[] } {
  const target = uniqueTarget(sourceFile(dice), dice, 3);
  const { file, at } = oneLineChanged(target, dice);
  const line = target.start + at;
  return { target, at: line, file, hunk: hunkAround(target.lines, line, file[line]!) };
}

function begin(dice: Dice) {
  const { target, file, hunk } = changedLine(dice);
  const patch = beginPatch([`*** Update File: ${PATH}`, "@@", ...hunk]);
  return applied({ [PATH]: joined(target.lines) }, { tool: "apply_patch", patch }, { [PATH]: joined(file) });
}

function unified(dice: Dice) {
  const { target, file, hunk, at } = changedLine(dice);
  const stated = dice.chance(0.5) ? at + 1 : dice.below(500) + 1;
  const counts = dice.chance(0.5) ? `${hunk.length - 1}` : `${hunk.length + 3}`;
  const header = [`--- a/${PATH}`, `+++ b/${PATH}`, `@@ -${stated},${counts} +${stated},${counts} @@`];
  const patch = `${[...header, ...hunk].join("\n")}\n`;
  const crlf = dice.chance(0.3) ? "\r\n" : "\n";
  return applied({ [PATH]: target.lines.join(crlf) }, { tool: "apply_patch", patch }, { [PATH]: file.join(crlf) });
}

function severalFiles(dice: Dice) {
  const { target, file, hunk } = changedLine(dice);
  const files = { [PATH]: joined(target.lines), "src/old/a.ts": "export const a = 1;\n", "src/b.ts": "export {};\n" };
  const patch = beginPatch([
    "*** Add File: src/new.ts",
    "+export const fresh = 1;",
    `*** Update File: ${PATH}`,
    "@@",
    ...hunk,
    "*** Update File: src/old/a.ts",
    "*** Move to: src/a.ts",
    "@@",
    "-export const a = 1;",
    "+export const a = 2;",
    "*** Delete File: src/b.ts",
  ]);
  const expected = {
    [PATH]: joined(file),
    "src/new.ts": "export const fresh = 1;\n",
    "src/a.ts": "export const a = 2;\n",
  };
  return applied(files, { tool: "apply_patch", patch }, expected);
}

/** Every function contains the same three lines; the hunk's head names one function. */
function belowItsFunction(dice: Dice) {
  const lines = sourceFile(dice);
  const heads = [...lines.keys()].filter((index) => lines[index]!.startsWith("function "));
  const head = heads.at(-1)!;
  const file = [...lines];
  file[head + 4] = "      result += 1;";
  const hunk = [` ${lines[head + 2]!.replace(/^ +/, "    ").slice(2)}`].slice(1);
  const body = [...hunk, `-${lines[head + 4]}`, `+${file[head + 4]}`];
  const patch = beginPatch([`*** Update File: ${PATH}`, `@@ ${lines[head]}`, ...body]);
  return applied({ [PATH]: joined(lines) }, { tool: "apply_patch", patch }, { [PATH]: joined(file) });
}

function twoPlaces(dice: Dice) {
  const lines = sourceFile(dice);
  const patch = beginPatch([
    `*** Update File: ${PATH}`,
    "@@",
    "   let result = 0;",
    "-  for (const item of items) {",
    "+  for (const item of items.slice(1)) {",
  ]);
  return refusedAs({ [PATH]: joined(lines) }, { tool: "apply_patch", patch }, "AMBIGUOUS");
}

function cutOff(dice: Dice) {
  const { target, hunk, at } = changedLine(dice);
  const files = { [PATH]: joined(target.lines) };
  const whole = [
    `--- a/${PATH}`,
    `+++ b/${PATH}`,
    `@@ -${at},${hunk.length - 1} +${at},${hunk.length - 1} @@`,
    ...hunk,
  ];
  const form = dice.below(2);
  if (form === 0) {
    const lines = ["*** Begin Patch", `*** Update File: ${PATH}`, "@@", ...hunk];
    const keep = 4 + dice.below(Math.max(1, hunk.length - 1));
    return refusedAs(files, { tool: "apply_patch", patch: joined(lines.slice(0, keep)) }, "NO_MATCH");
  }
  const kept = joined(whole.slice(0, whole.length - 2));
  return refusedAs(files, { tool: "apply_patch", patch: kept.slice(0, -2) }, "NO_MATCH", "ALREADY_APPLIED");
}

function oneFileWrong(dice: Dice) {
  const { target, file, hunk } = changedLine(dice);
  const files = { [PATH]: joined(target.lines), "src/b.ts": "export {};\n" };
  const patch = beginPatch([
    `*** Update File: ${PATH}`,
    "@@",
    ...hunk,
    "*** Update File: src/b.ts",
    "@@",
    "-export const gone = 1;",
    "+export const gone = 2;",
  ]);
  return applied(files, { tool: "apply_patch", patch }, { ...files, [PATH]: joined(file) });
}

export const patchCases: readonly CaseKind[] = [
  { name: "patch: Begin Patch", make: begin },
  { name: "patch: unified, numbers wrong", make: unified },
  { name: "patch: several files", make: severalFiles },
  { name: "patch: below a named line", make: belowItsFunction },
  { name: "patch: two places", make: twoPlaces },
  { name: "patch: cut off", make: cutOff },
  { name: "patch: one file of two wrong", make: oneFileWrong },
];
