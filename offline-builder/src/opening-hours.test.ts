/** The opening hours of a small business, said in the first request and changed later. */
import { beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "./model.ts";
import { runTurn, type LoopResult } from "./testing.ts";

const model = createOfflineBuilder();
const noon = "08:00-12:00, 13:00-17:30";
const bikes =
  "I run a small bike repair shop in Leeds. I need a website where people can see what a service costs, check when we're open (Tue-Fri 8-12 and 1-5.30, Sat 9-1, closed Sunday and Monday) and book their bike in for a repair.";
const physio =
  "Ich habe eine Praxis für Physiotherapie in Freiburg und brauche eine Internetseite. Patienten sollen online einen Termin anfragen können. Wir haben Montag bis Donnerstag von 8 bis 12 und 14 bis 18:30 Uhr geöffnet, Freitag nur bis 13 Uhr.";

const hoursOf = ({ files }: LoopResult): string[] =>
  [...(/hours: \{([^}]*)\}/u.exec(files.get("src/content/site.ts")!)?.[1] ?? "").matchAll(/"([^"]*)"/gu)].map(
    ([, hours]) => hours!,
  );

it("reads a half of a day that German writes as one word", async () => {
  const { files, messages } = await runTurn(model, physio);
  const changed = await runTurn(model, "Mittwochnachmittag geschlossen", { files, messages });
  expect(hoursOf(changed)[2]).toBe("08:00-12:00");
});

describe("hours with a break at noon", () => {
  it("stand on the site as the first request says them, and no part of them is called unused", async () => {
    const built = await runTurn(model, bikes);
    expect(hoursOf(built)).toEqual(["closed", noon, noon, noon, noon, "09:00-13:00", "closed"]);
    expect(JSON.stringify(built.finish)).not.toMatch(/Not used from your request:[^"]*Sat/u);
  });

  it("stand on a German site, with a day that only ends earlier", async () => {
    const built = await runTurn(model, physio);
    const long = "08:00-12:00, 14:00-18:30";
    expect(hoursOf(built)).toEqual([long, long, long, long, "08:00-13:00", "geschlossen", "geschlossen"]);
    expect(JSON.stringify(built.finish)).not.toMatch(/nicht verwendet:[^"]*(?:Donnerstag|Uhr geöffnet)/u);
  });
});

it.each(["Sat", "Sat open", "Sat too", "Sat by appointment"])(
  "names a day as not used that has no hours in the request, and makes none up: %s",
  async (said) => {
    const built = await runTurn(model, bikes.replace("Sat 9-1", said));
    expect(hoursOf(built).slice(0, 5)).toEqual(["closed", noon, noon, noon, noon]);
    expect(hoursOf(built)[5]).not.toBe("09:00-13:00");
    expect(built.finish!.not_done.join("\n")).toMatch(/Not used from your request:[^\n]*Sat/u);
  },
);

describe("hours that are changed later", () => {
  let built: LoopResult;
  beforeAll(async () => {
    built = await runTurn(model, "A website for my physiotherapy practice with treatments and online booking");
  });

  it.each([
    "The opening hours are wrong. We're open Tue-Fri 8-12 and 1-5.30, Sat 9-1, closed Sunday and Monday.",
    "Change the opening hours to Tuesday to Friday 8am-12pm and 1pm-5.30pm, Saturday 9am-1pm, closed Monday",
    "Our hours: Tue-Fri 8-12, 1-5.30; Sat 9-1; Monday closed",
  ])("are all taken: %s", async (wish) => {
    const done = await runTurn(model, wish, { files: new Map(built.files), messages: built.messages });
    expect(hoursOf(done).slice(0, 6)).toEqual(["closed", noon, noon, noon, noon, "09:00-13:00"]);
    const pages = [...done.files].filter(([path]) => path.startsWith("src/")).map(([, content]) => content);
    expect(pages.join("\n")).not.toContain("hours are wrong");
    expect(done.finish!.did).toContain(`Tuesday: ${noon}`);
  });

  it("are changed together with another wish", async () => {
    const wish = "Open Mon-Fri 9-12 and 2-6, and make the buttons rounder";
    const done = await runTurn(model, wish, { files: new Map(built.files), messages: built.messages });
    expect(hoursOf(done)[0]).toBe("09:00-12:00, 14:00-18:00");
    expect(done.finish!.did).toContain("Buttons: round");
  });

  it("stay apart from a closure on one date, which stands above every page", async () => {
    const done = await runTurn(model, "We are closed on 24 December", {
      files: new Map(built.files),
      messages: built.messages,
    });
    expect(hoursOf(done)).toEqual(hoursOf(built));
    expect(done.finish!.did.join()).toContain("Above every page");
  });
});
