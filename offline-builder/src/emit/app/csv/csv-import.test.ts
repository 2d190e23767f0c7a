/** The reader that generated apps carry, run as it is written into them, with the packages of the starter project. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { prepareBuild } from "../../../turn/build.ts";
import { allFiles } from "../../../turn/apply.ts";
import { templateModules } from "../../../template-modules.ts";
import { fillBlueprint } from "../../blueprint.ts";

interface Line {
  problems: string[];
  unclearDay: string | null;
  text(column: string, required?: boolean): string;
  number(column: string, required?: boolean): number;
  day(column: string, required?: boolean): string;
  time(column: string, required?: boolean): string;
  yes(column: string): boolean;
  choice(column: string, options: readonly string[], otherwise: string): string;
  link(column: string, rows: readonly { id: string; name: string }[]): string;
}
interface File {
  header: string[];
  lines: string[][];
  numbers: number[];
}
interface Reader {
  parseCsv(text: string): Promise<File>;
  readCsvFile(file: Blob): Promise<File>;
  lineOf(file: object, cells: readonly string[]): Line;
}

type Language = "en" | "de" | "es";

const folder = mkdtempSync(join(tmpdir(), "slipway-csv-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const parser = pathToFileURL(join(templateModules(), "papaparse/papaparse.js")).href;

async function reader(language: Language): Promise<Reader> {
  const flags = { monthFirst: language === "en", monthBeforeDay: language === "en" };
  for (const name of ["written-values", "csv-import"]) {
    const code = fillBlueprint(`app/${name}.ts`, { language, flags, names: { dayOrder: "1/2/2026" } })
      .replace('"@/lib/written-values"', `"./written-values-${language}.mjs"`)
      .replace('import("papaparse")', `import("${parser}")`);
    writeFileSync(join(folder, `${name}-${language}.mjs`), stripTypeScriptTypes(code));
  }
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, `csv-import-${language}.mjs`)).href)) as Reader;
}

async function lineOf(language: Language, text: string): Promise<Line> {
  const csv = await reader(language);
  const file = await csv.parseCsv(text);
  return csv.lineOf(file, file.lines[0]!);
}

/** One cell in quotes below the column A. */
const cellOf = (language: Language, value: string): Promise<Line> =>
  lineOf(language, `A\n"${value.replaceAll('"', '""')}"`);

function utf16(text: string, isLittle: boolean, mark = "\uFEFF"): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Buffer.from(mark + text, "utf16le"));
  return isLittle ? bytes : new Uint8Array(Buffer.from(bytes).swap16());
}

