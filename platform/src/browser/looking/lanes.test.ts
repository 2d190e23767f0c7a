import { describe, expect, it } from "vitest";
import { lanesOf, MAX_TABS, type LanePage } from "./lanes.ts";

const page = (width: number, more: Partial<LanePage> = {}): LanePage => ({ width, weight: 1, links: null, ...more });

describe("the tabs of a look", () => {
  it("open each page once and share the work about equally", () => {
    const pages = Array.from({ length: 12 }, (_none, index) => page(index % 2 === 0 ? 1440 : 390));
    const lanes = lanesOf(pages);
    expect(lanes.flat().toSorted((a, b) => a - b)).toEqual(pages.map((_page, index) => index));
    expect(lanes.map((lane) => lane.length)).toEqual([3, 3, 3, 3]);
    for (const lane of lanes) expect(new Set(lane.map((index) => pages[index]!.width)).size).toBe(1);
  });

  it("are as few as there are pages, and never more than their bound", () => {
    expect(lanesOf([page(1440)])).toEqual([[0]]);
    expect(lanesOf(Array.from({ length: 80 }, () => page(1440)))).toHaveLength(MAX_TABS);
  });

  it("keep a page that is opened by a link with the pages that have such links, and open it last", () => {
    const pages = [
      page(390, { links: "needs" }),
      page(1440, { links: "needs" }),
      page(390),
      page(1440, { links: "has" }),
      page(390, { links: "has" }),
      page(1440),
    ];
    const lanes = lanesOf(pages);
    expect(lanes).toContainEqual([4, 0]);
    expect(lanes).toContainEqual([3, 1]);
    expect(lanes).toHaveLength(4);
  });
});
