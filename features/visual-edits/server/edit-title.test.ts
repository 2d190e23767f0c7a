import { expect, it } from "vitest";
import type { VisualChange } from "../contract/index.ts";
import { editTitle } from "./edit-title.ts";

const change = (part: Partial<VisualChange>, ...sources: string[]): VisualChange => ({
  chain: (sources.length === 0 ? ["src/pages/Index.tsx:3:5"] : sources).map((source) => ({ source, name: "h1" })),
  shown_texts: ["Menu"],
  viewport: 1440,
  values: {},
  texts: [],
  image: null,
  image_alt: null,
  ...part,
});
const renamed = { texts: [{ index: 0, text: "Today's\n  menu" }] };

it("says which text became which, on which page", () => {
  expect(editTitle([change(renamed)])).toBe("Changed “Menu” to “Today's menu” on the home page");
  expect(editTitle([change(renamed, "src/components/Hero.tsx:1:1", "src/pages/MyBookings.tsx:9:7")])).toBe(
    "Changed “Menu” to “Today's menu” on the my bookings page",
  );
  expect(editTitle([change(renamed, "src/components/layout/SiteHeader.tsx:4:2")])).toBe(
    "Changed “Menu” to “Today's menu” in the site header",
  );
  expect(editTitle([change({ ...renamed, shown_texts: ["Me\0nu\uD800"] })])).toContain("“Me nu”");
  const long = "A headline that is much longer than the title of a version";
  expect(editTitle([change({ ...renamed, shown_texts: [long] })])).toBe(
    "Changed “A headline that is much longer than the…” to “Today's menu” on the home page",
  );
});

it("names the looks that changed, and of what", () => {
  expect(editTitle([change({ values: { color: "#102030" } })])).toBe(
    "Changed the text colour of “Menu” on the home page",
  );
  expect(editTitle([change({ values: { paddingTop: 8, marginLeft: 4 }, shown_texts: [] })])).toBe(
    "Changed the spacing on the home page",
  );
  expect(editTitle([change({ values: { color: "#102030", fontSize: 40, borderRadius: 8 } })])).toBe(
    "Changed the look of “Menu” on the home page",
  );
  const blue = change({ values: { color: "#102030" } });
  expect(editTitle([blue, blue])).toBe("Changed the text colour of 2 elements on the home page");
});

it("counts texts and pictures, and places where there are several", () => {
  const picture = change({ image: "01989b6e-7f4e-7c3a-8f57-3f6a1f5a0001" as VisualChange["image"] });
  expect(editTitle([picture])).toBe("Changed a picture on the home page");
  const booked = change(renamed, "src/pages/BookPage.tsx:1:1");
  expect(editTitle([booked])).toMatch(/on the book page$/);
  expect(editTitle([change(renamed), booked, picture])).toBe("Changed 2 texts and a picture in 2 places");
  expect(editTitle([change({ ...renamed, values: { color: "#102030" } })])).toBe(
    "Changed a text and the text colour on the home page",
  );
});
