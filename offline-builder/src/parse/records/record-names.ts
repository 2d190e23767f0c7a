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
  return /^[a-z]/.test(key) ? (reserved.has(key) ? `${key}-item` : key) : `list-${key}`;
}

/** Files and names that every app has. */
const reserved = new Set(
  "index sample app site field column not-found date row link figure input select match distinct today draft error value week month catch class case default new switch return delete import export function enum package interface static super this try with yield in do for else button badge panel drawer".split(
    " ",
  ),
);

/** Words that cannot be, or already are, names inside a generated page. */
export const reservedNames: ReadonlySet<string> = new Set(
  "class with case new default switch return delete import export function enum package interface static super this try catch yield in do for else if while void typeof var let const null true false query rows shown columns editing row matches distinct today level names".split(
    " ",
  ),
);
