import { beforeEach, describe, expect, it } from "vitest";
import { changePins, MAX_PINS, readPins, writePins } from "./pins.ts";

const seven = ["a", "b", "c", "d", "e", "f", "g"];
const six = seven.slice(0, 6);

describe("pins", () => {
  it("are at most six, each once [T2.05] [T5.08] [T9.10] [WB1]", () => {
    const pinned = seven.reduce<readonly string[]>((pins, pin) => changePins(pins, { pin }), []);
    expect(pinned).toEqual(six);
    expect(pinned).toHaveLength(MAX_PINS);
    expect(changePins(six, { pin: "a" })).toBe(six);
    expect(changePins(changePins(six, { unpin: "b" }), { pin: "g" })).toEqual(["a", "c", "d", "e", "f", "g"]);
  });

  it("change their order, and stay where they are for what cannot be [T2.05]", () => {
    expect(changePins(six, { move: "a", to: 2 })).toEqual(["b", "c", "a", "d", "e", "f"]);
    expect(changePins(six, { move: "f", to: -3 })).toEqual(["f", "a", "b", "c", "d", "e"]);
    expect(changePins(six, { move: "a", to: 99 })).toEqual(["b", "c", "d", "e", "f", "a"]);
    expect(changePins(six, { move: "g", to: 1 })).toBe(six);
    expect(changePins(six, { move: "c", to: 2 })).toBe(six);
  });
});

describe("stored pins", () => {
  beforeEach(() => localStorage.clear());
  const tools = { known: six, pinnedAtFirst: ["a", "b"] };

  it("begin with those pinned by default [T2.03]", () => {
    expect(readPins(localStorage, tools)).toEqual(["a", "b"]);
  });

  it("are kept, an empty choice too [T2.09]", () => {
    writePins(localStorage, ["c", "a"]);
    expect(readPins(localStorage, tools)).toEqual(["c", "a"]);
    writePins(localStorage, []);
    expect(readPins(localStorage, tools)).toEqual([]);
    expect(JSON.parse(localStorage.getItem("slipway-pinned-tools-2.2")!)).toEqual({ pinned: [] });
  });

  it("come over from the format before, without what no longer exists [T2.09] [WB2]", () => {
    localStorage.setItem("slipway-pinned-tools-2.1", JSON.stringify(["d", "gone", "d", 7, "a"]));
    expect(readPins(localStorage, tools)).toEqual(["d", "a"]);
    expect(localStorage.getItem("slipway-pinned-tools-2.1")).toBeNull();
    expect(readPins(localStorage, tools)).toEqual(["d", "a"]);
  });

  it.each(["{", "null", "[]", '{"pinned":"a"}', '"a"'])("that are not ours (%s) count as none", (text) => {
    localStorage.setItem("slipway-pinned-tools-2.2", text);
    expect(readPins(localStorage, tools)).toEqual(["a", "b"]);
  });
});
