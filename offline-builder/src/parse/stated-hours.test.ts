/** Opening hours as owners of small businesses write them. */
import { describe, expect, it } from "vitest";
import { findHours, readWeek } from "./stated-hours.ts";

const week = (...days: (string | null)[]) => days.map((day) => (day === null ? null : day.split(/, |-/u)));
const noon = "08:00-12:00, 13:00-17:30";

describe("the hours of a week", () => {
  it.each([
    [
      "open Tue-Fri 8-12 and 1-5.30, Sat 9-1, closed Sunday and Monday",
      [null, noon, noon, noon, noon, "09:00-13:00", null],
    ],
    [
      "Tuesday to Friday 8am-12pm and 1pm-5.30pm, Saturday 9am-1pm",
      [null, noon, noon, noon, noon, "09:00-13:00", null],
    ],
    ["Tue-Fri 8 a.m. to 12 p.m. & 1 p.m. to 5:30 p.m.", [null, noon, noon, noon, noon, null, null]],
    ["Mo-Fr 8-12 und 13-17.30 Uhr", [noon, noon, noon, noon, noon, null, null]],
    ["Montag und Dienstag von 8 bis 12 Uhr und von 13 bis 17:30 Uhr", [noon, noon, null, null, null, null, null]],
    ["Lunes a miércoles de 8 a 12 y de 13 a 17:30", [noon, noon, noon, null, null, null, null]],
    ["We are open Monday to Friday 9-5", [...Array<string>(5).fill("09:00-17:00"), null, null]],
    ["Friday and Saturday 18-2", [null, null, null, null, "18:00-02:00", "18:00-02:00", null]],
    ["Mon-Thu 9-18, Fri until 13", [...Array<string>(4).fill("09:00-18:00"), "09:00-13:00", null, null]],
    [
      "Wir haben Montag bis Donnerstag von 8 bis 12 und 14 bis 18:30 Uhr geöffnet, Freitag nur bis 13 Uhr.",
      [...Array<string>(4).fill("08:00-12:00, 14:00-18:30"), "08:00-13:00", null, null],
    ],
  ])("are all read: %s", (text, days) => expect(findHours(text)).toEqual(week(...days)));

  it.each(["Do you fix tandems?", "Monday is a good day", "2-3 people on Monday at most"])("are none: %s", (text) =>
    expect(readWeek(text)).toBeNull(),
  );

  it.each(["Mon-Fri 8-18, closed on Wednesday afternoon", "Sat 9-14 and 3 more times", "only until 7 on Fridays"])(
    "are left to other readers where the text says more of times: %s",
    (text) => expect(readWeek(text)).toBeNull(),
  );

  it("name only the days of which the text speaks", () => {
    expect(readWeek("Sat 9-1, closed on Sunday")).toEqual([...Array<undefined>(5), "09:00-13:00", ""]);
  });
});
