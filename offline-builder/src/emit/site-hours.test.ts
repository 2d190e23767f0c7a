/** The hours of a generated site, with a break at noon. */
import { stripTypeScriptTypes } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn, type LoopResult } from "../testing.ts";
import { typeCheck } from "../type-check.ts";

const model = createOfflineBuilder();
const WEEK = {
  monday: "08:30-12:00, 14:00-19:00",
  tuesday: "18:00-02:00",
  wednesday: "closed",
  thursday: "07:00-18:00",
  friday: "closed",
  saturday: "closed",
  sunday: "closed",
};
let built: LoopResult;

/** The generated module with other hours, as a browser would run it. */
async function moduleOf(path: string, before: string): Promise<Record<string, (...given: never[]) => unknown>> {
  const code = before + built.files.get(path)!.replace(/^import .*$/gmu, "");
  return (await import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`)) as never;
}

beforeAll(async () => {
  built = await runTurn(
    model,
    "A website for my physiotherapy practice with treatments, prices, team and online booking",
  );
});

describe("two spans in a day", () => {
  const site = `const site = ${JSON.stringify({ hours: WEEK })};\n`;
  // 2 March 2026 is a Monday.
  const at = (time: string): never => new Date(`2026-03-${time}`) as never;

  it.each([
    ["02T08:00", false, /^Opens today at 8:30/],
    ["02T09:00", true, /^Open until 12:00/],
    ["02T13:00", false, /^Opens today at 2:00/],
    ["02T15:00", true, /^Open until 7:00/],
    ["02T20:00", false, /^Closed now, opens Tuesday, 6:00/],
    ["04T01:00", true, /^Open until 2:00/],
    ["04T03:00", false, /^Closed now, opens Thursday, 7:00/],
  ])("are told by the sign at %s", async (time, open, text) => {
    const { openNow } = await moduleOf("src/lib/hours.ts", site);
    const told = openNow!(at(time)) as { open: boolean; text: string };
    expect([told.open, told.text.replace(/\s/gu, " ")]).toEqual([open, expect.stringMatching(text)]);
  });

  it("are told anew by the sign when the hours are edited while the page is open", () => {
    const sign = built.files.get("src/components/sections/OpenBadge.tsx")!;
    expect(sign).toMatch(/\n {2}const state = openNow\(\);\n {2}useEffect/u);
    expect(sign).not.toMatch(/useState[^;]*openNow/u);
    expect(typeCheck([built.files])).toBe("");
  });

  it("are both in the table of the week", async () => {
    const { week } = await moduleOf("src/lib/hours.ts", site);
    const rows = week!() as { text: string }[];
    expect(rows[0]!.text.replace(/\s/gu, " ")).toBe("8:30 AM – 12:00 PM, 2:00 PM – 7:00 PM");
    expect(rows[2]!.text).toBe("Closed");
  });

  it("leave no appointment across the break", async () => {
    const hours = site + stripTypeScriptTypes(built.files.get("src/lib/hours.ts")!.replace(/^import .*$/gmu, ""));
    const { startTimes } = await moduleOf("src/lib/days.ts", hours.replace(/^export /gmu, ""));
    const monday = "2999-03-04";
    expect(new Date(`${monday}T12:00`).getDay()).toBe(1);
    const times = startTimes!(monday as never, 60 as never) as number[];
    expect(times).toContain(11 * 60);
    expect(times.filter((time) => time > 11 * 60 && time < 14 * 60)).toEqual([]);
    expect(times.at(-1)).toBe(18 * 60);
  });
});

describe("a half day off", () => {
  it("keeps the other half, and says so once", async () => {
    const { files, messages } = built;
    const before = /wednesday: "(\d\d:\d\d)-/u.exec(files.get("src/content/site.ts")!)![1]!;
    const done = await runTurn(model, "closed on Wednesday afternoon", { files: new Map(files), messages });
    expect(done.files.get("src/content/site.ts")).toContain(`wednesday: "${before}-12:00"`);
    expect(done.finish!.did).toEqual([`Wednesday: ${before}-12:00`]);
  });

  it("follows the hours of the same message", async () => {
    const { files, messages } = built;
    const wish = "open 8 to 19 from Monday to Friday, closed on Wednesday afternoon";
    const done = await runTurn(model, wish, { files: new Map(files), messages });
    expect(done.files.get("src/content/site.ts")).toMatch(/thursday: "08:00-19:00"/);
    expect(done.files.get("src/content/site.ts")).toMatch(/wednesday: "08:00-12:00"/);
    expect(done.finish!.did.filter((line) => line.startsWith("Wednesday"))).toEqual(["Wednesday: 08:00-12:00"]);
  });
});
