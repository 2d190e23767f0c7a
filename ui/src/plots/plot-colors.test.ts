import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contrast, resolveColor, tokensOf } from "../theme/contrast.ts";
import { PLOT_COLORS, seriesColor } from "./plot-colors.ts";

const css = readFileSync(join(import.meta.dirname, "../theme/tokens.css"), "utf8");

it.each(["light", "dark"])("ten colours differ and reach 3:1 on the surface, %s [C9.09]", (scheme) => {
  const surface = resolveColor(tokensOf(css, `[data-mantine-color-scheme="${scheme}"]`)["--surface"]!, [0, 0, 0]);
  expect(new Set(PLOT_COLORS).size).toBe(10);
  for (const color of PLOT_COLORS)
    expect(contrast(resolveColor(color, surface), surface), color).toBeGreaterThanOrEqual(3);
});

it("begins again with less opacity, in three steps [C9.09]", () => {
  expect(seriesColor(0)).toBe(PLOT_COLORS[0]);
  expect(seriesColor(11)).toBe(`color-mix(in srgb, ${PLOT_COLORS[1]} 75%, transparent)`);
  expect(seriesColor(20)).toContain("50%");
  expect(seriesColor(30)).toBe(PLOT_COLORS[0]);
});
