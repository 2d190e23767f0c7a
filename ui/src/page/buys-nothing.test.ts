import { expect, it } from "vitest";
import { buysNothing } from "./buys-nothing.ts";

it("applies to a person or workspace with an education flag [WS4]", () => {
  const person = (flag: boolean) => ({ user_is_temporary_edu: flag });
  const workspace = (flag: boolean) => ({ workspace_is_temporary_edu: flag });
  for (const [one, other] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const)
    expect(buysNothing(person(one), workspace(other))).toBe(one || other);
  expect([buysNothing(null, undefined), buysNothing(person(true), null), buysNothing(null, workspace(true))]).toEqual([
    false,
    true,
    true,
  ]);
});
