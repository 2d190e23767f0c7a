/** Prints rooms and features with the number of imports between them, from the real imports; `--mermaid` draws it. */
import { readSourceTree } from "./source-tree.ts";
import { placeOf } from "./places.ts";

/** `features/chat/server/...` -> `chat/server`; everything else is its room. */
function nodeOf(path: string): string {
  const { room, feature, slice } = placeOf(path);
  if (room === "") return "root";
  if (room !== "features") return room;
  return feature === null ? "features" : `${feature}/${slice}`;
}

function countArrows(): Map<string, Map<string, number>> {
  const tree = readSourceTree();
  const arrows = new Map<string, Map<string, number>>();
  for (const file of tree.files.filter((candidate) => !placeOf(candidate.path).isTest)) {
    const from = nodeOf(file.path);
    const row = arrows.get(from) ?? new Map<string, number>();
    arrows.set(from, row);
    for (const line of file.imports) {
      const target = tree.target(file, line);
      if (target === null || nodeOf(target) === from) continue;
      row.set(nodeOf(target), (row.get(nodeOf(target)) ?? 0) + 1);
    }
  }
  return arrows;
}

const sorted = <T>(entries: Iterable<[string, T]>): [string, T][] =>
  [...entries].sort(([left], [right]) => left.localeCompare(right));

function asText(arrows: Map<string, Map<string, number>>): string[] {
  const width = Math.max(...[...arrows.keys()].map((name) => name.length));
  return sorted(arrows).map(([from, row]) => {
    const targets = sorted(row).map(([to, count]) => `${to} (${count})`);
    return `${from.padEnd(width)}  ->  ${targets.join(", ") || "nothing"}`;
  });
}

function asMermaid(arrows: Map<string, Map<string, number>>): string[] {
  const id = (name: string): string => name.replace(/[^a-z]/g, "_");
  const lines = ["flowchart LR"];
  for (const [from, row] of sorted(arrows)) {
    lines.push(`  ${id(from)}["${from}"]`);
    for (const [to, count] of sorted(row)) lines.push(`  ${id(from)} -->|${count}| ${id(to)}`);
  }
  return lines;
}

const arrows = countArrows();
console.log((process.argv.includes("--mermaid") ? asMermaid(arrows) : asText(arrows)).join("\n"));
