import { AppError } from "@slipway/kernel/errors";
import { expect, it } from "vitest";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { csvLine, exportCsv, exportName } from "./export-csv.ts";

it("quotes as RFC 4180 says, with semicolons, and keeps formulas from running [DB6] [C9.01]", () => {
  expect(csvLine(["plain", 'say "hi"', "a;b", "two\nlines", null, "", "=1+1", "-12.5", "+49 30 1"])).toBe(
    `plain;"say ""hi""";"a;b";"two\nlines";;"";'=1+1;-12.5;'+49 30 1\r\n`,
  );
  expect(exportName("orders", new Date(2026, 10, 27, 14, 5, 9))).toBe("orders-export-2026-11-27_14-05-09.csv");
});

const table = { name: "orders", columns: [{ name: "id" }], primary_keys: [{ name: "id" }] } as unknown as CloudTable;

it("reads pages of 1000 in their order, and halves those that are too large for one answer [C7.20]", async () => {
  let atOnce = 0;
  let max = 0;
  const limits: number[] = [];
  const run = async ({ query, parameters }: { query: string; parameters: (string | number)[] }) => {
    if (query.startsWith("select count")) return [{ count: "2500" }];
    const [limit, offset] = parameters as [number, number];
    limits.push(limit);
    max = Math.max(max, (atOnce += 1));
    await Promise.resolve();
    atOnce -= 1;
    if (offset === 1000 && limit > 500)
      throw new AppError({ code: "answer_too_large", status: 400, kind: "user", userMessage: "Too large." });
    return Array.from({ length: Math.min(limit, 2500 - offset) }, (_, index) => ({ c0: String(offset + index) }));
  };
  const counts: number[] = [];
  const { file, rows } = await exportCsv(run, {
    table,
    filters: [],
    sort: null,
    signal: new AbortController().signal,
    onCount: (count) => counts.push(count),
  });
  const lines = (await file.text()).trim().split("\r\n");
  expect([rows, counts, lines.length, lines[0], lines[1], lines.at(-1)]).toEqual([
    2500,
    [2500],
    2501,
    "id",
    "0",
    "2499",
  ]);
  expect(lines.slice(1)).toEqual(Array.from({ length: 2500 }, (_, at) => String(at)));
  expect(max).toBeLessThanOrEqual(4);
  expect(limits.filter((limit) => limit === 500)).toHaveLength(2);
});
