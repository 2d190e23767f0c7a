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

  it.each([
    [
      "climbing gym: shifts with date, coach and wall, and a public form where members ask for private coaching with name, email and level",
      [
        "Shifts | Date date | Coach person | Wall text",
        "Private coaching requests | Name text | Email email | Level choice",
      ],
    ],
    [
      "App for our allotment: plots with number and size, and a form to report damage with name and photo",
      ["Plots | Number number | Size quantity", "Damage reports | Name text | Photo picture"],
    ],
  ])("reads what a form asks for as a list of its own: %s", (text, expected) => {
    expect(listsOf(readAsk(text, "en"))).toEqual(expected);
  });

  it("leaves what a person says of themselves unbuilt, and nothing of a tool as a list", () => {
    expect(readAsk("We are a care home with forty residents.", "en").lists).toEqual([]);
    expect(readAsk("mortgage calculator with rate, term and amount", "en")).toMatchObject({ kind: "tool", lists: [] });
  });

  it.each([
    ["site", "en", "Riverside sailing school: courses, instructors, prices, hire us for a regatta"],
    ["site", "de", "Kletterhalle am Kanal: Kurse, Preise, Gutscheine, Anfahrt"],
    ["site", "es", "Panadería del puerto: horario, opiniones, encargos"],
    ["app", "en", "Sailing school: pupils, lesson date, hours sailed, passed yes/no"],
    ["app", "en", "We want to record our prices and the services of our suppliers: supplier, price, date"],
    ["tool", "en", "how much gravel do I need for a path, length, width and depth"],
    ["tool", "es", "una cosa que me diga cuántos azulejos necesito"],
    ["game", "en", "a kite flies between clouds, collect coins, dodge birds"],
    ["app", "en", "darts league: players, points, rounds, levels"],
  ] as const)("tells a %s by its parts (%s): %s", (kind, language, text) => {
    expect(readAsk(text, language).kind).toBe(kind);
  });

  it("takes what somebody runs for no site, and reads what they ask for", () => {
    const ask = readAsk(
      "My sister runs a flower shop and needs somewhere to write down orders: bouquet, date, paid.",
      "en",
    );
    expect(ask.kind).toBe("app");
    expect(listsOf(ask)).toEqual(["Orders | Bouquet text | Date date | Paid yes-no"]);
  });

  it("reads what visitors of a site do as what is kept of it", () => {
    const guests = "A site for our guest house where guests can book a room by giving their name, email and arrival.";
    expect(listsOf(readAsk(guests, "en"))).toEqual(["Bookings | Name text | Email email | Arrival date"]);
    const kunden = "Auf der Seite sollen Kunden einen Termin buchen können mit Name, Telefon und Wunschtermin.";
    expect(listsOf(readAsk(kunden, "de"))).toEqual(["Buchungen | Name text | Telefon phone | Wunschtermin date"]);
  });

  it("reads two who do something of one sentence, each with what they do", () => {
    const ask = readAsk("Mentors sign the hours while the school office can edit everything.", "en");
    expect(ask.roles).toMatchObject([
      { who: "Mentors", does: ["sign"] },
      { who: "School office", does: ["edit"] },
    ]);
  });

  it("parts questions of one piece, and a wish from the facts before it", () => {
    expect(
      listsOf(
        readAsk("We rent out bikes and want to see for every rental the bike, who took it and since when.", "en"),
      ),
    ).toEqual(["Rental | Bike text | Who took it person | Since when date"]);
    expect(
      readAsk("We need to know who borrowed which key and when they brought it back.", "en").lists[0]!.fields,
    ).toHaveLength(3);
  });

  it("reads words that are written as they sound", () => {
    expect(listsOf(readAsk("reparasiones con cliente, presio y fecha", "es"))).toEqual([
      "Reparaciones | Cliente person | Precio money | Fecha date",
    ]);
  });

  it("keeps who has what together, and parts what else is asked", () => {
    const labels = (text: string) => readAsk(text, "en").lists[0]!.fields.map(({ label }) => label);
    expect(labels("equipment list: serial number, who has what, due back on")).toEqual([
      "Serial number",
      "Who has what",
      "Due back on",
    ]);
    expect(labels("keys: who, what, when")).toEqual(["Who", "What", "When"]);
  });

  it("charts the amount whose name was said, and counts what is said in several", () => {
    const grants = "Grants: funder, amount asked, amount granted, deadline; chart: amount granted per year";
    expect(readAsk(grants, "en").charts).toMatchObject([{ measure: "Amount granted", by: "Year" }]);
    const muestras = "Muestras con fecha, municipio y profundidad en metros. Un gráfico de muestras por municipio.";
    expect(readAsk(muestras, "es").charts).toMatchObject([{ measure: null, by: "Municipio" }]);
    const verkauf = "Verkäufe mit Datum, Artikel, Betrag. Umsatz je Artikel als Kreisdiagramm.";
    expect(readAsk(verkauf, "de").charts).toMatchObject([{ measure: "Betrag", by: "Artikel", shape: "pie" }]);
  });

  it("takes nothing that prose says of somebody for a list", () => {
    const ask = readAsk(
      "Our garden has sixty plots and a long waiting list. A plot has a number, a size in m² and a rent.",
      "en",
    );
    expect(ask.lists.map(({ label }) => label)).toEqual(["Plot"]);
  });

  it("keeps nothing for what works something out, however it is asked", () => {
    for (const text of ["split a restaurant bill between friends", "Tell me how many days are left until my holiday"])
      expect(readAsk(text, "en")).toMatchObject({ kind: "tool", lists: [] });
  });

  it("names by its place what it did not read", () => {
    const text = "Track my runs with date and distance. Zebras quibble.";
    expect(readAsk(text, "en").unread.map(({ at, end }) => text.slice(at, end))).toContain("Zebras quibble");
  });

  it.each([
    "a, ",
    "with ",
    "each (",
    ": ",
    "x/",
    "((((",
    "\n- a",
    "each with ",
    "con x, y; ",
    "abc",
    "hat ",
    "or ",
    "; I want ",
    ", so x",
    "and for each x has ",
    "and staff can see ",
    "who which ",
    "x if y, ",
  ])("reads 20,000 characters of %j", (shape) => {
    const text = shape.repeat(20_000 / shape.length);
    for (const language of ["en", "de", "es"] as const) expect(readAsk(text, language).lists.length).toBeLessThan(21);
  });
});
