/** Calls that must change nothing, each with the expected code, beside those that look similar and must apply. */
import type { Dice } from "@slipway/platform/testing/dice";
import { applied, linesOf, oneLineChanged, refusedAs, type CaseKind } from "./edit-case.ts";
import { beginPatch } from "./patch-cases.ts";
import { sourceFile, uniqueTarget } from "./source-files.ts";

const PATH = "src/pages/Index.tsx";
const joined = (lines: readonly string[]): string => lines.join("\n");

const replace = (old: string, now: string, path = PATH) => ({
  tool: "search_replace" as const,
  path,
  edits: [{ old, new: now }],
});

const PLACEHOLDERS = [
  "// ... rest of the code",
  "// ...existing code...",
  "// … rest of the component",
  "{/* ... existing cards ... */}",
  "{/* rest of the component */}",
  "// rest of file unchanged",
  "/* ... other functions ... */",
  "// existing code here",
  "// ...",
  "{/* ... */}",
  "// keep the existing handlers",
  "// Remaining code stays the same",
  "// (same as before)",
  "<!-- rest of page -->",
];

function placeholder(dice: Dice) {
  const target = uniqueTarget(sourceFile(dice), dice, 3);
  const files = { [PATH]: joined(target.lines) };
  const text = dice.of(PLACEHOLDERS).replace("(same", "same");
  const keep = target.lines.slice(0, Math.ceil(target.lines.length * 0.8));
  const form = dice.below(3);
  if (form === 0) return refusedAs(files, replace(joined(linesOf(target)), text), "UNWANTED");
  if (form === 1)
    return refusedAs(files, { tool: "write_file", path: PATH, content: joined([...keep, text, ""]) }, "UNWANTED");
  const hunk = [...linesOf(target).map((line) => `-${line}`), `+${text}`];
  return refusedAs(
    files,
    { tool: "apply_patch", patch: beginPatch([`*** Update File: ${PATH}`, "@@", ...hunk]) },
    "UNWANTED",
  );
}

function ambiguous(dice: Dice) {
  const target = uniqueTarget(sourceFile(dice), dice, 4);
  const block = linesOf(target);
  const { block: now } = oneLineChanged(target, dice);
  const at = dice.below(target.start + 1);
  const twice = [...target.lines.slice(0, at), ...block, ...target.lines.slice(at)];
  return refusedAs({ [PATH]: joined(twice) }, replace(joined(block), joined(now)), "AMBIGUOUS");
}

function blended(dice: Dice) {
  const lines = sourceFile(dice);
  const start = dice.of([...lines.keys()].filter((index) => lines[index]!.startsWith("function ")));
  const old = [`function another${dice.below(1000)}(items: Item[]) {`, ...lines.slice(start + 1, start + 5)];
  return refusedAs({ [PATH]: joined(lines) }, replace(joined(old), joined([...old, "      break;"])), "NO_MATCH");
}

function unevenIndentation(dice: Dice) {
  for (;;) {
    const target = uniqueTarget(sourceFile(dice), dice);
    const block = linesOf(target);
    if (block.filter((line) => line.trim() !== "").length < 2) continue;
    const crooked = block.map((line, index) => (index === 0 || line === "" ? line : `   ${line}`));
    return refusedAs({ [PATH]: joined(target.lines) }, replace(joined(crooked), "x"), "NO_MATCH");
  }
}

function appliedBefore(dice: Dice) {
  const target = uniqueTarget(sourceFile(dice), dice, 3);
  const { block, file } = oneLineChanged(target, dice);
  if (dice.chance(0.5))
    return refusedAs(
      { [PATH]: joined(file) },
      replace(`${joined(linesOf(target))}\n`, `${joined(block)}\n`),
      "ALREADY_APPLIED",
    );
  const line = linesOf(target)[0]!;
  const inserted = `${line}\nconst added${dice.below(9000)} = true;`;
  const stored = [...target.lines];
  stored.splice(target.start, 1, ...inserted.split("\n"));
  const one = { ...target, length: 1 };
  const isOnce = target.lines.filter((other) => other.includes(line)).length === 1;
  return isOnce
    ? refusedAs({ [PATH]: joined(stored) }, replace(joined(linesOf(one)), inserted), "ALREADY_APPLIED")
    : refusedAs({ [PATH]: joined(stored) }, replace(joined(linesOf(one)), inserted), "AMBIGUOUS");
}

const FORBIDDEN = [
  ".env",
  ".env.production",
  "package-lock.json",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "../out.ts",
  "node_modules/react/index.js",
  "src/integrations/cloud/client.ts",
  "/etc/passwd",
  ".git/config",
  "C:\\x.ts",
];

