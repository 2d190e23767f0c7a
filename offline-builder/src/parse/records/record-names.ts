import type { Language } from "../../plan/plan.ts";

/** What one and many of something are called when the request does not say. */
export const entry: Record<Language, [key: string, singular: string, plural: string]> = {
  en: ["entry", "Entry", "Entries"],
  de: ["entry", "Eintrag", "Einträge"],
  es: ["entry", "Entrada", "Entradas"],
};

/** "Vinyl record" becomes `vinyl-record`, "Bienenstöcke" `bienenstocke`. */
export function recordKeyOf(label: string): string {
  const key = label
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  // The collection takes the plural: "implement" would become `implements`.
  return /^[a-z]/.test(key) ? (reserved.has(key) || reserved.has(`${key}s`) ? `${key}-item` : key) : `list-${key}`;
}

/** What TypeScript keeps for itself, and names of its own that a type of ours would hide. */
const ofTheLanguage = words(
  "arguments as async await break case catch class const continue debugger default delete do else enum eval export extends false finally for from function get if implements import in infinity instanceof interface let nan new null of package private protected public return satisfies set static super switch this throw true try type typeof undefined using var void while with yield",
  "array boolean component date element error fragment map number object promise react record string symbol",
);

/** Files and names that every app has. */
const reserved = new Set([
  ...ofTheLanguage,
  ...words(
    "index sample app site field column not-found row link figure input select match distinct today draft value week month button badge panel drawer",
  ),
]);

/** Words that cannot be, or already are, names inside a generated page. */
export const reservedNames: ReadonlySet<string> = new Set([
  ...words(
    "class with case new default switch return delete import export function enum package interface static super this try catch yield in do for else if while void typeof var let const null true false",
  ),
  ...words("query rows shown columns editing row matches distinct today level names event"),
]);

/** React keeps these for itself: a component that is given an entry so would never get it. */
export const reactNames: ReadonlySet<string> = new Set(["key", "ref", "children"]);

function words(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(" "));
}
