import { describe, expect, it } from "vitest";
import { prepareBuild } from "../../turn/build.ts";

const labelsOf = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    prepareBuild(text, "en")!.plan.entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]),
  );

describe("lists and fields in one enumeration", () => {
  it("have each field in the list that stands before it", () => {
    const lists = labelsOf("CRM for translators: clients, projects, word count, rate, invoices");
    expect(Object.keys(lists)).toEqual(["Clients", "Projects", "Invoices"]);
    expect(lists["Projects"]).toEqual(expect.arrayContaining(["Word count", "Rate"]));
    const school = labelsOf("music school: students, teachers, lessons, room, fee");
    expect(Object.keys(school)).toEqual(["Students", "Teachers", "Lessons"]);
    expect(school["Lessons"]).toEqual(expect.arrayContaining(["Room", "Fee"]));
  });

  it("are one list where only fields follow it", () => {
    expect(Object.keys(labelsOf("plant tracker: plants, watering date, location"))).toEqual(["Plants"]);
    expect(Object.keys(labelsOf("expense tracker: categories, amount, receipts"))).toEqual(["Expenses"]);
  });

  it("are those of a CRM that names others than the usual ones", () => {
    expect(Object.keys(labelsOf("crm with clients, projects and invoices"))).toEqual([
      "Clients",
      "Projects",
      "Invoices",
    ]);
    expect(prepareBuild("CRM with contacts, deals and a dashboard", "en")!.plan.archetype).toBe("crm");
    expect(prepareBuild("CRM: contacts, companies, deals, tasks", "en")!.plan.archetype).toBe("crm");
  });
});
