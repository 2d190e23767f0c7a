/** A CSV file as it is read: its form, what was found in it, and how its rows are wanted. */
import type { ColumnType } from "../../../../cloud-database/contract/schema-change.ts";
import type { CsvPlan } from "../../../contract/csv.ts";
import type { Delimiter, Encoding } from "./guess.ts";

/** Left out: guessed. */
export interface CsvForm {
  encoding?: Encoding;
  delimiter?: Delimiter;
  /** The first row names the columns. */
  hasHeading: boolean;
}

export interface CsvColumn {
  name: string;
  type: ColumnType;
  /** The first values that are not empty. */
  samples: string[];
  empty: number;
}

export interface CsvLook {
  encoding: Encoding;
  delimiter: Delimiter;
  columns: CsvColumn[];
  /** Without the heading. */
  rows: number;
  /** Rows with more cells than there are columns, the first ones. */
  tooWide: number[];
  /** A quote is opened and never closed. */
  hasOpenQuote: boolean;
}

/** A file that cannot be imported, in words. */
export class CsvRefused extends Error {}

export interface KnownForm {
  encoding: Encoding;
  delimiter: Delimiter;
}

export interface CsvBody extends KnownForm {
  hasHeading: boolean;
  plan: CsvPlan;
  /** Places of the file's columns, in the order of the plan's. */
  from: readonly number[];
  /** An empty cell becomes this. */
  empty: "null" | "text";
}
