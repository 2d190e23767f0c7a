import { describe, expect, it } from "vitest";
import { printOpeningHours, readOpeningHours } from "./opening-hours.ts";

const read = (text: string, before?: string): string | null => {
  const spans = readOpeningHours(text, before === undefined ? [] : readOpeningHours(before)!);
  return spans === null ? null : printOpeningHours(spans);
};

describe("the opening hours of a day", () => {
  it.each([
    ["8-18", "08:00-18:00"],
    ["8:30 to 12, 14 to 19", "08:30-12:00, 14:00-19:00"],
    ["8.30-12 / 14-19", "08:30-12:00, 14:00-19:00"],
    ["8:30 to 12 and 2 to 7", "08:30-12:00, 14:00-19:00"],
    ["9am–5pm", "09:00-17:00"],
    ["9 a.m. to 5.30 p.m.", "09:00-17:30"],
    ["9 to 5", "09:00-17:00"],
    ["8 to 8", "08:00-20:00"],
    ["2 to 6 pm", "14:00-18:00"],
    ["noon till midnight", "12:00-24:00"],
    ["12am-12pm", "00:00-12:00"],
    ["18:00-02:00", "18:00-02:00"],
    ["22-2", "22:00-02:00"],
    ["Monday 8-18", "08:00-18:00"],
    ["von 8 bis 12 Uhr und 14–18 Uhr", "08:00-12:00, 14:00-18:00"],
    ["9h30 a 14h y 16 a 20", "09:30-14:00, 16:00-20:00"],
    ["de 9 a 14 h", "09:00-14:00"],
    ["24h", "00:00-24:00"],
    ["24/7", "00:00-24:00"],
    ["closed", ""],
    ["Geschlossen", ""],
    ["cerrado", ""],
    ["–", ""],
    ["07:00-18:00", "07:00-18:00"],
    ["07:00 - 18:00", "07:00-18:00"],
  ])("reads %j", (text, hours) => expect(read(text)).toBe(hours));

  it.each([
    ["closed Wednesday afternoon", "08:00-18:00", "08:00-12:00"],
    ["nachmittags geschlossen", "08:30-12:00, 14:00-19:00", "08:30-12:00"],
    ["closed in the morning", "08:30-12:00, 14:00-19:00", "14:00-19:00"],
    ["8-18, closed in the afternoon", "closed", "08:00-12:00"],
  ])("takes a half of the day away: %j of %j", (text, before, hours) => expect(read(text, before)).toBe(hours));

  it.each([
    "nonsense",
    "",
    "8",
    "8-",
    "8-18-20",
    "25-26",
    "8:75-9",
    "13pm-14",
    "8-12, 11-14",
    "8-9, 10-11, 12-13",
    "8-12 by appointment",
    "closed 8-12",
    "closed in the afternoon",
    "morning",
    "-8-12-",
    `8-18${" ".repeat(200)}x`,
    "8".repeat(10_000),
  ])("refuses what it cannot read for certain: %j", (text) => expect(read(text)).toBeNull());
});
