/** What a long request writes down of its lists is read as it is written. */
import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../language/detect.ts";
import { prepareBuild } from "../../turn/build.ts";
import type { DraftPlan } from "../../plan/plan.ts";
import { declaredLists } from "./declared-lists.ts";
import { withoutMarks } from "./marks.ts";
import { unmetSentences } from "./unmet.ts";

const workshop =
  "I run a small pottery studio and need a tool for it. Kilns have a name, maximum temperature in °C, size in litres and a state (free, firing, cooling, broken). Each firing has a kiln, date, start time, end time, kind (bisque, glaze) and person responsible. Glazes: name, supplier, stock, minimum stock, last ordered on. Glazes below the minimum stock should be shown in red. One kiln can't have two firings at the same time. Only the owner may delete a firing. No shop. Call it Kilnbook.";
const verleih =
  "Wir betreiben einen Werkzeugverleih. Geräte: Bezeichnung, Kategorie (Garten, Bau, Reinigung), Tagespreis, Kaution. Kunden haben Name, Telefon und Ausweisnummer. Ausleihen: Gerät, Kunde, ausgeliehen am, zurück bis, zurückgegeben am. Ausleihen, die seit mehr als 3 Tagen überfällig sind, sollen rot erscheinen.";
const taller =
  "Llevo un taller de cerámica y quiero una aplicación. Alumnos: nombre, correo, teléfono. Clases: día de la semana, hora, profesora, plazas máximas. Pagos: alumno, fecha, importe, pagado sí/no. Profesoras: Inés Calvo, Marta Gil. Avisar de los pagos sin pagar desde hace más de 15 días. Sin tienda.";

function planOf(text: string): DraftPlan {
  const prepared = prepareBuild(text, detectLanguage(text).language ?? "en");
  if (!prepared) throw new Error(`nothing understood in ${text}`);
  return prepared.plan;
}

const shapesOf = (text: string, plural: string): string[] =>
  planOf(text)
    .entities.find((entity) => entity.plural === plural)!
    .fields.map(({ label, type }) => `${label}: ${type}`);

