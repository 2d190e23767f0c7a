/** Search-and-replace calls whose text is equal to the file's, or differs only in form. */
import type { Dice } from "@slipway/platform/testing/dice";
import { applied, linesOf, oneLineChanged, type CaseKind, type Target } from "./edit-case.ts";
import { sourceFile, typographicTarget, uniqueTarget } from "./source-files.ts";

const PATH = "src/pages/Index.tsx";
const joined = (lines: readonly string[]): string => lines.join("\n");

interface Forms {
  /** The file's form of the text. */
  stored?: (lines: string[], target: Target, dice: Dice) => string[];
  /** The model's form of the text. */
  sent?: (line: string) => string;
  lineEnd?: string;
  sentLineEnd?: string;
}

/** One line of a block changes; the file and the call write the rest in different forms. */
function changedBlock(dice: Dice, target: Target, forms: Forms) {
  const { lineEnd = "\n", sentLineEnd = "\n", sent = (line: string) => line } = forms;
  const { block, file, at } = oneLineChanged(target, dice);
  const stored = forms.stored?.([...target.lines], target, dice) ?? target.lines;
  const expected = [...stored];
  // A changed line takes the model's form; the others keep the file's.
  expected[target.start + at] = sent(file[target.start + at]!);
  const old = linesOf(target).map(sent).join(sentLineEnd);
  const now = block.map(sent).join(sentLineEnd);
  return applied(
    { [PATH]: stored.join(lineEnd) },
    { tool: "search_replace", path: PATH, edits: [{ old, new: now }] },
    { [PATH]: expected.join(lineEnd) },
  );
}

const anyTarget = (dice: Dice, max?: number): Target => uniqueTarget(sourceFile(dice), dice, max);

function severalLines(dice: Dice): Target {
  for (;;) {
    const target = anyTarget(dice);
    if (target.length > 1) return target;
  }
}

const spaced = (lines: string[], { start, length }: Target, dice: Dice): string[] => {
  for (let at = start; at < start + length; at += 1) if (dice.chance(0.7)) lines[at] += dice.of([" ", "  ", "\t"]);
  if (lines[start] === lines[start]!.trimEnd()) lines[start] += " ";
  return lines;
};

const ascii = (line: string): string =>
  line
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2013\u2014]/g, "-")
    .replace(/\u2026/g, "...")
    .replace(/\u00a0/g, " ");

function indented(dice: Dice) {
  const target = anyTarget(dice);
  const deeper = dice.of(["  ", "    ", "\t"]);
  const { block, at } = oneLineChanged(target, dice);
  const stored = [...target.lines];
  const expected = [...target.lines];
  for (let index = 0; index < target.length; index += 1) {
    const line = target.lines[target.start + index]!;
    stored[target.start + index] = line === "" ? "" : deeper + line;
    expected[target.start + index] = stored[target.start + index]!;
  }
  expected[target.start + at] = deeper + block[at]!;
  const edits = [{ old: `${joined(linesOf(target))}\n`, new: `${joined(block)}\n` }];
  return applied(
    { [PATH]: joined(stored) },
    { tool: "search_replace", path: PATH, edits },
    { [PATH]: joined(expected) },
  );
}

function typographicInline(dice: Dice) {
  const { lines, start } = typographicTarget(dice);
  const line = lines[start + 1]!;
  const text = />([^<]+)</.exec(line)![1]!;
  const expected = [...lines];
  expected[start + 1] = line.replace(text, "Closed today");
  const edits = [{ old: ascii(text), new: "Closed today" }];
  return applied(
    { [PATH]: joined(lines) },
    { tool: "search_replace", path: PATH, edits },
    { [PATH]: joined(expected) },
  );
}

function severalEdits(dice: Dice) {
  const lines = sourceFile(dice);
  const first = uniqueTarget(lines, dice, 2);
  const one = oneLineChanged(first, dice);
  const second = uniqueTarget(one.file, dice, 2);
  const two = oneLineChanged(second, dice);
  const edits = [
    { old: joined(linesOf(first)), new: joined(one.block) },
    { old: joined(linesOf(second)), new: joined(two.block) },
  ];
  return applied(
    { [PATH]: joined(lines) },
    { tool: "search_replace", path: PATH, edits },
    { [PATH]: joined(two.file) },
  );
}

/** The code has moved, and has other neighbours than before. */
function moved(dice: Dice) {
  const target = anyTarget(dice, 4);
  const { block } = oneLineChanged(target, dice);
  const rest = [...target.lines.slice(0, target.start), ...target.lines.slice(target.start + target.length)];
  const at = dice.below(rest.length);
  const place = (lines: string[]): string => joined([...rest.slice(0, at), ...lines, ...rest.slice(at)]);
  const edits = [{ old: `${joined(linesOf(target))}\n`, new: `${joined(block)}\n` }];
  const made = applied(
    { [PATH]: place(linesOf(target)) },
    { tool: "search_replace", path: PATH, edits },
    { [PATH]: place(block) },
  );
  // At its new place, equal neighbours may make it ambiguous.
  return { ...made, codes: ["AMBIGUOUS" as const] };
}

/** Several functions differ only in a name and a number, and the call names one of them. */
function nearDuplicate(dice: Dice) {
  const lines = sourceFile(dice);
  const heads = [...lines.keys()].filter((index) => lines[index]!.startsWith("function "));
  const start = dice.of(heads);
  const target = { lines, start, length: 5 };
  const expected = [...lines];
  expected[start + 4] = "      result += item.price * item.amount * 2;";
  const edits = [{ old: joined(linesOf(target)), new: joined(expected.slice(start, start + 5)) }];
  return applied(
    { [PATH]: joined(lines) },
    { tool: "search_replace", path: PATH, edits },
    { [PATH]: joined(expected) },
  );
}

export const textCases: readonly CaseKind[] = [
  { name: "exact text", make: (dice) => changedBlock(dice, anyTarget(dice), {}) },
  { name: "carriage returns in the file", make: (dice) => changedBlock(dice, anyTarget(dice), { lineEnd: "\r\n" }) },
  {
    name: "carriage returns in the call",
    make: (dice) => changedBlock(dice, anyTarget(dice), { sentLineEnd: "\r\n" }),
  },
  { name: "blanks at line ends", make: (dice) => changedBlock(dice, severalLines(dice), { stored: spaced }) },
  { name: "another indentation", make: indented },
  { name: "quotes, dashes and blanks", make: (dice) => changedBlock(dice, typographicTarget(dice), { sent: ascii }) },
  { name: "typography inside a line", make: typographicInline },
  {
    name: "decomposed letters",
    make: (dice) =>
      changedBlock(dice, anyTarget(dice), { stored: (lines) => lines.map((line) => line.normalize("NFD")) }),
  },
  { name: "several edits in a call", make: severalEdits },
  { name: "code that moved", make: moved },
  { name: "one of several near twins", make: nearDuplicate },
];
