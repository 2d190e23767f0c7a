import { describe, expect, it } from "vitest";
import { csvPlanSchema, type CsvPlan } from "../../../contract/csv.ts";
import { guessDelimiter, guessEncoding, TypeGuess } from "./guess.ts";
import { CsvRefused, type CsvForm } from "./csv-form.ts";
import { lookAtCsv, rowsOfCsv } from "./read-csv.ts";

const reading = () => ({ onProgress: () => undefined, signal: new AbortController().signal });
const look = (text: string | Uint8Array<ArrayBuffer>, form: Partial<CsvForm> = {}) =>
  lookAtCsv(new File([text], "x.csv"), { hasHeading: true, ...form }, reading());

describe("guesses", () => {
  it("tell encodings by their marks, and old ones by bytes that are no UTF-8", () => {
    expect(guessEncoding(new Uint8Array([0xff, 0xfe, 0x41, 0]))).toBe("utf-16le");
    expect(guessEncoding(new TextEncoder().encode("größe"))).toBe("utf-8");
    expect(guessEncoding(new TextEncoder().encode("ü").slice(0, 1))).toBe("utf-8");
    expect(guessEncoding(new Uint8Array([0x67, 0xf6, 0x20]))).toBe("windows-1252");
  });

  it("tell separators although others stand in texts", () => {
    expect(guessDelimiter('a;b;c\n"x,y,z";1,5;2,5\n')).toBe(";");
    expect(guessDelimiter("a\tb\n1,2\t3\n")).toBe("\t");
    expect(guessDelimiter("one\ntwo\n")).toBe(",");
  });

  it("tell the narrowest type that all values of a column have", () => {
    const typeOf = (...values: string[]): string => {
      const guess = new TypeGuess();
      for (const value of values) guess.add(value);
      return guess.type;
    };
    expect(
      [
        ["1", "-2", ""],
        ["1", "3000000000"],
        ["1", "2.5"],
        ["01234", "98765"],
        ["true", "no"],
        ["2026-01-31"],
        ["2026-01-31", "2026-13-01"],
        ["2026-01-31T10:00:00Z", "2026-01-31 10:00"],
        ["3f2b8c1e-0000-4000-8000-000000000000"],
        ['{"a":1}', "[]"],
        ["", ""],
        ["99999999999999999999"],
      ].map((values) => typeOf(...values)),
    ).toEqual([
      ...["integer", "bigint", "numeric", "text", "boolean", "date", "text", "timestamptz", "uuid", "jsonb", "text"],
      "numeric",
    ]);
  });
});

describe("a file", () => {
  it("is looked at whole: columns, types, samples, rows that do not fit", async () => {
    const found = await look('\uFEFFName;Price;Name\r\n"Bread; dark";2.5;x\r\n\r\n"two\nlines";;y;more\r\n');
    expect(found).toMatchObject({ encoding: "utf-8", delimiter: ";", rows: 2, tooWide: [2], hasOpenQuote: false });
    expect(found.columns).toEqual([
      { name: "Name", type: "text", samples: ["Bread; dark", "two\nlines"], empty: 0 },
      { name: "Price", type: "numeric", samples: ["2.5"], empty: 1 },
      { name: "Name_2", type: "text", samples: ["x", "y"], empty: 0 },
    ]);
  });

  it("has numbered columns without a heading, and is read in old encodings", async () => {
    const found = await look(new Uint8Array([0x67, 0xf6, 0x2c, 0x31, 0x0a]), { hasHeading: false });
    expect(found).toMatchObject({ encoding: "windows-1252", rows: 1 });
    expect(found.columns.map(({ name, samples }) => [name, samples])).toEqual([
      ["column_1", ["gö"]],
      ["column_2", ["1"]],
    ]);
  });

  it("is refused in words where it is empty, no text or has no rows, and an open quote is told", async () => {
    await expect(look("")).rejects.toThrow("The file is empty.");
    await expect(look("a\0b")).rejects.toThrow(/no text/);
    await expect(look("a,b\n")).rejects.toThrow("The file has no rows.");
    await expect(look(Array.from({ length: 201 }, () => "c").join(","))).rejects.toBeInstanceOf(CsvRefused);
    expect((await look('a,b\n1,"open\n2,3\n')).hasOpenQuote).toBe(true);
  });

  it("becomes lines of JSON in the order of the mapping, with empty cells as null or text", async () => {
    const plan: CsvPlan = {
      ...{ table: "goods", columns: ["price", "name"], on_conflict: "refuse", key: [], leave_out_faulty: false },
    };
    const file = new File(['name,price,left\nBread,,x\n"a""b",2\n'], "x.csv");
    const body = { plan, from: [1, 0], hasHeading: true, encoding: "utf-8", delimiter: "," } as const;
    const lines = async (empty: "null" | "text") =>
      (await (await rowsOfCsv(file, { ...body, empty }, reading())).text())
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown);
    const [first, ...rows] = await lines("null");
    expect(csvPlanSchema.parse(first)).toEqual(plan);
    expect(rows).toEqual([
      [null, "Bread"],
      ["2", 'a"b'],
    ]);
    expect((await lines("text"))[1]).toEqual(["", "Bread"]);
  });
});
