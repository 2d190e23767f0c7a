import { expect, it } from "vitest";
import { SIGN_IN_RESERVE_BYTES, signInRefusal, type Taken } from "./no-growth.ts";

const BASE = 50 * 1_048_576;
const taken = (bytes: number, people = 0): Taken => ({
  bytes,
  tables: [{ id: 1, is_catalog: false, is_people: true, inserted: people, updated: 1, deleted: 0 }],
});
const refusal = (before: number, after: number): string | undefined =>
  signInRefusal(taken(before), taken(after), BASE)?.code;

it("lets people sign in to a full database until the reserve is used up, then only without taking room", () => {
  const max = BASE + SIGN_IN_RESERVE_BYTES;
  expect(refusal(BASE, BASE + 8192)).toBeUndefined();
  expect(refusal(max - 8192, max)).toBeUndefined();
  expect(refusal(max, max + 8192)).toBe("database_full");
  expect(refusal(max + 8192, max + 8192)).toBeUndefined();
  expect(refusal(BASE, BASE + 1_048_576)).toBe("database_full");
});

it("takes no new account in a full database", () => {
  expect(signInRefusal(taken(BASE), taken(BASE, 1), BASE)?.userMessage).toContain("new accounts");
});
