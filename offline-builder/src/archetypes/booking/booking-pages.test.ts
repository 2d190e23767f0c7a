import { expect, it } from "vitest";
import type { Copy } from "../../lexicon/domain.ts";
import { bookingContent } from "./booking-pages.ts";

const bench = { offer: { groups: [{ title: "Repairs", items: [{ name: "Service", price: 40 }] }] } } as unknown as Copy;

it("books the team where nobody is named, and a table only where guests are served", () => {
  const people = { title: "Team", list: [{ name: "Ana" }, { name: "Ben" }] } as unknown as Copy["people"];
  expect(bookingContent(bench, "en", { tables: false, courts: false })).toMatchObject({ resources: ["Our team"] });
  const named = bookingContent({ ...bench, people: people! }, "en", { tables: false, courts: false });
  expect(named).toMatchObject({ resources: ["Ana", "Ben"] });
  const served = bookingContent(bench, "de", { tables: true, courts: false });
  expect(served).toMatchObject({ resources: ["Tisch 1", "Tisch 2", "Tisch 3", "Tisch 4"] });
});

it("books what takes a shop's time, or a visit, and none of its goods", () => {
  const shop = (...items: { name: string; price: number; minutes?: number }[]): Copy =>
    ({ offer: { path: "range", groups: [{ title: "Books", items }] } }) as unknown as Copy;
  const services = (copy: Copy): unknown => bookingContent(copy, "en", { tables: false, courts: false })["services"];
  const book = { name: "A novel", price: 12 };
  expect(services(shop(book, { name: "Tasting", price: 25, minutes: 90 }))).toEqual([
    { name: "Tasting", price: 25, minutes: 90 },
  ]);
  expect(services(shop(book))).toEqual([{ name: "Appointment", price: 0, minutes: 45 }]);
});