describe("a long request that writes down its lists", () => {
  it("gets those lists with those fields, and no others", () => {
    expect(planOf(workshop).entities.map(({ plural }) => plural)).toEqual(["Kilns", "Firings", "Glazes"]);
    expect(shapesOf(workshop, "Firings")).toEqual([
      "Kiln: relation",
      "Date: date",
      "Start time: time",
      "End time: time",
      "Kind: enum",
      "Person responsible: text",
    ]);
    expect(shapesOf(verleih, "Ausleihen")).toEqual([
      "Gerät: relation",
      "Kunde: relation",
      "Ausgeliehen am: date",
      "Zurück bis: date",
      "Zurückgegeben am: date",
    ]);
    expect(shapesOf(taller, "Pagos")).toEqual(["Alumno: relation", "Fecha: date", "Importe: money", "Pagado: boolean"]);
  });

  it("names a wish that begins with what is to be made, and not the wish for the app itself", () => {
    const plan = planOf(
      "Make a tool for our lab. Samples have a code, a due date and a note. Machines have a name and a room. Make the name of a machine blink when nobody may use it.",
    );
    expect(unmetSentences(plan, [])).toEqual(["Not built: “Make the name of a machine blink when nobody may use it”"]);
  });

  it("marks entries by an option of signs, too", () => {
    const lab =
      "An app for our school lab. Samples have a code, a grade (A+, B, C++), a due date and a note. Machines have a name and a room. Mark samples red that are of grade C++ and more than 3 days past the due date.";
    const [samples] = planOf(lab).entities;
    expect(samples!.warnings?.map(({ text }) => text)).toEqual(["C++ · Due date: over 3 days ago"]);
  });

  it("is an app of lists under its own name, whatever trade it speaks of", () => {
    const plan = planOf(workshop);
    expect([plan.archetype, plan.name]).toEqual(["tracker", "Kilnbook"]);
  });

  it("keeps its warnings and what may not be twice at a time", () => {
    const [, firings, glazes] = planOf(workshop).entities;
    expect(glazes!.warnings).toEqual([
      { text: "Stock below minimum stock", when: [{ field: "stock", is: "below", than: "minimumStock" }] },
    ]);
    expect(firings!.clash).toEqual({ same: "kiln", day: "date", from: "startTime", to: "endTime" });
    const late = planOf(verleih).entities[2]!.warnings![0]!;
    expect(late.when).toContainEqual({ field: "zuruckgegebenAm", is: "unset" });
    expect(planOf(taller).entities[2]!.warnings![0]!.when).toContainEqual({ field: "pagado", is: "unset" });
  });

  it("names each rule that is not built, and none that is", () => {
    const plan = planOf(workshop);
    const [unmet = ""] = unmetSentences(plan, plan.options["kept"] as string[]);
    expect(unmet).toContain("Only the owner may delete a firing");
    expect(unmet).not.toMatch(/minimum stock|two firings|shop/);
  });

  it("names a dashboard of figures that is not there, and no page that is", () => {
    const plan = planOf(
      `${workshop} Overview with firings per month and who fired most. A page for kilns and a page for glazes.`,
    );
    const unmet = unmetSentences(plan, plan.options["kept"] as string[]).join();
    expect(unmet).toContain("who fired most");
    expect(unmet).not.toContain("A page for kilns");
  });

  it("begins with the entries that are stated, and takes the fields of one for no names of several", () => {
    const withExamples = (examples: string): (string[] | undefined)[] =>
      planOf(`${workshop} ${examples}`).entities.map(({ fields }) => fields.find(({ samples }) => samples)?.samples);
    expect(withExamples("Examples: Big Bertha, Small Oak.")[0]).toEqual(["Big Bertha", "Small Oak"]);
    expect(withExamples("Examples: Kiln Big Bertha, Date today, 18:00 to 20:00.")).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("gives each list something that names its entries", () => {
    const [medicines] = declaredLists(
      "Wir sind eine Apotheke mit Lager. Medikamente: Bestand, Mindestbestand, Ablaufdatum. Lieferanten: Name, Telefon, E-Mail, Liefertage. Keine Webseite, nur für uns im Lager, bitte schlicht und schnell.",
      "de",
    )!;
    expect(medicines!.fields[0]).toMatchObject({ label: "Name", type: "text", required: true });
  });

  it("says by a colour of entries nothing of the look of the app", () => {
    expect(withoutMarks(workshop)).not.toMatch(/\bred\b/);
    expect(withoutMarks("Make the header red. Dark red buttons.")).toContain("red");
  });

  it.each([
    [
      "We need two lists. First: members with name, phone, joined on, fee paid yes/no. Second: matches with date, opponent, home or away, our goals, their goals. Only the coach writes, members just look.",
      "en",
      "Members: Name, Phone, Joined on, Fee paid; Matches: Date, Opponent, Home or away, Our goals, Their goals",
    ],
    [
      "School lab register. Samples: code, grade (A+, B (good) or C++), taken on, taken by, hazard (low, medium, high). We need to see all high hazard ones at the top of it.",
      "en",
      "Samples: Code, Grade, Taken on, Taken by, Hazard",
    ],
    [
      "I run a small repair shop for bikes in the old town. I want to track repairs: customer name, phone, bike model, problem, price estimate, status (received, waiting for parts, ready), promised date.",
      "en",
      "Repairs: Customer name, Phone, Bike model, Problem, Price estimate, Status, Promised date",
    ],
    [
      "Wir brauchen für unsere Feuerwehr eine Geräteliste. Ich möchte Geräte erfassen: Bezeichnung, Inventarnummer, Standort, nächste Prüfung, Zustand (gut, mangelhaft, defekt). Defekte zuerst.",
      "de",
      "Geräte: Bezeichnung, Inventarnummer, Standort, Nächste Prüfung, Zustand",
    ],
  ] as const)("knows what is wanted from what is kept: %s", (text, language, lists) => {
    const read = declaredLists(text, language)!;
    expect(
      read.map(({ plural, fields }) => `${plural}: ${fields.map(({ label }) => label).join(", ")}`).join("; "),
    ).toBe(lists);
  });

  it("keeps the brackets in an option", () => {
    const [samples] = declaredLists(
      "School lab register. Samples: code, grade (A+, B (good) or C++), taken on, taken by, hazard (low, medium, high). We need to see all high hazard ones at the top of it.",
      "en",
    )!;
    expect(samples!.fields[1]!.options).toEqual(["A+", "B (good)", "C++"]);
  });

  it("leaves requests that write down no fields to what is usual", () => {
    expect(
      declaredLists(
        "Please build a website for renting boats. Users should be able to browse boats, book a boat for a weekend, and save favorite boats. It should have a calendar of bookings, a contact form and a calculator.",
        "en",
      ),
    ).toBeNull();
    expect(declaredLists("todo list with title, due date and status", "en")).toBeNull();
  });
});