describe("a file of rows", () => {
  it("has its cells apart, whatever stands in the quotes", async () => {
    const { parseCsv } = await reader("en");
    const text = '\uFEFFName,Notes\r\n"Ada ""A"", Quinn","two\nlines"\r\n\r\nBo,\r\n';
    expect((await parseCsv(text)).lines).toEqual([
      ['Ada "A", Quinn', "two\nlines"],
      ["Bo", ""],
    ]);
    expect((await parseCsv("Name;Preis\nKäse;1,50")).lines).toEqual([["Käse", "1,50"]]);
    expect((await parseCsv("Name\tPrice\nTea\t4")).lines).toEqual([["Tea", "4"]]);
  });

  it.each([
    ["without a line end at its end", "Name,Price\nTea,4\nRice,2", 2],
    ["without one behind an empty cell", "Name,Price\nTea,4\nRice,", 2],
    ["with one column and no line end", "Name\nTea\nRice", 2],
    ["with lines that end in carriage returns", "Name,Price\rTea,4\rRice,2", 2],
    ["with line ends of several kinds", "Name,Price\r\nTea,4\rRice,2\nOats,3", 3],
    ["with a line for its separator", "sep=;\r\nName;Price\r\nTea;4", 1],
    ["with that line in quotes", '"sep=\t"\nName\tPrice\nTea\t4\n', 1],
    ["with commas in the names of columns between semicolons", '"Price, net, in EUR";Name, title\n4;Tea', 1],
    ["with empty lines before, between and behind", "\n\nName,Price\n\nTea,4\n,\n\nRice,2\n\n", 2],
    ["of names alone", "Name,Price", 0],
    ["that is empty", "", 0],
  ])("%s is read line by line", async (_what, text, count) => {
    const { lines } = await (await reader("en")).parseCsv(text);
    expect(lines).toHaveLength(count);
    if (count > 0) expect(lines.flat()).toContain("Tea");
    for (const line of lines) expect(line).toHaveLength(lines[0]!.length);
  });

  it("says where in the file a line begins, past empty ones and those within cells", async () => {
    const { parseCsv } = await reader("en");
    expect((await parseCsv('sep=,\nName,Notes\n\nTea,"two\nlines"\nRice,x')).numbers).toEqual([4, 6]);
  });

  it.each([
    ["UTF-16 with its mark", utf16("Name\tPreis\nKäse\t4", true)],
    ["UTF-16 of the other order", utf16("Name\tPreis\nKäse\t4", false)],
    ["UTF-16 without a mark", utf16("Name;Preis\nKäse;4", true, "")],
    ["UTF-8 with its mark", Uint8Array.from(Buffer.from("\uFEFFName,Preis\nKäse,4"))],
    ["Windows-1252", Uint8Array.from(Buffer.from("Name,Preis\nKäse,4", "latin1"))],
  ])("in %s is read with its letters", async (_what, bytes) => {
    const { header, lines } = await (await reader("de")).readCsvFile(new Blob([bytes]));
    expect({ header, lines }).toEqual({ header: ["Name", "Preis"], lines: [["Käse", "4"]] });
  });

  it("tells of cells that no column has a name for, and of a quotation mark that stays open", async () => {
    expect((await lineOf("en", "Name,Price\nTea,12,50")).problems).toEqual([
      "has more cells than the first line of the file",
    ]);
    expect((await lineOf("en", "Name,Price\nTea,12,,")).problems).toEqual([]);
    expect((await lineOf("en", 'Name,Price\n"Tea,12\nRice,2\n')).problems).toEqual(["a quotation mark is not closed"]);
  });

  it("of an older spreadsheet keeps its umlauts", async () => {
    const { readCsvFile } = await reader("de");
    const file = await readCsvFile(new Blob([Uint8Array.from([0x4e, 0x0a, 0x4b, 0xe4, 0x73, 0x65])]));
    expect(file.lines).toEqual([["Käse"]]);
  });

  it.each([
    ["en", "A\n1234.5", 1234.5],
    ["en", 'A\n"1,234.50"', 1234.5],
    ["en", 'A\n"1,234"', 1234],
    ["en", "A\n$ 12", 12],
    ["de", "A;B\n1.234,50 €;", 1234.5],
    ["de", "A;B\n1.234;", 1234],
    ["de", "A\n1.234", 1.234],
    ["de", 'A\n"2,5"', 2.5],
    ["en", 'A\n"−12.50"', -12.5],
    ["en", 'A\n"(1,234.50)"', -1234.5],
    ["en", 'A\n"($1,234.50)"', -1234.5],
    ["en", "A\n1e3", 1000],
    ["en", "A\n1.5E-2", 0.015],
    ["en", "A\n12 m2", 12],
    ["en", "A\n12 m²", 12],
    ["en", "A\n12%", 12],
    ["en", "A\n-$5", -5],
    ["en", "A\n$-5", -5],
    ["en", "A\nUS$ 5.20", 5.2],
    ["en", "A\n.5", 0.5],
    ["en", "A\n-0", 0],
    ["en", 'A\n"1,234,567"', 1234567],
    ["en", 'A\n"12,34,567.00"', 1234567],
    ["en", 'A\n"0,123"', 0.123],
    ["en", "A\n1'234.50", 1234.5],
    ["en", "A\nCHF 1’234.50", 1234.5],
    ["en", "A\n12.50-", -12.5],
    ["de", 'A\n"1 234,50 €"', 1234.5],
    ["de", 'A\n"1\u00A0234,50"', 1234.5],
    ["de", 'A\n"1\u202F234"', 1234],
    ["de", "A;B\n12,-;", 12],
    ["de", "A\n1.234.567", 1234567],
    ["es", "A\tB\n1.234\t", 1234],
    ["de", 'A\n"1.234"\n"2,50"', 1234],
    ["en", "A;B\n1,234;\n2.50;", 1234],
  ] as const)("%s reads the number of %j as %d", async (language, text, value) => {
    expect((await lineOf(language, text)).number("A")).toBe(value);
  });

  it.each([
    "cheap",
    "12 34",
    "3-4",
    "10/12",
    "1/2",
    "1½",
    "5 x 4",
    "12:30",
    "2026-03-14",
    "14.03.75",
    "1,23.4",
    "1,2,3",
    "12,34.567,8",
    "1.5k",
    "2 Mio",
    "0x1F",
    "4111111111111111",
    "1e999",
    "(5",
    "--5",
    "( - 5 )",
    "5 ft 10",
    "€",
  ])("does not guess a number from %j", async (value) => {
    const line = await cellOf("en", value);
    expect(line.number("A")).toBe(0);
    expect(line.problems).toEqual([`A: “${value}” is not a number`]);
  });

  it.each([
    ["9:05 PM", "21:05"],
    ["9:05 p.m.", "21:05"],
    ["9:05 a. m.", "09:05"],
    ["12:05 AM", "00:05"],
    ["12 pm", "12:00"],
    ["9 PM", "21:00"],
    ["9.05", "09:05"],
    ["09:05:30", "09:05"],
    ["21 Uhr", "21:00"],
    ["9h05", "09:05"],
  ])("reads the time %s", async (value, time) => {
    const line = await cellOf("en", value);
    expect(line.time("A")).toBe(time);
    expect(line.problems).toEqual([]);
  });

  it.each(["25:99", "24:00", "9:60", "13:05 PM", "0:30 pm", "9", "9:05 banana", "noon", "9:5"])(
    "does not guess a time from %s",
    async (value) => {
      const line = await cellOf("en", value);
      expect(line.time("A")).toBe("");
      expect(line.problems).toEqual([`A: “${value}” is not a time`]);
    },
  );

  it.each([
    ["en", "2026-03-14", "2026-03-14"],
    ["en", "3/14/2026", "2026-03-14"],
    ["en", "14/3/2026", "2026-03-14"],
    ["en", "3/4/26", "2026-03-04"],
    ["de", "14.3.2026", "2026-03-14"],
    ["de", "3/4/2026", "2026-04-03"],
    ["en", "14.03.75", "1975-03-14"],
    ["de", "14. 3. 26", "2026-03-14"],
    ["en", "2026/3/14", "2026-03-14"],
    ["en", "20260314", "2026-03-14"],
    ["en", "2026-03-14T23:30:00Z", "2026-03-14"],
    ["en", "3/14/2026 10:15 PM", "2026-03-14"],
    ["en", "14-Mar-2026", "2026-03-14"],
    ["en", '"March 14, 2026"', "2026-03-14"],
    ["en", '"Saturday, 14 March 2026"', "2026-03-14"],
    ["de", "14. März 2026", "2026-03-14"],
    ["de", "1. Dez. 2026", "2026-12-01"],
    ["es", "14 de marzo de 2026", "2026-03-14"],
    ["en", "14 août 2026", "2026-08-14"],
    ["en", "3/4/2026\n14/3/2026", "2026-04-03"],
    ["de", "3/4/2026\n3/14/2026", "2026-03-04"],
  ] as const)("%s reads the day %s", async (language, text, day) => {
    expect((await lineOf(language, `Due\n${text}`)).day("due")).toBe(day);
  });

  it.each([
    "31.2.2026",
    "2026-02-30",
    "2026-03-144",
    "14.13.2026",
    "1/2",
    "14 Foo 2026",
    "0000-01-01",
    "46095",
    "soon",
  ])("does not guess a day from %s", async (value) => {
    const line = await cellOf("en", value);
    expect(line.day("A")).toBe("");
    expect(line.problems).toEqual([`A: “${value}” is not a day`]);
  });

  it("takes nothing for yes or no that says neither", async () => {
    const line = await lineOf("en", "Paid,Sent,Seen\nmaybe,✓,-");
    expect([line.yes("Paid"), line.yes("Sent"), line.yes("Seen")]).toEqual([false, true, false]);
    expect(line.problems).toEqual(["Paid: “maybe” isn’t one of Yes, No"]);
  });

  it("says what cannot be read and never guesses it", async () => {
    const line = await lineOf("en", "Name,Price,Due,Status,Who\n,cheap,31.2.2026,Lost,Nobody");
    line.text("Name", true);
    line.number("Price");
    line.day("Due");
    line.choice("Status", ["Open", "Done"], "Open");
    line.link("Who", [{ id: "1", name: "Ada" }]);
    expect(line.problems).toEqual([
      "Name: is empty",
      "Price: “cheap” is not a number",
      "Due: “31.2.2026” is not a day",
      "Status: “Lost” isn’t one of Open, Done",
      "Who: “Nobody” is not in that list yet",
    ]);
  });

  it("that was exported comes back as it was", async () => {
    const line = await lineOf("en", "Name,Email,Paid,Status,Who\n'=1+1,a@b.example,Yes,done,ADA");
    expect(line.text("name")).toBe("=1+1");
    expect(line.text("Email")).toBe("a@b.example");
    expect(line.yes("Paid")).toBe(true);
    expect(line.choice("Status", ["Open", "Done"], "Open")).toBe("Done");
    expect(line.link("Who", [{ id: "1", name: "Ada" }])).toBe("1");
    expect(line.problems).toEqual([]);
  });
});

