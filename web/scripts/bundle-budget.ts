/**
 * Fails when the project page, or a view added to it, exceeds its budget: `node web/scripts/bundle-budget.ts`, after a
 * build. The page counts the app around it, itself, and every part that is on it once it has settled, each with all its
 * imports, but no code that is fetched ahead after that for a moment without a network. A view counts with all its
 * imports that are not loaded yet. Sizes are gzip, in kilobytes of 1000 bytes.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { APP, PAGE_PARTS } from "./page-parts.ts";

const BUDGET_KB = { js: 260, css: 30 } as const;

/** Budget of any part that is loaded when it is opened, unless it is named here. */
const VIEW_KB = 60;
/** The text editor, shared by the editor, the changes, the errors and SQL. */
const EDITOR_KB = 185;
const EDITOR = /features\/(code-editor\/web\/(code-editor-tool|viewer\/viewer-tool)|cloud-sql\/web\/sql-view)\.tsx$/;
const PARTS_OF_THE_APP = /^(\.\.\/features|src|\.\.\/ui)\//;

interface Chunk {
  file: string;
  src?: string;
  isDynamicEntry?: boolean;
  dynamicImports?: string[];
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** Files of the wanted entries and of everything they import statically. */
function filesAtOnce(manifest: Manifest, isWanted: (src: string) => boolean): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (isWanted(chunk.src ?? key)) visit(key);
  }
  return files;
}

const dist = new URL("../dist/", import.meta.url);
const print = (line: string) => process.stdout.write(`${line}\n`);
/** Words a miss like every bench. */
const miss = (what: string) => {
  print(`Missed: ${what}`);
  process.exitCode = 1;
};
const gzipKb = (file: string) => gzipSync(readFileSync(new URL(file, dist))).length / 1000;

const withImports = (manifest: Manifest, name: string): Set<string> => filesAtOnce(manifest, (src) => src === name);

/** Size that each view adds when it is opened, on the page or in another view; largest first. */
function viewSizes(manifest: Manifest, there: ReadonlySet<string>): { src: string; kb: number }[] {
  const parts = Object.entries(manifest);
  const views = parts.flatMap(([key, { src, isDynamicEntry }]) =>
    isDynamicEntry === true && src !== undefined && PARTS_OF_THE_APP.test(src) ? [{ key, src }] : [],
  );
  return views
    .map(({ key, src }) => {
      const openers = parts.filter(([, { dynamicImports = [] }]) => dynamicImports.includes(key));
      const own = [...withImports(manifest, src)].filter((file) => file.endsWith(".js") && !there.has(file));
      const added = openers.map(([opener, chunk]) => {
        const before = withImports(manifest, chunk.src ?? opener);
        return own.filter((file) => !before.has(file)).reduce((sum, file) => sum + gzipKb(file), 0);
      });
      return { src, kb: Math.max(0, ...added) };
    })
    .sort((one, other) => other.kb - one.kb);
}

const LARGEST = 5;

function checkViews(manifest: Manifest, there: ReadonlySet<string>): void {
  const sizes = viewSizes(manifest, there);
  print(`views: ${sizes.length} of at most ${VIEW_KB} kB gzip each, with the text editor ${EDITOR_KB} kB`);
  for (const [at, { src, kb }] of sizes.entries()) {
    const max = EDITOR.test(src) ? EDITOR_KB : VIEW_KB;
    const over = kb > max;
    if (over || at < LARGEST) print(`  ${kb.toFixed(1).padStart(6)}  ${src}${over ? "  TOO LARGE" : ""}`);
    if (over) miss(`${src}: ${kb.toFixed(1)} kB, the goal is <= ${max} kB`);
  }
}

function main(): void {
  const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8")) as Manifest;
  const there = filesAtOnce(manifest, (src) => src === APP || PAGE_PARTS.includes(src));
  const files = [...there];
  checkViews(manifest, there);
  for (const [kind, budget] of Object.entries(BUDGET_KB)) {
    const sizes = files.filter((file) => file.endsWith(`.${kind}`)).map((file) => ({ file, kb: gzipKb(file) }));
    const total = sizes.reduce((sum, { kb }) => sum + kb, 0);
    print(`${kind}: ${total.toFixed(1)} kB of ${budget} kB gzip`);
    for (const { file, kb } of sizes.sort((one, other) => other.kb - one.kb))
      print(`  ${kb.toFixed(1).padStart(6)}  ${file}`);
    if (total > budget) miss(`${kind} of the project page: ${total.toFixed(1)} kB, the goal is <= ${budget} kB`);
  }
}

if (import.meta.main) main();
