/**
 * Reads a CSV file piece by piece. A first pass looks at all of it: rows, types, faults of its form. A second one writes the rows
 * as the lines that the server takes; they leave the heap as parts of a Blob.
 */
import Papa from "papaparse";
import { MAX_CELL_CHARACTERS, MAX_CSV_BYTES, MAX_CSV_COLUMNS, MAX_CSV_ROWS } from "../../../contract/csv.ts";
import { CsvRefused, type CsvBody, type CsvColumn, type CsvForm, type CsvLook, type KnownForm } from "./csv-form.ts";
import { guessDelimiter, guessEncoding, TypeGuess } from "./guess.ts";

const HEAD_BYTES = 256 * 1024;
const CHUNK_BYTES = 1024 * 1024;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_CHARACTERS = 60;
const MAX_LISTED = 20;

async function knownOf(file: Blob, form: CsvForm): Promise<KnownForm> {
  if (file.size === 0) throw new CsvRefused("The file is empty.");
  if (file.size > MAX_CSV_BYTES) throw new CsvRefused("A file has at most 200 MB. Split it into several files.");
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const encoding = form.encoding ?? guessEncoding(head);
  const text = new TextDecoder(encoding).decode(head);
  if (encoding === "utf-8" && text.includes("\0"))
    throw new CsvRefused("This is no text. Save it as CSV in your spreadsheet first.");
  return { encoding, delimiter: form.delimiter ?? guessDelimiter(text) };
}

interface Pass {
  onRow: (cells: string[], number: number) => void;
  onPart?: () => void;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** `number` counts from 0, with the heading. Answers whether a quote was left open. */
function eachRow(file: Blob, { encoding, delimiter }: KnownForm, pass: Pass): Promise<boolean> {
  let number = 0;
  let isOpen = false;
  return new Promise((resolve, reject) => {
    Papa.parse<string[], File>(file as File, {
      ...{ encoding, delimiter, skipEmptyLines: true, chunkSize: CHUNK_BYTES },
      chunk({ data, errors, meta }, parser) {
        try {
          pass.signal.throwIfAborted();
          isOpen ||= errors.some(({ code }) => code === "MissingQuotes");
          for (const cells of data) pass.onRow(cells, number++);
          pass.onPart?.();
          pass.onProgress(Math.min(1, meta.cursor / file.size));
        } catch (error) {
          parser.abort();
          reject(error as Error);
        }
      },
      complete: () => resolve(isOpen),
      error: (error) => reject(new CsvRefused(error.message)),
    });
  });
}

/** Names of columns, each once. */
function columnNames(heading: readonly string[], hasHeading: boolean): string[] {
  const taken = new Set<string>();
  return heading.map((cell, at) => {
    const given = hasHeading ? cell.replace(/^\uFEFF/, "").trim() : "";
    const base = given === "" ? `column_${at + 1}` : given;
    let name = base;
    for (let next = 2; taken.has(name); next += 1) name = `${base}_${next}`;
    taken.add(name);
    return name;
  });
}

export async function lookAtCsv(
  file: Blob,
  form: CsvForm,
  { onProgress, signal }: Pick<Pass, "onProgress" | "signal">,
): Promise<CsvLook> {
  const known = await knownOf(file, form);
  let columns: (CsvColumn & { guess: TypeGuess })[] = [];
  let rows = 0;
  const tooWide: number[] = [];
  const begin = (cells: string[]): void => {
    if (cells.length > MAX_CSV_COLUMNS) throw new CsvRefused(`A file has at most ${MAX_CSV_COLUMNS} columns.`);
    columns = columnNames(cells, form.hasHeading).map((name) => ({
      ...{ name, type: "text", samples: [], empty: 0, guess: new TypeGuess() },
    }));
  };
  const onRow = (cells: string[], number: number): void => {
    if (number === 0) begin(cells);
    if (number === 0 && form.hasHeading) return;
    rows += 1;
    if (rows > MAX_CSV_ROWS) throw new CsvRefused(`A file has at most ${MAX_CSV_ROWS.toLocaleString("en")} rows.`);
    if (cells.length > columns.length && tooWide.length < MAX_LISTED) tooWide.push(rows);
    for (const [at, column] of columns.entries()) {
      const cell = cells[at] ?? "";
      if (cell.length > MAX_CELL_CHARACTERS)
        throw new CsvRefused(
          `Row ${rows} has a cell of more than ${MAX_CELL_CHARACTERS.toLocaleString("en")} characters.`,
        );
      column.guess.add(cell);
      if (cell === "") column.empty += 1;
      else if (column.samples.length < MAX_SAMPLES) column.samples.push(cell.slice(0, MAX_SAMPLE_CHARACTERS));
    }
  };
  const hasOpenQuote = await eachRow(file, known, { onRow, onProgress, signal });
  if (rows === 0) throw new CsvRefused("The file has no rows.");
  return {
    ...known,
    columns: columns.map(({ guess, ...column }) => ({ ...column, type: guess.type })),
    ...{ rows, tooWide, hasOpenQuote },
  };
}

/** The lines that the server takes. */
export async function rowsOfCsv(
  file: Blob,
  { plan, from, empty, hasHeading, ...known }: CsvBody,
  { onProgress, signal }: Pick<Pass, "onProgress" | "signal">,
): Promise<Blob> {
  const parts: Blob[] = [];
  let lines: string[] = [`${JSON.stringify(plan)}\n`];
  const onRow = (cells: string[], number: number): void => {
    if (number === 0 && hasHeading) return;
    const row = from.map((at) => {
      const cell = cells[at] ?? "";
      return cell === "" && empty === "null" ? null : number === 0 && at === 0 ? cell.replace(/^\uFEFF/, "") : cell;
    });
    lines.push(`${JSON.stringify(row)}\n`);
  };
  const onPart = (): void => {
    parts.push(new Blob(lines));
    lines = [];
  };
  await eachRow(file, known, { onRow, onPart, onProgress, signal });
  onPart();
  return new Blob(parts);
}
