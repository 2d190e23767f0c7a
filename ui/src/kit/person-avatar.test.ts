import { expect, it } from "vitest";
import { groundOf, initialsOf } from "./person-avatar.tsx";

it.each([
  ["Maya Demir", "MD"],
  ["  jo  ", "J"],
  ["Ímpar & Söhne", "ÍS"],
  ["Cleo Ōta 🥐", "CŌ"],
  ["🙂 Jo", "J"],
  ["🙂", "?"],
  ["", "?"],
])("makes initials of %j", (name, initials) => expect(initialsOf(name)).toBe(initials));

it("gives one person one colour", () => {
  expect(groundOf("usr_1")).toBe(groundOf("usr_1"));
  expect(new Set(["a", "b", "c", "d", "e", "f"].map(groundOf)).size).toBeGreaterThan(1);
});
