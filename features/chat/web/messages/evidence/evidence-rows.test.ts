import { describe, expect, it } from "vitest";
import { evidenceRows } from "./evidence-rows.ts";
import { worstOf } from "./result-mark.tsx";

const url = (picture: string): string => `/p/${picture}`;

describe("the rows of the evidence", () => {
  it("show a page once with its widths and pictures", () => {
    const checks = [
      { name: "types", ok: true, detail: "0 errors" },
      { name: "/menu at 1440", ok: true, detail: "0 console errors", picture: "0-1440" },
      { name: "/menu at 390", ok: true, detail: "0 console errors", picture: "0-390" },
      { name: "/shop at 1440", ok: true, detail: "fits" },
      { name: "/shop at 390", ok: false, detail: "wider than the screen" },
    ];
    expect(evidenceRows(checks, url)).toEqual([
      { name: "types", ok: true, detail: "0 errors", pictures: [] },
      {
        name: "/menu",
        ok: true,
        detail: "1440 and 390: 0 console errors",
        pictures: [
          { id: "0-1440", url: "/p/0-1440", name: "/menu at 1440" },
          { id: "0-390", url: "/p/0-390", name: "/menu at 390" },
        ],
      },
      { name: "/shop", ok: false, detail: "1440: fits; 390: wider than the screen", pictures: [] },
    ]);
  });

  it("show a journey with its steps and its picture", () => {
    const steps = [
      { text: "at /book", ok: true },
      { text: 'click button "Book"', ok: false },
    ];
    const name = 'Journey "Add a booking"';
    const check = { name, ok: false, detail: "Step 1 broke", picture: "20-1440", steps };
    expect(evidenceRows([check], url)).toEqual([
      { name, ok: false, detail: "Step 1 broke", steps, pictures: [{ id: "20-1440", url: "/p/20-1440", name }] },
    ]);
  });

  it("say why something was not checked, and count it as a gap unless it is unaffected", () => {
    const gap = { name: "pages", ok: null, detail: "not run", reason: "no browser is installed" };
    expect(evidenceRows([gap], url)[0]!.detail).toBe("Not checked: no browser is installed");
    const passed = { name: "types", ok: true, detail: "" };
    expect(worstOf([passed, gap])).toBeNull();
    expect(worstOf([passed, { ...gap, name: "3 other pages" }])).toBe(true);
    expect(worstOf([passed, gap, { ...passed, ok: false }])).toBe(false);
  });
});
