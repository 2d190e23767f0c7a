/** Lists of trades that only English requests name so far: fields and sample values in one line each. */
import type { FieldType } from "../../plan/plan.ts";
import type { Cell, KnownEntity, KnownField, Localized } from "../entities/entity.ts";

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
  /** The label of the field that names a row, and its sample values. */
  title: string;
  samples: readonly string[];
  /** One field each, see `field`. */
  fields: readonly string[];
}

const all = (text: string): Localized => [text, text, text];

interface ParsedField {
  field: KnownField;
  cell: (row: number, title: string) => Cell;
}

export function thing(lines: ThingLines): KnownEntity {
  const [one = "", many = one] = lines.name.split("|");
  const title: KnownField = { key: keyOf(lines.title), label: all(lines.title), type: "text", required: true };
  const parsed = lines.fields.map(field);
  return {
    key: lines.key,
    icon: lines.icon,
    ...(lines.where ? { where: lines.where } : {}),
    words: [lines.words, "", ""],
    singular: all(one),
    plural: all(many),
    fields: [title, ...parsed.map((entry) => entry.field)],
    rows: { en: lines.samples.map((name, row) => [name, ...parsed.map((entry) => entry.cell(row, name))]) },
  };
}

/**
 * `Author~Ada Quinn;Tom Okafor` text with its values, `Notes*one;two` long text, `Status=Open,Closed` one of these,
 * `Premium$120-900` money, `Hours#1-8` a number, `Opened@past` and `Expires@ahead` a day, `Customer>client` another list,
 * `Size=S,L:0;1;1` and `Price$4-9:5;7;9` the values of each sample in turn, `Done?` yes or no, and `E-mail&email`, `Phone&phone`, `Time&time`.
 */
function field(line: string, at: number): ParsedField {
  const found = /^([\p{L}\p{N} '’/-]+?)(\$|#|@|=|~|\*|>|\?|&)(.*)$/su.exec(line);
  if (!found) throw new Error(`Not a field of a thing: ${line}`);
  const [, label = "", mark = ""] = found;
  const [rest = "", given] = "$#=".includes(mark) ? found[3]!.split(":") : [found[3] ?? ""];
  // Values that belong to the names: soup is a starter.
  const own = given?.split(";").map(Number);
  const fixed = (row: number): number | undefined => own?.[row % own.length];
  const make = (type: FieldType, more: Partial<KnownField> = {}): KnownField => ({
    key: keyOf(label),
    label: all(label),
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
      return { field: make("money"), cell: (row) => fixed(row) ?? rounded(between(row)) };
    case "#":
      return { field: make("number"), cell: (row) => fixed(row) ?? Math.round(between(row)) };
    case "@":
      return { field: make("date"), cell: (row) => (rest === "ahead" ? row * 6 - 4 : -(row * 7 + (spread(row) % 5))) };
    case "=":
      return {
        field: make("enum", { options: [values, values, values] }),
        cell: (row) => fixed(row) ?? spread(row) % values.length,
      };
    case ">":
      return { field: make("relation", { to: rest }), cell: (row) => (row * 3 + at) % 5 };
    case "?":
      return { field: make("boolean"), cell: (row) => row % 3 !== 0 };
    case "*":
      return { field: make("long-text"), cell: (row) => values[row % values.length]! };
    case "&":
      return { field: make(rest as FieldType), cell: (row, title) => contactCell(rest, row, title) };
    default:
      return { field: make("text"), cell: (row) => values[row % values.length]! };
  }
}

function contactCell(type: string, row: number, title: string): Cell {
  if (type === "email") {
    const address = title.toLowerCase().match(/[a-z]+/g) ?? ["hello"];
    return `${address.slice(0, 2).join(".")}@example.com`;
  }
  if (type === "phone") return `555-01${String(10 + ((row * 7) % 89))}`;
  return type === "time" ? `${String(8 + ((row * 3) % 10)).padStart(2, "0")}:${row % 2 === 0 ? "00" : "30"}` : "";
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
