import { describe, expect, it } from "vitest";
import { listsTogether } from "./lists-together.ts";

const plurals = (text: string, language: "en" | "de" | "es" = "en"): string[] | undefined =>
  listsTogether(text, language)?.map(({ plural }) => plural);

describe("lists that are said after each other", () => {
  it.each([
    ["clinic app for patients, doctors and prescriptions", "en", ["Patients", "Doctors", "Prescriptions"]],
    ["crm for recruiters: candidates, companies, interviews", "en", ["Candidates", "Companies", "Interviews"]],
    ["an app for our theatre group, plays, roles and rehearsals", "en", ["Plays", "Roles", "Rehearsals"]],
    ["donor management for a charity with donations and campaigns", "en", ["Donors", "Donations", "Campaigns"]],
    ["purchase order app with suppliers, items and approval", "en", ["Purchase orders", "Suppliers", "Items"]],
    ["brewery management: batches, recipes, ingredients stock", "en", ["Batches", "Recipes", "Ingredients"]],
    [
      "verwaltung für unseren reitstall mit pferden, reitern und reitstunden",
      "de",
      ["Pferde", "Reiter", "Reitstunden"],
    ],
    ["something so our food bank can plan volunteers and shifts", "en", ["Volunteers", "Shifts"]],
    [
      "büchereiverwaltung mit büchern, lesern und ausleihen, überfällige markieren",
      "de",
      ["Bücher", "Leser", "Ausleihen"],
    ],
    ["aplicación para gestionar pacientes y citas con notas", "es", ["Pacientes", "Citas"]],
  ] as const)("are kept each by its name: %s", (text, language, wanted) => {
    expect(plurals(text, language)).toEqual(wanted);
  });

  it.each([
    ["a CRM of contacts and deals", "crm with contacts, deals and a dashboard"],
    ["parts of one list", "plant care app with species, watering dates and photos"],
    ["parts of the list it is called after", "recipe app with ingredients, steps and photos"],
    ["who it is for", "an app for students, teachers and parents"],
    ["a kind with pages of its own", "online course platform with courses, lessons and quizzes"],
    ["a site", "website for a riding school with horses, teachers and prices"],
  ])("are none where the words are of %s", (_what, text) => {
    expect(plurals(text)).toBeUndefined();
  });

  it("make a person nobody's, and a thing somebody's", () => {
    const [, doctors, prescriptions] = listsTogether("clinic app: patients, doctors, bills", "en")!;
    expect(doctors!.fields.some(({ type }) => type === "relation")).toBe(false);
    const [, vehicles] = listsTogether("workshop app: customers, vehicles, repairs", "en")!;
    expect(vehicles!.fields).toContainEqual(expect.objectContaining({ type: "relation", to: "client" }));
    expect(prescriptions!.plural).toBe("Bills");
  });
});