it("every list of records takes a file, each field by its kind", () => {
  const { archetype, plan } = prepareBuild("inventory for a warehouse: products, suppliers, stock levels", "en")!;
  const files = new Map(allFiles(archetype.emit(plan), plan).map(({ path, content }) => [path, content]));
  const page = files.get("src/pages/Products.tsx")!;
  expect(page).toContain("<ImportCsv collection={products}");
  expect(page).toMatch(/stock: line\.number\("[^"]+", true\)|stock: line\.number\("[^"]+"\)/);
  expect(page).toContain("suppliers.all().map");
  expect(files.get("src/pages/Suppliers.tsx")).toContain("supplierFromLine");
});

describe("days that can be read in two ways", () => {
  it.each<[Language, string, boolean | undefined, string, string | null]>([
    ["en", "Due\n01/02/2024", undefined, "2024-01-02", "01/02/2024"],
    ["en", "Due\n01/02/2024", true, "2024-02-01", "01/02/2024"],
    ["de", "Due\n01/02/2024", undefined, "2024-02-01", "01/02/2024"],
    ["de", "Due\n01/02/2024", false, "2024-01-02", "01/02/2024"],
    ["en", "Due\n01/02/2024\n25/12/2024", undefined, "2024-02-01", null],
    ["en", "Due\n01/02/2024\n12/25/2024", true, "2024-01-02", null],
    ["en", "Due\n01.02.2024", undefined, "2024-02-01", null],
    ["en", "Due\n02/02/2024", undefined, "2024-02-02", null],
    ["en", "Due\n2024-01-02", undefined, "2024-01-02", null],
  ])("are asked about unless the column tells: %s %j", async (language, text, dayFirst, day, unclear) => {
    const csv = await reader(language);
    const file = await csv.parseCsv(text);
    const line = csv.lineOf(dayFirst === undefined ? file : { ...file, dayFirst }, file.lines[0]!);
    expect(line.day("Due")).toBe(day);
    expect(line.unclearDay).toBe(unclear);
  });

  it("begin with the day in an English app whose money is the pound", () => {
    const usual = (request: string): string => {
      const { archetype, plan } = prepareBuild(request, "en")!;
      return allFiles(archetype.emit(plan), plan).find(({ path }) => path === "src/lib/written-values.ts")!.content;
    };
    expect(usual("task list with title and due date")).toContain('return mark === ".";');
    expect(usual("expense list in pounds with title, amount in £ and date")).toContain('return mark !== "";');
  });
});
