import { describe, expect, it } from "vitest";
import { newPlaceSchema } from "../../contract/places.ts";
import { readPinMessage } from "./page-messages.ts";

const PICKED = { event: "picked", page: "/", selector: "main", tag: "main", quote: "Hi", x: 0.2, y: 0.3 };

describe("messages of the page about pins", () => {
  it("are read field by field", () => {
    expect(readPinMessage(PICKED)).toEqual({
      event: "picked",
      place: { kind: "element", page: "/", selector: "main", tag: "main", quote: "Hi", x: 0.2, y: 0.3 },
    });
    const pins = [{ id: "a", state: "seen", x: 1, y: 2 }, { id: "b", state: "flying" }, null, { state: "gone" }];
    expect(readPinMessage({ event: "places", page: "/", pins })).toEqual({
      event: "places",
      places: { page: "/", pins: new Map([["a", { state: "seen", x: 1, y: 2 }]]) },
    });
    for (const event of ["begin", "here"]) expect(readPinMessage({ event })).toEqual({ event: "begin" });
  });

  it("are dropped where they are of no known kind, or name no page or element", () => {
    for (const fields of [{}, { event: "alert" }, { ...PICKED, page: "x" }, { ...PICKED, selector: "" }])
      expect(readPinMessage(fields)).toBeNull();
  });

  it("of a hostile page become places that the server takes", () => {
    const hostile = {
      ...PICKED,
      ...{ page: `/${"a".repeat(9_000)}`, selector: "\u0000\ud800".repeat(900), tag: "x".repeat(900) },
      ...{ quote: "q".repeat(9_000), x: Number.NaN, y: -5 },
    };
    const message = readPinMessage(hostile);
    expect(message).toMatchObject({ event: "picked", place: { x: 0.5, y: 0 } });
    expect(newPlaceSchema.safeParse((message as { place: unknown }).place).success).toBe(true);
    const many = Array.from({ length: 5_000 }, (_each, at) => ({ id: `${at}`, state: "seen", x: 1e9, y: "x" }));
    const places = readPinMessage({ event: "places", page: "/", pins: many }) as {
      places: { pins: Map<string, object> };
    };
    expect(places.places.pins.size).toBe(200);
    expect(places.places.pins.get("0")).toEqual({ state: "seen", x: 20_000, y: 0 });
  });
});
