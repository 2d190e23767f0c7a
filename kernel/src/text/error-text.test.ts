import { expect, it } from "vitest";
import { errorTextForAgent } from "./error-text.ts";

it("cuts error text after 20,000 characters and says so [T5.11]", () => {
  expect(errorTextForAgent("x".repeat(20_000))).toBe("x".repeat(20_000));
  expect(errorTextForAgent("x".repeat(20_001))).toBe(`${"x".repeat(20_000)}... (truncated)`);
});

it("takes terminal codes out, before it counts [T5.11]", () => {
  expect(errorTextForAgent("\u001b[31m\u001b[1mError\u001b[22m\u001b[39m: no\u001b[2K")).toBe("Error: no");
  expect(errorTextForAgent(`\u001b[31m${"x".repeat(20_000)}\u001b[0m`)).toBe("x".repeat(20_000));
  expect(errorTextForAgent("plain [text] 100%")).toBe("plain [text] 100%");
});
