import { expect, it } from "vitest";
import { pageSaysNobody } from "./page-session.ts";

const page = (head: string) => new DOMParser().parseFromString(head, "text/html");

it("trusts only the server's statement that nobody is signed in", () => {
  expect(pageSaysNobody(page('<meta name="slipway-session" content="none">'))).toBe(true);
  expect(pageSaysNobody(page('<meta name="slipway-session" content="">'))).toBe(false);
  expect(pageSaysNobody(page(""))).toBe(false);
});
