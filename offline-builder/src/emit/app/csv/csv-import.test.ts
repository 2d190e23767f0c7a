/** The reader that generated apps carry, run as it is written into them. */
import { stripTypeScriptTypes } from "node:module";
import { describe, expect, it } from "vitest";
import { prepareBuild } from "../../../turn/build.ts";
import { allFiles } from "../../../turn/apply.ts";
import { fillBlueprint } from "../../blueprint.ts";

interface Line {
  problems: string[];
  text(column: string, required?: boolean): string;
  number(column: string, required?: boolean): number;
  day(column: string, required?: boolean): string;
  yes(column: string): boolean;
  choice(column: string, options: readonly string[], otherwise: string): string;
  link(column: string, rows: readonly { id: string; name: string }[]): string;
}
interface Reader {
  parseCsv(text: string): { header: string[]; lines: string[][] };
  readCsvFile(file: Blob): Promise<{ lines: string[][] }>;
  lineOf(file: object, cells: readonly string[]): Line;
}

async function reader(language: "en" | "de"): Promise<Reader> {
  const flags = { monthFirst: language === "en" };
  const code = fillBlueprint("app/csv-import.ts", { language, flags, names: { dayOrder: "1/2/2026" } });
  const url = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`;
  return (await import(/* @vite-ignore */ url)) as Reader;
}

async function lineOf(language: "en" | "de", text: string): Promise<Line> {
  const csv = await reader(language);
  const file = csv.parseCsv(text);
  return csv.lineOf(file, file.lines[0]!);
}

describe("a file of rows", () => {
  it("has its cells apart, whatever stands in the quotes", async () => {
    const { parseCsv } = await reader("en");
    const text = '\uFEFFName,Notes\r\n"Ada ""A"", Quinn","two\nlines"\r\n\r\nBo,\r\n';
    expect(parseCsv(text).lines).toEqual([
      ['Ada "A", Quinn', "two\nlines"],
      ["Bo", ""],
    ]);
    expect(parseCsv("Name;Preis\nKäse;1,50").lines).toEqual([["Käse", "1,50"]]);
    expect(parseCsv("Name\tPrice\nTea\t4").lines).toEqual([["Tea", "4"]]);
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
  ] as const)("%s reads the number of %j as %d", async (language, text, value) => {
    expect((await lineOf(language, text)).number("A")).toBe(value);
  });

  it.each([
    ["en", "2026-03-14", "2026-03-14"],
    ["en", "3/14/2026", "2026-03-14"],
    ["en", "14/3/2026", "2026-03-14"],
    ["en", "3/4/26", "2026-03-04"],
    ["de", "14.3.2026", "2026-03-14"],
    ["de", "3/4/2026", "2026-04-03"],
  ] as const)("%s reads the day %s", async (language, text, day) => {
    expect((await lineOf(language, `Due\n${text}`)).day("due")).toBe(day);
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
      "Status: “Lost” is none of Open, Done",
      "Who: “Nobody” is not in that list yet",
    ]);
  });

  it("that was exported comes back as it was", async () => {
    const line = await lineOf("en", "Name,E-mail,Paid,Status,Who\n'=1+1,a@b.example,Yes,done,ADA");
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
