/** Files like those of generated apps: imports, similar functions, lists, markup, prose with typography. */
import type { Dice } from "@slipway/platform/testing/dice";
import type { Target } from "./edit-case.ts";

const NOUNS = ["Order", "Menu", "Guest", "Ticket", "Invoice", "Recipe", "Booking", "Player", "Lesson", "Parcel"];
const PROSE = [
  "We\u2019re open \u2014 every day, 9\u201317",
  "\u201cGood bread takes time\u201d\u2026 and ours does",
  "Caf\u00e9 M\u00fcnchen, C\u00f3rdoba",
  "Fresh from the oven",
  "Prices from 12\u00a0\u20ac",
  "Don\u2019t miss it",
];

/** A page of 60 to 160 lines whose functions differ in little but their names. */
export function sourceFile(dice: Dice): string[] {
  const noun = dice.of(NOUNS);
  const lines = [
    'import { useState } from "react";',
    `import { ${noun}Card } from "@/components/${noun}Card";`,
    'import { Button } from "@/components/ui/button";',
    "",
  ];
  const helpers = 3 + dice.below(4);
  for (let index = 0; index < helpers; index += 1) lines.push(...helperFunction(dice, index));
  lines.push(...listOf(dice), ...component(dice, noun));
  return lines;
}

function helperFunction(dice: Dice, index: number): string[] {
  const name = `${dice.of(["total", "count", "find", "sort"])}${dice.of(NOUNS)}${index}`;
  return [
    `function ${name}(items: Item[]) {`,
    "  let result = 0;",
    "  for (const item of items) {",
    `    if (item.price > ${dice.below(900)}) {`,
    "      result += item.price * item.amount;",
    "    }",
    "  }",
    "  return result;",
    "}",
    "",
  ];
}

function listOf(dice: Dice): string[] {
  const rows = Array.from(
    { length: 6 + dice.below(12) },
    (_, index) =>
      `  { id: "${dice.of(NOUNS).toLowerCase()}-${index}", price: ${dice.below(400)}, amount: ${dice.below(9)} },`,
  );
  return ["const items = [", ...rows, "];", ""];
}

function component(dice: Dice, noun: string): string[] {
  const cards = Array.from({ length: 2 + dice.below(5) }, (_, index) => [
    '      <section className="py-8">',
    `        <h2 className="text-${dice.of(["xl", "2xl", "lg"])}">${dice.of(NOUNS)} ${index}</h2>`,
    `        <p>${dice.of(PROSE)} (${dice.below(9000)})</p>`,
    `        <Button onClick={() => setOpen(${index})}>Show more</Button>`,
    "      </section>",
  ]);
  return [
    `export function ${noun}Page() {`,
    "  const [open, setOpen] = useState<number | null>(null);",
    "  return (",
    '    <main className="mx-auto">',
    ...cards.flat(),
    "    </main>",
    "  );",
    "}",
    "",
  ];
}

const plain = (line: string): string =>
  line
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}(){}[\]<>;,.=+*/]/gu, "")
    .toLowerCase();

/** A block of one to six lines that is unique at every level of tolerance and contains more than punctuation. */
export function uniqueTarget(lines: string[], dice: Dice, max = 6): Target {
  const keys = lines.map(plain);
  for (;;) {
    const length = 1 + dice.below(max);
    const start = dice.below(lines.length - length);
    const block = keys.slice(start, start + length);
    if (block.join("").replace(/[^\p{L}]/gu, "").length < 8 || block[0] === "" || block.at(-1) === "") continue;
    const places = keys.filter((_, at) =>
      block.every((key, index) => (index === 0 ? keys[at]?.endsWith(key) : keys[at + index]?.startsWith(key))),
    );
    if (places.length === 1) return { lines, start, length };
  }
}

/** The same for a block with a line that has typographic characters. */
export function typographicTarget(dice: Dice): Target {
  for (;;) {
    const lines = sourceFile(dice);
    const at = lines.findIndex((line) => /[\u2018-\u201d\u2013\u2014\u2026\u00a0]/.test(line));
    if (at > 0) return { lines, start: at - 1, length: 2 };
  }
}
