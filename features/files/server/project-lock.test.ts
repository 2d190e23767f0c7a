import { expect, it } from "vitest";
import { asksForLegacyPeersIn } from "./project-lock.ts";

it.each([
  ["legacy-peer-deps=true", true],
  ["save-exact=true\r\n  legacy-peer-deps = true \r\n", true],
  ["legacy-peer-deps=true=1", false],
  ["legacy-peer-deps=false", false],
  ["# legacy-peer-deps=true", false],
  ["", false],
])("finds in the settings %j whether peers are taken as they were: %s", (settings, asks) => {
  expect(asksForLegacyPeersIn(settings)).toBe(asks);
});

it("reads a million blank lines as it reads one", () => {
  expect(asksForLegacyPeersIn(`${"\n".repeat(1_000_000)}legacy-peer-deps=true`)).toBe(true);
});
