import { describe, expect, it } from "vitest";
import { readable } from "./readable.ts";

describe("the part of a text that can say something", () => {
  it("leaves texts that people write as they are", () => {
    const texts = [
      "a website for a bakery with prices",
      `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, ${"- ".repeat(200)}`,
      `see https://example.org/${"a/b-c?d=e&f=".repeat(60)}`,
      `data:image/png;base64,${"iVBORw0KGgo+AAAA/ANSUh=".repeat(60)}`,
      `Menu\n${"-".repeat(60)}\nBread   3 €\n\n\n${"=".repeat(60)}`,
      "wow!!!!!!!!! 😀😀😀😀",
      "x, ".repeat(5000),
    ];
    for (const text of texts) expect(readable(text)).toBe(text);
  });

  it("cuts runs that are no words, no spaces and no lines", () => {
    expect(readable("x".repeat(19_900))).toBe("x".repeat(300));
    expect(readable(`a${" ".repeat(20_000)}b`)).toBe(`a${" ".repeat(64)}b`);
    expect(readable(`a ${"„".repeat(20_000)} b`)).toBe(`a ${"„".repeat(64)} b`);
    expect(readable(`a ${"👍".repeat(5000)} b`)).toBe(`a ${"👍".repeat(64)} b`);
    expect(readable(`${"é".repeat(400)} and ${"İ".repeat(400)}`)).toBe(`${"é".repeat(300)} and ${"İ".repeat(300)}`);
  });
});
