/** What a specification enumerates, as pages of its app. */
import { describe, expect, it } from "vitest";
import { detectLanguage } from "./language/detect.ts";
import { calculatorById } from "./lexicon/calculators/index.ts";
import { createOfflineBuilder } from "./model.ts";
import { namedParts } from "./parse/specification/named-parts.ts";
import type { DraftPlan } from "./plan/plan.ts";
import { runTurn } from "./testing.ts";
import { prepareBuild } from "./turn/build.ts";
import { sampleRows } from "./emit/app/samples/samples.ts";
import { typeCheck } from "./type-check.ts";

const zoo =
  "Please build a website for a small zoo. The website should have functionalities for keeper management, feed inventory, a feeding schedule, sponsor profiles, visitor analysis, accident reports, frequently asked questions, and a chatbot. Keepers should be able to report accidents, and visitors should be able to calculate the entrance fee by adults and children. It should also have a fee calculator section.";
const garage =
  "Bitte erstelle eine Website für eine Oldtimerwerkstatt. Die Website soll Terminplanung, Ersatzteilbestand, Mechanikerprofile und Auswertungen enthalten. Mitarbeiter sollen Termine anlegen und Aufträge verwalten können.";
const ceramics =
  "Por favor, crea un sitio web para un taller de cerámica. El sitio debe tener catálogo de cursos, perfiles de los ceramistas y preguntas frecuentes. Los visitantes deben poder reservar un curso y ver los perfiles.";

function planOf(text: string): DraftPlan {
  const prepared = prepareBuild(text, detectLanguage(text).language ?? "en");
  if (!prepared) throw new Error(`nothing understood in ${text}`);
  return prepared.plan;
}

const titles = (plan: DraftPlan): string[] => plan.pages.filter(({ nav }) => nav).map(({ title }) => title);
const fieldsOf = (plan: DraftPlan, title: string): string[] =>
  plan.entities.find(({ plural }) => plural === title)?.fields.map(({ label }) => label) ?? [];

