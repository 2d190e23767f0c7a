/** Sizes, names and habits of single files. */
import type { Rule, Violation } from "../source-tree.ts";
import { placeOf } from "../places.ts";
import type { SourceFile } from "../source-file.ts";

const FILE_LIMIT = 400;
const FUNCTION_LIMIT = 100;
const PARAMETER_LIMIT = 3;
const FOLDER_LIMIT = 11;

/** Where data is the file (a lexicon, seed rows, tables), its length is the data's. */
const isData = (path: string): boolean => /(^|[/.-])(data|fixtures?|lexicon|migrations?)([/.-]|$)/.test(path);

const perFile =
  (check: (file: SourceFile) => Omit<Violation, "path">[]): Rule =>
  (tree) =>
    tree.files.flatMap((file) => check(file).map((found) => ({ path: file.path, ...found })));

export const fileSizes: Rule = (tree) => {
  const launcher = tree.exists("slipway") ? tree.read("slipway") : "";
  const launcherLength = launcher.trimEnd().split("\n").length;
  return [...tree.files, { path: "slipway", length: launcherLength }]
    .filter((file) => file.length > FILE_LIMIT && !isData(file.path))
    .map((file) => ({
      path: file.path,
      line: 1,
      message: `has ${file.length} lines; the limit is ${FILE_LIMIT}`,
    }));
};

export const functionSizes = perFile((file) =>
  file.functions
    // A suite is one exported function around its chapters.
    .filter((found) => found.length > FUNCTION_LIMIT && !file.path.endsWith(".suite.ts"))
    .map((found) => ({
      line: found.line,
      message: `${found.name} has ${found.length} lines; the limit is ${FUNCTION_LIMIT}`,
    })),
);

export const parameterCounts = perFile((file) =>
  file.functions
    .filter((found) => found.parameters > PARAMETER_LIMIT)
    .map((found) => ({
      line: found.line,
      message: `${found.name} takes ${found.parameters} parameters; beyond ${PARAMETER_LIMIT} it takes an object`,
    })),
);

/** Pages in a row, found by their number. */
const isSeries = (path: string): boolean => /^docs\/decisions\/\d{3}-/.test(path);

/** Tests stand beside what they test and are not counted; the root is where tools look for their files. */
export const folderSizes: Rule = (tree) => {
  const counts = new Map<string, number>();
  for (const path of tree.paths) {
    const folder = path.split("/").slice(0, -1).join("/");
    if (folder === "" || isData(path) || isSeries(path) || placeOf(path).isTest) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FOLDER_LIMIT)
    .map(([path, count]) => ({
      path,
      line: 1,
      message: `holds ${count} files; the limit is ${FOLDER_LIMIT}, tests aside`,
    }));
};

const HEAP_NAMES = new Set([
  "utils",
  "util",
  "helpers",
  "helper",
  "common",
  "misc",
  "shared",
  "lib",
  "types",
  "constants",
]);

export const fileNames = perFile((file) => {
  const name = file.path.split("/").at(-1)!;
  const stem = name.replace(/(\.[a-z0-9]+)*\.(ts|tsx|mts)$/, "");
  if (HEAP_NAMES.has(stem)) return [{ line: 1, message: `"${stem}" names a heap: name the thing` }];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) return [{ line: 1, message: "file names are kebab-case" }];
  return [];
});

const MAY_PRINT = /^([a-z-]+\/scripts\/|server\/src\/commands\/|server\/src\/main\.ts$|architecture\/|e2e\/|bench\/)/;

export const quietConsole = perFile((file) =>
  MAY_PRINT.test(file.path)
    ? []
    : file.consoleLines.map((line) => ({ line, message: "writes to the console: use the log, or a command's output" })),
);

export const noFocusedTests = perFile((file) =>
  file.focusedLines.map((line) => ({
    line,
    message: "a test is switched off or runs alone (.only, .skip, .todo, .fails)",
  })),
);

export const noBarrels = perFile((file) => {
  const place = placeOf(file.path);
  if (place.room === "features" && place.isIndex) return [];
  return file.starExportLines.map((line) => ({ line, message: "re-exports a whole module: only a slice's index may" }));
});

/** Tools that load a file by its default export leave no choice. */
const NEEDS_DEFAULT = /(\.config\.ts|global-setup\.ts|-reporter\.ts|-stand-in\.ts)$/;

export const namedExports = perFile((file) =>
  NEEDS_DEFAULT.test(file.path)
    ? []
    : file.exports
        .filter((found) => found.name === "default")
        .map((found) => ({ line: found.line, message: "exports a default: exports have names" })),
);

export const parses = perFile((file) => file.syntaxErrors.map((message) => ({ line: 1, message })));

/** Test files that no project of vitest.config.ts would run. */
export const testsAreRun = perFile((file) => {
  const name = file.path.split("/").at(-1)!;
  if (/\.(spec|tests)\.tsx?$/.test(name))
    return [{ line: 1, message: "tests are called x.test.ts; this one never runs" }];
  if (name.endsWith(".e2e.ts") && placeOf(file.path).room !== "e2e") {
    return [{ line: 1, message: "journeys stand in e2e/; this one never runs" }];
  }
  const place = placeOf(file.path);
  const hasScreens =
    place.room === "ui" || place.room === "web" || (place.room === "features" && place.slice === "web");
  if (name.endsWith(".test.tsx") && !hasScreens)
    return [{ line: 1, message: "only screens have .tsx tests; this one never runs" }];
  return [];
});
