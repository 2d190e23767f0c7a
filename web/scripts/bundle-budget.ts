/**
 * Fails when what the project page loads at once grows past the budget: `node web/scripts/bundle-budget.ts`, after a build.
 * Counted are the entry, the project page, and the feature views that stand on it from the start, each with everything
 * it imports. Sizes are gzip, in kilobytes of 1000 bytes.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET_KB = { js: 260, css: 30 } as const;

/** Views of the first screen; other lazy views load when they are opened. */
const ON_THE_PAGE = [
  /^index\.html$/,
  /web\/src\/workspace\/project-page\.tsx$|^src\/workspace\/project-page\.tsx$/,
  /features\/projects\/web\/workspace\/project-title\.tsx$/,
  /features\/chat\/web\/chat-(panel|column|view)\.tsx$/,
  /features\/preview\/web\/preview-(tool|panel|view)\.tsx$/,
  /features\/publish\/web\/publish-(menu|button|control)\.tsx$/,
];

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** Files of the matching entries and of everything they import statically. */
function filesAtOnce(manifest: Manifest, patterns: readonly RegExp[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (patterns.some((pattern) => pattern.test(chunk.src ?? key))) visit(key);
  }
  return files;
}

const dist = new URL("../dist/", import.meta.url);
const print = (line: string) => process.stdout.write(`${line}\n`);
const gzipKb = (file: string) => gzipSync(readFileSync(new URL(file, dist))).length / 1000;

function main(): void {
  const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8")) as Manifest;
  const files = [...filesAtOnce(manifest, ON_THE_PAGE)];
  for (const [kind, budget] of Object.entries(BUDGET_KB)) {
    const sizes = files.filter((file) => file.endsWith(`.${kind}`)).map((file) => ({ file, kb: gzipKb(file) }));
    const total = sizes.reduce((sum, { kb }) => sum + kb, 0);
    print(`${kind}: ${total.toFixed(1)} kB of ${budget} kB gzip`);
    for (const { file, kb } of sizes.sort((one, other) => other.kb - one.kb))
      print(`  ${kb.toFixed(1).padStart(6)}  ${file}`);
    if (total > budget) process.exitCode = 1;
  }
}

if (import.meta.main) main();
