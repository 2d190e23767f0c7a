import { describe, expect, it } from "vitest";
import { asClosedDays } from "./open-days.ts";
import { plainly } from "./plainly.ts";

describe("what stands around a wish", () => {
  it.each([
    ["rename habits to routines pls", "rename habits to routines"],
    ["ok great, add a page About. thanks!", "add a page About"],
    ["hey can you add a search box please", "can you add a search box"],
    ["Danke, mach den Kopf blau bitte", "mach den Kopf blau"],
    ["prices should be in euro not dollar", "prices should be in euro"],
    ["make it green instead of blue", "make it green"],
    ["i want 3 pictures in a row not 2", "i want 3 pictures in a row"],
    ["i dont like the purple make it more like a calm green", "make it more like a calm green"],
    ["I don't like the header, make it blue", "make the header blue"],
    ["add a channel called random and one for lunch", "add a channel called random and add a channel called lunch"],
    ["add a page for recipes and another for events", "add a page for recipes and add a page for events"],
    ["no me gusta el azul, hazlo verde", "hazlo verde"],
  ])("is taken away: %s", (text, wish) => expect(plainly(text)).toBe(wish));

  it.each([
    "change the button to Please",
    "change the title to Thank you",
    'add a banner saying "Green, not blue"',
    "customers should be able to pick up in store instead of shipping",
    "i don't like the purple",
    "cards that are not done first",
    "ok",
  ])("stays where it is the wish: %s", (text) => expect(plainly(text)).toBe(text));
});

describe("days that alone can be booked", () => {
  it.each([
    ["only allow bookings from tuesday to saturday", "en", "closed on mondays and sundays"],
    ["bookings only on mondays and wednesdays", "en", "closed on tuesdays, thursdays, fridays, saturdays and sundays"],
    ["Termine nur von Dienstag bis Freitag", "de", "montags, samstags und sonntags geschlossen"],
    ["solo citas de lunes a viernes", "es", "cerrado los sábado y domingo"],
  ] as const)("close the others: %s", (text, language, closed) => expect(asClosedDays(text, language)).toBe(closed));

  it.each(["show only bookings of monday 12 to 14", "only allow booking one week ahead", "closed on sundays"])(
    "are not named: %s",
    (text) => expect(asClosedDays(text, "en")).toBeNull(),
  );
});