describe("the parts that a specification enumerates", () => {
  it("are read as they are written, without wishes and words of every app", () => {
    expect(
      namedParts(
        "The site should have features such as show times, awards and honours, user login, a search bar, and browsing exhibits.",
        "en",
      ).map(({ label }) => label),
    ).toEqual(["Show times", "Awards and honours", "Exhibits"]);
    expect(namedParts(garage, "de").map(({ label }) => label)).toEqual([
      "Terminplanung",
      "Ersatzteilbestand",
      "Mechanikerprofile",
      "Auswertungen",
    ]);
  });

  it("are the things, not what is done with them, and nothing where a button does it", () => {
    const labels = namedParts(
      "The site should have functionalities for entering personal details, choosing a template, switching devices on and off, previewing the page, data export, and downloading it as PDF.",
      "en",
    ).map(({ label }) => label);
    expect(labels).toEqual(["Personal details", "Templates", "Devices"]);
  });

  it("have a page each, under the name the request gives them", () => {
    expect(titles(planOf(zoo))).toEqual(
      expect.arrayContaining([
        "Keeper management",
        "Feed inventory",
        "Feeding schedule",
        "Sponsor profiles",
        "Visitor analysis",
        "Accident reports",
        "Submit accident report",
        "Frequently asked questions",
        "Chatbot",
        "Fee calculator",
      ]),
    );
    expect(titles(planOf(garage))).toEqual(
      expect.arrayContaining(["Terminplanung", "Ersatzteilbestand", "Mechanikerprofile", "Auswertungen"]),
    );
    expect(titles(planOf(ceramics))).toEqual(
      expect.arrayContaining(["Catálogo de cursos", "Perfiles de los ceramistas", "Preguntas frecuentes"]),
    );
  });

  it("have the fields of what they are: stock quantities, schedules days, people ways to reach them", () => {
    const plan = planOf(zoo);
    expect(fieldsOf(plan, "Feed inventory")).toEqual(expect.arrayContaining(["Quantity", "Minimum level"]));
    expect(fieldsOf(plan, "Feeding schedule")).toEqual(expect.arrayContaining(["Date", "Time", "Assigned to"]));
    expect(fieldsOf(plan, "Sponsor profiles")).toEqual(expect.arrayContaining(["Email", "Biography"]));
    expect(fieldsOf(plan, "Frequently asked questions")).toEqual(["Question", "Topic", "Answer"]);
  });

  it("are counted where they are analysed, and worked out by what the request names", () => {
    const plan = planOf(zoo);
    expect(fieldsOf(plan, "Visitor records")).toEqual(expect.arrayContaining(["Date", "Value"]));
    const [id = ""] = plan.options["calculators"] as string[];
    expect(calculatorById(id)!.inputs.map(({ label }) => label[0])).toEqual([
      "Adults",
      "Price per adult",
      "Children",
      "Price per child",
    ]);
  });

  it("are seen through another name where they are looked for, and have stars, values and stations of their own", () => {
    const plan = planOf(
      "Please implement a boat rental website. The website should have functionalities for boat search, price calculation, customer reviews, rental history, report preferences, work experience, and services. Users can search boats by type and book a boat.",
    );
    expect(titles(plan)).toEqual(
      expect.arrayContaining([
        "Boat search",
        "Price calculation",
        "Customer reviews",
        "Report preferences",
        "Services",
      ]),
    );
    expect(plan.entities.map(({ plural }) => plural)).not.toContain("Boat search");
    expect(fieldsOf(plan, "Customer reviews")).toEqual(expect.arrayContaining(["Stars", "In their words"]));
    // What is said and its stars go together.
    const said = sampleRows(plan, plan.entities.find(({ plural }) => plural === "Customer reviews")!);
    expect(said).toContain('rating: "5", date');
    expect(said).not.toMatch(/rating: "[1-4]"[^}]*Gladly again/);
    expect(fieldsOf(plan, "Report preferences")).toEqual(expect.arrayContaining(["Preference", "Value"]));
    expect(fieldsOf(plan, "Work experience")).toEqual(expect.arrayContaining(["Employer", "From"]));
    expect(fieldsOf(plan, "Services")).toEqual(expect.arrayContaining(["Duration", "Price"]));
  });

  it("name the app after what it is for, and not after what is done with it", () => {
    const named = (text: string): string => planOf(`Please implement ${text} Staff can add and edit entries.`).name;
    const modules = "It should have functionalities for member management, equipment inventory, and event planning.";
    expect(named(`a web app for monitoring and controlling fish ponds. ${modules}`)).toBe("Fish ponds");
    expect(named(`a website that provides tide tables. ${modules}`)).toBe("Tide tables");
    expect(named(`a website about the life of a lighthouse keeper. ${modules}`)).toBe("Life of a lighthouse keeper");
  });

  it("get what is written down of each, and nobody else does", () => {
    const plan = planOf(
      "Please implement a trial tracking application for research coordinators. The application should provide study management, participant enrollment, sample records, and event planning. Coordinators can create studies with title, phase and sponsor, enroll participants, record samples with pH and weight, and register donations with item, quantity and expiry date.",
    );
    const of = (key: RegExp): string[] =>
      plan.entities.find(({ plural }) => key.test(plural))?.fields.map(({ label }) => label) ?? [];
    expect(of(/^Stud/)).toEqual(expect.arrayContaining(["Phase", "Sponsor"]));
    expect(of(/^Stud/)).not.toEqual(expect.arrayContaining(["Category"]));
    expect(of(/^Sample/)).toEqual(expect.arrayContaining(["Ph", "Weight"]));
    const others = plan.entities.filter(({ plural }) => !/^(?:Stud|Sample|Donation)/.test(plural));
    const stated = /phase|sponsor|enroll|expiry|\bph\b/i;
    expect(others.flatMap(({ fields }) => fields.filter(({ label }) => stated.test(label)))).toEqual([]);
  });

  it("take the list that is there already, and make no second one", () => {
    const plan = planOf(
      "Create a system for a repair shop. It should have functionalities for supplier management, spare parts inventory, work orders, and dispute resolution. Staff should be able to manage suppliers and update spare parts.",
    );
    const known = plan.entities.map(({ plural }) => plural);
    expect(known).toEqual(expect.arrayContaining(["Suppliers", "Spare parts", "Work orders"]));
    expect(known).not.toContain("Supplier management");
    expect(titles(plan)).toEqual(expect.arrayContaining(["Supplier management", "Spare parts inventory"]));
  });

  it("type-check in each language, and the report names only what is there", { timeout: 120_000 }, async () => {
    const turns = await Promise.all([zoo, garage, ceramics].map((request) => runTurn(createOfflineBuilder(), request)));
    expect(typeCheck(turns.map(({ files }) => files))).toBe("");
    const [first] = turns;
    expect(first!.finish?.did.join("\n")).toContain("answers questions from the lists of this site");
    expect(first!.files.get("src/data/site-answers.ts")).toContain("answerTo");
    expect(first!.files.get("src/pages/ReportPage.tsx")).toContain('label === "Visitor records"');
    expect(turns[1]!.finish?.did.join("\n")).not.toContain("Fragen aus den Listen");
  });
});
