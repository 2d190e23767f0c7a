import { expect, it } from "vitest";
import { onDay } from "./days.ts";

const now = new Date(2027, 11, 30, 23, 59);
const typed = (text: string) => {
  const done = onDay({ kind: "type", target: { label: "Arrive" }, text }, now);
  return done.kind === "type" ? done.text : null;
};

it("reads days from the day on which a journey runs, over the ends of months and years", () => {
  expect(["{today}", "{today+3}", "{today + 33}", "{today-30}"].map(typed)).toEqual([
    ...["2027-12-30", "2028-01-02", "2028-02-01", "2027-11-30"],
  ]);
  expect(onDay({ kind: "see", text: "From {today+1} to {today+2}" }, now)).toEqual({
    ...{ kind: "see", text: "From 2027-12-31 to 2028-01-01" },
  });
  expect(onDay({ kind: "open", path: "/book?day={today+1}" }, now)).toEqual({
    ...{ kind: "open", path: "/book?day=2027-12-31" },
  });
});

it("leaves other braces and other steps as they are", () => {
  expect(["{name}", "today+3", "{today+99999}"].map(typed)).toEqual(["{name}", "today+3", "{today+99999}"]);
  const click = { kind: "click", target: { text: "{today}" } } as const;
  expect(onDay(click, now)).toBe(click);
});
