import { expect, it } from "vitest";
import { isShallowSource } from "./shallow-source.ts";

it("takes ordinary code, and nothing that could be nested without end", () => {
  expect(isShallowSource(`export const App = () => <main>{[1, 2].map((n) => n * 2)}</main>;\n`.repeat(80))).toBe(true);
  expect(isShallowSource(`${"(".repeat(20_000)}1${")".repeat(20_000)}`)).toBe(false);
  expect(isShallowSource(`const a = ${"!".repeat(9000)}1;`)).toBe(false);
  expect(isShallowSource("await ".repeat(11_000))).toBe(false);
});
