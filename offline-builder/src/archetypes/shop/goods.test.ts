import { describe, expect, it } from "vitest";
import { goodsIn, inventProducts } from "./goods.ts";

describe("what a shop sells that no subject covers", () => {
  it.each([
    ["online shop for houseplants with filters", "en", "Houseplants"],
    ["sneaker store, black and yellow", "en", "Sneakers"],
    ["second hand bike shop catalogue", "en", "Bikes"],
    ["my online shop", "en", null],
    ["tienda online de guitarras", "es", "Guitarras"],
  ] as const)("is read from the words around the shop: %s", (text, language, goods) => {
    expect(goodsIn(text, language)).toBe(goods);
  });

  it("is part of the name of each product", () => {
    expect(inventProducts("en", 1, "Houseplants")[0]!.name).toBe("Alba houseplant");
    expect(inventProducts("es", 1, "Guitarras")[0]!.name).toBe("Guitarra Alba");
    expect(inventProducts("en", 1)[0]!.name).toBe("Alba");
  });
});
