import { diceOf } from "@slipway/platform/testing/dice";
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
      Array.from({ length: 5000 }, (_, at) => `x${at}`).join(", "),
      `Add ${"the same sentence again. ".repeat(60)}`,
    ];
    for (const text of texts) expect(readable(text)).toBe(text);
  });

  it("cuts what is said again and again, and keeps what stands before and behind it", () => {
    expect(readable("x, ".repeat(5000))).toBe("x, ".repeat(500));
    expect(readable(`Add a page. ${"change the heading to ".repeat(900)}and a form`)).toBe(
      `Add a page. ${"change the heading to ".repeat(68)}and a form`,
    );
    expect(readable(`${"{`${".repeat(2000)}${"}`}".repeat(2000)}`)).toBe(`${"{`${".repeat(375)}${"}`}".repeat(500)}`);
    expect(readable(`a ${"👩‍👩‍👧".repeat(1000)} b ${"x y ".repeat(1000)}`)).toBe(
      `a ${"👩‍👩‍👧".repeat(187)} b ${"x y ".repeat(375)}`,
    );
  });

  it("cuts no text to anything but its own beginning and end around whole pieces", () => {
    for (let index = 0; index < 300; index += 1) {
      const dice = diceOf(7, index);
      const piece = Array.from({ length: 1 + dice.below(20) }, () => dice.of(["a", "b", " ", ", ", "x1"])).join("");
      const before = `${index} begins `;
      const behind = ` ends ${index}`;
      const times = 1 + dice.below(3000);
      const read = readable(before + piece.repeat(times) + behind);
      expect(read.startsWith(before) && read.endsWith(behind)).toBe(true);
      expect(read.length).toBeLessThan(before.length + behind.length + 1500 + piece.length + 64);
    }
  });

  it("cuts runs that are no words, no spaces and no lines", () => {
    expect(readable("x".repeat(19_900))).toBe("x".repeat(300));
    expect(readable(`a${" ".repeat(20_000)}b`)).toBe(`a${" ".repeat(64)}b`);
    expect(readable(`a ${"„".repeat(20_000)} b`)).toBe(`a ${"„".repeat(64)} b`);
    expect(readable(`a ${"👍".repeat(5000)} b`)).toBe(`a ${"👍".repeat(64)} b`);
    expect(readable(`${"é".repeat(400)} and ${"İ".repeat(400)}`)).toBe(`${"é".repeat(300)} and ${"İ".repeat(300)}`);
  });
});
