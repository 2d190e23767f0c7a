/** Which column of a file goes into which column of a table. */
import type { ColumnType, NewColumn } from "../../../cloud-database/contract/schema-change.ts";
import type { CsvTarget, OnConflict, TargetColumn } from "../../contract/csv.ts";
import type { CsvColumn } from "./reading/csv-form.ts";

/** By place in the file: the table's column, or null to leave it out. */
export type Mapping = readonly (string | null)[];

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Columns of the same name, whatever their case and signs. Each is used once. */
export function guessMapping(columns: readonly Pick<CsvColumn, "name">[], target: readonly TargetColumn[]): Mapping {
  const free = new Set(target.filter(({ is_generated }) => !is_generated).map(({ name }) => name));
  const take = (match: (name: string) => boolean): string | null => {
    const found = [...free].find(match) ?? null;
    if (found !== null) free.delete(found);
    return found;
  };
  const exact = columns.map(({ name }) => take((one) => one === name));
  return columns.map(({ name }, at) => exact[at] ?? take((one) => bare(one) === bare(name) && bare(name) !== ""));
}

/** Columns that need a value and get none. */
const missingColumns = (mapping: Mapping, target: readonly TargetColumn[]): string[] =>
  target
    .filter(
      ({ name, is_nullable, has_default, is_generated, is_numbered }) =>
        !is_nullable && !has_default && !is_generated && !is_numbered && !mapping.includes(name),
    )
    .map(({ name }) => name);

/** Keys whose columns all come with the file. */
export const usableKeys = (mapping: Mapping, { keys }: CsvTarget): string[][] =>
  keys.filter(({ columns }) => columns.every((name) => mapping.includes(name))).map(({ columns }) => columns);

export interface ImportChoice {
  mapping: Mapping;
  onConflict: OnConflict;
  key: readonly string[];
  empty: "null" | "text";
}

/** Null: the choice is complete. */
export function choiceProblem({ mapping, onConflict, key }: ImportChoice, target: CsvTarget): string | null {
  const chosen = mapping.filter((name) => name !== null);
  if (chosen.length === 0) return "Choose a column of the table for at least one column of the file.";
  const twice = chosen.find((name, at) => chosen.indexOf(name) !== at);
  if (twice !== undefined) return `Two columns of the file go into ${twice}. Choose another one for one of them.`;
  const missing = missingColumns(mapping, target.columns);
  if (missing.length > 0 && onConflict !== "update")
    return `${missing.join(", ")} ${missing.length === 1 ? "needs" : "need"} a value in each row.`;
  if (onConflict !== "refuse" && key.length === 0) return "Choose the key by which rows are found.";
  return null;
}

/** A new table has these two by itself; a column of the file that fits becomes theirs. */
const OWN: Readonly<Record<string, readonly string[]>> = { id: ["uuid"], created_at: ["timestamptz", "date"] };

const databaseName = (name: string): string => {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "");
  return plain === "" ? "column" : /^\d/.test(plain) ? `_${plain}` : plain;
};

export const tableName = (fileName: string): string =>
  databaseName(fileName.replace(/\.[^.]*$/, "")).slice(0, 60) || "imported";

export interface PlannedColumn extends NewColumn {
  type: ColumnType;
  /** The table has it by itself. */
  isOwn: boolean;
}

/** Columns of a new table, in the order of the file. `own`: the table gets a `user_id` by itself. */
export function planColumns(columns: readonly CsvColumn[], hasUserId: boolean): PlannedColumn[] {
  const taken = new Set(["id", "created_at", ...(hasUserId ? ["user_id"] : [])]);
  return columns.map(({ name: given, type }) => {
    const base = databaseName(given).slice(0, 55);
    const isOwn = OWN[base]?.includes(type) === true;
    if (isOwn)
      return {
        name: base,
        type: base === "id" ? "uuid" : "timestamptz",
        is_nullable: false,
        default_value: null,
        isOwn,
      };
    let name = taken.has(base) ? `original_${base}` : base;
    for (let next = 2; taken.has(name); next += 1) name = `${base}_${next}`;
    taken.add(name);
    return { name, type, is_nullable: true, default_value: null, isOwn };
  });
}
