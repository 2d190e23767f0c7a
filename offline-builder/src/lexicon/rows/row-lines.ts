/** Reads sample rows that are written for the three languages at once. */
import type { Language } from "../../plan/plan.ts";
import type { Cell, KnownEntity, KnownField } from "../entities/entity.ts";

/** Languages in the order in which cells give them. */
const languages: readonly Language[] = ["en", "de", "es"];

export type ListRows = KnownEntity["rows"];

/**
 * One list after the other: `# key`, then a row a line, its cells between `|` in the order of the list's fields. A cell
 * that differs by language gives three values between `/`. `#` is a telephone number of the country, `@` an email address
 * from the row's first cell, `@2` from its second, `¶` a new line.
 */
export function rowLines(...texts: readonly string[]): ReadonlyMap<string, string[]> {
  return new Map(
    texts
      .flatMap((text) => text.split(/^# /m))
      .filter((block) => block.trim() !== "")
      .map((block) => {
        const [key = "", ...lines] = block.split("\n").filter((line) => line.trim() !== "");
        return [key.trim(), lines];
      }),
  );
}

/** The rows of one list in each language, read by the types of its fields. */
export function rowsFrom(lines: readonly string[], { key, fields }: Pick<KnownEntity, "key" | "fields">): ListRows {
  const rows = lines.map((line) => cellsOf(line));
  const wrong = rows.find((cells) => cells.length !== fields.length);
  if (wrong)
    throw new Error(`A row of ${key} has ${wrong.length} cells for ${fields.length} fields: ${wrong.join(" | ")}`);
  return Object.fromEntries(
    languages.map((language, at) => [
      language,
      rows.map((cells, row) => {
        const own = cells.map((cell) => inLanguage(cell, at));
        return own.map((cell, column) =>
          valueOf(cell, fields[column]!, { own, language, number: phoneNumber(key, row) }),
        );
      }),
    ]),
  );
}

function cellsOf(line: string): string[] {
  return line.split("|").map((cell) => cell.trim());
}

/** The value of one language, or the one that all share. */
function inLanguage(cell: string, at: number): string {
  const values = cell.split("/");
  if (values.length !== 1 && values.length !== languages.length) throw new Error(`Not in three languages: ${cell}`);
  return (values[at] ?? values[0]!).trim();
}

interface Place {
  /** The cells of the row in this language. */
  own: string[];
  language: Language;
  number: string;
}

function valueOf(cell: string, field: KnownField, { own, language, number }: Place): Cell {
  if (cell === "#") return phoneOf(number, language);
  if (/^@\d?$/.test(cell)) return addressOf(own[Number(cell.slice(1) || 1) - 1]!);
  if (field.type === "boolean") return cell === "yes";
  if (cell !== "" && ["number", "money", "date", "enum", "relation"].includes(field.type)) {
    const value = Number(cell);
    if (Number.isNaN(value)) throw new Error(`Not a number for ${field.key}: ${cell}`);
    return value;
  }
  return cell.replaceAll("¶", "\n");
}

function phoneNumber(key: string, row: number): string {
  const start = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 89, 7);
  return String(10 + ((start + row * 7) % 89));
}

/** Numbers that nobody has: 555 begins none in Germany and Spain either. */
export function phoneOf(number: string, language: Language): string {
  return { en: `555-01${number}`, de: `0341 55501${number}`, es: `555 010 1${number}` }[language];
}

export function addressOf(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ø", "o")
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replace(/[\u0300-\u036f'.]/g, "")
    .match(/[a-z]+/g);
  return `${(words ?? ["hello"]).slice(0, 2).join(".")}@example.com`;
}