function forbidden(dice: Dice) {
  const path = dice.of(FORBIDDEN);
  const files = { [PATH]: "export {};\n" };
  if (dice.chance(0.5)) return refusedAs(files, { tool: "write_file", path, content: "x\n" }, "FORBIDDEN_PATH");
  return refusedAs(
    files,
    { tool: "apply_patch", patch: beginPatch([`*** Add File: ${path}`, "+x"]) },
    "FORBIDDEN_PATH",
  );
}

/** The text is known from an earlier turn: exact text is certain, and anything looser is not. */
function notRead(dice: Dice) {
  const target = uniqueTarget(sourceFile(dice), dice);
  const { block, file } = oneLineChanged(target, dice);
  const files = { [PATH]: joined(target.lines) };
  const call = replace(joined(linesOf(target)), joined(block));
  const loose = replace(joined(linesOf(target).map((line) => `${line}  `)), joined(block));
  const made = dice.chance(0.5) ? applied(files, call, { [PATH]: joined(file) }) : refusedAs(files, loose, "NO_MATCH");
  return { ...made, unread: [PATH] };
}

function secondEditWrong(dice: Dice) {
  const target = uniqueTarget(sourceFile(dice), dice);
  const { block, file } = oneLineChanged(target, dice);
  const edits = [
    { old: joined(linesOf(target)), new: joined(block) },
    { old: `const missing${dice.below(9000)} = 1;`, new: "const there = 1;" },
  ];
  const call = { tool: "search_replace", path: PATH, edits } as const;
  return applied({ [PATH]: joined(target.lines) }, call, { [PATH]: joined(file) });
}

const LIB = "src/lib/prices.ts";
const constants = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `export const price${index} = ${index * 3};`);

/** Code that goes, and files that still need it, are judged at the end of a turn and never by an edit. */
function removal(dice: Dice) {
  const lines = constants(20 + dice.below(40));
  const page = 'import { price0 } from "@/lib/prices";\nexport const page = price0;\n';
  const files = { [LIB]: joined(lines), [PATH]: page };
  const few = joined(lines.slice(1, 5));
  const moved = "src/lib/costs.ts";
  const rename = { tool: "rename_file" as const, from: LIB, to: moved };
  switch (dice.below(5)) {
    case 0:
      return applied(files, { tool: "write_file", path: LIB, content: few }, { [LIB]: few, [PATH]: page });
    case 1:
      return applied(files, { tool: "delete_file", path: LIB }, { [PATH]: page });
    case 2:
      return applied(files, replace(`${lines[0]}\n`, "", LIB), { [LIB]: joined(lines.slice(1)), [PATH]: page });
    case 3:
      return { ...applied(files, { tool: "delete_file", path: moved }, { [PATH]: page }), first: [rename] };
    default: {
      const anew = ["*** Delete File: " + LIB, "*** Add File: " + LIB, "+export const price = 1;"];
      const after = { [LIB]: "export const price = 1;\n", [PATH]: page };
      return applied(files, { tool: "apply_patch", patch: beginPatch(anew) }, after);
    }
  }
}

function folders(dice: Dice) {
  const files = { "src/a/x.ts": "x\n", "src/a/b/y.ts": "y\n", "src/c/x.ts": "z\n", "src/main.tsx": "m\n" };
  switch (dice.below(6)) {
    case 0:
      return applied(
        files,
        { tool: "rename_file", from: "src/a", to: "src/d" },
        {
          "src/d/x.ts": "x\n",
          "src/d/b/y.ts": "y\n",
          "src/c/x.ts": "z\n",
          "src/main.tsx": "m\n",
        },
      );
    case 1:
      return applied(files, { tool: "delete_file", path: "src/a" }, { "src/c/x.ts": "z\n", "src/main.tsx": "m\n" });
    case 2:
      return refusedAs(files, { tool: "rename_file", from: "src/a", to: "src/c" }, "RENAME");
    case 3:
      return refusedAs(files, { tool: "delete_file", path: "src" }, "DELETE");
    case 4:
      return refusedAs(files, { tool: "rename_file", from: "src/none", to: "src/d" }, "MISSING_TARGET");
    default:
      return refusedAs(files, { tool: "delete_file", path: "src/none.ts" }, "MISSING_TARGET");
  }
}

export const refusalCases: readonly CaseKind[] = [
  { name: "a placeholder for code", make: placeholder },
  { name: "text in two places", make: ambiguous },
  { name: "a blend of near twins", make: blended },
  { name: "crooked indentation", make: unevenIndentation },
  { name: "applied before", make: appliedBefore },
  { name: "a path of no business", make: forbidden },
  {
    name: "a missing file",
    make: () => refusedAs({ [PATH]: "x\n" }, replace("x", "y", "src/pages/Gone.tsx"), "NO_FILE"),
  },
  { name: "a file not read", make: notRead },
  { name: "the second edit wrong", make: secondEditWrong },
  { name: "code that goes", make: removal },
  { name: "folders", make: folders },
];
