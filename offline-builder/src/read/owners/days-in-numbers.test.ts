import { expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn } from "../../testing.ts";
import { unreadDays } from "./days-in-numbers.ts";

it.each([
  ["en", "our wedding on 01/02/2027", /two days: 01\/02\/2027/],
  ["en", "our wedding on 25/02/2027", /^Not used: 25\/02\/2027/],
  ["de", "unser Fest am 03.04.2027", /^Nicht verwendet: 03\.04\.2027/],
  ["es", "la boda es el 03/04/2027", /^Sin usar: 03\/04\/2027/],
] as const)("names a day in numbers that stands nowhere: %s %s", (language, text, said) =>
  expect(unreadDays(text, "", language)[0]).toMatch(said),
);

it("is silent about days that are shown, prices, versions and addresses", () => {
  expect(unreadDays("on 01/02/2027", "On 01/02/2027", "en")).toEqual([]);
  expect(unreadDays("open 9-12, 14.50 a head, version 1.2.3.4, call 555-01-07-22", "", "en")).toEqual([]);
});

it("stands in the answer to a first request", async () => {
  const { finish } = await runTurn(createOfflineBuilder(), "Wedding website for Anna and Ben on 3/4/2027 in Leeds");
  expect(finish!.not_done.join("\n")).toContain("can be read as two days: 3/4/2027");
});
