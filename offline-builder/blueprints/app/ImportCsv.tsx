import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import type { Collection, Row } from "@/lib/collection";
import { lineOf, mostLines, readCsvFile, sameName, type CsvFile, type CsvLine } from "@/lib/csv-import";
import { formatDay } from "@/lib/dates";
import { dayOf, usualOrder } from "@/lib/written-values";

interface ImportCsvProps<T extends Row> {
  collection: Collection<T>;
  /** Names of the columns that are read. */
  columns: readonly string[];
  read: (line: CsvLine) => Omit<T, "id">;
}

interface Found<T> {
  file: string;
  content: CsvFile;
  rows: Omit<T, "id">[];
  problems: string[];
  /** How many lines are in the list already. */
  known: number;
  /** Columns of the file that the list has no field for. */
  unused: string[];
  /** A day that can be read in two ways: which one is meant is asked. */
  unclear: string | null;
}

/** Takes rows from a file. What it would add, and what it leaves out and why, is shown before anything changes. */
export function ImportCsv<T extends Row>({ collection, columns, read }: ImportCsvProps<T>) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found<T> | null>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    try {
      const content = await readCsvFile(file);
      setFound({ file: file.name, content, ...rowsOf(content, { collection, columns, read }) });
    } catch {
      toast(__("That file could not be read. Please choose another one."));
    }
  }

  function readDays({ file, content }: Found<T>, dayFirst: boolean) {
    const said = { ...content, dayFirst };
    setFound({ file, content: said, ...rowsOf(said, { collection, columns, read }) });
  }

  function add(rows: readonly Omit<T, "id">[]) {
    const before = collection.all();
    collection.replace([...before, ...rows.map((row) => ({ ...row, id: newId() }) as T)]);
    setFound(null);
    toast(`${rows.length} ${__("added")}`, { label: __("Undo"), run: () => collection.replace(before) });
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {__("Import CSV")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={__("CSV file to import")}
        className="hidden"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {found && (
        <Dialog open onClose={() => setFound(null)} title={found.file} closeLabel={__("Close")}>
          <div className="flex flex-col gap-4">
            <p className="font-semibold">
              {found.rows.length} {__("ready")}
              {found.known > 0 && ` · ${found.known} ${__("in the list already")}`}
              {found.problems.length > 0 && ` · ${found.problems.length} ${__("skipped")}`}
            </p>
            {found.unclear !== null && (
              <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <span>
                  {__("Please check: in this file")} <strong>{found.unclear}</strong> {__("means")}
                </span>
                <Select
                  value={(found.content.dayFirst ?? usualOrder()) ? "day" : "month"}
                  onChange={(event) => readDays(found, event.target.value === "day")}
                >
                  <option value="day">{formatDay(dayOf(found.unclear, true))}</option>
                  <option value="month">{formatDay(dayOf(found.unclear, false))}</option>
                </Select>
              </label>
            )}
            {found.problems.length > 0 && (
              <ul className="list-disc space-y-1 pl-5 text-sm">
                {found.problems.slice(0, 8).map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
                {found.problems.length > 8 && <li>… {found.problems.length - 8}</li>}
              </ul>
            )}
            {found.unused.length > 0 && (
              <p className="text-sm text-muted-foreground">
                {__("Not used, there is no such field:")} {found.unused.join(", ")}
              </p>
            )}
            <p className="text-sm text-muted-foreground">
              {__("The first line of the file names the columns. These are read:")} {columns.join(", ")}
            </p>
            <div className="flex gap-3">
              <Button disabled={found.rows.length === 0} onClick={() => add(found.rows)}>
                {__("Add to the list")}
              </Button>
              <Button variant="ghost" onClick={() => setFound(null)}>
                {__("Discard")}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

function rowsOf<T extends Row>(file: CsvFile, { collection, columns, read }: ImportCsvProps<T>): Omit<Found<T>, "file" | "content"> {
  const unused = file.header.filter((name) => name !== "" && !columns.some((column) => sameName(column, name)));
  const problems = file.lines.length > mostLines ? [__("Only the first 1,000 lines of a file are read.")] : [];
  const present = new Set(collection.all().map(({ id: _, ...values }) => fingerprint(values)));
  const rows: Omit<T, "id">[] = [];
  let known = 0;
  let unclear: string | null = null;
  for (const [at, cells] of file.lines.slice(0, mostLines).entries()) {
    const line = lineOf(file, cells);
    const row = read(line);
    unclear ??= line.unclearDay;
    if (line.problems.length > 0) problems.push(`${__("Line")} ${file.numbers[at]}: ${line.problems.join("; ")}`);
    else if (present.has(fingerprint(row))) known += 1;
    else rows.push(row);
  }
  return { rows, problems, known, unused, unclear };
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}

function fingerprint(values: object): string {
  return JSON.stringify(Object.entries(values).sort(([one], [other]) => one.localeCompare(other)));
}
