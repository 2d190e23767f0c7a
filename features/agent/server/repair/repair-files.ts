/**
 * One round of repairs without a model: compiler errors with one obvious repair are fixed, the rest is left for the
 * model. A file that would not parse afterwards stays unchanged.
 */
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Diagnostic } from "@slipway/sandbox/port";
import { importFixers } from "./fixers/imports.ts";
import { nameFixers } from "./fixers/names.ts";
import { unusedFixers } from "./fixers/unused.ts";
import { quotedIn, type Fixer, type FixersByCode } from "./fixer.ts";
import { repairMarkup } from "./jsx-tags.ts";
import { ProjectSymbols, type ProjectFiles } from "./project-symbols.ts";
import { nodeAt, offsetAt, openFaulty, openSource, type Source } from "./source.ts";

export interface Repairs {
  /** Each `says` continues "Repaired: ". */
  changes: { path: ProjectPath; text: string; says: string[] }[];
  /** Packages whose absence is the problem. */
  packages: string[];
}

const TABLES: readonly FixersByCode[] = [nameFixers, importFixers];
/** Bound of one round: files with more errors are not repaired by small means. */
const MAX_FIXES = 60;

/** Unused code is removed once nothing else is wrong in its file. */
export function repairFiles(files: ProjectFiles, diagnostics: readonly Diagnostic[]): Repairs {
  const repairs: Repairs = { changes: [], packages: [] };
  const symbols = new ProjectSymbols(files);
  const byPath = Map.groupBy(diagnostics, ({ path }) => path);
  for (const [path, found] of byPath) {
    if (path === null || !/^src\/.*\.[jt]sx?$/.test(path)) continue;
    const text = files.peek(path as ProjectPath);
    if (text === null) continue;
    const repaired = repairFile({ path, text, found, symbols }, repairs.packages);
    if (repaired !== null && repaired.text !== text) repairs.changes.push({ path: path as ProjectPath, ...repaired });
  }
  return repairs;
}

interface FileToRepair {
  path: string;
  text: string;
  found: readonly Diagnostic[];
  symbols: ProjectSymbols;
}

interface Repaired {
  text: string;
  says: string[];
}

function repairFile({ path, text, found, symbols }: FileToRepair, packages: string[]): Repaired | null {
  const isWhole = openSource(path, text) !== null;
  const markup = isWhole ? null : repairMarkup(path, text);
  if (markup !== null) return markup;
  const source = openFaulty(path, text);
  if (source === null) return null;
  const wantPackage = (name: string): void => void packages.push(name);
  const mended: string[] = [];
  const apply = (diagnostic: Diagnostic, tables: readonly FixersByCode[]): void => {
    const wanted = packages.length;
    const says = fixed(source, { diagnostic, tables, symbols, wantPackage });
    if (says !== null && packages.length === wanted && !mended.includes(says)) mended.push(says);
  };
  for (const diagnostic of dropRepeated(found)) if (mended.length < MAX_FIXES) apply(diagnostic, TABLES);
  // A declaration may be unused only because of another problem in the file, so that is fixed first.
  if (mended.length === 0) for (const diagnostic of found) apply(diagnostic, [unusedFixers]);
  if (mended.length === 0) return null;
  const result = source.edits.toString();
  return openSource(path, result) === null ? null : { text: result, says: mended };
}

/** A missing name is reported at each use, and one import fixes all. */
function dropRepeated(found: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ code, message }) => {
    if (!/^TS(?:2304|2552|2300|2451|2440|2588|1361|2686|2503)$/.test(code)) return true;
    const isNameless = code === "TS2304" || code === "TS2552";
    // A typo is fixed at each place, an import once for all.
    if (code === "TS2552" && !/^Cannot find name '[A-Z]/.test(message)) return true;
    const key = isNameless ? (quotedIn(message) ?? message) : `${code} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

interface Asked {
  diagnostic: Diagnostic;
  tables: readonly FixersByCode[];
  symbols: ProjectSymbols;
  wantPackage: (name: string) => void;
}

function fixed(source: Source, { diagnostic, tables, symbols, wantPackage }: Asked): string | null {
  const { line, column, code, message } = diagnostic;
  const offset = line === null || column === null ? null : offsetAt(source.text, line, column);
  const at = offset === null ? null : nodeAt(source, offset);
  if (offset === null || at === null) return null;
  const fixers: readonly Fixer[] = tables.flatMap((table) => table[code] ?? []);
  for (const fixer of fixers) {
    try {
      const says = fixer({ source, offset, at, code, message, symbols, wantPackage });
      if (says !== null) return says;
    } catch (error) {
      // Two overlapping repairs: the second one waits for the next round.
      if (!(error instanceof Error) || !/split|overwrit|remov|range|chunk/i.test(error.message)) throw error;
    }
  }
  return null;
}
