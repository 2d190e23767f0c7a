/** Lists of trades: fields and sample values in one line each, in English; what they are in German and Spanish is looked up. */
import type { FieldType, Language } from "../../plan/plan.ts";
import type { Cell, KnownEntity, KnownField } from "../entities/entity.ts";
import { addressOf, phoneOf } from "../rows/row-lines.ts";
import { inThree, optionsInThree, samplesOf, textIn, wordsOfThing } from "./words/translated.ts";

export interface ThingLines {
  key: string;
  /** Name in lucide-react. */
  icon: string;
  /** `|` between them, singular is enough. */
  words: string;
  /** Only meant where the request is about this; such things come before those of the same words. */
  where?: RegExp;
  /** "Policy|Policies" */
  name: string;
  /** The label of the field that names a row. */
  title: string;
  /** One field each, see `field`. */
  fields: readonly string[];
}

/** Values to choose from come up more or less often, as they do in life, and each of them does. */
const turns = [0, 1, 2, 0, 3, 1, 0, 4, 2, 1, 5, 0];
const languages: readonly Language[] = ["en", "de", "es"];

interface Row {
  at: number;
  /** What names it in this language. */
  title: string;
  language: Language;
}

interface ParsedField {
  field: KnownField;
  cell: (row: Row) => Cell;
}

export function thing(lines: ThingLines): KnownEntity {
  const [one = "", many = one] = lines.name.split("|");
  const title: KnownField = { key: keyOf(lines.title), label: inThree(lines.title), type: "text", required: true };
  const parsed = lines.fields.map(field);
  const names = parsed.map((entry) => entry.field.key);
  /** What lasts from one day until another ends after it has begun, by the number of days where it has one. */
  const cellOf = ({ cell, field: { key } }: ParsedField, row: Row): Cell => {
    const from = parsed[names.indexOf("from")];
    if (key !== "until" || from === undefined) return cell(row);
    const days = parsed[names.indexOf("days")]?.cell(row) ?? 1 + ((row.at * 5) % 7);
    return Number(from.cell(row)) + Number(days) - 1;
  };
  return {
    key: lines.key,
    icon: lines.icon,
    ...(lines.where ? { where: lines.where } : {}),
    words: [lines.words, ...wordsOfThing(lines.key)],
    singular: inThree(one),
    plural: inThree(many),
    fields: [title, ...parsed.map((entry) => entry.field)],
    rows: Object.fromEntries(
      languages.map((language) => [
        language,
        samplesOf(lines.key, language).map((name, at) => [
          name,
          ...parsed.map((entry) => cellOf(entry, { at, title: name, language })),
        ]),
      ]),
    ),
  };
}

/**
 * `Author~Ada Quinn;Tom Okafor` text with its values, `Notes*one;two` long text, `Status=Open,Closed` one of these,
 * `Premium$120-900` money, `Hours#1-8` a number, `Opened@past` and `Expires@ahead` a day, `Customer>client` another list,
 * `Size=S,L:0;1;1` and `Price$4-9:5;7;9` the values of each sample in turn, `Done?` yes or no, and `Email&email`, `Phone&phone`, `Time&time`.
 */
function field(line: string, at: number): ParsedField {
  const found = /^([\p{L}\p{N} '’/-]+?)(\$|#|@|=|~|\*|>|\?|&)(.*)$/su.exec(line);
  if (!found) throw new Error(`Not a field of a thing: ${line}`);
  const [, label = "", mark = ""] = found;
  const [rest = "", given] = "$#=".includes(mark) ? found[3]!.split(":") : [found[3] ?? ""];
  // Values that belong to the names: soup is a starter.
  const own = given?.split(";").map(Number);
  const fixed = (row: number): number | undefined => own?.[row];
  const make = (type: FieldType, more: Partial<KnownField> = {}): KnownField => ({
    key: keyOf(label),
    label: inThree(label),
    type,
    required: false,
    ...more,
  });
  const spread = (row: number): number => (row * 37 + at * 11 + row * row * 5) % 101;
  const between = (row: number): number => {
    const [least = 0, most = 1] = rest.split("-").map(Number);
    return least + (spread(row) / 100) * (most - least);
  };
  const values = rest.split(mark === "=" ? "," : ";");
  switch (mark) {
    case "$":
      return { field: make("money"), cell: ({ at: row }) => fixed(row) ?? rounded(between(row)) };
    case "#":
      return { field: make("number"), cell: ({ at: row }) => fixed(row) ?? Math.round(between(row)) };
    case "@":
      return {
        field: make("date"),
        cell: ({ at: row }) => (rest === "ahead" ? row * 6 - 4 : -(row * 7 + (spread(row) % 5))),
      };
    case "=":
      return {
        field: make("enum", { options: optionsInThree(values) }),
        cell: ({ at: row }) => fixed(row) ?? turns[(row * 5 + at * 3) % turns.length]! % values.length,
      };
    case ">":
      return { field: make("relation", { to: rest }), cell: ({ at: row }) => (row * 5 + at) % 12 };
    case "?":
      return { field: make("boolean"), cell: ({ at: row }) => row % 3 !== 0 };
    case "*":
      return {
        field: make("long-text"),
        cell: ({ at: row, language }) => textIn(values[row % values.length]!, language),
      };
    case "&":
      return { field: make(rest as FieldType), cell: (row) => contactCell(rest, row) };
    default:
      return { field: make("text"), cell: ({ at: row, language }) => textIn(values[row % values.length]!, language) };
  }
}

function contactCell(type: string, { at, title, language }: Row): Cell {
  if (type === "email") return addressOf(title);
  if (type === "phone") return phoneOf(String(10 + ((at * 7) % 89)), language);
  return type === "time" ? `${String(8 + ((at * 3) % 10)).padStart(2, "0")}:${at % 2 === 0 ? "00" : "30"}` : "";
}

/** Amounts people would write: whole ones when large, quarters when small. */
function rounded(amount: number): number {
  if (amount >= 1000) return Math.round(amount / 50) * 50;
  return amount >= 100 ? Math.round(amount / 5) * 5 : Math.round(amount * 4) / 4;
}

function keyOf(label: string): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? ["field"];
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");
}
