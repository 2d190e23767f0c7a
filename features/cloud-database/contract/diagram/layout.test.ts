import fc from "fast-check";
import { expect, it } from "vitest";
import { layout, type Box, type Link, type Placed } from "./layout.ts";

const box = (id: string, height = 60): Box => ({ id, width: 200, height });
const overlap = (one: Placed, other: Placed): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const placesOf = (boxes: Box[], links: Link[]): Map<string, Placed> =>
  new Map(layout(boxes, links).boxes.map((placed) => [placed.id, placed]));

it("puts a table right of every table that it refers to", () => {
  const places = placesOf(
    ["items", "orders", "customers", "products"].map((id) => box(id)),
    [
      { from: "items", to: "orders" },
      { from: "items", to: "products" },
      { from: "orders", to: "customers" },
    ],
  );
  const x = (id: string): number => places.get(id)!.x;
  expect(x("items")).toBeGreaterThan(x("orders"));
  expect(x("items")).toBeGreaterThan(x("products"));
  expect(x("orders")).toBeGreaterThan(x("customers"));
});

it("puts tables beside what they refer to, so that two chains do not cross", () => {
  const places = placesOf(
    ["a", "b", "to b", "to a"].map((id) => box(id)),
    [
      { from: "to b", to: "b" },
      { from: "to a", to: "a" },
      { from: "to a", to: "b" },
    ],
  );
  const isAbove = (one: string, other: string): boolean => places.get(one)!.y < places.get(other)!.y;
  expect(isAbove("a", "b")).toBe(isAbove("to a", "to b"));
});

it("cuts the column of tables that all refer to one, so that the picture is not a tower", () => {
  const boxes = ["hub", ...Array.from({ length: 120 }, (_, at) => `t${at}`)].map((id) => box(id));
  const { width, height } = layout(
    boxes,
    boxes.slice(1).map(({ id }) => ({ from: id, to: "hub" })),
  );
  expect(height / width).toBeLessThan(2);
});

it("places every table once and over no other, in circles, of itself, and to tables that are not there", () => {
  const ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const link = fc.record({ from: fc.constantFrom(...ids), to: fc.constantFrom(...ids, "unknown") });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 30, max: 300 })), { selector: ([id]) => id }),
      fc.array(link, { maxLength: 20 }),
      (given, links) => {
        const { boxes, width, height } = layout(
          given.map(([id, tall]) => box(id, tall)),
          links,
        );
        expect(boxes.map(({ id }) => id).toSorted()).toEqual(given.map(([id]) => id).toSorted());
        for (const [at, one] of boxes.entries()) {
          expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height).toBe(true);
          for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBe(false);
        }
      },
    ),
    { numRuns: 400 },
  );
});

it("takes a chain of 2000 references", () => {
  const boxes = Array.from({ length: 2000 }, (_, at) => box(`t${at}`));
  const { boxes: placed } = layout(
    boxes,
    boxes.slice(1).map(({ id }, at) => ({ from: boxes[at]!.id, to: id })),
  );
  expect(placed).toHaveLength(2000);
});
