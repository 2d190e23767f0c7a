/** Bookings as a visitor's browser knows them: the file of a site, with answers of the database given by the test. */
import { stripTypeScriptTypes } from "node:module";
import { expect, it, vi } from "vitest";
import { fillBlueprint } from "../../emit/blueprint.ts";

interface Span {
  person: string;
  day: string;
  starts: number;
  minutes: number;
}
interface Row extends Span {
  id: string;
  sent?: boolean;
}
interface Site {
  rows(): Row[];
  book(values: Span & { phone: string }): Promise<string>;
  isCancelled(row: Row): boolean;
  taken(): Span[];
  refresh(): Promise<void>;
}

const SPAN: Span = { person: "Mia", day: "2026-03-14", starts: 600, minutes: 60 };

function inBrowser(kept: Row[] = []): { site: Site; reads: ((rows: Span[] | null) => void)[] } {
  const code = stripTypeScriptTypes(fillBlueprint("booking/bookings.ts", { language: "en", flags: { stored: true } }))
    .replaceAll(/^import .*$/gm, "")
    .replaceAll(/^export /gm, "");
  let rows = kept;
  const collection = {
    all: () => rows,
    add: (values: Row) => (rows = [...rows, { ...values, id: "mine" }]).at(-1),
    update: (id: string, changes: object) => (rows = rows.map((row) => (row.id === id ? { ...row, ...changes } : row))),
  };
  const reads: ((rows: Span[] | null) => void)[] = [];
  const readEntries = () => new Promise<Span[] | null>((resolve) => reads.push(resolve));
  const make = new Function(
    ...["createCollection", "readEntries", "postEntry"],
    `${code}; return { rows: () => bookings.all(), book, isCancelled, taken: () => taken, refresh };`,
  ) as (...given: unknown[]) => Site;
  return {
    site: make(
      () => collection,
      readEntries,
      () => Promise.resolve("sent"),
    ),
    reads,
  };
}

it("shows a booking as cancelled once nobody has its time, and never one that a full answer may leave out", async () => {
  const { site, reads } = inBrowser([{ ...SPAN, id: "mine", sent: true }]);
  const answered = async (rows: Span[]) => {
    const done = site.refresh();
    reads.at(-1)!(rows);
    await done;
    return site.isCancelled(site.rows()[0]!);
  };
  expect(site.isCancelled(site.rows()[0]!)).toBe(false);
  expect(await answered([SPAN])).toBe(false);
  expect(await answered([])).toBe(true);
  expect(await answered(Array.from({ length: 1000 }, () => ({ ...SPAN, person: "Noah" })))).toBe(false);
});

it("ignores an answer that was asked for before a booking was sent", async () => {
  const { site, reads } = inBrowser();
  const before = site.refresh();
  expect(await site.book({ ...SPAN, phone: "0761 1234567" })).toBe("sent");
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  reads[0]!([]);
  await before;
  expect(site.taken()).toMatchObject([SPAN]);
  expect(site.isCancelled(site.rows()[0]!)).toBe(false);
  reads[1]!([SPAN]);
  await vi.waitFor(() => expect(site.taken()).toEqual([SPAN]));
  expect(site.isCancelled(site.rows()[0]!)).toBe(false);
});

it("does not judge a booking that another window sent after the times were read", async () => {
  const { site, reads } = inBrowser();
  const read = site.refresh();
  site.rows().push({ ...SPAN, id: "theirs", sent: true });
  reads[0]!([]);
  await read;
  expect(site.isCancelled(site.rows()[0]!)).toBe(false);
});
