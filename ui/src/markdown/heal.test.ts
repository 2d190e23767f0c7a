import { describe, expect, it } from "vitest";
import { healMarkdown } from "./heal.ts";

describe("healing streamed markdown", () => {
  it("closes bold, code and fences that are still open", () => {
    expect(healMarkdown("a **bold")).toBe("a **bold**");
    expect(healMarkdown("call `useState")).toBe("call `useState`");
    expect(healMarkdown("```ts\nconst a = 1")).toBe("```ts\nconst a = 1\n```");
  });
  it("drops a marker that has just been opened", () => {
    expect(healMarkdown("a **")).toBe("a ");
    expect(healMarkdown("a `")).toBe("a ");
  });
  it("shows the text of a link whose address is still arriving", () => {
    expect(healMarkdown("see [the page](https://exa")).toBe("see the page");
  });
  it("leaves finished text and earlier paragraphs alone", () => {
    expect(healMarkdown("a **b** `c` [d](https://e.example)")).toBe("a **b** `c` [d](https://e.example)");
    expect(healMarkdown("2 ** 3\n\nnext **x")).toBe("2 ** 3\n\nnext **x**");
  });
});
