import { describe, expect, it } from "vitest";
import type { Ask } from "./ask.ts";
import { readAsk } from "./read.ts";

/** Lists with their fields, one a line: "Hives", "Inspections: Date date". */
const listsOf = ({ lists }: Ask): string[] =>
  lists.map(({ label, fields }) => [label, ...fields.map((field) => `${field.label} ${field.type}`)].join(" | "));

describe("reading a first request", () => {
  it("reads lists, their fields and a chart of one sentence, to the field", () => {
    const ask = readAsk(
      "A tool to manage my beekeeping: hives, inspections with date, queen seen, mites count and notes, honey harvests in kg per hive, and a chart of the harvest by year",
      "en",
    );
    expect(ask.kind).toBe("app");
    expect(listsOf(ask)).toEqual([
      "Hives",
      "Inspections | Date date | Queen seen yes-no | Mites count number | Notes long-text",
      "Honey harvests | Harvests quantity | Hive link",
    ]);
    expect(ask.lists[2]!.fields).toMatchObject([{ unit: "kg" }, { to: "hive" }]);
    expect(ask.charts).toMatchObject([{ of: "honey-harvest", measure: "Harvests", by: "Year", shape: "line" }]);
    expect(ask.unread).toEqual([]);
  });

  it("reads what is logged, and who decides about it", () => {
    const ask = readAsk(
      "log damaged pallets: photo, location, carrier, cost estimate, status; manager approves or rejects",
      "en",
    );
    expect(listsOf(ask)).toEqual([
      "Damaged pallets | Photo picture | Location text | Carrier text | Cost estimate money | Status choice",
    ]);
    expect(ask.roles).toMatchObject([{ who: "Manager", does: ["approve", "reject"], on: "damaged-pallet" }]);
  });

  it("reads a practice's website with a colon as a site", () => {
    const ask = readAsk(
      "Website for my physiotherapy practice in Freiburg: treatments with prices, our team of four, opening hours, and online booking where patients pick a treatment, a therapist, a date and a time. Calm, trustworthy, green.",
      "en",
    );
    expect(ask.kind).toBe("site");
    expect(listsOf(ask)).toEqual([
      "Treatments | Prices money",
      "Online booking | Treatment link | Therapist person | Date date | Time time",
    ]);
    expect(ask.pages).toEqual(["Treatments", "Team", "Opening hours", "Online booking"]);
    expect(ask.look).toEqual(["Calm, trustworthy, green"]);
  });

  it("reads German compounds, dative and verbs behind their objects", () => {
    const ask = readAsk("Ich möchte Bücher mit Titel, Lesestufe (1, 2, 3) und Eingangsdatum erfassen.", "de");
    expect(listsOf(ask)).toEqual(["Bücher | Titel text | Lesestufe choice | Eingangsdatum date"]);
  });

  it("reads Spanish names whose head stands first", () => {
    const ask = readAsk("Gimnasio: socios con nombre, correo y fecha de alta, pagos con socio e importe", "es");
    expect(listsOf(ask)[0]).toBe("Socios | Nombre text | Correo email | Fecha de alta date");
    expect(ask.lists[1]!.key).toBe("pago");
  });

  it("reads bullets below a heading as its fields, and lines with a colon as lists", () => {
    expect(listsOf(readAsk("Leave requests:\n- employee\n- from / to\n- half day?\n- comment", "en"))).toEqual([
      "Leave requests | Employee person | From date | To date | Half day yes-no | Comment long-text",
    ]);
    expect(listsOf(readAsk("Food bank\n* donors (name, phone)\n* donations – donor, weight in kg", "en"))).toEqual([
      "Donors | Name text | Phone phone",
      "Donations | Donor link | Weight quantity",
    ]);
  });

  it("leaves what a person says of themselves unbuilt, and nothing of a tool as a list", () => {
    expect(readAsk("We are a care home with forty residents.", "en").lists).toEqual([]);
    expect(readAsk("mortgage calculator with rate, term and amount", "en")).toMatchObject({ kind: "tool", lists: [] });
  });

  it("names by its place what it did not read", () => {
    const text = "Track my runs with date and distance. Zebras quibble.";
    expect(readAsk(text, "en").unread.map(({ at, end }) => text.slice(at, end))).toContain("Zebras quibble");
  });

  it.each(["a, ", "with ", "each (", ": ", "x/", "((((", "\n- a", "each with ", "con x, y; ", "abc", "hat ", "or "])(
    "reads 20,000 characters of %j",
    (shape) => {
      const text = shape.repeat(20_000 / shape.length);
      for (const language of ["en", "de", "es"] as const) expect(readAsk(text, language).lists.length).toBeLessThan(21);
    },
  );
});
