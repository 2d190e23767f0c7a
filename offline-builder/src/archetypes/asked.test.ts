/** Requests for which the reader decides: what is stated is built, what is not is named. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { prepareBuild } from "../turn/build.ts";
import { runTurn } from "../testing.ts";
import { typeCheck } from "../type-check.ts";

const beekeeping =
  "A tool to manage my beekeeping: hives, inspections with date, queen seen, mites count and notes, honey harvests in kg per hive, and a chart of the harvest by year";
const practice =
  "Website for my physiotherapy practice in Freiburg: treatments with prices, our team of four, opening hours, and online booking where patients pick a treatment, a therapist, a date and a time. Calm, trustworthy, green.";
const equipment =
  "An internal tool for our IT equipment: asset list with serial number, type, who has what, handed out on, due back on, returns, overdue items, and CSV import and export";

const planOf = (text: string) => prepareBuild(text, "en")!.plan;
const fieldsOf = (text: string): string[][] =>
  planOf(text).entities.map(({ plural, fields }) => [plural, ...fields.map(({ key, type }) => `${key}:${type}`)]);

describe("a request that states its lists", () => {
  it("gets them with their fields, where the older reading made one list of everything", () => {
    expect(fieldsOf(beekeeping)).toEqual([
      ["Hives", "name:text"],
      ["Inspections", "date:date", "queenSeen:boolean", "mitesCount:number", "notes:long-text"],
      ["Honey harvests", "name:text", "harvests:number", "hive:relation"],
    ]);
    expect(fieldsOf(equipment)[0]).toEqual(
      expect.arrayContaining(["Assets", "serialNumber:text", "handedOutOn:date", "dueBackOn:date"]),
    );
  });

  it("gets states and a page for decisions where somebody approves", () => {
    const plan = planOf(
      "log damaged pallets: photo, location, carrier, cost estimate, status; manager approves or rejects",
    );
    expect(plan.entities[0]!.fields.map(({ label }) => label)).toEqual([
      "Photo",
      "Location",
      "Carrier",
      "Cost estimate",
      "Status",
    ]);
    expect(plan.entities[0]!.fields.map(({ type }) => type)).toEqual(["file", "text", "text", "money", "enum"]);
    expect(plan.pages.map(({ path }) => path)).toContain("/approvals");
  });

  it("stays a site where a site is asked for, and a named kind where one is named", () => {
    const site = prepareBuild(practice, "en")!;
    expect(site.archetype.id).toBe("brochure");
    expect(site.plan.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(["/treatments", "/team", "/book"]));
    expect(prepareBuild("CRM with contacts, deals and a dashboard", "en")!.archetype.id).toBe("crm");
  });

  it("becomes a site where its parts say so and few of the lists are named", () => {
    const made = (text: string): string => prepareBuild(text, "en")!.archetype.id;
    expect(made("Tango school Oslo: beginners course, milongas, teachers, price list, register with a partner")).toBe(
      "brochure",
    );
    expect(made("music school: students, teachers, lessons, room, fee")).toBe("tracker");
  });

  it.each([
    ["A game where a fox jumps over fences, three lives, best score", /That game I cannot write/],
    ["yarn calculator: gauge, finished width, gives stitches to cast on", /That tool I cannot write/],
    ["Ein Spiel: Katze fängt Mäuse, drei Leben, Rekord", /Dieses Spiel kann ich nicht/],
  ])("builds nothing of a game or tool that nothing here makes, and offers what it can: %s", async (text, words) => {
    const { texts, files, finish } = await runTurn(createOfflineBuilder(), text);
    expect(texts.join(" ")).toMatch(words);
    expect(files.has(".slipway/plan.json")).toBe(false);
    expect(finish?.replies?.length).toBeGreaterThan(2);
  });

  it("builds tools and games that it has, and lists of games and of what is worked out", () => {
    const made = (text: string): string | undefined => prepareBuild(text, "en")?.archetype.id;
    expect(made("A tip calculator with bill, percentage and number of people")).toBe("calculator");
    expect(made("quiz, capitals of Africa, 20 questions, timer 15 seconds")).toBe("game");
    expect(made("chess log: opponent, colour (white, black), result, rating")).toBe("tracker");
    expect(made("split expenses in our shared flat, with dates")).toBe("tracker");
  });

  it("is kept as a list where one list has the fields, though the words would make a website", () => {
    const made = (text: string): string | undefined => prepareBuild(text, "en")?.archetype.id;
    expect(made("log of falls on our building site. date, place, what happened, severity (low, high), photo")).toBe(
      "tracker",
    );
    expect(made("Website for our building site. News, photos, plans, contact")).toBe("brochure");
  });

  it("compiles, and says of each wish beside the lists that it was done or left out", async () => {
    const built = await runTurn(createOfflineBuilder(), `${beekeeping}. Zebras quibble at dawn.`);
    expect(typeCheck([built.files])).toBe("");
    const report = JSON.stringify(built.finish);
    expect(report).toMatch(/chart/i);
    expect(report).toContain("Zebras quibble at dawn");
  }, 120_000);
});
