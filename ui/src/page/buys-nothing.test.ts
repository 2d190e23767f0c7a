import { expect, it } from "vitest";
import { buysNothing } from "./buys-nothing.ts";

it("is who has either education flag, the person's or the workspace's [WS4]", () => {
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
