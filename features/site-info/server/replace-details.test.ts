import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replaceDetails } from "./replace-details.ts";

const source = `// Facts of the site.
export const site = {
  name: "Golden Crust", // the sign over the door
  contact: { phone: "555-0142", "e-mail": "hello@example.com" },
  hours: [{ day: "Mon", opens: "07:00" }, { day: "Tue", opens: "07:30" }],
  seats: 24,
} as const;
`;

const saved = (key: string, value: string): string => {
  const result = replaceDetails(source, [{ key, value }]);
  if (!result.ok) throw new Error(`not replaced: ${result.missing}`);
  return result.source;
};

describe("replacing the details of a site", () => {
  it("changes one literal and leaves comments and layout alone", () => {
    expect(saved("contact.phone", "0341 555")).toBe(source.replace('"555-0142"', '"0341 555"'));
    expect(saved("hours.1.opens", "08:00")).toBe(source.replace('"07:30"', '"08:00"'));
    expect(saved("contact.e-mail", "a@b.example")).toBe(source.replace('"hello@example.com"', '"a@b.example"'));
  });
  it("keeps numbers numbers and refuses a text in their place", () => {
    expect(saved("seats", "30")).toContain("seats: 30,");
    expect(replaceDetails(source, [{ key: "seats", value: "many" }])).toEqual({ ok: false, missing: ["seats"] });
  });
  it("replaces all or nothing", () => {
    const result = replaceDetails(source, [
      { key: "name", value: "New" },
      { key: "contact.fax", value: "1" },
    ]);
    expect(result).toEqual({ ok: false, missing: ["contact.fax"] });
  });
  it("writes hostile text as data: the file still holds one object with that text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (value) => {
        const text = saved("name", value);
        const literal = text.slice(text.indexOf("name: ") + 6, text.indexOf(", // the sign"));
        expect(JSON.parse(literal)).toBe(value);
      }),
    );
  });
  it("refuses a file that is no longer the one the builder wrote", () => {
    expect(replaceDetails("export const other = 1;", [{ key: "name", value: "x" }])).toEqual({
      ok: false,
      missing: ["name"],
    });
    expect(replaceDetails("export const site = {", [{ key: "name", value: "x" }])).toEqual({
      ok: false,
      missing: ["name"],
    });
  });
});
