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
