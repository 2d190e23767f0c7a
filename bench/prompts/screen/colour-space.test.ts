import { describe, expect, it } from "vitest";
import { matches, namedColour, type Rgb } from "./colour-space.ts";
import { likeness } from "./likeness.ts";

const css = (name: string): Promise<Rgb | null> =>
  Promise.resolve(
    ({ peru: [205, 133, 63], darkgreen: [0, 100, 0], red: [255, 0, 0] } as Record<string, Rgb>)[name] ?? null,
  );
const wanted = async (words: string) => (await namedColour(words, css))!;

describe("a colour that was named", () => {
  it("is met by its own value and one beside it, not by another", async () => {
    const peru = await wanted("peru");
    expect(matches([205, 133, 63], peru, true)).toBe(true);
    expect(matches([200, 131, 66], peru, true)).toBe(true);
    expect(matches([63, 133, 205], peru, true)).toBe(false);
  });

  it("leaves lightness open when it is a family, within its tone", async () => {
    expect(matches([185, 28, 28], await wanted("warm red"), true)).toBe(true);
    expect(matches([20, 83, 45], await wanted("dark green"), true)).toBe(true);
    expect(matches([187, 247, 208], await wanted("dark green"), true)).toBe(false);
    expect(matches([28, 28, 185], await wanted("red"), true)).toBe(false);
  });

  it("is unknown when nobody knows the words", async () => {
    expect(await namedColour("quiet thunder", css)).toBeNull();
  });
});

describe("two first screens", () => {
  const striped = Array.from({ length: 640 }, (_none, at) => (at % 8 < 4 ? 20 : 200));
  it("are alike when they are the same, and not when one is turned round", () => {
    expect(likeness(striped, striped)).toBe(1);
    expect(
      likeness(
        striped,
        striped.map((value) => 220 - value),
      ),
    ).toBeLessThan(0.5);
  });
});
